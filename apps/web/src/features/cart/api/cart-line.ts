import type { CartItem } from '@bolillero/contract/calls/checkouts';
import { type Cents, sum } from '@bolillero/domain/money/cents';
import { playKey } from '@bolillero/domain/tickets/play';
import { readAmount } from '../../../api/amount.ts';
import { readBalls } from '../../../api/balls.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';

/** A play in the cart, in the words of the code. */
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
}

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
  };
}

/** What these lines cost together. */
export function totalOf(lines: readonly CartLine[]): Cents {
  return sum(lines.map((line) => line.price));
}
