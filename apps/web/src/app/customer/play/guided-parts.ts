import { timeLeftText } from '@bolillero/texts/time-left';
import { serverNow } from '../../../api/server-clock.ts';
import { seen } from '../../../components/tour/find-step.ts';
import { dateInWords } from '../../../components/ui/dates.ts';
import type { GuidedPlay } from './guided-play.ts';

/** What both play pages have, on wide screens and on phones, and where their guides find it. */
export const guidedParts = {
  /** What is played, and how long it is on sale. */
  heading: seen(':has(> h1)'),
  numbers: seen('[data-slip] [role=grid]'),
  slip: seen('[data-slip] [data-interactive]'),
  slipTools: seen('[data-slip] [role=toolbar]'),
  bet: seen('section[aria-labelledby=bet]'),
};

/** The draw that is played for in words, while it is on sale. */
export function saleInWords({ lottery, drawDate }: GuidedPlay) {
  if (drawDate === null || lottery.closesAt === null) return null;
  const msLeft = Date.parse(lottery.closesAt) - serverNow();
  return msLeft <= 0 ? null : { date: dateInWords(drawDate, 'short'), left: timeLeftText(msLeft) };
}
