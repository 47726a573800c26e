import { type Cents, type Currency, cents, sum, times } from '../money/cents.ts';
import { divideAmongShares, type ShareRun, winningsOfShares } from './division.ts';

/** The kinds of movements of a group game's money. */
export const ledgerKinds = [
  /** Shares that players paid for. */
  'shares-sold',
  /** The house's own shares, at the same price. */
  'house-shares',
  /** What the lines cost at the lottery. */
  'lines-bought',
  /** What is left of the shares after the lines: the house's. */
  'house-service',
  /** What the lines cost beyond the shares: the house adds it. */
  'house-contribution',
  /** All shares that players paid for, given back. */
  'shares-refunded',
  /** The prize of a winning line. */
  'line-prize',
  /** What a run of players' shares gets. */
  'payout',
  /** What the house's shares get. */
  'house-payout',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** One movement, with the balance of its currency after it. */
export interface LedgerEntry {
  readonly kind: LedgerKind;
  readonly currency: Currency;
  readonly in: Cents;
  readonly out: Cents;
  readonly balance: Cents;
  /** How many shares or lines it is of, and what each of them costs or gets; null where they are not equal. */
  readonly count: number;
  readonly each: Cents | null;
  /** The first of its share numbers, or the number of the line; null where it has none. */
  readonly first: number | null;
}

/** All that the books of a game follow from, as they were kept: no price of today. */
export interface LedgerFacts {
  readonly participations: number;
  readonly sharePrice: Cents;
  /** Shares sold, by the game's own count, and what players paid for theirs, by their rows. */
  readonly sharesSold: number;
  readonly paid: Cents;
  /** What went, or goes, back to players; null of a game that was not given back. */
  readonly refunded: Cents | null;
  /** How many lines are attached, and what one costs at the lottery. */
  readonly lines: number;
  readonly linePrice: Cents;
  /** Whether its sale has ended: before, no line is bought and no share is the house's. */
  readonly isClosed: boolean;
  readonly prizeCurrency: Currency;
  /** The known prizes of its lines, by the number of the line. */
  readonly prizes: readonly { readonly line: number; readonly amount: Cents }[];
  /** What was written down for its participants, together. */
  readonly paidOut: Cents;
}

export interface Ledger {
  readonly entries: readonly LedgerEntry[];
  /**
   * What does not agree, each for itself, so that none hides another: how far what players paid is from the price of the shares sold
   * (which is the balance that the sale leaves), what goes back to them from what they paid, and what they are paid from what the
   * division says. Empty: the books balance to the cent.
   */
  readonly differences: readonly { readonly currency: Currency; readonly amount: Cents }[];
  /** Of each winning line, the cents that do not divide: one each to the first shares. */
  readonly remainders: readonly { readonly line: number; readonly cents: number }[];
}

/** Shares and lines are paid for in USD, whatever currency the prizes have (Rulebook 2). */
const saleCurrency: Currency = 'USD';
const none = cents(0);

type Movement = Omit<LedgerEntry, 'balance' | 'in' | 'out' | 'currency'>;

/** The books of a game (Rulebook 8): the sale, then its prizes and whom they go to. */
export function ledgerOf(facts: LedgerFacts): Ledger {
  const books = new Map<Currency, Cents>();
  const entries: LedgerEntry[] = [];
  const book = (currency: Currency, direction: 'in' | 'out', amount: Cents, movement: Movement) => {
    if (amount === 0) return;
    const before = books.get(currency) ?? none;
    const balance = cents(direction === 'in' ? before + amount : before - amount);
    books.set(currency, balance);
    const moved = { in: direction === 'in' ? amount : none, out: direction === 'out' ? amount : none };
    entries.push({ ...movement, ...moved, currency, balance });
  };
  bookSale(facts, book);
  const runs = divideAmongShares(
    facts.prizes.map(({ amount }) => amount),
    facts.participations,
  );
  bookPrizes(facts, runs, book);
  return { entries, differences: differencesOf(facts, runs), remainders: remaindersOf(facts) };
}

type Book = (currency: Currency, direction: 'in' | 'out', amount: Cents, movement: Movement) => void;

function bookSale(facts: LedgerFacts, book: Book): void {
  const { sharesSold, participations, sharePrice, paid, refunded, lines, linePrice } = facts;
  const of = (kind: LedgerKind, count: number, each: Cents | null): Movement => ({
    kind,
    count,
    each,
    first: null,
  });
  book(saleCurrency, 'in', paid, of('shares-sold', sharesSold, sharePrice));
  if (refunded !== null) {
    book(saleCurrency, 'out', refunded, of('shares-refunded', sharesSold, sharePrice));
    return;
  }
  if (!facts.isClosed) return;
  const unsold = participations - sharesSold;
  const houses = times(sharePrice, unsold);
  const cost = times(linePrice, lines);
  book(saleCurrency, 'in', houses, of('house-shares', unsold, sharePrice));
  const left = sharePrice * participations - cost;
  if (left < 0) book(saleCurrency, 'in', cents(-left), of('house-contribution', 1, null));
  book(saleCurrency, 'out', cost, of('lines-bought', lines, linePrice));
  if (left > 0) book(saleCurrency, 'out', cents(left), of('house-service', 1, null));
}

function bookPrizes(facts: LedgerFacts, runs: readonly ShareRun[], book: Book): void {
  const { prizeCurrency, sharesSold } = facts;
  for (const { line, amount } of facts.prizes) {
    book(prizeCurrency, 'in', amount, { kind: 'line-prize', count: 1, each: amount, first: line });
  }
  for (const { from, to, each } of runs) {
    const parts = [
      { kind: 'payout', first: from, last: Math.min(to, sharesSold) },
      { kind: 'house-payout', first: Math.max(from, sharesSold + 1), last: to },
    ] as const;
    for (const { kind, first, last } of parts) {
      const count = last - first + 1;
      if (count > 0) book(prizeCurrency, 'out', times(each, count), { kind, count, each, first });
    }
  }
}

function differencesOf(facts: LedgerFacts, runs: readonly ShareRun[]): Ledger['differences'] {
  const { sharesSold, sharePrice, paid, paidOut, prizeCurrency, refunded } = facts;
  const found: readonly (readonly [Currency, number])[] = [
    [saleCurrency, paid - sharePrice * sharesSold],
    [saleCurrency, refunded === null ? 0 : paid - refunded],
    [prizeCurrency, winningsOfShares(runs, 1, sharesSold) - paidOut],
  ];
  return found
    .filter(([, amount]) => amount !== 0)
    .map(([currency, amount]) => ({ currency, amount: cents(amount) }));
}

function remaindersOf({ prizes, participations }: LedgerFacts) {
  return prizes.flatMap(({ line, amount }) => {
    const left = sum([amount]) % participations;
    return left === 0 ? [] : [{ line, cents: left }];
  });
}
