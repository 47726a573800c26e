import { addDays, type DrawDate, drawDate } from '../calendar/draw-date.ts';
import { lotteryNamed } from '../games/games.testing.ts';
import { templateAt } from '../games/lottery-definition.ts';
import { type Matrix, mainBalls, specialSize } from '../games/matrix.ts';
import { buildHistory } from '../history/history.ts';
import { type Scope, wholeScope } from '../history/scope.ts';
import { pickDistinct, seededRandom } from '../random/random-source.ts';
import type { Forecast } from './choice.ts';

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
export const tablesOf = (name: string) => (date: DrawDate) =>
  templateAt(lotteryNamed(name).prizeTemplates, 'traditional', date)?.levels ?? null;
