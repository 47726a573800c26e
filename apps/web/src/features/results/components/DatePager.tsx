import { resultTexts } from '@bolillero/texts/lotteries';
import type { ReactNode } from 'react';
import classes from './ResultView.module.css';

const words = resultTexts.pager;

/** Makes a link to the result of a date; to the newest one without a date. */
export type DateLink = (date: string | undefined, label: string) => ReactNode;

interface DatePagerProps {
  readonly previousDate: string | null;
  readonly nextDate: string | null;
  readonly link: DateLink;
}

/** Back and forth among the draws of a series, by date. */
export function DatePager({ previousDate, nextDate, link }: DatePagerProps) {
  return (
    <nav className={classes.pager} aria-label={words.label}>
      {previousDate !== null && link(previousDate, words.previous)}
      {nextDate !== null && link(nextDate, words.next)}
      {nextDate !== null && link(undefined, words.newest)}
    </nav>
  );
}
