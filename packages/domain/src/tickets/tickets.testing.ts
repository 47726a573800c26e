import fc from 'fast-check';
import { anyMatrix, ballsOf } from '../games/games.testing.ts';
import type { Matrix } from '../games/matrix.ts';
import { type BallCategory, type ChosenBall, refiled } from './categories.ts';
import type { Ticket } from './ticket.ts';

export const anyCategory = fc.constantFrom<BallCategory[]>('plain', 'hot', 'cold', 'pair', 'copied');

/** Any ticket that a player of this matrix can have before them: empty, partial or full. */
export const ticketOf = (matrix: Matrix): fc.Arbitrary<Ticket> =>
  fc.record({
    id: fc.constant('ticket'),
    balls: ballsOf(matrix, { maxLength: matrix.balls }).chain((balls) =>
      fc
        .array(anyCategory, { minLength: balls.length, maxLength: balls.length })
        .map((categories) =>
          inPairs(balls.map((ball, index) => ({ ball, category: categories[index] ?? 'plain' }))),
        ),
    ),
    special:
      matrix.special.kind === 'own-drum'
        ? fc.option(fc.integer({ min: 1, max: matrix.special.size }))
        : fc.constant<number | null>(null),
    withMultiplier: fc.boolean(),
    group: fc.option(fc.integer({ min: 0, max: 9 })),
  });

/** Balls of pairs, two by two, each with its partner; one that is left over is no pair. */
function inPairs(balls: readonly ChosenBall[]): readonly ChosenBall[] {
  const paired = balls.filter(({ category }) => category === 'pair').map(({ ball }) => ball);
  const partner = (ball: number) => paired[paired.indexOf(ball) ^ 1];
  return refiled(
    balls.map((chosen) => {
      const other = chosen.category === 'pair' ? partner(chosen.ball) : undefined;
      return other === undefined ? chosen : { ...chosen, partner: other };
    }),
    () => 'plain',
  );
}

export const anyMatrixAndTicket = anyMatrix.chain((matrix) =>
  fc.tuple(fc.constant(matrix), ticketOf(matrix)),
);
