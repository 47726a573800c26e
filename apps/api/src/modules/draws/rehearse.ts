import type { Db } from '@bolillero/database/connection';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { settleInTransaction } from '../settlement/settle-draw.ts';
import { dryRun } from './dry-run.ts';
import { changesBetween, type PrizeChange, prizesOf, unchangedBetween } from './prize-changes.ts';

/**
 * What a change of some draws of a lottery would do to players: it is made, settled, looked at, and undone. Whatever changes
 * what was settled is asked about with this.
 */
export async function rehearse<T>(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  lottery: CatalogueLottery,
  drawIds: readonly number[],
  change: (tx: Db) => Promise<T>,
  /** Before each draw; what it throws ends the rehearsal. */
  step: () => Promise<void> = async () => {},
): Promise<{ readonly changes: readonly PrizeChange[]; readonly unchanged: number; readonly outcome: T }> {
  const inputs = { clock, config, lotteries: [lottery] };
  return await dryRun(db, async (tx) => {
    const before = await prizesOf(tx, drawIds);
    const outcome = await change(tx);
    for (const id of drawIds) {
      await step();
      await settleInTransaction(tx, inputs, id);
    }
    const after = await prizesOf(tx, drawIds);
    return {
      changes: await changesBetween(tx, before, after),
      unchanged: unchangedBetween(before, after),
      outcome,
    };
  });
}
