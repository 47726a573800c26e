import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickDistinct, seededRandom } from '../random/random-source.ts';
import { everyOutcome } from './forecasts.testing.ts';
import { lotsOf, weightedLotsOf } from './lots.ts';

const balls = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 40 });

describe('lots', () => {
  test('are those of pickDistinct, and each lot begins with all balls', () => {
    fc.assert(
      fc.property(balls, fc.array(fc.nat(), { maxLength: 5 }), fc.integer(), (list, counts, seed) => {
        const lots = lotsOf(list);
        const [one, other] = [seededRandom(seed), seededRandom(seed)];
        for (const count of counts.map((n) => n % (list.length + 1))) {
          const drawn: number[] = [];
          lots.draw(one, count, drawn);
          expect(drawn).toEqual(pickDistinct(other, list, count));
        }
      }),
    );
  });

  test('weighted: 1 with 3, 2 with 2, 3 with 1', () => {
    const lots = weightedLotsOf([1, 2, 3], [3, 2, 1]);
    const chances = everyOutcome((random) => {
      const drawn: number[] = [];
      lots.draw(random, 2, drawn);
      return drawn.join();
    });
    const expected = {
      '1,2': 1 / 3,
      '1,3': 1 / 6,
      '2,1': 1 / 4,
      '2,3': 1 / 12,
      '3,1': 1 / 10,
      '3,2': 1 / 15,
    };
    for (const [order, chance] of Object.entries(expected))
      expect(chances.get(order)).toBeCloseTo(chance, 12);
  });

  test('there are no more lots than balls', () => {
    expect(() => lotsOf([1, 2]).draw(seededRandom(1), 3, [])).toThrow(RangeError);
    expect(() => weightedLotsOf([1, 2], [1, 1]).draw(seededRandom(1), 3, [])).toThrow(RangeError);
  });
});
