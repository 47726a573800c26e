import { type Dated, entryAt } from '../calendar/dated.ts';
import type { DrawDate } from '../calendar/draw-date.ts';
import type { Schedule } from '../calendar/schedule.ts';
import type { Cents, Currency } from '../money/cents.ts';
import type { TemplateLevel } from '../prizes/prize-table.ts';
import type { LotteryAccent } from './accents.ts';
import type { Era } from './era.ts';
import type { Multipliers } from './multiplier.ts';
import type { SeriesName } from './series.ts';

export type LotteryId = number;

/** What a multiplier is called where it has no name of its own. */
export const generalMultiplierLabel = 'MULTIPLICADOR';

/** The prize levels that a draw of a series starts from, for draws from a date until the next template's. */
export interface PrizeTemplate extends Dated {
  readonly series: SeriesName;
  readonly levels: readonly TemplateLevel[];
}

/** What a lottery is: matrix, calendar, prices, prize tables. All rules read it from here; none is written for one game. */
export interface LotteryDefinition extends Multipliers {
  readonly id: LotteryId;
  /** The internal name, which addresses it on the wire: 'power_balls'. */
  readonly name: string;
  readonly displayName: string;
  /** The colour that it is told by. */
  readonly accent: LotteryAccent;
  readonly description: string;
  /** The special ball's name; empty without one. */
  readonly specialName: string;
  /** The special ball's name as headings write it, where that differs. */
  readonly specialLabel?: string;
  /** The general word where the lottery has no name for it; whether there is one is told by `multipliers`. */
  readonly multiplierLabel: string;
  /** What the multiplier costs on top of a play; 0 when it is included. */
  readonly multiplierPrice: Cents;
  /** Whether the laggards series is switched on. */
  readonly hasDoublePlay: boolean;
  /** What the lottery calls its laggards series; empty without one. */
  readonly laggardsName: string;
  /** Of jackpots and prizes. What customers pay is USD always. */
  readonly currency: Currency;
  readonly schedule: Schedule;
  readonly eras: readonly Era[];
  /** The most plays of one customer, in the cart and bought, for one draw date, both series together; 0: no limit. */
  readonly playsPerDay: number;
  /** USD; the same for both series. */
  readonly ticketPrice: Cents;
  /** USD, for each play, on top of the ticket price. */
  readonly serviceFee: Cents;
  /** USD, of a share of a group game. */
  readonly sharePrice: Cents;
  /** Statistics start here. */
  readonly openingDate: DrawDate;
  readonly prizeTemplates: readonly PrizeTemplate[];
}

/** A lottery as administrators keep it: what it is, and what only they decide. */
export interface KeptLottery extends LotteryDefinition {
  readonly hidden: boolean;
  /** Its place on the page, the lowest first. */
  readonly pageOrder: number;
  /** How a prize of it is collected, a step a line; null: as the house says of all lotteries. */
  readonly howToCollect: string | null;
}

/** The prize template of a series that a draw date falls under; null where none is known. */
export function templateAt(
  templates: readonly PrizeTemplate[],
  series: SeriesName,
  date: DrawDate,
): PrizeTemplate | null {
  return entryAt(
    templates.filter((template) => template.series === series),
    date,
  );
}
