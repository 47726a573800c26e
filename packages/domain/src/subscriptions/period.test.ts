import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysLeft, isAboutToEnd, isSubscribed, monthsLeft, periodFor } from './period.ts';

const lima = 'America/Lima';
const at = (text: string) => Date.parse(text);
const text = (instant: number) => new Date(instant).toISOString();
const day = 86_400_000;

describe('a period', () => {
  test.each([
    ['2026-11-21T17:00:00.000Z', 1, '2026-12-21T17:00:00.000Z', 'the same day and time of the next month'],
    ['2026-11-21T17:00:00.000Z', 12, '2027-11-21T17:00:00.000Z', 'a year'],
    ['2026-01-31T12:34:56.789Z', 1, '2026-02-28T12:34:56.789Z', 'clamped to the last day'],
    ['2028-01-31T12:00:00.000Z', 1, '2028-02-29T12:00:00.000Z', 'of a leap year'],
    ['2026-02-01T03:00:00.000Z', 1, '2026-03-01T03:00:00.000Z', 'from 31 January in Lima: 28 February there'],
  ])('bought at %s for %d months ends at %s: %s', (bought, months, end) => {
    const period = periodFor(null, { months, at: at(bought), timeZone: lima });
    expect([text(period.startsAt), text(period.endsAt)]).toEqual([bought, end]);
  });

  test('a renewal begins where the present one ends', () => {
    const renewed = { months: 3, at: at('2026-11-21T17:00:00Z'), timeZone: lima };
    expect(periodFor(at('2026-11-30T08:00:00Z'), renewed)).toEqual({
      startsAt: at('2026-11-30T08:00:00Z'),
      endsAt: at('2027-02-28T08:00:00Z'),
    });
  });

  test('after the end it begins when it is paid, also in the instant of the end', () => {
    const now = at('2026-11-21T17:00:00Z');
    for (const end of [now, now - 1, now - 90 * day]) {
      expect(periodFor(end, { months: 1, at: now, timeZone: lima }).startsAt).toBe(now);
    }
  });

  test('keeps the time on the clocks of the house across a change of the clocks', () => {
    const { endsAt } = periodFor(null, {
      months: 1,
      at: at('2026-10-21T16:00:00Z'),
      timeZone: 'America/New_York',
    });
    expect(text(endsAt)).toBe('2026-11-21T17:00:00.000Z');
  });
});

describe('what is left', () => {
  const now = at('2026-11-21T17:00:00Z');

  test.each([
    [1, 1],
    [day - 1, 1],
    [day, 1],
    [day + 1, 2],
    [7 * day, 7],
    [0, 0],
    [-day, 0],
  ])('%d milliseconds are %d days', (left, days) => {
    expect(daysLeft(now + left, now)).toBe(days);
  });

  test.each([
    [7 * day, true],
    [7 * day + 1, false],
    [1, true],
    [0, false],
    [-1, false],
  ])('%d milliseconds before its end it is about to end: %s', (left, warned) => {
    expect(isAboutToEnd(now + left, now)).toBe(warned);
  });

  test.each([
    ['2026-12-21T16:59:59Z', 0],
    ['2026-12-21T17:00:00Z', 1],
    ['2027-11-21T17:00:00Z', 12],
    ['2026-11-01T00:00:00Z', 0],
  ])('until %s there are %d whole months', (end, months) => {
    expect(monthsLeft(at(end), now, lima)).toBe(months);
  });
});

describe('for any purchase', () => {
  const instant = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2090-01-01T00:00:00Z') });
  const zone = fc.constantFrom(lima, 'UTC', 'America/New_York', 'Pacific/Auckland');
  const months = fc.integer({ min: 1, max: 120 });

  test('the months that were bought are the months that are left', () => {
    fc.assert(
      fc.property(instant, zone, months, (now, timeZone, bought) => {
        const { startsAt, endsAt } = periodFor(null, { months: bought, at: now, timeZone });
        expect(startsAt).toBe(now);
        expect(monthsLeft(endsAt, now, timeZone)).toBe(bought);
        expect(daysLeft(endsAt, now)).toBeGreaterThanOrEqual(bought * 28);
        expect(isSubscribed(endsAt, endsAt - 1)).toBe(true);
        expect(isSubscribed(endsAt, endsAt)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  test('renewals follow each other without a gap or an overlap, whenever they are paid', () => {
    fc.assert(
      fc.property(instant, zone, fc.array(months, { minLength: 2, maxLength: 4 }), (now, timeZone, all) => {
        let end: number | null = null;
        for (const [index, bought] of all.entries()) {
          const period = periodFor(end, { months: bought, at: now + index, timeZone });
          if (end !== null) expect(period.startsAt).toBe(end);
          expect(period.endsAt).toBeGreaterThan(period.startsAt);
          end = period.endsAt;
        }
      }),
      { numRuns: 50 },
    );
  });
});
