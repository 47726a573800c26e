import fc from 'fast-check';
import { addDays, drawDate } from '../calendar/draw-date.ts';
import { drawnOf, levelsOf, lotteryNamed, numbersOf, smallMatrix } from '../games/games.testing.ts';
import { type Matrix, mainBalls, specialSize } from '../games/matrix.ts';
import { type MultiplierLine, multiplierList } from '../games/multiplier-list.ts';
import type { SeriesName } from '../games/series.ts';
import { buildHistory } from '../history/history.ts';
import { type Scope, wholeScope } from '../history/scope.ts';
import { cents } from '../money/cents.ts';
import type { TemplateLevel } from '../prizes/prize-table.ts';
import { pickDistinct, seededRandom } from '../random/random-source.ts';
import { told } from '../statistics/statistics.testing.ts';
import type { Forecast } from './choice.ts';
import { type PayTableAt, type PrizeSources, payTablesOf } from './pay-table.ts';

/** Draws as honest as the seeded source, so many of each matrix, one a day. */
export function fairHistory(matrices: readonly Matrix[], draws: number, seed: string): Scope {
  const random = seededRandom(seed);
  const first = drawDate('2000-01-01');
  const eras = matrices.map((matrix, era) => ({ from: addDays(first, era * draws), matrix }));
  const drawn = eras.flatMap(({ from, matrix }) =>
    Array.from({ length: draws }, (_, day) => {
      const isBonus = matrix.special.kind === 'same-drum';
      const balls = pickDistinct(random, mainBalls(matrix), matrix.balls + (isBonus ? 1 : 0));
      const own = specialSize(matrix) > 0 ? 1 + random.below(specialSize(matrix)) : null;
      const special = isBonus ? (balls.pop() ?? null) : own;
      return { date: addDays(from, day), balls: balls.toSorted((a, b) => a - b), special };
    }),
  );
  return wholeScope(buildHistory(eras, drawn));
}

const previous = { kind: 'previous', draws: 10 } as const;

/** Each helper, as its screen first offers it. */
export const everyHelper: readonly Forecast[] = [
  { helper: 'random' },
  { helper: 'jas', source: previous, inside: 3 },
  { helper: 'jas', source: { kind: 'zones', draws: 10 }, inside: 4 },
  {
    helper: 'jas',
    source: { kind: 'range', from: drawDate('1990-01-01'), to: drawDate('2030-01-01') },
    inside: 5,
  },
  { helper: 'bot', source: previous, bot: 5 },
  { helper: 'bot', source: previous, bot: 0 },
  { helper: 'most-likely', source: previous, count: 5, special: false },
  { helper: 'numerology', birth: drawDate('1990-05-12') },
  { helper: 'percentage', option: 1 },
  { helper: 'percentage', option: 3 },
  { helper: 'hot' },
  { helper: 'cold' },
  { helper: 'pair' },
];

/** Those that games with a drum for the special ball have besides. */
export const everySpecialHelper: readonly Forecast[] = [
  { helper: 'bot', source: previous, bot: 6 },
  { helper: 'bot', source: previous, bot: 7 },
  { helper: 'most-likely', source: previous, count: 2, special: true },
];

/** The prize tables of one of the four lotteries. */
export const tablesOf = (name: string): PayTableAt =>
  payTablesOf({
    lottery: lotteryNamed(name),
    series: 'traditional',
    entered: new Map(),
    buysMultiplier: false,
  });

/** One prize table for all draws, without a multiplier. */
export const alwaysTable = (levels: readonly TemplateLevel[]): PayTableAt =>
  payTablesOf({
    lottery: {
      prizeTemplates: [{ series: 'traditional', from: drawDate('1900-01-01'), levels }],
      multipliers: [],
      traditionalMultiplier: true,
      playoffMultiplier: false,
    },
    series: 'traditional',
    entered: new Map(),
    buysMultiplier: false,
  });

/** Any prize tables of small games, templates and entered ones, with and without multipliers; the draws are a day apart. */
export const anyGame = fc
  .array(smallMatrix, { minLength: 1, maxLength: 2 })
  .chain((matrices) =>
    fc.tuple(
      fc.constant(matrices),
      fc.tuple(...matrices.map((matrix) => fc.array(drawnOf(matrix), { maxLength: 6 }))),
    ),
  )
  .map(([matrices, drawn]) => {
    const eras = matrices.map((matrix, index) => ({ from: addDays(firstDay, index * 100), matrix }));
    const draws = drawn.flatMap((list, index) =>
      list.map(({ balls, special }, day) => ({
        date: addDays(firstDay, index * 100 + day),
        balls: balls.toSorted((a, b) => a - b),
        special: day === 3 ? null : special,
      })),
    );
    return { matrices, ...told(eras, draws) };
  })
  .chain((game) => {
    const [matrix] = game.matrices;
    if (matrix === undefined) throw new Error('no matrix');
    const tables = fc.array(anyLevels(matrix), { minLength: 1, maxLength: 3 });
    return fc.tuple(fc.constant(game), numbersOf(matrix), tables.chain(anySources));
  });

const firstDay = drawDate('2020-01-01');
const anyAmount = fc.constantFrom(0, 100, 250, 33_333, 1_000_001).map(cents);

/** A table of a matrix; of its amounts few are unknown, so that some tables are known whole. */
const anyLevels = (matrix: Matrix) =>
  levelsOf(matrix).chain((rules) =>
    fc.tuple(
      ...rules.map((rule, index) =>
        fc
          .tuple(anyAmount, anyAmount, fc.integer({ min: 0, max: 5 }), fc.boolean())
          .map(([prize, playPrize, dice, isFixed]): TemplateLevel => {
            const lotteryPrize = index > 0 && dice < 5 && prize === 0 ? cents(700) : prize;
            const level = { position: index + 1, rule, lotteryWinners: 0, playWinners: 0 };
            const kind = dice === 4 ? ('free' as const) : ('money' as const);
            if (isFixed && playPrize > 0) {
              return { ...level, kind, lotteryPrize, playPrize, playPrizeFixed: playPrize };
            }
            return { ...level, kind, lotteryPrize, playPrize: cents(0) };
          }),
      ),
    ),
  );

const anyMultiplier = fc.constantFrom<MultiplierLine[]>(
  [],
  [{ from: '2019-01-01', mode: 'per-draw', values: [2, 3] }],
  [{ from: '2020-01-03', mode: 'per-play', values: [2, 3, 4, 5, 10], weights: [9, 8, 5, 3, 1] }],
  [
    { from: '2019-01-01', mode: 'per-play', values: [2, 3] },
    { from: '2020-01-02', mode: 'per-draw', values: [2, 5] },
    { from: '2020-04-12', mode: 'none' },
  ],
);

const anySources = (tables: readonly (readonly TemplateLevel[])[]): fc.Arbitrary<PrizeSources> =>
  fc
    .record({
      multipliers: anyMultiplier,
      starts: fc.subarray(['2019-01-01', '2020-01-03', '2020-04-10']),
      own: fc.array(fc.tuple(fc.nat(120), fc.nat(3), fc.constantFrom(null, 2, 3)), { maxLength: 8 }),
      series: fc.constantFrom<SeriesName[]>('traditional', 'laggards'),
      traditionalMultiplier: fc.boolean(),
      playoffMultiplier: fc.boolean(),
      buysMultiplier: fc.boolean(),
    })
    .map(
      ({ multipliers, starts, own, series, traditionalMultiplier, playoffMultiplier, buysMultiplier }) => ({
        lottery: {
          multipliers: multiplierList(multipliers),
          traditionalMultiplier,
          playoffMultiplier,
          prizeTemplates: starts.map((from, index) => ({
            series,
            from: drawDate(from),
            levels: tables[index % tables.length] ?? [],
          })),
        },
        series,
        entered: new Map(
          own.map(([day, table, multiplier]) => [
            addDays(firstDay, day % 2 === 0 ? day % 6 : 100 + (day % 6)),
            { levels: tables[table] ?? [], multiplier },
          ]),
        ),
        buysMultiplier,
      }),
    );
