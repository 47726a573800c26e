import type { TypedDraw } from '@bolillero/domain/draws/draw';
import { saysTheSame } from '@bolillero/domain/imports/plan-import';
import { cents } from '@bolillero/domain/money/cents';
import { recordChange } from '../../audit/repository.ts';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { checkDraw } from '../draws/check-draw.ts';
import { presentBrief } from '../draws/presenter.ts';
import { findDrawAt } from '../draws/repository.ts';
import { insertDraw, lockSeries } from '../draws/write-repository.ts';
import { requestSettlements } from './apply-plan.ts';
import { removeDemoDraws } from './remove-demo.ts';

/**
 * Enters one draw of the past, without prize levels. An equal one that is on file is left as it is (`skipped`), a different
 * one refuses (409); one of the demonstration gives way.
 * @throws {AppError} draw-invalid, draw-in-the-future, draw-exists
 */
export async function enterHistorical(
  context: Context,
  admin: AdminIdentity,
  { lottery, series }: { readonly lottery: CatalogueLottery; readonly series: number },
  typed: TypedDraw,
): Promise<{ id: number; skipped: boolean }> {
  const { draw } = checkDraw(lottery, typed, context.clock.now());
  const at = context.clock.date();
  const key = { lotteryId: lottery.id, series };
  return await context.db.transaction(async (tx) => {
    await lockSeries(tx, lottery.id, [series]);
    const stored = await findDrawAt(tx, { ...key, date: draw.date });
    if (stored !== null && !stored.demo) {
      if (saysTheSame(draw, stored)) return { id: stored.id, skipped: true };
      throw new AppError('draw-exists', { details: { id: stored.id } });
    }
    await removeDemoDraws(tx, context, key, draw.date);
    const { date, balls, special, multiplier } = draw;
    const numbers = { date, nextDate: null, balls, special, multiplier };
    const fields = { ...numbers, series, amountCents: cents(0), shown: true };
    const row = await insertDraw(tx, lottery.id, fields, at);
    await requestSettlements(tx, context, key, [draw.date]);
    const after = presentBrief(row, lottery);
    await recordChange(tx, admin, at, { action: 'create', entity: 'draw', entityId: row.id, after });
    return { id: row.id, skipped: false };
  });
}
