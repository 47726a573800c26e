import { describe, expect, test } from 'vitest';
import { addDays, drawDate, weekdayOf } from '../calendar/draw-date.ts';
import { nextDrawDateAfter } from '../calendar/schedule.ts';
import { lotteryNamed } from '../games/games.testing.ts';
import { drawWarnings } from './draw.ts';
import { isHere, validated, why } from './real-histories.testing.ts';

/** The rows of a history after which the calendar says another date than the next row. */
function surprises(file: string, lottery: string): string[][] {
  const { schedule } = lotteryNamed(lottery);
  const dates = validated(file, lottery).map(({ date }) => date);
  return dates.flatMap((date, index) => {
    const next = dates[index + 1];
    return next === undefined || nextDrawDateAfter(schedule, date) === next ? [] : [[date, next]];
  });
}

describe.skipIf(!isHere)(`real histories${why}`, () => {
  test.each([
    ['powerball.csv', 'power_balls', 3838],
    ['megamillions.csv', 'mega_millions', 2529],
    ['florida_lotto.csv', 'florida', 3384],
    ['tinka.csv', 'tinkas', 2786],
    ['powerball_double_play.csv', 'power_balls', 761],
    ['florida_lotto_double_play.csv', 'florida', 598],
  ])('every row of %s is a draw of the era of its date', (file, lottery, atLeast) => {
    const draws = validated(file, lottery);
    expect(draws.length).toBeGreaterThanOrEqual(atLeast);
    const dates = draws.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].toSorted());
  });

  test.each([
    ['powerball.csv', 'power_balls'],
    ['megamillions.csv', 'mega_millions'],
    ['florida_lotto.csv', 'florida'],
  ])('every row of %s fell on one of the draw days of its time', (file, lottery) => {
    const { schedule } = lotteryNamed(lottery);
    expect(validated(file, lottery).flatMap((draw) => drawWarnings(schedule, draw))).toEqual([]);
  });

  test.each([
    ['powerball.csv', 'power_balls'],
    ['megamillions.csv', 'mega_millions'],
    ['florida_lotto.csv', 'florida'],
    ['powerball_double_play.csv', 'power_balls'],
  ])('the draw date after each row of %s, by the days of its time, is the next row’s', (file, lottery) => {
    expect(surprises(file, lottery)).toEqual([]);
  });

  test('so it is of La Tinka, but for 2020 and a few days that were moved or left out', () => {
    const others = surprises('tinka.csv', 'tinkas').filter(
      ([date = '']) => date < '2020-03-01' || date > '2021-01-10',
    );
    expect(others).toEqual([
      ['1999-12-26', '1999-12-31'],
      ['1999-12-31', '2000-01-09'],
      ['2000-12-17', '2000-12-25'],
      ['2005-02-02', '2005-02-05'],
      ['2005-02-05', '2005-02-09'],
      ['2026-03-11', '2026-03-18'],
    ]);
  });

  test('La Tinka drew on other days in half a year of Saturdays, and three times besides', () => {
    const { schedule } = lotteryNamed('tinkas');
    const others = validated('tinka.csv', 'tinkas')
      .filter((draw) => drawWarnings(schedule, draw).length > 0)
      .map(({ date }) => date);
    const saturdays = others.filter((date) => date >= '2020-05-30' && date <= '2021-01-09');
    expect(saturdays.every((date) => weekdayOf(date) === 6)).toBe(true);
    expect(saturdays).toHaveLength(33);
    expect(others.length - saturdays.length).toBe(3);
  });

  test('with those Saturdays as exceptions, only the three are not draw dates', () => {
    const { schedule } = lotteryNamed('tinkas');
    const saturdays = Array.from({ length: 33 }, (_, week) => addDays(drawDate('2020-05-30'), 7 * week));
    const corrected = { ...schedule, added: saturdays, cancelled: saturdays.map((date) => addDays(date, 1)) };
    const draws = validated('tinka.csv', 'tinkas');
    expect(draws.flatMap((draw) => drawWarnings(corrected, draw))).toHaveLength(3);
  });

  test('the drum of every era is as large as its draws show', () => {
    for (const [file, lottery] of [
      ['powerball.csv', 'power_balls'],
      ['megamillions.csv', 'mega_millions'],
      ['florida_lotto.csv', 'florida'],
      ['tinka.csv', 'tinkas'],
    ] as const) {
      const draws = validated(file, lottery);
      const { eras } = lotteryNamed(lottery);
      for (const [index, { from, matrix }] of eras.entries()) {
        const until = eras[index + 1]?.from ?? '9999-12-31';
        const inEra = draws.filter(({ date }) => date >= from && date < until);
        // No draw on file of The Big Game's two eras.
        if (inEra.length === 0) continue;
        expect(Math.max(...inEra.flatMap(({ balls }) => balls))).toBe(matrix.size);
      }
    }
  });
});
