import type { Db } from '@bolillero/database/connection';
import { seriesOf } from '@bolillero/domain/games/series';
import type { ImportPlan } from '@bolillero/domain/imports/plan-import';
import type { WinChangeReason } from '@bolillero/domain/notifications/kinds';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { refilledLevels } from '../draws/prize-table.ts';
import { levelsOf } from '../draws/repository.ts';
import { requestSettlement } from '../settlement/jobs.ts';
import { inParts, type Progress } from './import-progress.ts';
import { drawsToSettle, insertDraws, replaceNumbers, type SeriesKey, writePlayPrizes } from './repository.ts';

/** The series of a lottery that draws are imported into. */
export interface DrawSeries {
  readonly lottery: CatalogueLottery;
  /** 0 traditional, 1 laggards. */
  readonly series: number;
}

/** Writes what a plan says, in the caller's transaction, whose series is locked. Nothing that was played is left unsettled. */
export async function applyPlan(
  tx: Db,
  context: Pick<Context, 'jobs' | 'clock'>,
  { lottery, series }: DrawSeries,
  { inserted, replaced, skipped, refused }: ImportPlan,
  reason: WinChangeReason,
  progress: Progress,
): Promise<void> {
  const at = context.clock.date();
  const key = { lotteryId: lottery.id, series };
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
    await refillPlayPrizes(tx, { lottery, series }, part);
    tell(part);
  }
  const dates = [...inserted, ...replaced.map(({ row }) => row)].map(({ draw }) => draw.date);
  await requestSettlements(tx, context, { key, dates, reason });
  await progress.step();
}

/** The play prizes that followed a replaced multiplier follow the new one, as with an edit; those that were typed stay. */
async function refillPlayPrizes(
  tx: Db,
  { lottery, series }: DrawSeries,
  replaced: ImportPlan['replaced'],
): Promise<void> {
  const changed = replaced.filter(({ stored, numbers }) => stored.multiplier !== numbers.multiplier);
  const tables = await levelsOf(
    tx,
    changed.map(({ stored }) => stored.id),
  );
  const refilled = changed.flatMap(({ stored: { id, date, multiplier }, numbers }) => {
    const terms = { lottery, series: seriesOf(series), date };
    const saved = { levels: tables.get(id) ?? [], terms: { ...terms, multiplier } };
    return refilledLevels(saved, { ...terms, multiplier: numbers.multiplier });
  });
  await writePlayPrizes(tx, refilled);
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
