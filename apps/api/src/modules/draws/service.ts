import type { Db } from '@bolillero/database/connection';
import type { SeriesName } from '@bolillero/domain/games/lottery-definition';
import { type Cents, cents } from '@bolillero/domain/money/cents';
import { AppError } from '../../app-error.ts';
import { recordChange } from '../../audit/record.ts';
import { playedSeries, seriesOf } from '../../catalogue/catalogue.ts';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import type { AdminIdentity } from '../../plugins/sessions.ts';
import { dropWins } from '../settlement/free-plays.ts';
import { settleWithin } from '../settlement/settle-draw.ts';
import { changesBetween, type PrizeChange, prizesOf, undone } from './changes.ts';
import { checkDraw, nextDateOf, tableRefused } from './check.ts';
import { presentResult } from './presenter.ts';
import { type DrawRow, type LevelRow, levelsOf } from './repository.ts';
import { mergeTable, type TableLevel, tableFromTemplate, tableWarnings } from './table.ts';
import type { TypedResult } from './typed.ts';
import {
  type DrawFields,
  deleteDraw,
  insertDraw,
  lockDraw,
  lockSeries,
  refuseTaken,
  settleAfterSave,
  updateDraw,
  writeTable,
} from './write.ts';

/** A saved result, and what an administrator should look at. */
export interface Saved {
  readonly id: number;
  readonly warnings: readonly string[];
}

interface Entered {
  readonly fields: DrawFields;
  readonly levels: readonly TableLevel[];
  readonly warnings: readonly string[];
}

/** What a typed result is where it says nothing: a new one's defaults, or the saved draw. */
interface Basis {
  readonly series: SeriesName;
  readonly amount: Cents;
  readonly special: number | null;
  readonly multiplier: number | null;
  readonly shown: boolean;
  readonly nextDate: string | null;
  readonly saved: readonly LevelRow[] | null;
  readonly removed: ReadonlySet<number>;
}

/** Holds what was typed to the lottery's rules; refuses with 422. */
function enter(context: Context, lottery: CatalogueLottery, typed: TypedResult, basis: Basis): Entered {
  const { series } = basis;
  const { special = basis.special, multiplier = basis.multiplier, amount = basis.amount } = typed;
  const { date, balls } = typed;
  const checked = checkDraw(lottery, { date, balls, special, multiplier }, context.clock.now());
  const { draw, matrix } = checked;
  const nextDate = nextDateOf(lottery, draw, typed.nextDate ?? basis.nextDate);

  const terms = { lottery, series, date: draw.date, multiplier: draw.multiplier };
  const table =
    basis.saved === null && typed.levels === undefined
      ? { levels: tableFromTemplate(terms), faults: [] }
      : mergeTable(matrix, terms, basis.saved ?? [], { rows: typed.levels ?? [], removed: basis.removed });
  if (table.levels === null) throw tableRefused(table.faults);
  return {
    fields: {
      series: series === 'laggards' ? 1 : 0,
      date: draw.date,
      nextDate,
      balls: draw.balls,
      special: draw.special,
      multiplier: draw.multiplier,
      amountCents: amount,
      shown: typed.shown ?? basis.shown,
    },
    levels: table.levels,
    warnings: [...checked.warnings, ...tableWarnings(table.levels, amount)],
  };
}

/** Enters a result: the draw, its prize table and its settlement to come, in one transaction (Rulebook 7). */
export async function createDraw(
  context: Context,
  admin: AdminIdentity,
  lottery: CatalogueLottery,
  typed: TypedResult,
): Promise<Saved> {
  const { fields, levels, warnings } = enter(context, lottery, typed, {
    series: playedSeries(lottery, typed.type),
    amount: cents(0),
    special: null,
    multiplier: null,
    shown: true,
    nextDate: null,
    saved: null,
    removed: new Set(),
  });
  const at = context.clock.date();
  return await context.db.transaction(async (tx) => {
    await lockSeries(tx, lottery.id, [fields.series]);
    await refuseTaken(tx, { lotteryId: lottery.id, ...fields });
    const row = await insertDraw(tx, lottery.id, fields, at);
    await writeTable(tx, row.id, levels);
    await settleAfterSave(tx, context, row);
    const after = await picture(tx, row, lottery);
    await recordChange(tx, admin, at, { action: 'create', entity: 'draw', entityId: row.id, after });
    return { id: row.id, warnings };
  });
}

/** A draw with its table, for the audit. */
async function picture(tx: Db, row: DrawRow, lottery: CatalogueLottery) {
  const tables = await levelsOf(tx, [row.id]);
  return presentResult(row, tables.get(row.id) ?? [], lottery);
}

/** Which result is to be changed, and by whom it is meant. */
export interface Target {
  readonly id: number;
  /** The name that the request gave: another lottery's result is not found. */
  readonly name: string | undefined;
}

async function lockTarget(
  tx: Db,
  context: Context,
  { id, name }: Target,
  alsoSeries: number[] = [],
): Promise<{ row: DrawRow; lottery: CatalogueLottery }> {
  const row = await lockDraw(tx, id, alsoSeries);
  if (row === null) throw new AppError('not-found');
  const lottery = await context.catalogue.find({ id: row.lotteryId });
  const named = name === undefined ? lottery : await context.catalogue.find({ name });
  if (named.id !== lottery.id) throw new AppError('not-found');
  return { row, lottery };
}

export interface Correction extends Target {
  readonly typed: TypedResult;
  readonly removed: ReadonlySet<number>;
  readonly revision: number | null;
}

async function correct(
  tx: Db,
  context: Context,
  admin: AdminIdentity,
  { typed, removed, revision, ...target }: Correction,
): Promise<Saved> {
  const { row, lottery } = await lockTarget(
    tx,
    context,
    target,
    typed.type === undefined ? [] : [typed.type],
  );
  if (revision !== null && revision !== row.revision) throw new AppError('draw-changed');
  const saved = (await levelsOf(tx, [row.id])).get(row.id) ?? [];
  const { fields, levels, warnings } = enter(context, lottery, typed, {
    series: typed.type === undefined ? seriesOf(row.series) : playedSeries(lottery, typed.type),
    amount: cents(row.amountCents),
    special: row.special,
    multiplier: row.multiplier,
    shown: row.shown,
    nextDate: typed.date === row.date && typed.nextDate === undefined ? row.nextDate : null,
    saved,
    removed,
  });
  await refuseTaken(tx, { lotteryId: lottery.id, ...fields }, row.id);
  const before = presentResult(row, saved, lottery);
  const at = context.clock.date();
  // Moved to another draw, it gives nothing any more to the plays of the one it was.
  if (fields.date !== row.date || fields.series !== row.series) await dropWins(tx, row.id);
  const written = await updateDraw(tx, row.id, fields, at);
  await writeTable(tx, row.id, levels);
  await settleAfterSave(tx, context, written);
  const after = await picture(tx, written, lottery);
  await recordChange(tx, admin, at, { action: 'update', entity: 'draw', entityId: row.id, before, after });
  return { id: row.id, warnings };
}

/** Corrects a result and has its draw settled again. */
export async function updateResult(
  context: Context,
  admin: AdminIdentity,
  correction: Correction,
): Promise<Saved> {
  return await context.db.transaction((tx) => correct(tx, context, admin, correction));
}

/** What a correction would change for players: it is made, settled, looked at, and undone. */
export async function previewUpdate(
  context: Context,
  admin: AdminIdentity,
  correction: Correction,
): Promise<{ changes: readonly PrizeChange[]; warnings: readonly string[] }> {
  return await undone(context.db, async (tx) => {
    const before = await prizesOf(tx, correction.id);
    const { warnings } = await correct(tx, context, admin, correction);
    await settleWithin(tx, context, correction.id);
    const changes = await changesBetween(tx, before, await prizesOf(tx, correction.id));
    return { changes, warnings };
  });
}

/** Removes a result with its table, wins and notices; the audit keeps what it was. */
export async function removeDraw(context: Context, admin: AdminIdentity, target: Target): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { row, lottery } = await lockTarget(tx, context, target);
    const before = await picture(tx, row, lottery);
    await dropWins(tx, row.id);
    await deleteDraw(tx, row.id);
    const change = { action: 'delete', entity: 'draw', entityId: row.id, before };
    await recordChange(tx, admin, context.clock.date(), change);
  });
}

export async function previewRemoval(context: Context, target: Target): Promise<readonly PrizeChange[]> {
  return await undone(context.db, async (tx) => {
    const { row } = await lockTarget(tx, context, target);
    return await changesBetween(tx, await prizesOf(tx, row.id), new Map());
  });
}
