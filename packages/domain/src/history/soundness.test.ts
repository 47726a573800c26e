import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { always } from '../calendar/calendar.testing.ts';
import { addDays, type DrawDate, drawDate } from '../calendar/draw-date.ts';
import { drawInstant, type Schedule } from '../calendar/schedule.ts';
import { isHere, validated, why } from '../draws/real-histories.testing.ts';
import { eraList, ownDrum } from '../games/era-list.ts';
import { lotteryNamed } from '../games/games.testing.ts';
import type { SeriesName } from '../games/series.ts';
import { completeUntil, type FiledDraw, type HeldAgainst, soundnessOf } from './soundness.ts';

/** A game of 3 of 7 and 1 of 5 that draws on Wednesdays and Saturdays; until May 2026 it was 3 of 6. */
const schedule: Schedule = {
  drawDays: always(3, 6),
  added: [],
  cancelled: [],
  timeZone: 'America/Lima',
  drawTime: '22:00',
  cutoffMinutes: 60,
};
const eras = eraList([
  ['2026-01-01', 3, 6, ownDrum(5)],
  ['2026-05-01', 3, 7, ownDrum(5)],
]);
const against = (last: string, changes: Partial<HeldAgainst> = {}): HeldAgainst => ({
  rules: {
    eras,
    series: 'traditional',
    multipliers: [],
    traditionalMultiplier: true,
    playoffMultiplier: false,
  },
  schedule,
  openingDate: drawDate('2026-05-01'),
  // a day after the last draw: its result is due
  now: drawInstant(changes.schedule ?? schedule, drawDate(last)) + 86_400_000,
  disagreements: [],
  ...changes,
});
const drawn = (date: string, balls: number[], special: number | null = 1): FiledDraw => ({
  date: drawDate(date),
  balls,
  special,
  multiplier: null,
  generated: false,
});
/** Two weeks around the change of the matrix, nothing wrong with them. */
const whole = [
  drawn('2026-04-25', [1, 2, 3]),
  drawn('2026-04-29', [1, 5, 6]),
  drawn('2026-05-02', [2, 3, 7]),
  drawn('2026-05-06', [2, 4, 6]),
  drawn('2026-05-09', [3, 5, 7]),
];
const dates = (list: readonly { date: DrawDate }[]) => list.map(({ date }) => date);

describe('a history of five draws', () => {
  test('is sound when the calendar and the eras know each of them', () => {
    expect(soundnessOf(whole, against('2026-05-09'))).toEqual({
      verdict: 'sound',
      reasons: [],
      draws: 5,
      generated: 0,
      from: '2026-04-25',
      to: '2026-05-09',
      checkedTo: '2026-05-09',
      expected: 5,
      missing: 0,
      gaps: [],
      offCalendar: [],
      outOfEra: [],
      repeated: [],
      equalPairs: 0,
      // two of 3 of 6, three of 3 of 7: 1/20 for the one pair, 3/35 and 6/35 for the nine others
      expectedPairs: expect.closeTo(1 / 20 + 9 / 35, 12),
      disagreements: [],
      counted: { from: '2026-05-01', draws: 3, expected: 3, missing: 0 },
    });
  });

  test('expects the last result a day after its draw, and not before', () => {
    const last = against('2026-05-09').now;
    const four = whole.slice(0, -1);
    expect(soundnessOf(four, { ...against('2026-05-09'), now: last - 1 })).toMatchObject({
      verdict: 'sound',
      checkedTo: '2026-05-08',
    });
    expect(soundnessOf(four, { ...against('2026-05-09'), now: last })).toMatchObject({
      verdict: 'with-gaps',
      missing: 1,
      gaps: [{ from: '2026-05-09', to: '2026-05-09', draws: 1 }],
      counted: { draws: 2, expected: 3, missing: 1 },
    });
  });

  test('tells draws that follow each other and are missing as one stretch', () => {
    const holes = whole.filter(({ date }) => !['2026-04-29', '2026-05-02', '2026-05-09'].includes(date));
    expect(soundnessOf(holes, against('2026-05-09')).gaps).toEqual([
      { from: '2026-04-29', to: '2026-05-02', draws: 2 },
      { from: '2026-05-09', to: '2026-05-09', draws: 1 },
    ]);
  });

  test('a draw off the calendar ends a stretch, and makes it sound but for that', () => {
    const moved = [...whole.slice(0, 2), drawn('2026-05-03', [2, 3, 7]), ...whole.slice(3)];
    const found = soundnessOf(moved, against('2026-05-09'));
    expect(found.gaps).toEqual([{ from: '2026-05-02', to: '2026-05-02', draws: 1 }]);
    expect(found.offCalendar).toEqual([{ date: '2026-05-03', warning: 'not-a-draw-day' }]);
    expect(found.reasons).toEqual(['missing', 'off-calendar']);
    // once the calendar knows of both, nothing is wrong
    const exceptions = { added: [drawDate('2026-05-03')], cancelled: [drawDate('2026-05-02')] };
    const corrected = soundnessOf(moved, against('2026-05-09', { schedule: { ...schedule, ...exceptions } }));
    expect([corrected.verdict, corrected.expected]).toEqual(['sound', 5]);
  });

  test('a draw on a date that was cancelled is told', () => {
    const cancelled = { ...schedule, cancelled: [drawDate('2026-05-06')] };
    expect(soundnessOf(whole, against('2026-05-09', { schedule: cancelled }))).toMatchObject({
      verdict: 'sound-but',
      reasons: ['off-calendar'],
      offCalendar: [{ date: '2026-05-06', warning: 'draw-cancelled' }],
    });
  });

  test.each([
    ['a ball too large for its date', [1, 2, 7], 1, ['ball-out-of-range']],
    ['a ball twice', [1, 2, 2], 1, ['ball-repeated']],
    ['a ball too few', [1, 2], 1, ['ball-count']],
    ['a special ball too large', [1, 2, 4], 6, ['special-out-of-range']],
    ['no special ball', [1, 2, 4], null, ['special-missing']],
  ])('%s makes it doubtful', (_, balls, special, codes) => {
    const odd = [...whole.slice(0, 1), drawn('2026-04-29', balls, special), ...whole.slice(2)];
    const found = soundnessOf(odd, against('2026-05-09'));
    expect([found.verdict, found.reasons]).toEqual(['doubtful', ['out-of-era']]);
    expect(found.outOfEra.map(({ draw, faults }) => [draw.date, faults.map(({ code }) => code)])).toEqual([
      ['2026-04-29', codes],
    ]);
  });

  test('before the first era nothing fits', () => {
    const early = [drawn('2025-12-31', [1, 2, 3]), ...whole];
    const [first] = soundnessOf(early, against('2026-05-09')).outOfEra;
    expect(first?.faults).toEqual([{ code: 'before-first-era' }]);
  });

  test('a combination that came before is no fault, whatever its special ball', () => {
    const again = [...whole.slice(0, 4), drawn('2026-05-09', [1, 2, 3], 4)];
    expect(soundnessOf(again, against('2026-05-09'))).toMatchObject({
      verdict: 'sound',
      equalPairs: 1,
      repeated: [
        {
          balls: [1, 2, 3],
          draws: [
            { date: '2026-04-25', special: 1 },
            { date: '2026-05-09', special: 4 },
          ],
          inNeighbours: false,
        },
      ],
    });
  });

  test('in two draws that follow each other it is doubtful; three times are three pairs', () => {
    const thrice = [
      ...whole.slice(0, 2),
      ...['2026-05-02', '2026-05-06', '2026-05-09'].map((d) => drawn(d, [2, 3, 7])),
    ];
    expect(soundnessOf(thrice, against('2026-05-09'))).toMatchObject({
      verdict: 'doubtful',
      reasons: ['equal-neighbours'],
      equalPairs: 3,
    });
  });

  test('what a source says otherwise makes it doubtful', () => {
    const disagreements = [
      {
        source: 'data.ny.gov',
        date: drawDate('2026-05-06'),
        theirs: { balls: [2, 4, 7], special: 1, multiplier: null },
        ours: { balls: [2, 4, 6], special: 1, multiplier: null },
      },
    ];
    expect(soundnessOf(whole, against('2026-05-09', { disagreements }))).toMatchObject({
      verdict: 'doubtful',
      reasons: ['disagreements'],
      disagreements,
    });
  });

  test('of draws that were made up it is told as generated, whatever else', () => {
    const [first, ...others] = whole.map((draw) => ({ ...draw, generated: true }));
    expect(soundnessOf(first ? [first, ...others] : [], against('2026-05-09'))).toMatchObject({
      verdict: 'generated',
      generated: 5,
    });
    expect(
      soundnessOf([...whole.slice(1), ...others.slice(-1)].slice(0, 4), against('2026-05-06')),
    ).toMatchObject({ verdict: 'sound', generated: 0 });
  });

  test('without draws it is empty', () => {
    expect(soundnessOf([], against('2026-05-09'))).toMatchObject({
      verdict: 'empty',
      reasons: [],
      from: null,
      to: null,
      expected: 0,
      missing: 0,
      counted: { draws: 0, expected: 0, missing: 0 },
    });
  });

  test('fewer than 1 in 100 missing make it sound but for those; 1 in 100 one with gaps', () => {
    const year = Array.from({ length: 200 }, (_, at) =>
      drawn(
        addDays(drawDate('2026-05-02'), 7 * Math.floor(at / 2) + (at % 2) * 4),
        [1, 2, 3 + (at % 5)],
        1 + (at % 3),
      ),
    );
    const last = year.at(-1)?.date ?? '';
    const without = (...places: number[]) =>
      soundnessOf(
        year.filter((_, at) => !places.includes(at)),
        against(last),
      ).verdict;
    expect([without(), without(100), without(100, 150)]).toEqual(['sound', 'sound-but', 'with-gaps']);
  });
});

describe('whatever is done to a sound history is found', () => {
  /** Draws of half a year, no two neighbours equal. */
  const sound = fc
    .integer({ min: 4, max: 60 })
    .map((count) =>
      Array.from({ length: count }, (_, at) =>
        drawn(addDays(drawDate('2026-05-02'), 7 * Math.floor(at / 2) + (at % 2) * 4), [
          1,
          2 + (at % 2),
          5 + (at % 3),
        ]),
      ),
    );
  const withPlace = sound.chain((draws) =>
    fc.record({ draws: fc.constant(draws), place: fc.integer({ min: 1, max: draws.length - 2 }) }),
  );
  const lastOf = (draws: readonly FiledDraw[]) => draws.at(-1)?.date ?? '';

  test('it is sound before', () => {
    fc.assert(
      fc.property(sound, (draws) => {
        const found = soundnessOf(draws, against(lastOf(draws)));
        expect([found.verdict, found.expected]).toEqual(['sound', draws.length]);
      }),
    );
  });

  test('draws that are taken out are the gaps, date by date', () => {
    fc.assert(
      fc.property(
        sound.chain((draws) =>
          fc.record({
            draws: fc.constant(draws),
            out: fc.shuffledSubarray(draws.slice(1), { minLength: 1 }),
          }),
        ),
        ({ draws, out }) => {
          const found = soundnessOf(
            draws.filter((draw) => !out.includes(draw)),
            against(lastOf(draws)),
          );
          expect(found.missing).toBe(out.length);
          expect(found.gaps.reduce((sum, gap) => sum + gap.draws, 0)).toBe(out.length);
          for (const date of dates(out)) {
            expect(found.gaps.filter(({ from, to }) => from <= date && date <= to)).toHaveLength(1);
          }
          // a draw that is on file lies in none
          for (const { date } of draws.filter((draw) => !out.includes(draw))) {
            expect(found.gaps.filter(({ from, to }) => from <= date && date <= to)).toEqual([]);
          }
        },
      ),
    );
  });

  test('a draw that is moved by a day is missing there and off the calendar here', () => {
    fc.assert(
      fc.property(withPlace, fc.constantFrom(1, -1), ({ draws, place }, days) => {
        const moved = draws.map((draw, at) =>
          at === place ? { ...draw, date: addDays(draw.date, days) } : draw,
        );
        const found = soundnessOf(moved, against(lastOf(draws)));
        const was = draws[place]?.date;
        expect(found.gaps).toEqual([{ from: was, to: was, draws: 1 }]);
        expect(dates(found.offCalendar)).toEqual([moved[place]?.date]);
      }),
    );
  });

  test('a ball that is put out of range is found', () => {
    fc.assert(
      fc.property(
        withPlace,
        fc.oneof(fc.integer({ min: 8, max: 99 }), fc.constant(0)),
        ({ draws, place }, ball) => {
          const odd = draws.map((draw, at) => (at === place ? { ...draw, balls: [1, 2, ball] } : draw));
          const found = soundnessOf(odd, against(lastOf(draws)));
          expect(found.verdict).toBe('doubtful');
          expect(found.outOfEra.map(({ draw }) => draw.date)).toEqual([draws[place]?.date]);
        },
      ),
    );
  });

  test('a draw that is typed over its neighbour is found', () => {
    fc.assert(
      fc.property(withPlace, ({ draws, place }) => {
        const typed = draws.map((draw, at) =>
          at === place ? { ...draw, balls: draws[at - 1]?.balls ?? [] } : draw,
        );
        expect(soundnessOf(typed, against(lastOf(draws))).reasons).toContain('equal-neighbours');
      }),
    );
  });
});

test('chance gives as many equal pairs as there are among all outcomes', () => {
  // every pair of outcomes of 3 of 6 and 3 of 7, told one by one: one of 20 and one of 35
  const pairOf = (first: string, second: string) => [drawn(first, [1, 2, 3]), drawn(second, [1, 2, 4])];
  const expectedOf = (draws: FiledDraw[]) => soundnessOf(draws, against('2026-05-09')).expectedPairs;
  expect(expectedOf(pairOf('2026-04-22', '2026-04-25'))).toBeCloseTo(1 / 20, 12);
  expect(expectedOf(pairOf('2026-04-25', '2026-05-06'))).toBeCloseTo(1 / 35, 12);
  expect(expectedOf(pairOf('2026-05-06', '2026-05-09'))).toBeCloseTo(1 / 35, 12);
});

describe.skipIf(!isHere)(`real histories${why}`, () => {
  const ofFile = (file: string, lottery: string, series: SeriesName = 'traditional') => {
    const { schedule: calendar, openingDate, ...definition } = lotteryNamed(lottery);
    const draws = validated(file, lottery).map((draw) => ({ ...draw, generated: false }));
    const last = draws.at(-1)?.date ?? drawDate('2026-01-01');
    const now = drawInstant(calendar, last) + 86_400_000;
    expect(completeUntil(calendar, now)).toBe(last);
    const rules = { ...definition, series };
    return soundnessOf(draws, { rules, schedule: calendar, openingDate, now, disagreements: [] });
  };
  const repeatsOf = ({ repeated }: ReturnType<typeof soundnessOf>) =>
    repeated.map(({ draws }) => draws.map(({ date }) => date));

  // Counted by a program of its own in another language: days, eras and binomials of the published rules.
  test.each([
    ['powerball.csv', 'power_balls', 3838, 1.33333, 'traditional'],
    ['megamillions.csv', 'mega_millions', 2529, 0.37391, 'traditional'],
    ['florida_lotto.csv', 'florida', 3384, 0.25434, 'traditional'],
    ['powerball_double_play.csv', 'power_balls', 761, 0.02573, 'laggards'],
    ['florida_lotto_double_play.csv', 'florida', 598, 0.00778, 'laggards'],
  ] as const)('%s is sound: all draws that the calendar expects', (file, lottery, draws, pairs, series) => {
    const found = ofFile(file, lottery, series);
    expect(found).toMatchObject({ verdict: 'sound', reasons: [], draws, expected: draws, missing: 0 });
    expect(found.expectedPairs).toBeCloseTo(pairs, 5);
    expect(found.counted.missing).toBe(0);
  });

  test('Powerball repeated two combinations, one of them across a change of its drum', () => {
    expect(repeatsOf(ofFile('powerball.csv', 'power_balls'))).toEqual([
      ['1993-04-03', '2000-12-27'],
      ['2003-02-08', '2008-01-09'],
    ]);
  });

  test('La Tinka has gaps: 2020, its Saturdays, and a few days besides', () => {
    const found = ofFile('tinka.csv', 'tinkas');
    expect(found).toMatchObject({
      verdict: 'with-gaps',
      reasons: ['missing', 'off-calendar'],
      draws: 2786,
      expected: 2820,
      missing: 70,
      outOfEra: [],
      equalPairs: 2,
      // since its matrix of March 2026 one draw alone
      counted: { from: '2026-03-11', missing: 1 },
    });
    expect(found.offCalendar).toHaveLength(36);
    expect(found.expectedPairs).toBeCloseTo(0.42968, 5);
    expect(repeatsOf(found)).toEqual([
      ['2018-08-15', '2022-11-09'],
      ['2021-01-27', '2022-11-06'],
    ]);
    // eleven weeks without a draw
    expect(found.gaps.find(({ draws }) => draws > 2)).toEqual({
      from: '2020-03-18',
      to: '2020-05-27',
      draws: 21,
    });
  });
});
