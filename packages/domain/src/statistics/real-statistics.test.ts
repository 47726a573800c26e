import { beforeAll, describe, expect, test } from 'vitest';
import { type DrawDate, drawDate } from '../calendar/draw-date.ts';
import { isHere, readText, validated, why } from '../draws/real-histories.testing.ts';
import { lotteryNamed } from '../games/games.testing.ts';
import { drumIn, type Part, scopeBetween } from '../history/scope.ts';
import { cards } from './card.ts';
import { countCombinations, rankCombinations } from './combination-table.ts';
import { topPairs, topTrios } from './combinations.ts';
import { constellations } from './constellations.ts';
import { frequency } from './counts.ts';
import { cycles } from './cycle.ts';
import { chiSquare, expectedFrequency } from './expected.ts';
import { modeScope, modes } from './mode.ts';
import { mostFrequent } from './ranking.ts';
import { sharedPairs } from './shared-pairs.ts';
import {
  slowChiSquare,
  slowCombinations,
  slowConstellations,
  slowCount,
  slowCycle,
  slowExpected,
  slowModeDraws,
  slowMore,
  slowPreviousPlaysBefore,
  slowSharedPairs,
  upTo,
} from './slow-statistics.testing.ts';
import { type Told, told } from './statistics.testing.ts';
import { type StructureCount, structure } from './structure.ts';

type ByBall<T> = Readonly<Record<string, T>>;

interface TopReference {
  readonly distinct: number;
  readonly top: readonly (readonly [readonly number[], number])[];
  readonly border_count: number;
  readonly border_tie_count: number;
  /** Over 300: the first 20, and a word. */
  readonly border_ties: readonly (readonly number[] | string)[];
}

interface PeriodReference {
  readonly start_rule_date?: string;
  readonly draws: number;
  readonly first_date: string;
  readonly main_pool_max: number;
  readonly special_pool_max: number | null;
  readonly main_frequency: ByBall<number>;
  readonly special_frequency: ByBall<number> | null;
  readonly pairs: TopReference;
  readonly trios: TopReference;
  readonly current_gap: ByBall<number | null>;
  readonly mean_interval: ByBall<number | null>;
  readonly mean_gap: ByBall<number | null>;
  readonly average_gap_pooled: number;
  readonly special_current_gap?: ByBall<number | null>;
}

interface Reference {
  readonly lotteries: ByBall<{ readonly file: string; readonly periods: ByBall<PeriodReference> }>;
}

const wholeStory = (file: string, lottery: string): Told =>
  told(lotteryNamed(lottery).eras, validated(file, lottery));

const names: ByBall<string> = { powerball: 'power_balls', megamillions: 'mega_millions' };

const periods = isHere
  ? Object.entries((JSON.parse(readText('reference.json')) as Reference).lotteries).flatMap(
      ([name, { file, periods }]) =>
        Object.entries(periods).map(([period, reference]) => ({ name, file, period, reference })),
    )
  : [];

describe.skipIf(!isHere)(`the reference answers${why}`, () => {
  test('are those of two lotteries', () => {
    expect(new Set(periods.map(({ name }) => name))).toEqual(new Set(Object.keys(names)));
  });

  describe.each(periods)('of $name, $period', ({ name, file, reference }) => {
    const lottery = names[name] ?? name;
    const { scope: whole } = wholeStory(file, lottery);
    const scope = scopeBetween(whole.history, { from: drawDate(reference.first_date) });
    const last = lotteryNamed(lottery).eras.at(-1);
    if (last === undefined) throw new Error('No era');
    const byBall = <T>(values: readonly T[]) =>
      Object.fromEntries(values.map((value, index) => [String(index + 1), value]));
    const rounded = (value: number | null) => (value === null ? null : Number(value.toFixed(6)));

    test('draws and drums', () => {
      expect(scope.end - scope.start).toBe(reference.draws);
      expect(drumIn(scope, 'main', last.matrix)).toBe(reference.main_pool_max);
      expect(drumIn(scope, 'special', last.matrix)).toBe(reference.special_pool_max);
    });

    test('frequencies', () => {
      const main = frequency(scope, 'main').slice(1, reference.main_pool_max + 1);
      const special = frequency(scope, 'special').slice(1, (reference.special_pool_max ?? 0) + 1);
      expect(byBall([...main])).toEqual(reference.main_frequency);
      expect(byBall([...special])).toEqual(reference.special_frequency);
    });

    test.each([
      ['pairs', 2],
      ['trios', 3],
    ] as const)('%s, and all that tie with the tenth', (kind, of) => {
      const answer = reference[kind];
      const top = (of === 2 ? topPairs : topTrios)(scope, 10);
      expect(top.map(({ balls, count }) => [balls, count])).toEqual(answer.top);
      const all = rankCombinations(countCombinations(scope, of), Number.MAX_SAFE_INTEGER);
      expect(all).toHaveLength(answer.distinct);
      const ties = all.filter(({ count }) => count === answer.border_count).map(({ balls }) => balls);
      expect(ties).toHaveLength(answer.border_tie_count);
      const told = answer.border_ties.filter((tie) => typeof tie !== 'string');
      expect(ties.slice(0, told.length)).toEqual(told);
    });

    test('cycles', () => {
      const all = cycles(scope, reference.main_pool_max);
      const current = all.map((cycle) => (cycle.appearances === 0 ? null : cycle.current));
      expect(byBall(current)).toEqual(reference.current_gap);
      expect(byBall(all.map(({ mean }) => rounded(mean)))).toEqual(reference.mean_gap);
      const intervals = all.map(({ mean }) => rounded(mean === null ? null : mean + 1));
      expect(byBall(intervals)).toEqual(reference.mean_interval);
      const repeats = all.filter(({ appearances }) => appearances > 1);
      const intervalsInAll = repeats.reduce((sum, { appearances }) => sum + appearances - 1, 0);
      const missed = repeats.reduce((sum, { span }) => sum + span, 0) - intervalsInAll;
      expect(missed / intervalsInAll).toBeCloseTo(reference.average_gap_pooled, 5);
      const specials = cycles(scope, reference.special_pool_max ?? 0, 'special');
      const gaps = specials.map((cycle) => (cycle.appearances === 0 ? null : cycle.current));
      expect(byBall(gaps)).toEqual(reference.special_current_gap);
    });
  });
});

test.skipIf(!isHere)(
  'of what kind all draws of La Tinka are, in its eight drums, as counted in Python',
  () => {
    const { scope } = wholeStory('tinka.csv', 'tinkas');
    const found = structure(scope);
    const row = (rows: readonly StructureCount[], value: number) => {
      const one = rows.find((candidate) => candidate.value === value);
      return [one?.count, ...[one?.expected, one?.low, one?.high].map((each) => each?.toFixed(3))];
    };
    expect(row(found.odd, 3)).toEqual([960, '933.572', '884.741', '982.404']);
    expect(row(found.low, 5)).toEqual([236, '211.553', '184.151', '238.954']);
    expect(row(found.consecutive, 1)).toEqual([1136, '1125.254', '1074.503', '1176.004']);
    expect(row(found.repeats, 2)).toEqual([419, '425.246', '388.080', '462.411']);
    expect(row(found.sum, 131)).toEqual([349, '346.773', '312.638', '380.907']);
    expect(row(found.spanByFour, 21)).toEqual([257, '216.259', '188.726', '243.793']);
  },
);

test.skipIf(!isHere)(
  'of what kind the draws of Powerball are since 7 October 2015, as counted in Python',
  () => {
    const { scope: whole } = wholeStory('powerball.csv', 'power_balls');
    const found = structure(
      scopeBetween(whole.history, { from: drawDate('2015-10-07'), to: drawDate('2026-08-05') }),
    );
    const counts = (rows: readonly { readonly count: number }[]) => rows.map(({ count }) => count);
    expect(counts(found.odd)).toEqual([37, 204, 428, 448, 233, 40]);
    expect(counts(found.consecutive).slice(0, 4)).toEqual([1024, 330, 35, 1]);
    expect(found.sum.find(({ value }) => value === 171)?.count).toBe(141);
    expect(found.span.find(({ value }) => value === 50)?.count).toBe(51);
    // 945, 399, 43 and 2 among these; the first is compared with the draw of 3 October besides
    expect(counts(found.repeats).reduce((sum, count) => sum + count, 0)).toBe(1390);
    expect(counts(found.repeats).slice(2, 4)).toEqual([43, 2]);
    expect(counts(found.spanByFour)).toEqual([
      0, 0, 10, 17, 29, 52, 75, 81, 114, 134, 155, 185, 170, 153, 127, 79, 9,
    ]);
    const { odd, low, consecutive, repeats, sum, spanByFour } = found;
    const bars = [odd, low, consecutive, repeats, sum, spanByFour]
      .flat()
      .filter(({ expected }) => expected >= 5);
    expect([bars.length, bars.filter(({ count, low, high }) => count < low || count > high).length]).toEqual([
      54, 2,
    ]);
  },
);

describe.skipIf(!isHere).each([
  ['tinka.csv', 'tinkas', 53],
  ['florida_lotto.csv', 'florida', 53],
  ['florida_lotto_double_play.csv', 'florida', 53],
  ['powerball_double_play.csv', 'power_balls', 69],
] as const)(`the slow and obvious statistics of %s${why}`, (file, lottery, size) => {
  let it: Told;
  let date: DrawDate;
  beforeAll(() => {
    it = wholeStory(file, lottery);
    date = it.list.at(-1)?.date ?? drawDate('1970-01-01');
  });

  test.each<Part>(['main', 'special'])('counts, expected counts, chi-square and cycles, %s', (part) => {
    const counts = frequency(it.scope, part);
    expect([...counts.slice(1, 70)]).toEqual(upTo(69).map((ball) => slowCount(it.list, part, [ball])));
    for (const ball of [1, 36, 40, 44, 46, 50, 53]) {
      const slow = slowExpected(it.list, part, [ball]);
      expect(expectedFrequency(it.scope, part, ball).expected).toBeCloseTo(slow.expected, 6);
      expect(expectedFrequency(it.scope, part, ball).high).toBeCloseTo(slow.high, 6);
    }
    expect(chiSquare(it.scope, part).statistic).toBeCloseTo(slowChiSquare(it.list, part).statistic, 5);
    const gaps = cycles(it.scope, size, part).map(({ current, longest }) => [current, longest]);
    const slow = upTo(size).map((ball) => slowCycle(it.list, ball, part));
    expect(gaps).toEqual(slow.map(({ current, longest }) => [current, longest]));
  });

  test('pairs, trios and the mode', () => {
    expect(topPairs(it.scope, 100)).toEqual(slowCombinations(it.list, 2).slice(0, 100));
    expect(topTrios(it.scope, 100)).toEqual(slowCombinations(it.list, 3).slice(0, 100));
    const slow = slowMore(slowModeDraws(it.list), 'main', size);
    const balls = slow.filter(({ count }) => count === slow[0]?.count).map(({ ball }) => ball);
    const ranked = mostFrequent(frequency(modeScope(it.scope), 'main'), size, size);
    expect(modes(ranked)).toEqual(balls);
  });

  test('constellations, and the draws that share four balls or more', () => {
    const highlighted = it.list.at(-1)?.balls ?? [];
    const found = constellations(it.scope, highlighted, date);
    expect(found.map(({ index, ...rest }) => rest)).toEqual(slowConstellations(it.list, highlighted, date));
    const recent = { ...it.scope, start: Math.max(0, it.scope.end - 600) };
    const { length, older, newer, shared } = sharedPairs(recent);
    const pairs = Array.from({ length }, (_, pair) => ({
      older: (older[pair] ?? 0) - recent.start,
      newer: (newer[pair] ?? 0) - recent.start,
      shared: shared[pair] ?? 0,
    }));
    expect(pairs).toEqual(slowSharedPairs(it.list.slice(recent.start), 4));
  });

  test('the previous plays on the newest cards', () => {
    const newest = upTo(5).map((back) => it.list.length - back);
    for (const card of cards(it.scope, newest)) {
      for (const [index, { main, special }] of card.previousPlays.entries()) {
        expect(main).toEqual(slowPreviousPlaysBefore(it.list, card.date, index + 1, 'main'));
        expect(special).toEqual(slowPreviousPlaysBefore(it.list, card.date, index + 1, 'special'));
      }
      expect(card.previousDraws[0]?.date).toBe(it.list[card.index - 1]?.date);
    }
    expect(cards({ ...it.scope, end: 0 }, [])).toEqual([]);
  });
});
