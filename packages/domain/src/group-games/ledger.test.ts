import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents, times } from '../money/cents.ts';
import { divideAmongShares, winningsOfShares } from './division.ts';
import { type LedgerFacts, ledgerOf } from './ledger.ts';

/** Game 28 of Florida Lotto as the screen draws it: 10 shares at $12.50, six of them sold, 50 lines, one of which wins $100.05. */
const drawn: LedgerFacts = {
  participations: 10,
  sharePrice: cents(12_50),
  sharesSold: 6,
  paid: cents(75_00),
  refunded: null,
  lines: 50,
  linePrice: cents(2_50),
  isClosed: true,
  prizeCurrency: 'USD',
  prizes: [{ line: 12, amount: cents(100_05) }],
  paidOut: cents(60_05),
};

const movements = (facts: LedgerFacts) =>
  ledgerOf(facts).entries.map(({ kind, in: into, out, balance }) => [kind, into, out, balance]);

describe('the books of a group game', () => {
  test('the drawn game: sale, lines, prize and whom it goes to, with the balance after each', () => {
    expect(movements(drawn)).toEqual([
      ['shares-sold', 75_00, 0, 75_00],
      ['house-shares', 50_00, 0, 125_00],
      ['lines-bought', 0, 125_00, 0],
      ['line-prize', 100_05, 0, 100_05],
      ['payout', 0, 50_05, 50_00],
      ['payout', 0, 10_00, 40_00],
      ['house-payout', 0, 40_00, 0],
    ]);
    expect(ledgerOf(drawn).differences).toEqual([]);
    expect(ledgerOf(drawn).remainders).toEqual([{ line: 12, cents: 5 }]);
    expect(ledgerOf(drawn).entries[4]).toMatchObject({ count: 5, each: 10_01, first: 1 });
    expect(ledgerOf(drawn).entries[6]).toMatchObject({ count: 4, each: 10_00, first: 7 });
  });

  test('what the lines leave of the shares is the service of the house; what they cost beyond them, it adds', () => {
    expect(movements({ ...drawn, lines: 40, prizes: [], paidOut: cents(0) }).slice(2)).toEqual([
      ['lines-bought', 0, 100_00, 25_00],
      ['house-service', 0, 25_00, 0],
    ]);
    expect(movements({ ...drawn, lines: 60, prizes: [], paidOut: cents(0) }).slice(2)).toEqual([
      ['house-contribution', 25_00, 0, 150_00],
      ['lines-bought', 0, 150_00, 0],
    ]);
  });

  test('while shares are sold there is what they brought, and nothing is missing', () => {
    const open = { ...drawn, isClosed: false, prizes: [], paidOut: cents(0) };
    expect(movements(open)).toEqual([['shares-sold', 75_00, 0, 75_00]]);
    expect(ledgerOf(open).differences).toEqual([]);
  });

  test('all that was paid goes back', () => {
    const back = {
      ...drawn,
      isClosed: false,
      refunded: cents(75_00),
      lines: 0,
      prizes: [],
      paidOut: cents(0),
    };
    expect(movements(back)).toEqual([
      ['shares-sold', 75_00, 0, 75_00],
      ['shares-refunded', 0, 75_00, 0],
    ]);
    expect(ledgerOf({ ...back, refunded: cents(62_50) }).differences).toEqual([
      { currency: 'USD', amount: 12_50 },
    ]);
  });

  test('prizes in another currency have books of their own', () => {
    const { entries, differences } = ledgerOf({ ...drawn, prizeCurrency: 'PEN' });
    expect(entries.filter(({ currency }) => currency === 'PEN').map(({ balance }) => balance)).toEqual([
      100_05, 50_00, 40_00, 0,
    ]);
    expect(differences).toEqual([]);
  });

  const price = fc.integer({ min: 1, max: 500_00 });
  const facts = fc
    .record({
      participations: fc.integer({ min: 1, max: 300 }),
      sold: fc.nat(300),
      sharePrice: price,
      linePrice: fc.nat(10_00),
      lines: fc.integer({ min: 1, max: 200 }),
      amounts: fc.array(fc.integer({ min: 1, max: 1_000_000_00 }), { maxLength: 8 }),
      prizeCurrency: fc.constantFrom('USD', 'PEN'),
    })
    .map(({ participations, sold, sharePrice, linePrice, lines, amounts, prizeCurrency }): LedgerFacts => {
      const sharesSold = Math.min(sold, participations);
      const prizes = amounts.map((amount, index) => ({ line: index + 1, amount: cents(amount) }));
      const runs = divideAmongShares(
        prizes.map(({ amount }) => amount),
        participations,
      );
      return {
        participations,
        sharePrice: cents(sharePrice),
        sharesSold,
        paid: times(cents(sharePrice), sharesSold),
        refunded: null,
        lines,
        linePrice: cents(linePrice),
        isClosed: true,
        prizeCurrency,
        prizes,
        paidOut: winningsOfShares(runs, 1, sharesSold),
      };
    });

  test('whatever is sold and won, the last balance of each currency is 0, and each is what came in less what went out', () => {
    fc.assert(
      fc.property(facts, (game) => {
        const { entries, differences } = ledgerOf(game);
        expect(differences).toEqual([]);
        const running = new Map<string, number>();
        for (const { currency, in: into, out, balance } of entries) {
          running.set(currency, (running.get(currency) ?? 0) + into - out);
          expect(balance).toBe(running.get(currency));
          expect(into > 0).not.toBe(out > 0);
        }
        expect([...running.values()].every((left) => left === 0)).toBe(true);
      }),
    );
  });

  test('a cent too many or too few, paid in or paid out, is told to the cent', () => {
    const off = fc.integer({ min: -50, max: 50 }).filter((amount) => amount !== 0);
    const shifted = (amount: Cents, by: number) => cents(amount + by);
    fc.assert(
      fc.property(facts, off, (game, by) => {
        const paid = ledgerOf({ ...game, paid: shifted(game.paid, by) }).differences;
        expect(paid).toEqual([{ currency: 'USD', amount: by }]);
        const out = ledgerOf({ ...game, paidOut: shifted(game.paidOut, by) }).differences;
        expect(out).toEqual([{ currency: game.prizeCurrency, amount: -by }]);
        // One does not make up for the other, though the sum of both is right.
        const both = { paid: shifted(game.paid, by), paidOut: shifted(game.paidOut, by) };
        expect(ledgerOf({ ...game, ...both }).differences).toEqual([
          { currency: 'USD', amount: by },
          { currency: game.prizeCurrency, amount: -by },
        ]);
      }),
    );
  });

  test('as much too much given back as was paid too much is told all the same', () => {
    const back = { ...drawn, isClosed: false, lines: 0, prizes: [], paidOut: cents(0) };
    expect(ledgerOf({ ...back, paid: cents(76_00), refunded: cents(76_00) }).differences).toEqual([
      { currency: 'USD', amount: 1_00 },
    ]);
  });
});
