import { adminPlayersTexts } from '@bolillero/texts/admin-players';
import type { LinkOptions } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import classes from './Player.module.css';

/** Where a list of all rows stands. */
export type AllOf = LinkOptions & { readonly to: string };

interface BlockProps {
  readonly title: string;
  /** How many there are in all. */
  readonly count?: number | undefined;
  /** Leads to all of them; absent where everything is shown. */
  readonly all?: AllOf | undefined;
  /** Open on a phone, where blocks fold. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

const words = adminPlayersTexts.page;

/** A part of a player's page: a card, which folds on a phone. */
export function Block({ title, count, all, open = false, children }: BlockProps) {
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 48em)');
  const heading = (
    <h2 id={id} className={classes.blockTitle}>
      {title}
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </h2>
  );
  const more = all && (
    <TextLink {...all} className={classes.all} aria-label={words.allOf(title)}>
      {words.all}
    </TextLink>
  );
  if (isPhone) {
    return (
      <details className={classes.block} open={open}>
        <summary className={classes.blockHead}>{heading}</summary>
        {children}
        {more && <p className={classes.more}>{more}</p>}
      </details>
    );
  }
  return (
    <section className={classes.block} aria-labelledby={id}>
      <div className={classes.blockHead}>
        {heading}
        {more}
      </div>
      {children}
    </section>
  );
}
