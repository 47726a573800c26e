import { type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import type { Era } from '@bolillero/domain/games/era';
import { picksSpecial } from '@bolillero/domain/games/matrix';
import type { Part } from '@bolillero/domain/history/scope';
import { averagesStart, type PeriodLength, periodOf } from '@bolillero/domain/statistics/periods';
import { questionTexts } from '@bolillero/texts/engine';
import type { AskedSeries } from '../../engine/engine.ts';
import { invalidParameter, periodParameter } from '../../engine/query-parameters.ts';

/** The wire's `special`: refused where the lottery has no special ball of its own drum. */
export function askedPart({ matrix }: Era, special: number | undefined): Part {
  if (special !== 1) return 'main';
  if (!picksSpecial(matrix)) throw invalidParameter('special', questionTexts.noSpecial);
  return 'special';
}

export interface AskedPeriods {
  readonly from: DrawDate;
  readonly to: DrawDate;
  readonly by: PeriodLength;
}

/** A hundred years of months. */
const mostPeriods = 1200;

/** The periods of a question: from 2015 or the opening date, if that is later, to the current one, unless it says otherwise. */
export function askedPeriods(
  { lottery, now }: AskedSeries,
  { from, to, by }: { from: string | undefined; to: string | undefined; by: PeriodLength },
): AskedPeriods {
  const opening = lottery.openingDate;
  const today = dateIn(lottery.schedule.timeZone, now);
  const last = to === undefined ? today : periodParameter('to', to);
  const first = from === undefined ? averagesStart(opening) : periodParameter('from', from);
  const [begin, end] = [periodOf(first, by), periodOf(last, by)];
  if (begin > end) throw invalidParameter('to', questionTexts.endsBefore);
  const months = (Number(end.slice(0, 4)) - Number(begin.slice(0, 4))) * (by === 'year' ? 1 : 12);
  if (months >= mostPeriods) throw invalidParameter('from', questionTexts.tooManyPeriods(mostPeriods));
  // Equal questions are asked in equal words, whatever day of a period they name.
  const dayOf = (period: string) => drawDate(`${period}-01-01`.slice(0, 10));
  return { from: dayOf(begin), to: dayOf(end), by };
}
