import { createHash } from 'node:crypto';
import type { AnswerOf } from '@bolillero/contract/call';
import type { lotteriesWithLastResult } from '@bolillero/contract/calls/lotteries';
import { cutoffInstant, drawInstant, nextDrawDate } from '@bolillero/domain/calendar/schedule';
import { dateIn, instantOf } from '@bolillero/domain/calendar/time-zone';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { presentLottery } from '../../catalogue/present-lottery.ts';
import type { Context } from '../../context.ts';
import { presentBrief } from '../draws/presenter.ts';
import { type DrawRow, newestOfEach } from '../draws/repository.ts';

type BoardRow = AnswerOf<typeof lotteriesWithLastResult>['data'][number];

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

const isoOf = (instant: number) => new Date(instant).toISOString();

function presentRow(lottery: CatalogueLottery, newest: DrawRow | undefined, now: number): BoardRow {
  const next = nextDrawDate(lottery.schedule, now);
  const result = newest === undefined ? null : presentBrief(newest, lottery);
  return {
    ...presentLottery(lottery, now),
    result,
    date_before: next,
    closes_at: next === null ? null : isoOf(cutoffInstant(lottery.schedule, next)),
    draws_at: next === null ? null : isoOf(drawInstant(lottery.schedule, next)),
    // An amount of 0 says that nobody has entered one.
    jackpot: newest === undefined || newest.amountCents === 0 || result === null ? null : result.amount,
  };
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
    const data = visible.map((lottery) => presentRow(lottery, newest.get(lottery.id), now));
    const bytes = Buffer.from(JSON.stringify({ data }));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const until = Math.min(...visible.map((lottery) => changesAt(lottery, now)));
    kept = { bytes, etag, version, from: now, until };
    return kept;
  };
}
