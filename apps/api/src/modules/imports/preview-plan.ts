import type { ImportPlan } from '@bolillero/domain/imports/plan-import';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { correctedBecause } from '../draws/draw-change.ts';
import type { PrizeChange } from '../draws/prize-changes.ts';
import { rehearse } from '../draws/rehearse.ts';
import { lockSeries } from '../draws/write-repository.ts';
import { applyPlan } from './apply-plan.ts';
import { unfollowed } from './import-progress.ts';
import { removeDemoDraws } from './remove-demo.ts';
import { demoDraws, drawsToSettle, type SeriesKey } from './repository.ts';

/**
 * Whose prizes an import would change. New draws have no prize table, so that nobody wins in them: only the replaced ones that
 * were played are rehearsed, and the draws of the demonstration that go.
 */
export async function previewPlan(
  context: Context,
  lottery: CatalogueLottery,
  key: SeriesKey,
  plan: ImportPlan,
): Promise<readonly PrizeChange[]> {
  const dates = plan.replaced.map(({ stored }) => stored.date);
  const played = new Set((await drawsToSettle(context.db, key, dates)).map(({ drawId }) => drawId));
  const replaced = plan.replaced.filter(({ stored }) => played.has(stored.id));
  const drawIds = [...played, ...(await demoDraws(context.db, key, null))];
  if (drawIds.length === 0) return [];
  const reason = correctedBecause(null);
  const { changes } = await rehearse(context, lottery, drawIds, async (tx) => {
    await lockSeries(tx, key.lotteryId, [key.series]);
    await removeDemoDraws(tx, context, { key, date: null, reason });
    const rest = { inserted: [], skipped: [], refused: [] };
    await applyPlan(tx, context, key, { ...rest, replaced }, reason, unfollowed);
  });
  return changes;
}
