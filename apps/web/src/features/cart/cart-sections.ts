import { type Cents, sum } from '@bolillero/domain/money/cents';
import { type CartLine, isPlay, isShares, type SharesLine, sharesIn, totalOf } from './api/cart-line.ts';

/** What sections need of a lottery. */
interface OnSale {
  readonly id: number;
  /** The instant at which the sale for its next draw closes; null while nothing is on sale. */
  readonly closesAt: string | null;
}

/** What is in the cart of one lottery: its plays, then shares of its group games. */
export interface CartSection<L extends OnSale> {
  readonly lotteryId: number;
  /** Null for one that is no longer sold. */
  readonly lottery: L | null;
  readonly lines: readonly CartLine[];
  /** How many plays stand above it on the page. */
  readonly before: number;
}

/** The cart by lotteries: the sale that closes first comes first, what is not on sale last. */
export function sectionsOf<L extends OnSale>(
  lines: readonly CartLine[],
  lotteries: readonly L[],
): readonly CartSection<L>[] {
  const byLottery = grouped(lines, (line) => line.lotteryId);
  const found = [...byLottery].map(([lotteryId, some]) => ({
    lotteryId,
    lottery: lotteries.find(({ id }) => id === lotteryId) ?? null,
    lines: [...some.filter(isPlay), ...some.filter(isShares)],
  }));
  let before = 0;
  return found
    .toSorted((a, b) => closing(a.lottery) - closing(b.lottery) || a.lotteryId - b.lotteryId)
    .map((section) => {
      const placed = { ...section, before };
      before += section.lines.filter(isPlay).length;
      return placed;
    });
}

function grouped<K>(lines: readonly CartLine[], keyOf: (line: CartLine) => K): Map<K, CartLine[]> {
  const groups = new Map<K, CartLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return groups;
}

const closing = (lottery: OnSale | null) =>
  lottery?.closesAt ? Date.parse(lottery.closesAt) : Number.MAX_SAFE_INTEGER;

/** The plays of one lottery, series and draw, or its group games' shares for one: a line of what is paid. */
export interface CartGroup {
  readonly lotteryId: number;
  readonly series: CartLine['series'];
  readonly date: string;
  /** How many plays. */
  readonly count: number;
  /** How many shares. */
  readonly shares: number;
  readonly total: Cents;
}

/** In the order of the cart's sections. */
export function groupsOf(lines: readonly CartLine[], lotteries: readonly OnSale[]): readonly CartGroup[] {
  const inOrder = sectionsOf(lines, lotteries).flatMap((section) => section.lines);
  const groups = grouped(
    inOrder,
    (line) => `${line.lotteryId} ${line.series} ${line.date} ${isShares(line)}`,
  );
  return [...groups.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { lotteryId, series, date } = first;
    const count = some.filter(isPlay).length;
    return [{ lotteryId, series, date, count, shares: sharesIn(some), total: totalOf(some) }];
  });
}

/** So many of a part of the price, with what each costs where that is the same for all. */
interface PricePart {
  readonly count: number;
  readonly each: Cents | null;
  readonly total: Cents;
}

/** What the price of lines is made of (Rulebook 2 and 8). */
export interface PriceParts {
  /** Plays that cost something. */
  readonly tickets: PricePart;
  /** Of those with the multiplier. */
  readonly multiplier: PricePart;
  readonly service: PricePart;
  /** Shares of group games. */
  readonly shares: PricePart;
  /** How many plays were won as a prize. */
  readonly free: number;
  readonly total: Cents;
}

export function priceParts(lines: readonly CartLine[]): PriceParts {
  const plays = lines.filter(isPlay);
  const paid = plays.filter((line) => !line.free);
  return {
    tickets: partOf(paid.map((line) => line.ticketPrice)),
    multiplier: partOf(paid.filter((line) => line.withMultiplier).map((line) => line.multiplierPrice)),
    service: partOf(paid.map((line) => line.serviceFee)),
    shares: partOfShares(lines.filter(isShares)),
    free: plays.length - paid.length,
    total: totalOf(lines),
  };
}

function partOfShares(lines: readonly SharesLine[]): PricePart {
  const { each } = partOf(lines.map(({ shares }) => shares.sharePrice));
  return { count: sharesIn(lines), each, total: totalOf(lines) };
}

function partOf(prices: readonly Cents[]): PricePart {
  const [first] = prices;
  const same = first !== undefined && prices.every((price) => price === first);
  return { count: prices.length, each: same ? first : null, total: sum(prices) };
}
