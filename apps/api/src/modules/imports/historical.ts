import type { Db } from '@bolillero/database/connection';
import type { TypedDraw } from '@bolillero/domain/draws/draw';
import { seriesOf } from '@bolillero/domain/games/series';
import { saysTheSame } from '@bolillero/domain/imports/plan-import';
import { cents } from '@bolillero/domain/money/cents';
import { recordChange } from '../../audit/repository.ts';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { type CheckedDraw, checkDraw } from '../draws/check-draw.ts';
import { correctedBecause } from '../draws/draw-change.ts';
import { multiplierWarnings } from '../draws/multiplier-warnings.ts';
import { presentBrief } from '../draws/presenter.ts';
import type { PrizeChange } from '../draws/prize-changes.ts';
import { rehearse } from '../draws/rehearse.ts';
import { findDrawAt } from '../draws/repository.ts';
import { insertDraw, lockSeries } from '../draws/write-repository.ts';
import { requestSettlements } from './apply-plan.ts';
import { removeDemoDraws } from './remove-demo.ts';
import { demoDraws } from './repository.ts';

/** A row to be entered: of which series, as typed, and what those are told who had won in a generated draw of its date. */
export interface HistoricalRow {
  readonly lottery: CatalogueLottery;
  readonly series: number;
  readonly typed: TypedDraw;
  readonly reason: string | null;
}

/** What became of a row. */
export interface Entered {
  readonly id: number;
  /** It was on file already. */
  readonly skipped: boolean;
  /** What an administrator should look at. */
  readonly warnings: readonly string[];
}

/**
 * Enters one draw of the past, without prize levels. An equal one that is on file is left as it is (`skipped`), a different
 * one refuses (409); one of the demonstration gives way.
 * @throws {AppError} draw-invalid, draw-in-the-future, draw-exists
 */
export async function enterHistorical(
  context: Context,
  admin: AdminIdentity,
  row: HistoricalRow,
): Promise<Entered> {
  const checked = checkDraw(row.lottery, seriesOf(row.series), row.typed, context.clock.now());
  return await context.db.transaction((tx) => enter(tx, context, admin, row, checked));
}

/**
 * What entering it would do to those who had won in a generated draw of its date; `id`: of what is on file already.
 * @throws {AppError} draw-invalid, draw-in-the-future, draw-exists
 */
export async function previewHistorical(
  context: Context,
  admin: AdminIdentity,
  row: HistoricalRow,
): Promise<Omit<Entered, 'id'> & { id: number | null; changes: readonly PrizeChange[] }> {
  const { lottery, series, typed } = row;
  const checked = checkDraw(lottery, seriesOf(series), typed, context.clock.now());
  const demo = await demoDraws(context.db, { lotteryId: lottery.id, series }, checked.draw.date);
  const { changes, outcome } = await rehearse(context, lottery, demo, (tx) =>
    enter(tx, context, admin, row, checked),
  );
  return { ...outcome, id: outcome.skipped ? outcome.id : null, changes };
}

async function enter(
  tx: Db,
  context: Context,
  admin: AdminIdentity,
  { lottery, series, reason: words }: HistoricalRow,
  { draw, warnings: doubts }: CheckedDraw,
): Promise<Entered> {
  const at = context.clock.date();
  const key = { lotteryId: lottery.id, series };
  const { date, balls, special, multiplier } = draw;
  await lockSeries(tx, lottery.id, [series]);
  const stored = await findDrawAt(tx, { ...key, date });
  if (stored !== null && !stored.demo) {
    if (saysTheSame(draw, stored)) return { id: stored.id, skipped: true, warnings: [] };
    throw new AppError('draw-exists', { details: { id: stored.id } });
  }
  const reason = correctedBecause(words);
  await removeDemoDraws(tx, context, { key, date, reason });
  const numbers = { date, nextDate: null, balls, special, multiplier };
  const row = await insertDraw(
    tx,
    lottery.id,
    { ...numbers, series, amountCents: cents(0), shown: true },
    at,
  );
  await requestSettlements(tx, context, { key, dates: [date], reason });
  const after = presentBrief(row, lottery);
  await recordChange(tx, admin, at, { action: 'create', entity: 'draw', entityId: row.id, after });
  const jackpot = cents(row.amountCents);
  const questions = await multiplierWarnings(tx, lottery, series, [{ date, multiplier, jackpot }]);
  return { id: row.id, skipped: false, warnings: [...doubts, ...questions.values()] };
}
