import type { Db } from '@bolillero/database/connection';
import type { WinChangeReason } from '@bolillero/domain/notifications/kinds';
import type { Context } from '../../context.ts';
import { restartSettlement } from './repository.ts';

/** The kinds of the settlement's jobs. */
export const settleDrawJob = 'settle-draw';
export const settlePurchaseJob = 'settle-purchase';

/** Whatever settles a draw holds its settlement's row while it does: jobs that would wait for each other there take turns. */
export const groupOf = (drawId: number) => `settlement of draw ${drawId}`;

/** Of a result that was corrected, and nobody wrote why. */
const corrected: WinChangeReason = { cause: 'result-corrected', words: null };

/**
 * Has a revision of a draw settled, from the first purchase on, once the caller's transaction is committed. `reason`: for
 * those who were told of a win that is another now.
 */
export async function requestSettlement(
  tx: Db,
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  { drawId, revision }: { readonly drawId: number; readonly revision: number },
  reason = corrected,
): Promise<void> {
  await restartSettlement(tx, { drawId, revision }, reason, clock.date());
  await jobs.enqueue(tx, {
    kind: settleDrawJob,
    key: `${drawId}:${revision}`,
    group: groupOf(drawId),
    payload: { drawId, revision },
  });
}

/** Reads a number of a job's payload, which this program wrote. */
export function numberOf(payload: unknown, name: string): number {
  const value = (payload as Readonly<Record<string, unknown>> | null)?.[name];
  if (typeof value !== 'number') throw new TypeError(`a job without ${name}`);
  return value;
}
