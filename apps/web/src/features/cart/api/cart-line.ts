import type { CartItem } from '@bolillero/contract/calls/checkouts';
import { type Cents, sum } from '@bolillero/domain/money/cents';
import { playKey } from '@bolillero/domain/tickets/play';
import { readAmount } from '../../../api/amount.ts';
import { readBalls } from '../../../api/balls.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';

/** Shares of a group game in the cart. */
export interface CartShares {
  readonly gameId: number;
  /** At most so many lines. */
  readonly lineLimit: number;
  /** How many shares the game is divided into. */
  readonly participations: number;
  /** How many of them are in the cart. */
  readonly shares: number;
  readonly sharePrice: Cents;
  /** The instant at which the game's sale ends. */
  readonly closesAt: string;
  /** How many can still be bought, these among them. */
  readonly left: number;
}

/** A line of the cart in the words of the code: a play, or shares of a group game, which have no numbers. */
export interface CartLine {
  readonly id: number;
  readonly lotteryId: number;
  readonly series: SeriesType;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly withMultiplier: boolean;
  /** As its numbers are written in one word: '1-2-3-4-5+6'. */
  readonly numbers: string;
  /** What tells it apart from the other plays of its draw: see `playKey`. */
  readonly key: string;
  readonly date: string;
  /** Its draw is no longer the one on sale. */
  readonly expired: boolean;
  /** An order is being captured with it: it cannot be changed now. */
  readonly beingPaid: boolean;
  /** Won as a prize: it costs nothing. */
  readonly free: boolean;
  readonly ticketPrice: Cents;
  readonly serviceFee: Cents;
  /** 0 without the multiplier. */
  readonly multiplierPrice: Cents;
  readonly price: Cents;
  /** Null of a play. */
  readonly shares: CartShares | null;
}

/** A line of shares. */
export type SharesLine = CartLine & { readonly shares: CartShares };

export const isShares = (line: CartLine): line is SharesLine => line.shares !== null;

export const isPlay = (line: CartLine): boolean => line.shares === null;

export function readCartLine(item: CartItem): CartLine {
  const balls = readBalls(item.balls);
  return {
    id: item.id,
    lotteryId: item.lottery_id,
    series: seriesType(item.type),
    balls,
    special: item.ball_red,
    withMultiplier: item.potenciador,
    numbers: playKey({ balls, special: item.ball_red }),
    key: playKey({ balls, special: item.ball_red, withMultiplier: item.potenciador }),
    date: item.date_lottery,
    expired: item.expired,
    beingPaid: item.being_paid,
    free: item.free,
    ticketPrice: readAmount(item.ticket_price),
    serviceFee: readAmount(item.service_fee),
    multiplierPrice: readAmount(item.multiplier_price),
    price: readAmount(item.price),
    shares: item.pena === undefined ? null : readShares(item.pena),
  };
}

const readShares = (pena: NonNullable<CartItem['pena']>): CartShares => ({
  gameId: pena.id,
  lineLimit: pena.type,
  participations: pena.participations,
  shares: pena.shares,
  sharePrice: readAmount(pena.share_price),
  closesAt: pena.closes_at,
  left: pena.left,
});

/** Whether a game has fewer shares left than the cart asks for. */
export const isShort = ({ shares }: CartLine): boolean => shares !== null && shares.shares > shares.left;

/** How many shares of group games these lines are. */
export const sharesIn = (lines: readonly CartLine[]): number =>
  lines.reduce((total, line) => total + (line.shares?.shares ?? 0), 0);

/** What these lines cost together. */
export function totalOf(lines: readonly CartLine[]): Cents {
  return sum(lines.map((line) => line.price));
}
