import { addDays, type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import { lastHeldDate, previousDrawDateBefore } from '@bolillero/domain/calendar/schedule';
import { type ReadAnswer, readAnswer } from '@bolillero/domain/draw-sources/read-answer';
import { drawsLookedAt, type SourceFault } from '@bolillero/domain/draw-sources/source';
import { seriesOf } from '@bolillero/domain/games/series';
import type { ImportTerms } from '@bolillero/domain/imports/check-rows';
import type { StoredDraw } from '@bolillero/domain/imports/plan-import';
import { dateWarningText } from '@bolillero/texts/draws';
import { importReason } from '@bolillero/texts/imports';
import { SourceFailed } from '../../adapters/draw-sources/draw-source.ts';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { newestStored, writeTold } from './proposals-repository.ts';
import { claimSource, type LookOutcome, lockSource, type SourceRow, saveLook } from './repository.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Whoever looks at a source for longer is taken to be dead: an answer is waited for a minute at most. */
const claimHolds = 2 * minute;

/** Rows of an answer that are told of when they are left out. */
const mostLeftOut = 5;
const longestReasonKept = 300;

/** A source that did not answer, or in whom nothing is to be believed, is tried again after this, or sooner if it is looked at more often. */
const retryHours = 1;

/** What a look came to, before it is written: the draws to take, from a date on; or what went wrong. */
type Found =
  | { readonly fault: SourceFault }
  | { readonly fault: null; readonly since: DrawDate; readonly read: ReadAnswer };

/**
 * Looks at a source and writes what it tells, as proposals beside what is on file: no result is touched. What goes wrong is written with
 * the source, and what it told before stands.
 * @throws {AppError} draw-source-changed, not-found
 */
export async function lookAtSource(
  context: Context,
  source: SourceRow,
  signal: AbortSignal,
): Promise<SourceRow> {
  const { db, catalogue, clock } = context;
  const lottery = await catalogue.find({ id: source.lotteryId });
  const stored = await newestStored(db, source, drawsLookedAt);
  const found = await ask(context, source, lottery, stored, signal);
  return await db.transaction(async (tx) => {
    const known = await lockSource(tx, source.id);
    if (known === null) throw new AppError('not-found');
    // What was asked is not what is to be asked any more.
    if (known.revision !== source.revision) throw new AppError('draw-source-changed');
    const at = clock.date();
    if (found.fault === null) await writeTold(tx, source.id, found.since, found.read.draws, at);
    return await saveLook(tx, source.id, outcomeOf(found, known, at));
  });
}

async function ask(
  { drawSources, clock }: Context,
  source: SourceRow,
  lottery: CatalogueLottery,
  stored: ReadonlyMap<string, StoredDraw>,
  signal: AbortSignal,
): Promise<Found> {
  const now = clock.now();
  const since = lookedAtFrom(lottery, [...stored.keys()], now);
  try {
    const answer = await drawSources[source.kind].fetchDraws(source, since, signal);
    const read = readAnswer(answer, termsOf(lottery, source.series, now), {
      since,
      known: new Set(stored.keys()),
    });
    if (read.isOfAnotherGame) return { fault: 'another-game' };
    return read.draws.length === 0 ? { fault: 'empty' } : { fault: null, since, read };
  } catch (error) {
    if (error instanceof SourceFailed) return { fault: error.fault };
    throw error;
  }
}

/** The oldest of the newest draws on file: gaps before it are history. A series without any asks for its last draw alone. */
function lookedAtFrom({ schedule }: CatalogueLottery, stored: readonly string[], now: number): DrawDate {
  const [oldest] = stored.toSorted();
  if (oldest !== undefined) return drawDate(oldest);
  const last = lastHeldDate(schedule, now);
  return previousDrawDateBefore(schedule, addDays(last, 1)) ?? last;
}

function termsOf(lottery: CatalogueLottery, series: number, now: number): ImportTerms {
  const { eras, multipliers, traditionalMultiplier, playoffMultiplier, schedule } = lottery;
  const rules = { eras, multipliers, traditionalMultiplier, playoffMultiplier, series: seriesOf(series) };
  return { ...rules, schedule, now };
}

function outcomeOf(found: Found, { active, hours }: SourceRow, at: Date): LookOutcome {
  const after = (pause: number) => (active ? new Date(at.getTime() + pause * hour) : null);
  if (found.fault !== null) {
    const nextLookAt = after(Math.min(hours, retryHours));
    return { lookedAt: at, answeredAt: null, nextLookAt, fault: found.fault, leftOut: [] };
  }
  const leftOut = leftOutOf(found.read);
  const fault = leftOut.length === 0 ? null : 'rows-left-out';
  return {
    lookedAt: at,
    answeredAt: at,
    nextLookAt: after(hours),
    fault,
    leftOut: leftOut.slice(0, mostLeftOut),
  };
}

function leftOutOf({ refused, offCalendar }: ReadAnswer) {
  return [
    ...refused.map(({ line, faults }) => ({ line, reason: importReason(faults) })),
    ...offCalendar.map(({ line, draw, warnings }) => ({
      line,
      reason: warnings.map((warning) => dateWarningText(warning, draw.date)).join(' '),
    })),
  ]
    .map(({ line, reason }) => ({ line, reason: keepable(reason) }))
    .toSorted((a, b) => a.line - b.line);
}

/** A reason quotes what was answered: without what no text of the database holds, and halves of a sign that were cut. */
function keepable(reason: string): string {
  return reason
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, longestReasonKept)
    .toWellFormed();
}

/** Looks at each source that is due, one after the other. Any number of processes may do so: each source is claimed by one. */
export async function lookAtDueSources(context: Context, signal: AbortSignal): Promise<void> {
  const { db, clock } = context;
  while (!signal.aborted) {
    const at = clock.date();
    const source = await claimSource(db, at, new Date(at.getTime() + claimHolds));
    if (source === null) return;
    try {
      await lookAtSource(context, source, signal);
    } catch (error) {
      // Saved meanwhile, or the process ends: it is due again by itself.
      if (!(error instanceof AppError) && !signal.aborted) throw error;
    }
  }
}
