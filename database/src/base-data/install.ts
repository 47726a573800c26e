import { lotteries, subscriptionPackages } from '@bolillero/domain/games/lotteries';
import type { LotteryDefinition } from '@bolillero/domain/games/lottery-definition';
import { specialSize } from '@bolillero/domain/games/matrix';
import { seriesNumber } from '@bolillero/domain/games/series';
import { sql } from 'drizzle-orm';
import type { Db } from '../connection.ts';
import { subscriptionPackage } from '../schema/account.ts';
import {
  drawSeries,
  lottery,
  lotteryDrawDays,
  lotteryEra,
  lotteryMultiplier,
  prizeTemplateLevel,
} from '../schema/lottery.ts';
import { installDrawSources } from './draw-sources.ts';
import { installFaq } from './faq.ts';

const packageColours = [
  { red: 14, green: 107, blue: 80 },
  { red: 47, green: 111, blue: 176 },
  { red: 183, green: 130, blue: 27 },
  { red: 109, green: 75, blue: 195 },
] as const;

/**
 * The four lotteries, the subscription packages, the frequent questions and the known sources of results (off), present from the first start. What is there
 * already stays as it is.
 */
export async function installBaseData(db: Db): Promise<void> {
  for (const definition of lotteries) await installLottery(db, definition);
  // New lotteries take numbers after the four.
  await db.execute(
    sql`SELECT setval(pg_get_serial_sequence('lottery', 'id'), greatest((SELECT max(id) FROM lottery), 4))`,
  );
  const packages = subscriptionPackages.map(({ months, monthlyPrice }, index) => ({
    months,
    monthlyPriceCents: monthlyPrice as number,
    ...(packageColours[index] ?? packageColours[0]),
  }));
  const [existing] = await db.select({ id: subscriptionPackage.id }).from(subscriptionPackage).limit(1);
  if (existing === undefined) await db.insert(subscriptionPackage).values(packages);
  await installFaq(db);
  await installDrawSources(db);
}

async function installLottery(db: Db, definition: LotteryDefinition): Promise<void> {
  const { schedule } = definition;
  const inserted = await db
    .insert(lottery)
    .values({
      id: definition.id,
      name: definition.name,
      displayName: definition.displayName,
      specialName: definition.specialName,
      multiplierLabel: definition.multiplierLabel,
      multiplierPriceCents: definition.multiplierPrice,
      traditionalMultiplier: definition.traditionalMultiplier,
      playoffMultiplier: definition.playoffMultiplier,
      hasDoublePlay: definition.hasDoublePlay,
      laggardsName: definition.laggardsName,
      currency: definition.currency,
      timeZone: schedule.timeZone,
      drawTime: schedule.drawTime,
      cutoffMinutes: schedule.cutoffMinutes,
      playsPerDay: definition.playsPerDay,
      ticketPriceCents: definition.ticketPrice,
      serviceFeeCents: definition.serviceFee,
      sharePriceCents: definition.sharePrice,
      openingDate: definition.openingDate,
      accent: definition.accent,
      pageOrder: definition.id,
    })
    .onConflictDoNothing()
    .returning({ id: lottery.id });
  if (inserted.length === 0) return;

  const lotteryId = definition.id;
  await db.insert(drawSeries).values([
    { lotteryId, series: seriesNumber('traditional') },
    { lotteryId, series: seriesNumber('laggards') },
  ]);
  await db.insert(lotteryEra).values(
    definition.eras.map(({ from, matrix }) => ({
      lotteryId,
      startsOn: from,
      balls: matrix.balls,
      size: matrix.size,
      specialKind: matrix.special.kind,
      specialSize: specialSize(matrix),
    })),
  );
  await db
    .insert(lotteryDrawDays)
    .values(schedule.drawDays.map(({ from, days }) => ({ lotteryId, startsOn: from, days: [...days] })));
  const multipliers = definition.multipliers.map(({ from, mode, values, weights, largestUpTo }) => ({
    lotteryId,
    startsOn: from,
    mode,
    values: [...values],
    weights: [...weights],
    largestUpToCents: largestUpTo,
  }));
  if (multipliers.length > 0) await db.insert(lotteryMultiplier).values(multipliers);
  const levels = definition.prizeTemplates.flatMap((template) =>
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
  if (levels.length > 0) await db.insert(prizeTemplateLevel).values(levels);
}
