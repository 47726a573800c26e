import { uiTexts } from '@bolillero/texts/ui';
import type { ReactNode } from 'react';
import { PageMeta } from '../../../components/ui/PageMeta.tsx';
import classes from './Tab.module.css';

interface TabProps {
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  /** The landing itself has its own first heading, and the house's name alone in the browser's tab. */
  readonly first?: boolean;
  readonly children: ReactNode;
}

/** What stands in a tab of the landing. */
export function Tab({ title, lead, description, first = false, children }: TabProps) {
  const Heading = first ? 'h2' : 'h1';
  return (
    <section aria-labelledby="tab">
      <title>{first ? uiTexts.brand : `${title} · ${uiTexts.brand}`}</title>
      <PageMeta {...(first ? {} : { title })} description={description} />
      <Heading id="tab" className={classes.title}>
        {title}
      </Heading>
      <p className={classes.lead}>{lead}</p>
      {children}
    </section>
  );
}
