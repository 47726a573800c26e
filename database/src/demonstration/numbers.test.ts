import { lotteries } from '@bolillero/domain/games/lotteries';
import { matchPlay } from '@bolillero/domain/prizes/matching';
import { seededRandom } from '@bolillero/domain/random/random-source';
import { describe, expect, test } from 'vitest';
import { generateDraws } from './draws.ts';
import { hittingPlay, losingPlay } from './numbers.ts';
import { plannedPlays } from './plan.ts';

const now = Date.parse('2026-11-21T17:00:00Z');
const random = seededRandom('test');

describe.each(lotteries.map((lottery) => [lottery.name, lottery] as const))('plays of %s', (_, lottery) => {
  const [drawn] = generateDraws(lottery, 'traditional', now).slice(-1);
  const matrix = lottery.eras.at(-1)?.matrix;
  if (drawn === undefined || matrix === undefined) throw new Error('no draw');

  test('hit exactly what they are meant to', () => {
    const specials = matrix.special.kind === 'none' ? [false] : [false, true];
    for (let main = 0; main <= matrix.balls; main += 1) {
      for (const special of specials) {
        // A bonus ball of the same drum needs a main ball of the play to be left for it.
        if (special && matrix.special.kind === 'same-drum' && main === matrix.balls) continue;
        const match = matchPlay(matrix, hittingPlay(matrix, drawn, { main, special }, random), drawn);
        expect([match.balls.length, match.special]).toEqual([main, special]);
      }
    }
  });

  test('lose when they are meant to', () => {
    for (let n = 0; n < 50; n += 1) {
      const { balls, special } = matchPlay(matrix, losingPlay(matrix, drawn, random), drawn);
      const won = drawn.levels.some(({ rule }) => balls.length >= rule.main && (!rule.special || special));
      expect(won).toBe(false);
    }
  });
});

test('the plan has every state of a play, and no two groups of one customer for one draw', () => {
  const keys = plannedPlays.map(({ who, lottery, series, draw }) => [who, lottery, series, draw].join());
  expect(new Set(keys).size).toBe(keys.length);
  const states = plannedPlays.flatMap(({ draw, plays }) =>
    plays.map(({ state, hits }) => `${state} ${draw}${hits === undefined ? '' : ' won'}`),
  );
  expect([...new Set(states)].toSorted()).toEqual([
    'cart latest',
    'cart next',
    'pending latest',
    'pending next',
    'refunded latest',
    'sold latest',
    'sold latest won',
    'sold next',
  ]);
});
