import { searchText } from '../search/search-text.ts';

/** What keeps an account from being closed, in the order in which it is told. */
export const closingObstacles = [
  /** Money is being taken for an order at this moment. */
  'payment-under-way',
  /** Money of an order, or the price of a purchase, is on its way back. */
  'refund-under-way',
  /** Paid plays whose ticket is neither bought nor given back. */
  'ticket-pending',
  /** Bought tickets whose draw is to come or is not compared with its result yet. */
  'draw-pending',
  /** Group games that they have shares of and whose draw is to come, or is not compared with its lines yet. */
  'group-game-pending',
  /** Prizes whose amount nobody knows yet. */
  'prize-unconfirmed',
  /** Free plays that were won and lie in the cart. */
  'free-play',
  /** Messages to support without an answer: the address to answer to would be gone. */
  'question-open',
] as const;
export type ClosingObstacle = (typeof closingObstacles)[number];

/** How many of each there are. */
export type ClosingFacts = Readonly<Record<ClosingObstacle, number>>;

/** What stands in the way of closing an account, with how many of each; empty: nothing does. */
export function obstaclesOf(
  facts: ClosingFacts,
): { readonly what: ClosingObstacle; readonly count: number }[] {
  return closingObstacles.flatMap((what) => (facts[what] > 0 ? [{ what, count: facts[what] }] : []));
}

/** Whether what somebody typed is the name that was asked for, whatever its capitals, accents and blanks. */
export function isNameTyped(typed: string, asked: string): boolean {
  const plain = (text: string) => searchText(text.replace(/\s+/g, ' ').trim());
  return plain(typed) === plain(asked);
}
