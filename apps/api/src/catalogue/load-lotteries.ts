import type { Db } from '@bolillero/database/connection';
import { type DrawDate, drawDate, type Weekday } from '@bolillero/domain/calendar/draw-date';
import type { Era } from '@bolillero/domain/games/era';
import type { KeptLottery, PrizeTemplate } from '@bolillero/domain/games/lottery-definition';
import type { SpecialBall } from '@bolillero/domain/games/matrix';
import type { MultiplierRule } from '@bolillero/domain/games/multiplier';
import { seriesOf } from '@bolillero/domain/games/series';
import { cents } from '@bolillero/domain/money/cents';
import type { TemplateLevel } from '@bolillero/domain/prizes/prize-table';
import { type EraRow, type MultiplierRow, readLotteryRows, type TemplateLevelRow } from './repository.ts';

/** A lottery as the administrators have made it. */
export interface CatalogueLottery extends KeptLottery {
  /** Hashes of the pictures that were uploaded for it. */
  readonly image: Buffer | null;
  readonly logo: Buffer | null;
  /** Moves with every saving. */
  readonly revision: number;
  /** What its calendar sold last, kept by `saleOf`: working it out asks for time zones, which is too slow for every request. */
  readonly lastSale: LastSale;
}

/** The draw date on sale at an instant and from then until its cut-off; null before anybody asked. */
export interface LastSale {
  current: { readonly from: number; readonly date: DrawDate; readonly closesAt: Date } | null;
}

/** Every lottery with its eras, calendar and prize templates, by id. */
export async function loadLotteries(db: Db): Promise<CatalogueLottery[]> {
  const { lotteries, drawDays, eras, multipliers, exceptions, templateLevels } = await readLotteryRows(db);
  return lotteries.map((row) => {
    const datesOf = (kind: 'added' | 'cancelled'): DrawDate[] =>
      exceptions
        .filter((one) => one.lotteryId === row.id && one.kind === kind)
        .map((one) => drawDate(one.date));
    return {
      id: row.id,
      name: row.name,
      displayName: row.displayName,
      accent: row.accent,
      description: row.displayName,
      specialName: row.specialName,
      multiplierLabel: row.multiplierLabel,
      multipliers: multipliers.filter((one) => one.lotteryId === row.id).map(multiplierRule),
      multiplierPrice: cents(row.multiplierPriceCents),
      traditionalMultiplier: row.traditionalMultiplier,
      playoffMultiplier: row.playoffMultiplier,
      hasDoublePlay: row.hasDoublePlay,
      laggardsName: row.laggardsName,
      currency: row.currency,
      schedule: {
        drawDays: drawDays
          .filter((one) => one.lotteryId === row.id)
          .map(({ startsOn, days }) => ({ from: drawDate(startsOn), days: days as Weekday[] })),
        added: datesOf('added'),
        cancelled: datesOf('cancelled'),
        timeZone: row.timeZone,
        drawTime: row.drawTime,
        cutoffMinutes: row.cutoffMinutes,
      },
      eras: eras.filter((era) => era.lotteryId === row.id).map(eraOf),
      playsPerDay: row.playsPerDay,
      ticketPrice: cents(row.ticketPriceCents),
      serviceFee: cents(row.serviceFeeCents),
      sharePrice: cents(row.sharePriceCents),
      openingDate: drawDate(row.openingDate),
      prizeTemplates: templatesOf(templateLevels.filter((level) => level.lotteryId === row.id)),
      hidden: row.hidden,
      pageOrder: row.pageOrder,
      image: row.imageSha256,
      logo: row.logoSha256,
      revision: row.revision,
      howToCollect: row.howToCollect,
      lastSale: { current: null },
    };
  });
}

function eraOf({ startsOn, balls, size, specialKind, specialSize }: EraRow): Era {
  const special: SpecialBall =
    specialKind === 'own-drum' ? { kind: specialKind, size: specialSize } : { kind: specialKind };
  return { from: drawDate(startsOn), matrix: { balls, size, special } };
}

function multiplierRule({
  startsOn,
  mode,
  values,
  weights,
  largestUpToCents,
}: MultiplierRow): MultiplierRule {
  const largestUpTo = largestUpToCents === null ? null : cents(largestUpToCents);
  return { from: drawDate(startsOn), mode, values, weights, largestUpTo };
}

function templatesOf(rows: readonly TemplateLevelRow[]): PrizeTemplate[] {
  const templates = new Map<
    string,
    { series: PrizeTemplate['series']; from: DrawDate; levels: TemplateLevel[] }
  >();
  for (const row of rows) {
    const key = `${row.series} ${row.startsOn}`;
    const series = seriesOf(row.series);
    const template = templates.get(key) ?? { series, from: drawDate(row.startsOn), levels: [] };
    template.levels.push(templateLevelOf(row));
    templates.set(key, template);
  }
  return [...templates.values()];
}

function templateLevelOf(row: TemplateLevelRow): TemplateLevel {
  return {
    position: row.position,
    rule: { main: row.main, special: row.special },
    kind: row.kind,
    lotteryWinners: null,
    lotteryPrize: cents(row.lotteryPrizeCents),
    playWinners: null,
    playPrize: cents(row.fixedPlayPrizeCents ?? 0),
    ...(row.fixedPlayPrizeCents === null ? {} : { playPrizeFixed: cents(row.fixedPlayPrizeCents) }),
  };
}
