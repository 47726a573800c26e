import type { Db } from '@bolillero/database/connection';
import { seriesOf } from '@bolillero/domain/games/series';
import { cents } from '@bolillero/domain/money/cents';
import { recordChange } from '../../audit/repository.ts';
import { playedSeries } from '../../catalogue/catalogue.ts';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { dropWins } from '../settlement/drop-wins.ts';
import { deleteWinnersOfDraw } from '../winners/service.ts';
import { correctedBecause, followSave, lockDraw, refuseTaken } from './draw-change.ts';
import { enterResult } from './enter-result.ts';
import { jackpotWarnings } from './jackpot-warnings.ts';
import { multiplierWarnings } from './multiplier-warnings.ts';
import { dateAfter, presentResult } from './presenter.ts';
import type { PrizeChange } from './prize-changes.ts';
import { rehearse } from './rehearse.ts';
import { type DrawRow, findDraw, lastChangedBy, levelsOf } from './repository.ts';
import type { TypedResult } from './typed-result.ts';
import {
  type DrawFields,
  deleteDraw,
  insertDraw,
  lockSeries,
  updateDraw,
  writeTable,
} from './write-repository.ts';

/** A saved result, and what an administrator should look at. */
export interface Saved {
  readonly id: number;
  readonly warnings: readonly string[];
}

/**
 * Enters a result: the draw, its prize table and its settlement to come, in one transaction (Rulebook 7).
 * @throws {AppError} series-not-played, draw-invalid, draw-in-the-future, prize-table-invalid, draw-exists
 */
export async function createDraw(
  context: Context,
  admin: AdminIdentity,
  lottery: CatalogueLottery,
  typed: TypedResult,
): Promise<Saved> {
  return await context.db.transaction((tx) => createDrawIn(tx, context, admin, lottery, typed));
}

/**
 * Enters a result in the caller's transaction, which has locked nothing yet that comes after a draw series.
 * @throws {AppError} series-not-played, draw-invalid, draw-in-the-future, prize-table-invalid, draw-exists
 */
export async function createDrawIn(
  tx: Db,
  context: Context,
  admin: AdminIdentity,
  lottery: CatalogueLottery,
  typed: TypedResult,
): Promise<Saved> {
  const basis = {
    lottery,
    series: playedSeries(lottery, typed.type),
    amount: cents(0),
    special: null,
    multiplier: null,
    shown: true,
    nextDate: null,
    saved: null,
    removed: new Set<number>(),
  };
  const { fields, levels, warnings } = enterResult(typed, basis, context.clock.now());
  const at = context.clock.date();
  await lockSeries(tx, lottery.id, [fields.series]);
  await refuseTaken(tx, { lotteryId: lottery.id, ...fields });
  const row = await insertDraw(tx, lottery.id, fields, at);
  await writeTable(tx, row.id, levels);
  await followSave(tx, context, row, correctedBecause(null));
  const after = await picture(tx, row, lottery);
  await recordChange(tx, admin, at, { action: 'create', entity: 'draw', entityId: row.id, after });
  return { id: row.id, warnings: [...warnings, ...(await warningsOfPlays(tx, lottery, row.id, fields))] };
}

/** What is to be asked of a saved draw in view of our plays: its multiplier, and the winners of the jackpot they won. */
async function warningsOfPlays(
  tx: Db,
  lottery: CatalogueLottery,
  drawId: number,
  fields: DrawFields,
): Promise<string[]> {
  const { series, date, multiplier, amountCents: jackpot } = fields;
  const questions = await multiplierWarnings(tx, lottery, series, [{ date, multiplier, jackpot }]);
  return [...questions.values(), ...(await jackpotWarnings(tx, lottery, drawId))];
}

/** A draw with its table, for the audit. */
async function picture(tx: Db, row: DrawRow, lottery: CatalogueLottery) {
  const tables = await levelsOf(tx, [row.id]);
  return presentResult(row, tables.get(row.id) ?? [], lottery);
}

/** A result that is to be changed, found with its lottery before any lock is taken. */
export interface Target {
  readonly id: number;
  readonly lottery: CatalogueLottery;
}

/**
 * Finds a result; under the name of another lottery there is none.
 * @throws {AppError} not-found, unknown-lottery
 */
export async function findTarget(
  { db, catalogue }: Context,
  { id, name }: { id: number; name: string | undefined },
): Promise<Target> {
  const row = await findDraw(db, id);
  if (row === null) throw new AppError('not-found');
  const lottery = await catalogue.find({ id: row.lotteryId });
  const named = name === undefined ? lottery : await catalogue.find({ name });
  if (named.id !== lottery.id) throw new AppError('not-found');
  return { id, lottery };
}

async function lockTarget(tx: Db, { id }: Target, alsoSeries: number[] = []): Promise<DrawRow> {
  const row = await lockDraw(tx, id, alsoSeries);
  if (row === null) throw new AppError('not-found');
  return row;
}

export interface Correction {
  readonly typed: TypedResult;
  /** Ids of saved levels that go. */
  readonly removed: ReadonlySet<number>;
  /** The revision that was edited, where the editor says so. */
  readonly revision: number | null;
  /** What those are told whose win changes; null: that the published result was corrected. */
  readonly reason: string | null;
}

async function correct(
  tx: Db,
  context: Context,
  admin: AdminIdentity,
  target: Target,
  { typed, removed, revision, reason: words }: Correction,
): Promise<Saved> {
  const { lottery } = target;
  const row = await lockTarget(tx, target, typed.type === undefined ? [] : [typed.type]);
  if (revision !== null && revision !== row.revision) {
    throw new AppError('draw-changed', { details: { by: await lastChangedBy(tx, row.id) } });
  }
  const saved = (await levelsOf(tx, [row.id])).get(row.id) ?? [];
  // What was shown of the next date, and comes back, was entered by nobody.
  const keepsNextDate =
    typed.date === row.date && (typed.nextDate === undefined || typed.nextDate === dateAfter(row, lottery));
  const basis = {
    lottery,
    series: typed.type === undefined ? seriesOf(row.series) : playedSeries(lottery, typed.type),
    amount: cents(row.amountCents),
    special: row.special,
    multiplier: row.multiplier,
    shown: row.shown,
    nextDate: keepsNextDate ? row.nextDate : null,
    saved: {
      levels: saved,
      terms: { lottery, series: seriesOf(row.series), date: row.date, multiplier: row.multiplier },
    },
    removed,
  };
  const entered = keepsNextDate ? { ...typed, nextDate: undefined } : typed;
  const { fields, levels, warnings } = enterResult(entered, basis, context.clock.now());
  await refuseTaken(tx, { lotteryId: lottery.id, ...fields }, row.id);
  const before = presentResult(row, saved, lottery);
  const at = context.clock.date();
  const reason = correctedBecause(words);
  // Moved to another draw, it gives nothing any more to the plays of the one it was.
  if (fields.date !== row.date || fields.series !== row.series) {
    await dropWins(tx, context, [row.id], reason);
  }
  const written = await updateDraw(tx, row.id, fields, at);
  await writeTable(tx, row.id, levels);
  await followSave(tx, context, written, reason);
  const after = await picture(tx, written, lottery);
  const change = { action: 'update', entity: 'draw', entityId: row.id } as const;
  await recordChange(tx, admin, at, { ...change, before, after, reason: words });
  return { id: row.id, warnings: [...warnings, ...(await warningsOfPlays(tx, lottery, row.id, fields))] };
}

/**
 * Corrects a result and has its draw settled again.
 * @throws {AppError} not-found, draw-changed, series-not-played, draw-invalid, draw-in-the-future,
 *   prize-table-invalid, draw-exists
 */
export async function updateResult(
  context: Context,
  admin: AdminIdentity,
  target: Target,
  correction: Correction,
): Promise<Saved> {
  return await context.db.transaction((tx) => correct(tx, context, admin, target, correction));
}

/**
 * What a correction would change for players: it is made, settled, looked at, and undone.
 * @throws {AppError} not-found, draw-changed, series-not-played, draw-invalid, draw-in-the-future,
 *   prize-table-invalid, draw-exists
 */
export async function previewUpdate(
  context: Context,
  admin: AdminIdentity,
  target: Target,
  correction: Correction,
): Promise<{ changes: readonly PrizeChange[]; unchanged: number; warnings: readonly string[] }> {
  const rehearsed = await rehearse(context, target.lottery, [target.id], (tx) =>
    correct(tx, context, admin, target, correction),
  );
  const { changes, unchanged, outcome } = rehearsed;
  return { changes, unchanged, warnings: outcome.warnings };
}

async function remove(
  tx: Db,
  context: Context,
  admin: AdminIdentity,
  target: Target,
  words: string | null,
): Promise<void> {
  const row = await lockTarget(tx, target);
  const before = await picture(tx, row, target.lottery);
  await dropWins(tx, context, [row.id], correctedBecause(words));
  await deleteWinnersOfDraw(tx, context, admin, row.id);
  await deleteDraw(tx, row.id);
  const change = { action: 'delete', entity: 'draw', entityId: row.id, before, reason: words } as const;
  await recordChange(tx, admin, context.clock.date(), change);
}

/**
 * Removes a result with its table, wins and winners, and tells whoever was told of one; the audit keeps what it was. `words`: why,
 * for those; null: that the published result was corrected.
 * @throws {AppError} not-found, draw-changed
 */
export async function removeDraw(
  context: Context,
  admin: AdminIdentity,
  target: Target,
  words: string | null,
): Promise<void> {
  await context.db.transaction((tx) => remove(tx, context, admin, target, words));
}

/** @throws {AppError} not-found, draw-changed */
export async function previewRemoval(
  context: Context,
  admin: AdminIdentity,
  target: Target,
): Promise<readonly PrizeChange[]> {
  const { changes } = await rehearse(context, target.lottery, [target.id], (tx) =>
    remove(tx, context, admin, target, null),
  );
  return changes;
}
