import { createHash } from 'node:crypto';
import { cutoffInstant, nextDrawDate } from '@bolillero/domain/calendar/schedule';
import { dateIn, instantOf } from '@bolillero/domain/calendar/time-zone';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { newestOfEach } from '../draws/repository.ts';
import { presentWithLastResult } from './presenter.ts';

/** The front page's list of lotteries, written out once for everybody who asks. */
export interface Board {
  readonly bytes: Buffer;
  readonly etag: string;
}

interface KeptBoard extends Board {
  readonly version: string;
  /** From this instant on, and before `until`, the same clock reading gives the same board. */
  readonly from: number;
  readonly until: number;
}

/** The next instant at which a lottery shows something else by itself: its cut-off, or the first day of an era. */
function changesAt({ schedule, eras }: CatalogueLottery, now: number): number {
  const next = nextDrawDate(schedule, now);
  const today = dateIn(schedule.timeZone, now);
  const coming = eras
    .filter(({ from }) => from > today)
    .map(({ from }) => instantOf(from, '00:00', schedule.timeZone));
  return Math.min(...coming, next === null ? Number.POSITIVE_INFINITY : cutoffInstant(schedule, next));
}

/**
 * Keeps the list of lotteries as bytes: it is made anew when a lottery or a history changed (by the version in the
 * database, so that every process follows), and when a cut-off passes.
 */
export function createBoard({ db, catalogue, clock }: Context): () => Promise<Board> {
  let kept: KeptBoard | null = null;

  return async () => {
    const { version, lotteries } = await catalogue.recent();
    const now = clock.now();
    if (kept !== null && kept.version === version && kept.from <= now && now < kept.until) return kept;

    const visible = lotteries.filter(({ hidden }) => !hidden);
    const newest = new Map((await newestOfEach(db)).map((row) => [row.lotteryId, row]));
    const data = visible.map((lottery) => presentWithLastResult(lottery, newest.get(lottery.id), now));
    const bytes = Buffer.from(JSON.stringify({ data }));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const until = Math.min(...visible.map((lottery) => changesAt(lottery, now)));
    kept = { bytes, etag, version, from: now, until };
    return kept;
  };
}
