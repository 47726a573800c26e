import { describe, expect, test } from 'vitest';
import { choosePause, isPaused } from './pause.ts';

const now = Date.parse('2026-11-21T17:00:00Z');
const chosen = (text: string, until: string | null = null) =>
  choosePause(text, { until: until === null ? null : Date.parse(until), now, timeZone: 'America/Lima' });
const ends = (text: string) => ({ ok: true, value: Date.parse(text) });
const refused = (error: string) => ({ ok: false, error });

describe('a pause', () => {
  test.each([
    ['2026-11-22', '2026-11-22T05:00:00Z'],
    [' 2026-12-31 ', '2026-12-31T05:00:00Z'],
    ['2031-11-21', '2031-11-21T05:00:00Z'],
    ['2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00Z'],
    ['2026-12-01T08:30:00-05:00', '2026-12-01T13:30:00Z'],
  ])('until %s ends at %s', (text, end) => {
    expect(chosen(text)).toEqual(ends(end));
  });

  test.each([
    ['2026-11-21', 'today'],
    ['2026-11-21T18:00:00Z', 'later today'],
    ['2026-11-20', 'yesterday'],
    ['2031-11-22', 'too long'],
    ['2026-02-30', 'no such day'],
    ['2027-02-30T00:00:00Z', 'no such day'],
    ['2026-12-01T00:00', 'an instant without its zone'],
    ['2026-12-01T25:00:00Z', 'no such time'],
    ['mañana', 'no date'],
    ['', 'nothing'],
  ])('until %j is refused: %s', (text) => {
    expect(chosen(text)).toEqual(refused('pause-invalid'));
  });

  test('that runs is not shortened, only kept or made longer', () => {
    const until = '2026-12-31T05:00:00Z';
    expect(chosen('2026-12-30', until)).toEqual(refused('pause-cannot-shorten'));
    expect(chosen('2026-12-31T04:59:59Z', until)).toEqual(refused('pause-cannot-shorten'));
    expect(chosen('2026-12-31', until)).toEqual(ends(until));
    expect(chosen('2027-01-01', until)).toEqual(ends('2027-01-01T05:00:00Z'));
  });

  test('that has ended binds nobody', () => {
    expect(chosen('2026-11-22', '2026-11-21T17:00:00Z')).toEqual(ends('2026-11-22T05:00:00Z'));
  });

  test('lasts until its end, and not in it', () => {
    expect([isPaused(now + 1, now), isPaused(now, now), isPaused(null, now)]).toEqual([true, false, false]);
  });
});
