import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate } from './calendar.testing.ts';
import { drawDate } from './draw-date.ts';
import { dateIn, instantOf, isTimeZone } from './time-zone.ts';

const at = (date: string, time: string, zone: string) =>
  new Date(instantOf(drawDate(date), time, zone)).toISOString();

describe('the instant of a wall-clock time', () => {
  test.each([
    // New York is 5 hours behind UTC in winter and 4 in summer.
    ['2026-01-14', '22:59', 'America/New_York', '2026-01-15T03:59:00.000Z'],
    ['2026-07-15', '22:59', 'America/New_York', '2026-07-16T02:59:00.000Z'],
    // Lima is 5 hours behind UTC all year.
    ['2026-01-14', '22:50', 'America/Lima', '2026-01-15T03:50:00.000Z'],
    ['2026-07-15', '22:50', 'America/Lima', '2026-07-16T03:50:00.000Z'],
    ['2026-07-15', '00:00', 'UTC', '2026-07-15T00:00:00.000Z'],
    ['2026-07-15', '12:00', 'Asia/Kolkata', '2026-07-15T06:30:00.000Z'],
    ['2026-01-01', '00:30', 'Pacific/Kiritimati', '2025-12-31T10:30:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, expected) => {
    expect(at(date, time, zone)).toBe(expected);
  });

  test('on the day clocks go forward, the evening is already on summer time', () => {
    // New York, Sunday 2026-03-08: 02:00 becomes 03:00.
    expect(at('2026-03-07', '22:59', 'America/New_York')).toBe('2026-03-08T03:59:00.000Z');
    expect(at('2026-03-08', '01:59', 'America/New_York')).toBe('2026-03-08T06:59:00.000Z');
    expect(at('2026-03-08', '03:00', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
    expect(at('2026-03-08', '22:59', 'America/New_York')).toBe('2026-03-09T02:59:00.000Z');
  });

  test('a time that clocks skip counts on from before the change', () => {
    // 02:30 does not exist; half an hour past the change clocks show 03:30, which is 07:30 UTC.
    expect(at('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
    expect(at('2026-03-08', '02:00', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
  });

  test('a time that comes twice is the first of the two', () => {
    // New York, Sunday 2026-11-01: 02:00 becomes 01:00. 01:30 is 05:30 UTC, and again 06:30 UTC.
    expect(at('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    expect(at('2026-11-01', '00:59', 'America/New_York')).toBe('2026-11-01T04:59:00.000Z');
    expect(at('2026-11-01', '02:00', 'America/New_York')).toBe('2026-11-01T07:00:00.000Z');
    expect(at('2026-11-01', '22:59', 'America/New_York')).toBe('2026-11-02T03:59:00.000Z');
  });

  test('half-hour changes and those of the southern summer are no different', () => {
    // Lord Howe goes back from +11:00 to +10:30 on 2026-04-05 at 02:00; 01:45 comes twice.
    expect(at('2026-04-05', '01:45', 'Australia/Lord_Howe')).toBe('2026-04-04T14:45:00.000Z');
    // Auckland goes forward from +12 to +13 on 2026-09-27 at 02:00.
    expect(at('2026-09-27', '02:30', 'Pacific/Auckland')).toBe('2026-09-26T14:30:00.000Z');
  });

  test('clocks show the time again at the instant found, wherever they do not skip it', () => {
    const zones = fc.constantFrom('America/New_York', 'America/Lima', 'Asia/Kolkata', 'Pacific/Auckland');
    const minutes = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(anyDate, minutes, zones, (date, minute, zone) => {
        fc.pre(date > '1970-01-01'); // before, zones were off by odd seconds
        const two = (n: number) => String(n).padStart(2, '0');
        const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
        const instant = instantOf(date, time, zone);
        const shown = new Date(instant).toLocaleString('sv-SE', { timeZone: zone, hour12: false });
        const isSkipped = shown.slice(0, 10) === date && shown.slice(11, 16) > time;
        if (!isSkipped) expect(shown.slice(0, 16)).toBe(`${date} ${time}`);
        expect(dateIn(zone, instant)).toBe(date);
      }),
    );
  });

  test.each(['24:00', '7:30', '12:60', '12:00:00', '', 'noon'])('%j is not a time of day', (time) => {
    expect(() => instantOf(drawDate('2026-01-01'), time, 'UTC')).toThrow(RangeError);
  });

  test('an unknown zone is refused', () => {
    expect(() => instantOf(drawDate('2026-01-01'), '12:00', 'America/Atlantis')).toThrow(RangeError);
    expect(isTimeZone('America/Atlantis')).toBe(false);
    expect(isTimeZone('America/Lima')).toBe(true);
  });
});

describe('the date in a zone', () => {
  test.each([
    ['2026-07-16T03:59:59Z', 'America/New_York', '2026-07-15'],
    ['2026-07-16T04:00:00Z', 'America/New_York', '2026-07-16'],
    ['2026-01-16T04:59:59Z', 'America/New_York', '2026-01-15'],
    ['2026-01-16T04:59:59Z', 'America/Lima', '2026-01-15'],
    ['2026-07-16T04:59:59Z', 'America/Lima', '2026-07-15'],
    ['2026-07-16T05:00:00Z', 'America/Lima', '2026-07-16'],
    ['2026-07-16T05:00:00Z', 'Pacific/Kiritimati', '2026-07-16'],
    ['2026-07-16T10:00:00Z', 'Pacific/Kiritimati', '2026-07-17'],
  ])('at %s in %s is %s', (instant, zone, expected) => {
    expect(dateIn(zone, Date.parse(instant))).toBe(expected);
  });
});
