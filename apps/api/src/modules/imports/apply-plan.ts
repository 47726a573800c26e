import type { Db } from '@bolillero/database/connection';
import type { ImportPlan } from '@bolillero/domain/imports/plan-import';
import type { WinChangeReason } from '@bolillero/domain/notifications/kinds';
import type { Context } from '../../context.ts';
import { requestSettlement } from '../settlement/jobs.ts';
import { inParts, type Progress } from './import-progress.ts';
import { drawsToSettle, insertDraws, replaceNumbers, type SeriesKey } from './repository.ts';

/** Writes what a plan says, in the caller's transaction, whose series is locked. Nothing that was played is left unsettled. */
export async function applyPlan(
  tx: Db,
  context: Pick<Context, 'jobs' | 'clock'>,
  key: SeriesKey,
  { inserted, replaced, skipped, refused }: ImportPlan,
  reason: WinChangeReason,
  progress: Progress,
): Promise<void> {
  const at = context.clock.date();
  let done = skipped.length + refused.length;
  const total = done + inserted.length + replaced.length;
  const tell = (part: readonly unknown[]) => {
    done += part.length;
    progress.done(done, total);
  };
  for (const part of inParts(inserted)) {
    await progress.step();
    await insertDraws(
      tx,
      key,
      part.map(({ draw }) => draw),
      at,
    );
    tell(part);
  }
  for (const part of inParts(replaced)) {
    await progress.step();
    const draws = part.map(({ stored, numbers }) => ({ id: stored.id, ...numbers }));
    await replaceNumbers(tx, draws, at);
    tell(part);
  }
  const dates = [...inserted, ...replaced.map(({ row }) => row)].map(({ draw }) => draw.date);
  await requestSettlements(tx, context, { key, dates, reason });
  await progress.step();
}

/** Has the played draws of some dates settled after the commit. `reason`: for those whose win that changes. */
export async function requestSettlements(
  tx: Db,
  context: Pick<Context, 'jobs' | 'clock'>,
  of: { readonly key: SeriesKey; readonly dates: readonly string[]; readonly reason: WinChangeReason },
): Promise<void> {
  const draws = await drawsToSettle(tx, of.key, of.dates);
  for (const draw of draws) await requestSettlement(tx, context, draw, of.reason);
}
