import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { drawInstant } from '../calendar/schedule.ts';
import type { Draw } from '../draws/draw.ts';
import { isHere, validated, why } from '../draws/real-histories.testing.ts';
import { megaMillions } from '../games/mega-millions.ts';
import { powerBalls } from '../games/power-balls.ts';
import { findLayout, type Layout } from '../imports/layout.ts';
import { missingAtSource } from './proposal.ts';
import { readAnswer } from './read-answer.ts';

const now = Date.parse('2026-11-21T17:00:00Z');
const header = ['draw_date', 'winning_numbers', 'mega_ball', 'multiplier'];
const found = findLayout(header);
const layout = found.ok ? found.value : ({} as Layout);
const row = (date: string, numbers: string, multiplier = '3', mega = '') => [
  `${date}T00:00:00.000`,
  numbers,
  mega,
  multiplier,
];

function read(cells: readonly string[][], { lottery = powerBalls, known = [] as string[] } = {}) {
  const rows = cells.map((line, index) => ({ line: index + 1, cells: line }));
  const terms = { ...lottery, series: 'traditional', now } as const;
  const since = drawDate('2026-11-09');
  const { draws, refused, offCalendar, isOfAnotherGame } = readAnswer({ layout, rows }, terms, {
    since,
    known: new Set(known),
  });
  return {
    draws: draws.map(({ date, balls, special, multiplier }) => [date, ...balls, special, multiplier]),
    refused: refused.map(({ line, faults }) => [line, ...faults.map(({ code }) => code)]),
    offCalendar: offCalendar.map(({ line }) => line),
    isOfAnotherGame,
  };
}

const good = [
  row('2026-11-18', '62 21 27 36 11 24'),
  row('2026-11-16', '1 2 3 4 5 6'),
  row('2026-11-14', '7 8 9 10 11 12', '2'),
];

test('draws are taken from a date on, oldest first, with their special ball by the era', () => {
  const old = row('2026-11-07', 'nothing that could be read');
  const before = row('2026-11-07', '1 2 3 4 5 6');
  expect(read([...good, before]).draws).toEqual([
    ['2026-11-14', 7, 8, 9, 10, 11, 12, 2],
    ['2026-11-16', 1, 2, 3, 4, 5, 6, 3],
    ['2026-11-18', 11, 21, 27, 36, 62, 24, 3],
  ]);
  expect(read([...good, old])).toEqual(read([...good, before]));
});

test('Mega Millions has its special ball in a column; a multiplier that is printed on tickets is none of the draw', () => {
  const drawn = row('2026-11-17', '03 14 22 30 41', '', '09');
  expect(read([drawn], { lottery: megaMillions }).draws).toEqual([
    ['2026-11-17', 3, 14, 22, 30, 41, 9, null],
  ]);
  const printed = row('2026-11-17', '03 14 22 30 41', '3', '09');
  expect(read([printed], { lottery: megaMillions }).refused).toEqual([[1, 'multiplier-not-drawn']]);
});

describe('what is no draw of the series is left out, and the others are taken', () => {
  test.each([
    ['a ball of no era', row('2026-11-11', '1 2 3 4 70 6'), [[4, 'ball-out-of-range']], []],
    ['a draw to come', row('2026-11-21', '1 2 3 4 5 6'), [[4, 'in-the-future']], []],
    ['another type', row('2026-11-11', '{"a":1}'), [[4, 'number-unreadable', 'ball-count']], []],
    ['no date', ['', '1 2 3 4 5 6', '', '3'], [[4, 'date-unreadable']], []],
    ['a date without a draw', row('2026-11-10', '1 2 3 4 5 6'), [], [4]],
  ])('%s', (_, wrong, refused, offCalendar) => {
    const all = read([...good, wrong]);
    expect(all.draws).toHaveLength(3);
    expect(all.isOfAnotherGame).toBe(false);
    expect(all.offCalendar).toEqual(offCalendar);
    expect(all.refused.map(([line, code]) => [line, code])).toEqual(
      refused.map(([line, code]) => [line, code]),
    );
  });

  test('a date without a draw whose result is on file is compared', () => {
    const extra = row('2026-11-10', '1 2 3 4 5 6');
    expect(read([...good, extra], { known: ['2026-11-10'] }).draws[0]?.[0]).toBe('2026-11-10');
  });

  test('two rows of a date that differ are both left out; the same twice is one', () => {
    const again = read([...good, row('2026-11-18', '1 2 3 4 5 6')]);
    expect(again.draws.map(([date]) => date)).toEqual(['2026-11-14', '2026-11-16']);
    expect(again.refused).toEqual([[4, 'repeated-in-file']]);
    expect(read([...good, ...good]).draws).toHaveLength(3);
  });
});

test('an answer that is mostly no draw of the series is of another game', () => {
  const mega = [
    row('2026-11-20', '1 2 3 4 5', '', '9'),
    row('2026-11-17', '1 2 3 4 5', '', '9'),
    row('2026-11-13', '1 2 3 4 70', '', '9'),
  ];
  expect(read(mega)).toMatchObject({ draws: [], isOfAnotherGame: true });
  expect(read([...good, ...mega]).isOfAnotherGame).toBe(false);
});

/** A draw as New York publishes it: two figures a ball, Powerball's special one the last of its numbers. */
function published({ date, balls, special, multiplier }: Draw, isInNumbers: boolean): string[] {
  const figures = (ball: number | null) => (ball === null ? '' : String(ball).padStart(2, '0'));
  const numbers = balls.map(figures);
  const [all, own] = isInNumbers ? [[...numbers, figures(special)], ''] : [numbers, figures(special)];
  return row(date, all.join(' '), multiplier === null ? '' : String(multiplier), own);
}

describe.skipIf(!isHere)(`real histories${why}`, () => {
  test.each([
    ['powerball.csv', powerBalls, true],
    ['megamillions.csv', megaMillions, false],
  ])(
    'every draw of %s is taken as New York publishes it, and none is missed',
    (file, lottery, isInNumbers) => {
      const history = validated(file, lottery.name);
      const rows = history.map((draw, index) => ({ line: index + 1, cells: published(draw, isInNumbers) }));
      const dates = history.map(({ date }) => date);
      const [first = drawDate('1990-01-01')] = dates;
      const after = drawInstant(lottery.schedule, dates.at(-1) ?? first) + 24 * 3_600_000;
      const terms = { ...lottery, series: 'traditional', now: after } as const;
      const read = readAnswer({ layout, rows }, terms, { since: first, known: new Set() });
      expect([read.refused, read.offCalendar]).toEqual([[], []]);
      expect(read.draws).toEqual(history);
      expect(missingAtSource(lottery.schedule, dates, after)).toEqual([]);
    },
  );
});
