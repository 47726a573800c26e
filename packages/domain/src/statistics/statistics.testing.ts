import fc from 'fast-check';
import { addDays, drawDate } from '../calendar/draw-date.ts';
import type { Era } from '../games/era.ts';
import { anyMatrix, drawnOf, smallMatrix } from '../games/games.testing.ts';
import type { Matrix } from '../games/matrix.ts';
import { buildHistory, type PastDraw } from '../history/history.ts';
import { type Scope, wholeScope } from '../history/scope.ts';
import type { ListedDraw } from './slow-statistics.testing.ts';

/** A history with the list of its draws, each with the matrix of its era: what the slow statistics read. */
export interface Told {
  readonly scope: Scope;
  readonly list: readonly ListedDraw[];
}

/** A history of these draws under these eras. */
export function told(eras: readonly Era[], draws: readonly PastDraw[]): Told {
  const history = buildHistory(eras, draws);
  const list = draws.map((draw, index) => {
    const era = history.eras[history.eraIndexes[index] ?? -1];
    if (era === undefined) throw new Error(`No era on ${draw.date}`);
    return { ...draw, matrix: era.matrix };
  });
  return { scope: wholeScope(history), list };
}

const daysInEra = 200;

/** What a drawing gives, sometimes without its special ball on file. */
const drawnOrIncomplete = (matrix: Matrix) =>
  fc.tuple(drawnOf(matrix), fc.integer({ min: 0, max: 9 })).map(([{ balls, special }, dice]) => ({
    balls: balls.toSorted((a, b) => a - b),
    special: dice === 0 ? null : special,
  }));

/** A matrix of which a random history is quick to make: large drums, but not dozens of balls of each draw. */
const handyMatrix = fc.oneof(
  smallMatrix,
  anyMatrix.filter(({ balls }) => balls <= 12),
);

const eraOf = (matrix: Matrix, start: number, mostDraws: number) =>
  fc
    .array(fc.tuple(drawnOrIncomplete(matrix), fc.integer({ min: 1, max: 9 })), { maxLength: mostDraws })
    .map((drawings) => {
      let days = start - 1;
      const draws: PastDraw[] = [];
      for (const [drawing, step] of drawings) {
        days += step;
        if (days < start + daysInEra) draws.push({ date: addDays(drawDate('2019-12-30'), days), ...drawing });
      }
      return { era: { from: addDays(drawDate('2019-12-30'), start), matrix }, draws };
    });

/** Histories of one to four eras under any matrices, empty ones among them. */
export const anyTold: fc.Arbitrary<Told> = fc
  .array(handyMatrix, { minLength: 1, maxLength: 4 })
  .chain((matrices) => fc.tuple(...matrices.map((matrix, index) => eraOf(matrix, index * daysInEra, 30))))
  .map((parts) =>
    told(
      parts.map(({ era }) => era),
      parts.flatMap(({ draws }) => draws),
    ),
  );

/** A part of a history: the draws that a range of indexes cuts out. */
export const anyPartOf = ({ scope, list }: Told): fc.Arbitrary<Told> =>
  fc
    .tuple(fc.integer({ min: 0, max: list.length }), fc.integer({ min: 0, max: list.length }))
    .map(([a, b]) => {
      const [start, end] = [Math.min(a, b), Math.max(a, b)];
      return { scope: { ...scope, start, end }, list: list.slice(start, end) };
    });

/** A whole history or a part of one. */
export const anyScope: fc.Arbitrary<Told> = anyTold.chain((whole) =>
  fc.oneof(fc.constant(whole), anyPartOf(whole)),
);

/** The Rulebook's worked example: 4 draws of a 3-of-7 game. */
export const workedExample = told(
  [{ from: drawDate('2020-01-01'), matrix: { balls: 3, size: 7, special: { kind: 'none' } } }],
  [
    { date: drawDate('2020-01-01'), balls: [1, 2, 3], special: null },
    { date: drawDate('2020-01-04'), balls: [1, 4, 5], special: null },
    { date: drawDate('2020-01-08'), balls: [1, 2, 6], special: null },
    { date: drawDate('2020-01-11'), balls: [2, 3, 7], special: null },
  ],
);
