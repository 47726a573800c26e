import type { LotteryDefinition } from '../games/lottery-definition.ts';
import { type Cents, cents, sum, times } from '../money/cents.ts';

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

const zero = cents(0);

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

/** What full tickets cost together, in USD cents: the play page's amounts (Rulebook 2). */
export interface Bet {
  /** How many plays they come to. */
  readonly plays: number;
  /** How many of these with the multiplier. */
  readonly multiplied: number;
  /** 'Tu apuesta': the ticket price of all. */
  readonly tickets: Cents;
  /** The multiplier's price of those that have it. */
  readonly multiplier: Cents;
  readonly service: Cents;
  /** What will be charged for them. */
  readonly total: Cents;
}

/** The amounts of so many plays. Throws RangeError on amounts beyond what is exact: a broken program. */
export function betOf(
  { ticketPrice, serviceFee, multiplierPrice }: Prices,
  { plays, multiplied }: Pick<Bet, 'plays' | 'multiplied'>,
): Bet {
  const tickets = times(ticketPrice, plays);
  const multiplier = times(multiplierPrice, multiplied);
  const service = times(serviceFee, plays);
  return { plays, multiplied, tickets, multiplier, service, total: sum([tickets, multiplier, service]) };
}
