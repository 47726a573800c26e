import type {
  LotteryDetail as WireDetail,
  Lottery as WireLottery,
} from '@bolillero/contract/entities/lottery';
import { canonicalLotteryName } from '@bolillero/contract/lottery-names';
import { type DrawDate, drawDate, type Weekday } from '@bolillero/domain/calendar/draw-date';
import type { Schedule } from '@bolillero/domain/calendar/schedule';
import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { type Era, eraAt } from '@bolillero/domain/games/era';
import type { Matrix, SpecialBall } from '@bolillero/domain/games/matrix';
import type { MultiplierRule, Multipliers } from '@bolillero/domain/games/multiplier';
import type { Cents, Currency } from '@bolillero/domain/money/cents';
import { readAmount } from './amount.ts';
import { type SeriesType, seriesType } from './series.ts';

/** A lottery with what it plays now and what that costs, read from the wire into the terms of the domain. */
export interface Lottery extends Multipliers {
  readonly id: number;
  /** The canonical name, which addresses it: `power_balls`. */
  readonly name: string;
  /** The name that people read. */
  readonly description: string;
  /** Address of its picture; empty without one. */
  readonly image: string;
  /** The colour that it is told by. */
  readonly accent: LotteryAccent;
  readonly matrix: Matrix;
  /** What it calls its special ball; empty without one. */
  readonly specialName: string;
  /** What it calls its multiplier, also where plays are sold without one. */
  readonly multiplierLabel: string;
  /** Whether it has a laggards series. */
  readonly hasDoublePlay: boolean;
  /** Of jackpots and prizes. */
  readonly currency: Currency;
  /** Of a play, in USD. */
  readonly ticketPrice: Cents;
  readonly serviceFee: Cents;
  /** What the multiplier costs on top of a play; whether it is sold is told by `sellsMultiplier`. */
  readonly multiplierPrice: Cents;
  readonly schedule: Schedule;
  /** The weekdays on which it draws now; `schedule` has those of all dates. */
  readonly drawDays: readonly Weekday[];
  /** Statistics start here. */
  readonly openingDate: string;
}

/** The true odds of a series, by its own prize table. */
export interface SeriesOdds {
  readonly type: SeriesType;
  /** How many levels its table has, and its first, as tables write it; empty without any. */
  readonly levels: number;
  readonly first: string;
  /** The x of "1 in x" as the wire writes it: of the first level, and of any where the levels are known. */
  readonly jackpot: string;
  readonly any: string | null;
  /** The first level pays an amount of its own, not a jackpot. */
  readonly fixedTop: boolean;
  readonly freePlays: boolean;
}

/** A lottery with its eras, true odds and next draw. */
export interface LotteryDetail extends Lottery {
  /** Oldest first. */
  readonly eras: readonly Era[];
  /** Of each series that is played. */
  readonly odds: readonly SeriesOdds[];
  /** The draw on sale; null while there is none. */
  readonly nextDrawDate: string | null;
  /** The instant of its sales cut-off. */
  readonly closesAt: string | null;
  /** How many numbers stand side by side on its slip. */
  readonly slipColumns: number;
}

/** What lists of purchases and notifications say of a lottery. */
export type LotteryBrief = Pick<
  Lottery,
  'id' | 'name' | 'description' | 'image' | 'accent' | 'specialName' | 'multiplierLabel' | 'currency'
>;

type WireBrief = Pick<
  WireLottery,
  'id' | 'name' | 'description' | 'image' | 'accent' | 'sub_name' | 'plier_lottery' | 'currency'
>;

export function readLotteryBrief({
  id,
  name,
  description,
  image,
  accent,
  sub_name: specialName,
  plier_lottery: multiplierLabel,
  currency,
}: WireBrief): LotteryBrief {
  return { id, name, description, image, accent, specialName, multiplierLabel, currency };
}

export function readLottery(wire: WireLottery): Lottery {
  return {
    ...readLotteryBrief(wire),
    matrix: matrixOf(wire.selectNumber, wire.size, wire.special_kind, wire.sub_length),
    multipliers: wire.multipliers.map(multiplierRule),
    traditionalMultiplier: wire.type === 1,
    playoffMultiplier: wire.playoff_multiplier,
    hasDoublePlay: wire.hasDoublePlay,
    ticketPrice: readAmount(wire.ticket_price),
    serviceFee: readAmount(wire.service_fee),
    multiplierPrice: readAmount(wire.multiplier_price),
    openingDate: wire.date_opening,
    schedule: {
      drawDays: wire.draw_days.map(({ from, days }) => ({ from: drawDate(from), days: days as Weekday[] })),
      added: wire.exceptions.added.map(drawDate),
      cancelled: wire.exceptions.cancelled.map(drawDate),
      timeZone: wire.timezone,
      drawTime: wire.draw_time,
      cutoffMinutes: wire.cutoff_minutes,
    },
    drawDays: JSON.parse(wire.days) as Weekday[],
  };
}

export function readLotteryDetail(wire: WireDetail): LotteryDetail {
  return {
    ...readLottery(wire),
    eras: wire.eras.map(readEra),
    odds: wire.odds.series.map((odds) => ({
      type: seriesType(odds.type),
      levels: odds.levels.length,
      first: odds.levels[0]?.level ?? '',
      jackpot: odds.jackpot,
      any: odds.any,
      fixedTop: odds.fixed_top,
      freePlays: odds.free_plays,
    })),
    nextDrawDate: wire.listLotteries[0]?.date_before ?? null,
    closesAt: wire.closes_at,
    slipColumns: wire.info.columnCart,
  };
}

export function readEra({ from, selectNumber, size, special, sub_length }: WireDetail['eras'][number]): Era {
  return { from: drawDate(from), matrix: matrixOf(selectNumber, size, special, sub_length) };
}

/** The matrix of a draw's own date; the current one for dates before any era. */
export function matrixOn(lottery: Pick<LotteryDetail, 'eras' | 'matrix'>, date: string): Matrix {
  return eraAt(lottery.eras, date as DrawDate)?.matrix ?? lottery.matrix;
}

function multiplierRule(wire: WireLottery['multipliers'][number]): MultiplierRule {
  return {
    from: drawDate(wire.from),
    mode: wire.mode,
    values: wire.values,
    weights: wire.weights,
    largestUpTo: wire.largest_up_to === null ? null : readAmount(wire.largest_up_to),
  };
}

function matrixOf(balls: number, size: number, specialKind: string, specialSize: number): Matrix {
  return { balls, size, special: specialOf(specialKind, specialSize) };
}

function specialOf(kind: string, size: number): SpecialBall {
  if (kind === 'own-drum') return { kind, size };
  return { kind: kind === 'same-drum' ? kind : 'none' };
}

/** Whether a name of an address, in any accepted spelling, is this lottery's own. */
export function isNameOf(lottery: Pick<Lottery, 'name'>, name: string): boolean {
  return canonicalLotteryName(name) === lottery.name;
}
