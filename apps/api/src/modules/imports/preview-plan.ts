import type { ImportPlan } from '@bolillero/domain/imports/plan-import';
import type { Context } from '../../context.ts';
import { correctedBecause } from '../draws/draw-change.ts';
import type { PrizeChange } from '../draws/prize-changes.ts';
import { rehearse } from '../draws/rehearse.ts';
import { lockSeries } from '../draws/write-repository.ts';
import { applyPlan, type DrawSeries } from './apply-plan.ts';
import type { Progress } from './import-progress.ts';
import { removeDemoDraws } from './remove-demo.ts';
import { demoDraws, drawsToSettle } from './repository.ts';

/**
 * Whose prizes an import would change. New draws have no prize table, so that nobody wins in them: only the replaced ones that
 * were played are rehearsed, and the draws of the demonstration that go. Whoever goes away meanwhile ends it between two draws.
 */
export async function previewPlan(
  context: Context,
  target: DrawSeries,
  plan: ImportPlan,
  progress: Progress,
): Promise<readonly PrizeChange[]> {
  const { lottery, series } = target;
  const key = { lotteryId: lottery.id, series };
  // The lines of the file are done: what is left is stopped, not told.
  const rest: Progress = { step: progress.step, done: () => {} };
  const dates = plan.replaced.map(({ stored }) => stored.date);
  const played = new Set((await drawsToSettle(context.db, key, dates)).map(({ drawId }) => drawId));
  const replaced = plan.replaced.filter(({ stored }) => played.has(stored.id));
  const drawIds = [...played, ...(await demoDraws(context.db, key, null))];
  if (drawIds.length === 0) return [];
  const reason = correctedBecause(null);
  const { changes } = await rehearse(
    context,
    lottery,
    drawIds,
    async (tx) => {
      await lockSeries(tx, lottery.id, [series]);
      await removeDemoDraws(tx, context, { key, date: null, reason });
      const played = { inserted: [], skipped: [], refused: [], replaced };
      await applyPlan(tx, context, target, played, reason, rest);
    },
    rest.step,
  );
  return changes;
}
