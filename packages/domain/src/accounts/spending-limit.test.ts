import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { changeLimit, limitAt, passesLimit, type SpendingLimit, spendingMonth } from './spending-limit.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-21T17:00:00Z');
const of = (monthly: number | null): SpendingLimit => ({
  monthly: monthly === null ? null : cents(monthly),
  pending: null,
});

describe('a change of the limit', () => {
  test.each([
    [null, 100_00],
    [100_00, 50_00],
    [100_00, 0],
    [100_00, 100_00],
    [null, null],
  ])('from %s to %s holds at once', (from, to) => {
    expect(changeLimit(of(from), to === null ? null : cents(to), now)).toEqual(of(to));
  });

  test.each([
    [50_00, 50_01],
    [0, 10_00],
    [50_00, null],
  ])('from %s to %s holds after 7 days', (from, to) => {
    const wanted = to === null ? null : cents(to);
    const changed = changeLimit(of(from), wanted, now);
    expect(changed).toEqual({ monthly: from, pending: { monthly: wanted, from: now + 7 * day } });
    expect(limitAt(changed, now + 7 * day - 1).monthly).toBe(from);
    expect(limitAt(changed, now + 7 * day)).toEqual(of(to));
  });

  test('a lower one ends what was pending', () => {
    const raised = changeLimit(of(50_00), null, now);
    expect(changeLimit(raised, cents(50_00), now + day)).toEqual(of(50_00));
    expect(changeLimit(raised, cents(40_00), now + day)).toEqual(of(40_00));
  });

  test('asking again does not begin the 7 days anew, asking for more does', () => {
    const raised = changeLimit(of(50_00), cents(100_00), now);
    expect(changeLimit(raised, cents(100_00), now + day)).toEqual(raised);
    expect(changeLimit(raised, cents(80_00), now + day).pending).toEqual({
      monthly: 80_00,
      from: now + 7 * day,
    });
    expect(changeLimit(raised, null, now + day).pending).toEqual({ monthly: null, from: now + 8 * day });
  });

  test('after the 7 days the raised limit is what the next change starts from', () => {
    const raised = changeLimit(of(50_00), cents(100_00), now);
    const later = now + 8 * day;
    expect(changeLimit(raised, cents(90_00), later)).toEqual(of(90_00));
    expect(changeLimit(raised, cents(101_00), later)).toEqual({
      monthly: 100_00,
      pending: { monthly: 101_00, from: later + 7 * day },
    });
  });

  test('whatever is asked for, in 7 days nobody may spend more than before', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 1000 }).map(cents));
    const asked = fc.array(fc.tuple(amount, fc.integer({ min: 0, max: 7 * day - 1 })), { maxLength: 8 });
    fc.assert(
      fc.property(amount, asked, (monthly, wishes) => {
        fc.pre(monthly !== null);
        let limit: SpendingLimit = { monthly, pending: null };
        for (const [wanted, after] of wishes.toSorted((a, b) => a[1] - b[1])) {
          limit = changeLimit(limit, wanted, now + after);
          expect(limitAt(limit, now + after).monthly).toBeLessThanOrEqual(Number(monthly));
        }
      }),
    );
  });
});

describe('a payment', () => {
  test.each([
    [10_00, 4_00, 6_00, false],
    [10_00, 4_00, 6_01, true],
    [0, 0, 1, true],
    [0, 0, 0, false],
    [10_00, 20_00, 0, false],
    [null, 1_000_000_00, 1_00, false],
  ])('with a limit of %s and %d spent, one of %d passes it: %s', (limit, spent, amount, passes) => {
    expect(passesLimit(limit === null ? null : cents(limit), cents(spent), cents(amount))).toBe(passes);
  });
});

describe('the month', () => {
  test('is that of the time zone of the house', () => {
    const month = spendingMonth('America/Lima', Date.parse('2026-12-01T04:59:59Z'));
    expect(month).toEqual({
      from: Date.parse('2026-11-01T05:00:00Z'),
      to: Date.parse('2026-12-01T05:00:00Z'),
      renews: '2026-12-01',
    });
    expect(spendingMonth('America/Lima', month.to)).toMatchObject({ from: month.to, renews: '2027-01-01' });
  });

  test('months follow each other without a gap', () => {
    const zones = fc.constantFrom('America/Lima', 'America/New_York', 'Pacific/Auckland', 'UTC');
    fc.assert(
      fc.property(zones, fc.integer({ min: 0, max: 3_000_000_000_000 }), (zone, instant) => {
        const month = spendingMonth(zone, instant);
        expect(instant).toBeGreaterThanOrEqual(month.from);
        expect(instant).toBeLessThan(month.to);
        expect(spendingMonth(zone, month.to).from).toBe(month.to);
        expect(spendingMonth(zone, month.from - 1).to).toBe(month.from);
      }),
    );
  });
});
