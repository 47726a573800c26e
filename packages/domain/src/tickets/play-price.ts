import type { LotteryDefinition } from '../games/lottery-definition.ts';
import type { SeriesName } from '../games/series.ts';
import { type Cents, cents, sum } from '../money/cents.ts';

/** What a play costs, in USD cents, and what that is made of (Rulebook 2). */
export interface PlayPrice {
  readonly ticket: Cents;
  readonly service: Cents;
  /** The multiplier's own price; 0 without one. */
  readonly multiplier: Cents;
  readonly total: Cents;
}

/** The parts of a price as rows keep them, in cents: what was agreed on, whatever a play costs later. */
export interface KeptPrice {
  readonly ticketPriceCents: number;
  readonly serviceFeeCents: number;
  readonly multiplierPriceCents: number;
}

type Prices = Pick<LotteryDefinition, 'ticketPrice' | 'serviceFee' | 'multiplierPrice'>;
type MultiplierRules = Pick<LotteryDefinition, 'multiplierMode' | 'playoffMultiplier'>;

const zero = cents(0);

/**
 * Whether a play of this series can be bought with a multiplier. One that is printed on each ticket is not chosen, and
 * the laggards series has one only where the lottery says so.
 */
export function sellsMultiplier(lottery: MultiplierRules, series: SeriesName): boolean {
  return lottery.multiplierMode === 'per-draw' && (series === 'traditional' || lottery.playoffMultiplier);
}

/** Whether the tickets of this series carry a multiplier of their own, which is entered with their PDF. */
export function printsMultiplier(lottery: MultiplierRules, series: SeriesName): boolean {
  return lottery.multiplierMode === 'per-play' && (series === 'traditional' || lottery.playoffMultiplier);
}

/** The price of one play, the same in both series. A play won as a prize is free. */
export function playPrice(
  lottery: Prices,
  { withMultiplier, free = false }: { readonly withMultiplier: boolean; readonly free?: boolean },
): PlayPrice {
  if (free) return { ticket: zero, service: zero, multiplier: zero, total: zero };
  const { ticketPrice: ticket, serviceFee: service } = lottery;
  const multiplier = withMultiplier ? lottery.multiplierPrice : zero;
  const parts = { ticketPriceCents: ticket, serviceFeeCents: service, multiplierPriceCents: multiplier };
  return { ticket, service, multiplier, total: priceOf(parts) };
}

/** A price as a row keeps it. */
export function keptPrice({ ticket, service, multiplier }: PlayPrice): KeptPrice {
  return { ticketPriceCents: ticket, serviceFeeCents: service, multiplierPriceCents: multiplier };
}

/** What a kept price comes to. Throws RangeError on parts that are no whole cents: a broken program. */
export function priceOf({ ticketPriceCents, serviceFeeCents, multiplierPriceCents }: KeptPrice): Cents {
  return sum([ticketPriceCents, serviceFeeCents, multiplierPriceCents].map(cents));
}
