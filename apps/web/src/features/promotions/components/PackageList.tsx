import { promotionTexts as words } from '@bolillero/texts/public-promotions';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import type { Package } from '../../../api/subscription.ts';
import { packagesQuery } from '../../../api/subscription.ts';
import { AcceptedPayments } from '../../../components/ui/AcceptedPayments.tsx';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { Bone } from '../../../components/ui/Bone.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';

import classes from './PackageList.module.css';

interface PackageListProps {
  /** The way on from a package, and its place in the list; without it the list only shows. */
  readonly action?: (pack: Package, index: number) => ReactNode;
  /** Level of the packages' headings below the list's own. */
  readonly heading?: 'h2' | 'h3';
}

/** The packages side by side, each with its price a month and what it saves against the first. */
export function PackageList({ action, heading: Heading = 'h2' }: PackageListProps) {
  const query = useQuery(packagesQuery());
  return (
    <Loaded
      query={query}
      waiting={
        <div className={classes.list}>
          {[1, 2, 3, 4].map((at) => (
            <Bone key={at} height={action ? 226 : 170} />
          ))}
        </div>
      }
      empty={<EmptyState title={words.none} hint={words.noneHint} />}
    >
      {(data) => (
        <>
          {action !== undefined && <AcceptedPayments />}
          <ul className={classes.list}>
            {data.map((pack, index) => {
              const { id, months, price, saving, total, colour } = pack;
              return (
                <li key={id} className={classes.card} style={{ '--stripe': colour } as CSSProperties}>
                  <Heading className={classes.months}>{words.months(months)}</Heading>
                  <p className={classes.price}>
                    {words.from.before} <span className={classes.figure}>{moneyText(price)}</span>{' '}
                    {words.from.after}
                  </p>
                  <p className={classes.saving} data-some={saving > 0 || undefined}>
                    {saving > 0 ? words.saving(saving) : words.noSaving}
                  </p>
                  <p className={classes.total}>{words.total(moneyText(total), months)}</p>
                  {action?.(pack, index)}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Loaded>
  );
}
