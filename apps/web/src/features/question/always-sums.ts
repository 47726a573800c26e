import { type Cents, cents, sum, times } from '@bolillero/domain/money/cents';
import type { AlwaysPlayed, AlwaysPrize } from './api.ts';

/** What has been paid and won up to a draw, that draw included. */
export interface SumPoint {
  readonly date: string;
  /** USD. */
  readonly paid: Cents;
  /** In the currency of the prizes. */
  readonly won: Cents;
  readonly expected: Cents;
  /** What the draw paid; null: nothing that can be summed. */
  readonly prize: AlwaysPrize | null;
}

/** A year of them. */
export interface SumYear {
  readonly year: string;
  readonly plays: number;
  readonly paid: Cents;
  readonly winners: number;
  readonly won: Cents;
}

/** The sums draw by draw, oldest first: one point for each draw that counts in money. They end at what the answer says. */
export function sumsOf(played: AlwaysPlayed): SumPoint[] {
  const { dates, staked, expectedSteps } = played;
  const prizes = new Map(played.prizes.map((prize) => [prize.date, prize]));
  const each = dates.length === 0 ? cents(0) : cents(Math.round(staked / dates.length));
  const expected = expectedAlong(dates, expectedSteps);
  let won = 0;
  return dates.map((date, at) => {
    const prize = prizes.get(date) ?? null;
    won += prize?.prize ?? 0;
    const isLast = at === dates.length - 1;
    return {
      date,
      paid: isLast ? staked : times(each, at + 1),
      // a multiplier that counts with its mean leaves parts of cents, which the answer rounds once
      won: isLast ? (played.won ?? cents(won)) : cents(won),
      expected: expected[at] ?? cents(0),
      prize,
    };
  });
}

/** What chance gives up to each draw: every draw of a stretch gives as much. */
function expectedAlong(dates: readonly string[], steps: AlwaysPlayed['expectedSteps']): readonly Cents[] {
  const along: Cents[] = [];
  let before = 0;
  for (const { date, won } of steps) {
    const first = along.length;
    const draws = dates.indexOf(date) + 1 - first;
    for (let at = 1; at <= draws; at += 1)
      along.push(cents(Math.round(before + ((won - before) * at) / draws)));
    before = won;
  }
  return along;
}

/** How many times each level was won, the one that came most first. */
export function levelCounts(prizes: readonly AlwaysPrize[]): { level: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { level } of prizes) counts.set(level, (counts.get(level) ?? 0) + 1);
  return [...counts].map(([level, count]) => ({ level, count })).toSorted((a, b) => b.count - a.count);
}

/** The largest prize that can be summed; null without any. */
export function largestPrize(prizes: readonly AlwaysPrize[]): Cents | null {
  return prizes.reduce<Cents | null>(
    (largest, { prize }) => (prize !== null && prize > (largest ?? -1) ? prize : largest),
    null,
  );
}

/** Each year on its own, oldest first. */
export function sumYears(played: AlwaysPlayed): SumYear[] {
  const points = sumsOf(played);
  const years = new Map<string, SumPoint[]>();
  for (const point of points) {
    const year = point.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), point]);
  }
  let before = { paid: cents(0), won: cents(0) };
  return [...years].map(([year, of]) => {
    const last = of.at(-1) ?? before;
    const [paid, won] = [cents(last.paid - before.paid), cents(last.won - before.won)];
    before = { paid: last.paid, won: last.won };
    const winners = played.prizes.filter(({ date }) => date.startsWith(year)).length;
    return { year, plays: of.length, paid, winners, won };
  });
}

/** What is left of the money, in the currency of both; only where they are the same. */
export const netOf = ({ paid, won }: Pick<SumPoint, 'paid' | 'won'>): Cents => sum([won, cents(-paid)]);
