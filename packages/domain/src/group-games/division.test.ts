import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents, sum } from '../money/cents.ts';
import { divideAmongShares, divideLine, type ShareRun, winningsOfShares } from './division.ts';

const amounts = (...values: number[]) => values.map(cents);

/** An amount in equal parts, the cents that do not divide one each to the first: dealt out cent by cent once they are few. */
function evenly(amount: Cents, parts: number): Cents[] {
  const each = Math.floor(amount / parts);
  const dealt = Array.from({ length: parts }, () => each);
  for (let left = amount - each * parts, at = 0; left > 0; left -= 1, at += 1) dealt[at] = each + 1;
  return dealt.map(cents);
}

/** What each share gets, one after the other: the rule as it is read, slowly. */
function slowly(prizes: readonly Cents[], participations: number): Cents[] {
  const parts = prizes.map((prize) => evenly(prize, participations));
  return Array.from({ length: participations }, (_, index) =>
    sum(parts.map((part) => part[index] ?? cents(0))),
  );
}

const spread = (runs: readonly ShareRun[]) =>
  runs.flatMap(({ from, to, each }) => Array.from({ length: to - from + 1 }, () => each));

describe('dividing the prizes of a group game', () => {
  test('$100.05 among ten: a cent more for each of the first five', () => {
    expect(divideAmongShares(amounts(100_05), 10)).toEqual([
      { from: 1, to: 5, each: 10_01 },
      { from: 6, to: 10, each: 10_00 },
    ]);
  });

  test('an amount that divides is one run; so is none at all', () => {
    expect(divideAmongShares(amounts(100_00), 10)).toEqual([{ from: 1, to: 10, each: 10_00 }]);
    expect(divideAmongShares([], 3)).toEqual([{ from: 1, to: 3, each: 0 }]);
  });

  test('every winning line leaves its own remainder to the first shares', () => {
    // 7 of 3: 3, 2, 2. 8 of 3: 3, 3, 2. Not 15 of 3.
    expect(divideAmongShares(amounts(7, 8), 3)).toEqual([
      { from: 1, to: 1, each: 6 },
      { from: 2, to: 2, each: 5 },
      { from: 3, to: 3, each: 4 },
    ]);
  });

  test('fewer cents than shares: the first get one', () => {
    expect(divideAmongShares(amounts(2), 5)).toEqual([
      { from: 1, to: 2, each: 1 },
      { from: 3, to: 5, each: 0 },
    ]);
  });

  test('a game of no shares, or a prize below nothing, is a broken program', () => {
    expect(() => divideAmongShares(amounts(1), 0)).toThrow(RangeError);
    expect(() => divideAmongShares(amounts(-1), 2)).toThrow(RangeError);
  });

  const prizes = fc.array(fc.integer({ min: 0, max: 2_000_000_000_00 }).map(cents), { maxLength: 20 });
  const participations = fc.integer({ min: 1, max: 400 });

  test('the runs are all shares in their order, sum to the prizes and are the rule, share by share', () => {
    fc.assert(
      fc.property(prizes, participations, (won, parts) => {
        const runs = divideAmongShares(won, parts);
        expect(runs.map(({ from }) => from)).toEqual([1, ...runs.slice(0, -1).map(({ to }) => to + 1)]);
        expect(runs.at(-1)?.to).toBe(parts);
        expect(sum(spread(runs))).toBe(sum(won));
        expect(spread(runs)).toEqual(slowly(won, parts));
      }),
    );
  });

  test('no share gets more than a cent for each winning line beyond any other', () => {
    fc.assert(
      fc.property(prizes, participations, (won, parts) => {
        const shares = spread(divideAmongShares(won, parts));
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(won.length);
      }),
    );
  });

  test('however the shares are bought, what their owners get sums to the prizes', () => {
    const owners = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(prizes, owners, (won, bought) => {
        const runs = divideAmongShares(
          won,
          bought.reduce((total, count) => total + count, 0),
        );
        const shares = spread(runs);
        let first = 1;
        const got = bought.map((count) => {
          const winnings = winningsOfShares(runs, first, count);
          expect(winnings).toBe(sum(shares.slice(first - 1, first - 1 + count)));
          first += count;
          return winnings;
        });
        expect(sum(got)).toBe(sum(won));
      }),
    );
  });
});

describe('the division of one line', () => {
  test('$100.05 among ten: three shares with the sixth, of which the first two have a cent more', () => {
    const shares = [
      { first: 4, count: 3 },
      { first: 10, count: 1 },
    ];
    expect(divideLine(cents(100_05), 10, shares)).toEqual({
      participations: 10,
      each: 10_00,
      remainder: 5,
      yours: 40_02,
    });
  });

  test('what it says of each winning line sums to what all of them give', () => {
    const amount = fc.integer({ min: 0, max: 10 ** 10 }).map((n) => cents(n));
    const game = fc.integer({ min: 1, max: 60 }).chain((participations) =>
      fc.record({
        participations: fc.constant(participations),
        prizes: fc.array(amount, { maxLength: 6 }),
        first: fc.integer({ min: 1, max: participations }),
        count: fc.integer({ min: 1, max: participations }),
      }),
    );
    fc.assert(
      fc.property(game, ({ participations, prizes, first, count }) => {
        const shares = [{ first, count: Math.min(count, participations - first + 1) }];
        const lines = prizes.map((prize) => divideLine(prize, participations, shares));
        const all = winningsOfShares(divideAmongShares(prizes, participations), first, shares[0]?.count ?? 0);
        expect(sum(lines.map(({ yours }) => yours))).toBe(all);
        for (const [index, { each, remainder }] of lines.entries()) {
          expect(each * participations + remainder).toBe(prizes[index]);
        }
      }),
    );
  });
});
