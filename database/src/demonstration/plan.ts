import type { SeriesName } from '@bolillero/domain/games/series';
import type { CustomerKind } from './accounts.ts';

/** What a play of the demonstration is meant to hit of the latest draw. */
export interface Hits {
  readonly main: number;
  readonly special: boolean;
}

export interface PlannedPlay {
  /** In the cart, paid and waiting for its ticket, sold with its PDF, or never bought and its price given back. */
  readonly state: 'cart' | 'pending' | 'sold' | 'refunded';
  /** Of a play for the latest draw; without it the play wins nothing. */
  readonly hits?: Hits;
  /** Bought with the multiplier that is drawn per draw. */
  readonly withMultiplier?: boolean;
  /** The multiplier printed on the ticket, where each has its own. */
  readonly printed?: number;
  /** Its PDF was uploaded after the draw had been held. */
  readonly late?: boolean;
}

/** Plays of one customer for one draw. Those that are paid make one order. */
export interface PlannedPlays {
  readonly who: CustomerKind;
  readonly lottery: string;
  readonly series: SeriesName;
  /** `latest`: the draw that was held last, `next`: the one on sale. */
  readonly draw: 'latest' | 'next';
  readonly plays: readonly PlannedPlay[];
}

const of = (
  who: CustomerKind,
  lottery: string,
  draw: PlannedPlays['draw'],
  plays: readonly PlannedPlay[],
  series: SeriesName = 'traditional',
): PlannedPlays => ({ who, lottery, series, draw, plays });

const cart: PlannedPlay = { state: 'cart' };
const pending: PlannedPlay = { state: 'pending' };
const sold: PlannedPlay = { state: 'sold' };
const refunded: PlannedPlay = { state: 'refunded' };
const winner = (main: number, special = false): PlannedPlay => ({ state: 'sold', hits: { main, special } });

/** Every state that a play can be in: in the cart, expired there, pending, overdue, given back, sold, sold too late, won, and lost with a hit or none. */
export const plannedPlays: readonly PlannedPlays[] = [
  of('customer', 'power_balls', 'latest', [
    { ...winner(3, true), withMultiplier: true },
    winner(1, true),
    winner(1),
    sold,
  ]),
  of('customer', 'mega_millions', 'latest', [{ ...winner(2, true), printed: 4 }]),
  of('customer', 'florida', 'latest', [pending, refunded, cart]),
  of('customer', 'power_balls', 'next', [{ ...cart, withMultiplier: true }, cart, pending, pending, sold]),
  of('customer', 'mega_millions', 'next', [pending]),
  of('customer', 'tinkas', 'next', [cart]),
  of('subscriber', 'tinkas', 'latest', [winner(4), { ...sold, late: true }]),
  of('subscriber', 'tinkas', 'next', [pending, cart]),
  of('type-one', 'power_balls', 'latest', [winner(3)], 'laggards'),
  of('type-one', 'power_balls', 'next', [cart, cart], 'laggards'),
  of('type-one-subscriber', 'power_balls', 'latest', [winner(0, true), pending]),
  of('type-one-subscriber', 'florida', 'next', [sold, pending]),
  of('united-states', 'florida', 'latest', [winner(2), sold]),
  of('united-states', 'power_balls', 'next', [cart, cart, cart]),
  of('united-states', 'mega_millions', 'next', [{ ...pending }, cart]),
];
