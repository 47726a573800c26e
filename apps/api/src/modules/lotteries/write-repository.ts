import type { Db } from '@bolillero/database/connection';
import {
  calendarException,
  drawSeries,
  lottery,
  lotteryDrawDays,
  lotteryEra,
  lotteryMultiplier,
  lotteryPicture,
  prizeTemplateLevel,
} from '@bolillero/database/schema/lottery';
import type { KeptLottery } from '@bolillero/domain/games/lottery-definition';
import { specialSize } from '@bolillero/domain/games/matrix';
import { seriesNumber } from '@bolillero/domain/games/series';
import { eq, max, sql } from 'drizzle-orm';
import type { Picture } from './pictures.ts';

/** A lottery with the hashes of its pictures, as a saving writes it. */
export interface WrittenLottery extends KeptLottery {
  readonly image: Buffer | null;
  readonly logo: Buffer | null;
}

function columnsOf(one: WrittenLottery) {
  const { schedule } = one;
  return {
    displayName: one.displayName,
    specialName: one.specialName,
    multiplierLabel: one.multiplierLabel,
    multiplierPriceCents: one.multiplierPrice,
    traditionalMultiplier: one.traditionalMultiplier,
    playoffMultiplier: one.playoffMultiplier,
    hasDoublePlay: one.hasDoublePlay,
    laggardsName: one.laggardsName,
    currency: one.currency,
    timeZone: schedule.timeZone,
    drawTime: schedule.drawTime,
    cutoffMinutes: schedule.cutoffMinutes,
    playsPerDay: one.playsPerDay,
    ticketPriceCents: one.ticketPrice,
    serviceFeeCents: one.serviceFee,
    sharePriceCents: one.sharePrice,
    openingDate: one.openingDate,
    hidden: one.hidden,
    howToCollect: one.howToCollect,
    accent: one.accent,
    pageOrder: one.pageOrder,
    imageSha256: one.image,
    logoSha256: one.logo,
  };
}

/** Writes a new lottery with its two series, and answers its id; null where the name is taken. */
export async function insertLottery(tx: Db, one: WrittenLottery): Promise<number | null> {
  const [row] = await tx
    .insert(lottery)
    .values({ name: one.name, ...columnsOf(one) })
    .onConflictDoNothing({ target: lottery.name })
    .returning({ id: lottery.id });
  if (row === undefined) return null;
  const lotteryId = row.id;
  await tx.insert(drawSeries).values([
    { lotteryId, series: seriesNumber('traditional') },
    { lotteryId, series: seriesNumber('laggards') },
  ]);
  await writeLists(tx, lotteryId, one);
  return lotteryId;
}

/** Writes a lottery over what it was, and moves its revision. */
export async function updateLotteryRows(tx: Db, one: WrittenLottery): Promise<void> {
  await tx
    .update(lottery)
    .set({ ...columnsOf(one), revision: sql`${lottery.revision} + 1` })
    .where(eq(lottery.id, one.id));
  for (const table of [
    lotteryEra,
    lotteryDrawDays,
    lotteryMultiplier,
    calendarException,
    prizeTemplateLevel,
  ]) {
    await tx.delete(table).where(eq(table.lotteryId, one.id));
  }
  await writeLists(tx, one.id, one);
}

async function writeLists(tx: Db, lotteryId: number, one: WrittenLottery): Promise<void> {
  const { schedule } = one;
  const eras = one.eras.map(({ from, matrix }) => ({
    lotteryId,
    startsOn: from,
    balls: matrix.balls,
    size: matrix.size,
    specialKind: matrix.special.kind,
    specialSize: specialSize(matrix),
  }));
  const drawDays = schedule.drawDays.map(({ from, days }) => ({
    lotteryId,
    startsOn: from,
    days: [...days],
  }));
  const multipliers = one.multipliers.map(({ from, mode, values, weights, largestUpTo }) => ({
    lotteryId,
    startsOn: from,
    mode,
    values: [...values],
    weights: [...weights],
    largestUpToCents: largestUpTo,
  }));
  // A date that is both added and cancelled is cancelled.
  const cancelled = schedule.cancelled.map((date) => ({ lotteryId, date, kind: 'cancelled' as const }));
  const added = schedule.added
    .filter((date) => !schedule.cancelled.includes(date))
    .map((date) => ({ lotteryId, date, kind: 'added' as const }));
  const exceptions = [...cancelled, ...added];
  const levels = one.prizeTemplates.flatMap((template) =>
    template.levels.map((level) => ({
      lotteryId,
      series: seriesNumber(template.series),
      startsOn: template.from,
      position: level.position,
      main: level.rule.main,
      special: level.rule.special,
      kind: level.kind,
      lotteryPrizeCents: level.lotteryPrize,
      fixedPlayPrizeCents: level.playPrizeFixed ?? null,
    })),
  );
  if (eras.length > 0) await tx.insert(lotteryEra).values(eras);
  if (drawDays.length > 0) await tx.insert(lotteryDrawDays).values(drawDays);
  if (multipliers.length > 0) await tx.insert(lotteryMultiplier).values(multipliers);
  if (exceptions.length > 0) await tx.insert(calendarException).values(exceptions);
  if (levels.length > 0) await tx.insert(prizeTemplateLevel).values(levels);
}

/** Shows or hides a lottery, and moves its revision. */
export async function setHidden(tx: Db, id: number, hidden: boolean): Promise<void> {
  await tx
    .update(lottery)
    .set({ hidden, revision: sql`${lottery.revision} + 1` })
    .where(eq(lottery.id, id));
}

/** The last place on the page. */
export async function lastPlace(tx: Db): Promise<number> {
  const [row] = await tx.select({ last: max(lottery.pageOrder) }).from(lottery);
  return row?.last ?? 0;
}

/** Keeps a picture; one that is there already is the same. */
export async function keepPicture(tx: Db, { sha256, bytes }: Picture, at: Date): Promise<void> {
  await tx.insert(lotteryPicture).values({ sha256, bytes, createdAt: at }).onConflictDoNothing();
}

/** The bytes of a picture; null where there is none of that hash. */
export async function findPicture(tx: Db, sha256: Buffer): Promise<Buffer | null> {
  const [row] = await tx
    .select({ bytes: lotteryPicture.bytes })
    .from(lotteryPicture)
    .where(eq(lotteryPicture.sha256, sha256));
  return row?.bytes ?? null;
}
