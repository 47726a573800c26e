import { cutoffInstant, nextDrawDate } from '@bolillero/domain/calendar/schedule';
import { dateIn, instantOf } from '@bolillero/domain/calendar/time-zone';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { type KeptBytes, keepBytes } from '../../wire/content-coding.ts';
import { newestOfEach } from '../draws/repository.ts';
import { presentWithLastResult } from './presenter.ts';

interface KeptBoard {
  readonly answer: KeptBytes;
  readonly version: string;
  /** From this instant on, and before `until`, the same clock reading gives the same board. */
  readonly from: number;
  readonly until: number;
}

/** The next instant at which a lottery shows something else by itself: its cut-off, or the first day of another matrix, calendar or multiplier. */
function changesAt({ schedule, eras, multipliers }: CatalogueLottery, now: number): number {
  const next = nextDrawDate(schedule, now);
  const today = dateIn(schedule.timeZone, now);
  const coming = [...eras, ...schedule.drawDays, ...multipliers]
    .filter(({ from }) => from > today)
    .map(({ from }) => instantOf(from, '00:00', schedule.timeZone));
  return Math.min(...coming, next === null ? Number.POSITIVE_INFINITY : cutoffInstant(schedule, next));
}

/**
 * Keeps the front page's list of lotteries as bytes, for everybody who asks: it is made anew when a lottery or a history changed (by the version in the
 * database, so that every process follows), and when a cut-off passes.
 */
export function createBoard({ db, catalogue, clock }: Context): () => Promise<KeptBytes> {
  let kept: KeptBoard | null = null;

  return async () => {
    const { version, lotteries } = await catalogue.recent();
    const now = clock.now();
    if (kept !== null && kept.version === version && kept.from <= now && now < kept.until) return kept.answer;

    const visible = lotteries.filter(({ hidden }) => !hidden);
    const newest = new Map((await newestOfEach(db)).map((row) => [row.lotteryId, row]));
    const data = visible.map((lottery) => presentWithLastResult(lottery, newest.get(lottery.id), now));
    const answer = keepBytes(Buffer.from(JSON.stringify({ data })));
    const until = Math.min(...visible.map((lottery) => changesAt(lottery, now)));
    kept = { answer, version, from: now, until };
    return answer;
  };
}
