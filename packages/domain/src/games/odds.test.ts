import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLevel } from '../prizes/level.ts';
import { matchPlay, satisfies } from '../prizes/matching.ts';
import {
  allOutcomes,
  anyMatrix,
  levelsOf,
  lotteryNamed,
  matrixOf,
  setsOf,
  smallMatrix,
} from './games.testing.ts';
import { lotteries } from './lotteries.ts';
import { mainBalls } from './matrix.ts';
import { combinations, levelOdds, matchOdds, oneIn, overallOdds } from './odds.ts';
import { oneInShown } from './one-in-shown.ts';

/** "1 in x" of a level as prize charts print it: exactly so many main balls, and exactly that special outcome. */
function charted(name: string, date: string, level: string, decimals?: number): string {
  const rule = parseLevel(level);
  if (!rule) throw new Error(level);
  return oneIn(matchOdds(matrixOf(name, date), rule.main, rule.special), decimals);
}

function overall(name: string, date: string, decimals?: number): string {
  const [template] = lotteryNamed(name).prizeTemplates;
  const rules = template?.levels.map((level) => level.rule) ?? [];
  return oneIn(overallOdds(matrixOf(name, date), rules), decimals);
}

describe('published odds', () => {
  test.each([
    ['5 + 1', '292,201,338.00'],
    ['5', '11,688,053.52'],
    ['4 + 1', '913,129.18'],
    ['4', '36,525.17'],
    ['3 + 1', '14,494.11'],
    ['3', '579.76'],
    ['2 + 1', '701.33'],
    ['1 + 1', '91.98'],
    ['0 + 1', '38.32'],
  ])('Powerball %s is 1 in %s (powerball.com prize chart)', (level, expected) => {
    expect(charted('power_balls', '2026-11-21', level)).toBe(expected);
  });

  test.each([
    ['5 + 1', '302,575,350', '290,472,336.00'],
    ['5', '12,607,306', '12,629,232.00'],
    ['4 + 1', '931,001', '893,761.03'],
    ['4', '38,792', '38,859.18'],
    ['3 + 1', '14,547', '13,965.02'],
    ['3', '606', '607.17'],
    ['2 + 1', '693', '665.00'],
    ['1 + 1', '89', '85.81'],
    ['0 + 1', '37', '35.17'],
  ])(
    'Mega Millions %s was 1 in %s and is 1 in %s (megamillions.com, durangobill.com)',
    (level, before, now) => {
      expect(charted('mega_millions', '2025-04-04', level, 0)).toBe(before);
      expect(charted('mega_millions', '2025-04-08', level)).toBe(now);
    },
  );

  test.each([
    ['6', '22,957,480.00'],
    ['5', '81,409.50'],
    ['4', '1,415.82'],
    ['3', '70.79'],
    ['2', '8.58'],
  ])('Florida Lotto %s is 1 in %s (floridalottery.com)', (level, expected) => {
    expect(charted('florida', '2026-11-21', level)).toBe(expected);
  });

  test.each([
    ['6', '15,890,700.00', '22,957,480.00'],
    ['5 + 1', '2,648,450.00', '3,826,246.67'],
    ['5', '61,591.86', '83,179.28'],
    ['4 + 1', '24,636.74', '33,271.71'],
    ['4', '1,173.18', '1,478.74'],
    ['3 + 1', '879.88', '1,109.06'],
    ['3', '64.38', '75.62'],
    ['2 + 1', '85.84', '100.82'],
  ])('La Tinka %s was 1 in %s of 50 and is 1 in %s of 53', (level, of50, of53) => {
    expect(charted('tinkas', '2025-01-01', level)).toBe(of50);
    expect(charted('tinkas', '2026-11-21', level)).toBe(of53);
  });

  test('of winning anything', () => {
    expect(overall('power_balls', '2026-11-21')).toBe('24.87');
    expect(overall('mega_millions', '2025-04-04', 0)).toBe('24');
    expect(overall('mega_millions', '2025-04-08')).toBe('23.07');
    expect(overall('florida', '2026-11-21')).toBe('7.61');
  });

  test.each([
    [
      'power_balls',
      ['54,979,155', '80,089,128', '120,526,770', '146,107,962', '195,249,054', '175,223,510', '292,201,338'],
    ],
    [
      'mega_millions',
      ['52,969,000', '76,275,360', '135,145,920', '175,711,536', '258,890,850', '302,575,350', '290,472,336'],
    ],
    ['florida', ['13,983,816', '22,957,480']],
    [
      'tinkas',
      [
        '1,947,792',
        '3,262,623',
        '6,096,454',
        '8,145,060',
        '9,366,819',
        '12,271,512',
        '15,890,700',
        '22,957,480',
      ],
    ],
  ])('of the jackpot of %s in each of its eras are 1 in %j', (name, expected) => {
    const jackpots = lotteryNamed(name).eras.map(({ matrix }) =>
      oneIn(matchOdds(matrix, matrix.balls, matrix.special.kind === 'own-drum'), 0),
    );
    expect(jackpots).toEqual(expected);
  });
});

describe('combinations', () => {
  test('of six in forty-nine are 13,983,816', () => {
    expect(combinations(49, 6)).toBe(13_983_816n);
  });

  test('of nothing there is one, and none of more than there are', () => {
    expect(combinations(5, 0)).toBe(1n);
    expect(combinations(0, 0)).toBe(1n);
    expect(combinations(5, 6)).toBe(0n);
    expect(combinations(5, -1)).toBe(0n);
  });

  test('follow Pascal’s rule and count the sets', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 99 }), (n, k) => {
        expect(combinations(n, k)).toBe(combinations(n - 1, k) + combinations(n - 1, k - 1));
        expect(combinations(n, k)).toBe(combinations(n, n - k));
      }),
    );
    expect(combinations(8, 3)).toBe(BigInt(setsOf([1, 2, 3, 4, 5, 6, 7, 8], 3).length));
  });
});

describe('the odds of any matrix', () => {
  const outcomesOfAMatch = (balls: number) =>
    Array.from({ length: balls + 1 }, (_, main) =>
      [false, true].map((special) => ({ main, special })),
    ).flat();

  test('sum to 1 over everything that can come', () => {
    fc.assert(
      fc.property(anyMatrix, (matrix) => {
        const all = outcomesOfAMatch(matrix.balls).map(({ main, special }) =>
          matchOdds(matrix, main, special),
        );
        expect(all.reduce((sum, odds) => sum + odds.favourable, 0n)).toBe(all[0]?.total);
        expect(new Set(all.map((odds) => odds.total)).size).toBe(1);
        expect(all.every((odds) => odds.favourable >= 0n)).toBe(true);
      }),
    );
  });

  test('agree with writing down every draw of a small game', () => {
    fc.assert(
      fc.property(smallMatrix, (matrix) => {
        const play = {
          balls: mainBalls(matrix).slice(0, matrix.balls),
          special: matrix.special.kind === 'own-drum' ? 1 : null,
        };
        const matches = allOutcomes(matrix).map((drawn) => matchPlay(matrix, play, drawn));
        for (const { main, special } of outcomesOfAMatch(matrix.balls)) {
          const odds = matchOdds(matrix, main, special);
          const hits = matches.filter((match) => match.balls.length === main && match.special === special);
          // As fractions: hits / outcomes = favourable / total.
          expect(BigInt(hits.length) * odds.total).toBe(odds.favourable * BigInt(matches.length));
        }
      }),
    );
  });

  test('of winning anything agree with writing down every draw of a small game', () => {
    const games = smallMatrix.chain((matrix) => fc.tuple(fc.constant(matrix), levelsOf(matrix)));
    fc.assert(
      fc.property(games, ([matrix, levels]) => {
        const play = {
          balls: mainBalls(matrix).slice(0, matrix.balls),
          special: matrix.special.kind === 'own-drum' ? 1 : null,
        };
        const matches = allOutcomes(matrix).map((drawn) => matchPlay(matrix, play, drawn));
        const wins = matches.filter((match) => levels.some((rule) => satisfies(rule, match)));
        const odds = overallOdds(matrix, levels);
        expect(BigInt(wins.length) * odds.total).toBe(odds.favourable * BigInt(matches.length));
      }),
    );
  });

  test('of a special ball that there is not are none', () => {
    expect(matchOdds(matrixOf('florida', '2026-11-21'), 3, true).favourable).toBe(0n);
    expect(matchOdds(matrixOf('tinkas', '2026-11-21'), 6, true).favourable).toBe(0n);
    expect(matchOdds(matrixOf('power_balls', '2026-11-21'), 6, true).favourable).toBe(0n);
  });
});

describe('the odds of a level in its table', () => {
  const inTable = (name: string, date: string, ...levels: string[]) => {
    const rules = levels.map((level) => parseLevel(level) ?? { main: 0, special: false });
    return levelOdds(matrixOf(name, date), rules).map((odds) => oneIn(odds));
  };

  test('are those of exactly its match where its neighbours stand in the table', () => {
    const all = ['5 + 1', '5', '4 + 1', '4', '3 + 1', '3', '2 + 1', '1 + 1', '0 + 1'];
    expect(inTable('power_balls', '2026-11-21', ...all)).toEqual(
      all.map((level) => charted('power_balls', '2026-11-21', level)),
    );
  });

  test('take in what a missing neighbour would have won', () => {
    // Without the Boliyapa levels these are the odds of 6 of 53 (Florida Lotto's chart).
    expect(inTable('tinkas', '2026-11-21', '6', '5', '4', '3')).toEqual([
      '22,957,480.00',
      '81,409.50',
      '1,415.82',
      '70.79',
    ]);
    // C(5,4) x 64 of C(69,5), whatever the Powerball.
    expect(inTable('power_balls', '2026-11-21', '5 + 1', '5', '4')[2]).toBe('35,120.35');
  });

  test('agree with writing down every draw of a small game', () => {
    const games = smallMatrix.chain((matrix) => fc.tuple(fc.constant(matrix), levelsOf(matrix)));
    fc.assert(
      fc.property(games, ([matrix, rules]) => {
        const play = {
          balls: mainBalls(matrix).slice(0, matrix.balls),
          special: matrix.special.kind === 'own-drum' ? 1 : null,
        };
        const wins = rules.map(() => 0n);
        const outcomes = allOutcomes(matrix);
        for (const drawn of outcomes) {
          const match = matchPlay(matrix, play, drawn);
          for (const [index, rule] of rules.entries()) {
            if (!satisfies(rule, match)) continue;
            wins[index] = (wins[index] ?? 0n) + 1n;
            break;
          }
        }
        for (const [index, odds] of levelOdds(matrix, rules).entries()) {
          expect((wins[index] ?? 0n) * odds.total).toBe(odds.favourable * BigInt(outcomes.length));
        }
      }),
    );
  });
});

describe('writing odds', () => {
  const odds = (favourable: bigint, total: bigint) => ({ favourable, total });

  test.each([
    [odds(1n, 292_201_338n), '292,201,338.00', '292,201,338'],
    [odds(25n, 292_201_338n), '11,688,053.52', '11,688,054'],
    [odds(3n, 115n), '38.33', '38.33'],
    [odds(8n, 1n), '0.13', '0.13'], // 0.125: half up
    [odds(1000n, 1005n), '1.01', '1.01'], // 1.005: half up, where floating point says 1.00
    [odds(2n, 3n), '1.50', '1.50'],
    [odds(1n, 100n), '100.00', '100.00'],
    [odds(2n, 201n), '100.50', '101'],
    [odds(1n, 1000n), '1,000.00', '1,000'],
    [odds(10_000n, 9_999_999n), '1,000.00', '1,000'], // 999.9999
    [odds(0n, 100n), '∞', '∞'],
  ])('%o is 1 in %s, shown as %s', (value, carried, shown) => {
    expect(oneIn(value)).toBe(carried);
    expect(oneInShown(carried)).toBe(shown);
  });

  test('rounds the odds of every game in each of its eras once, though it reads what was rounded', () => {
    for (const { eras } of lotteries) {
      for (const { matrix } of eras) {
        for (let main = 0; main <= matrix.balls; main += 1) {
          for (const special of [false, true]) {
            const value = matchOdds(matrix, main, special);
            const exact = value.total > 100n * value.favourable ? oneIn(value, 0) : oneIn(value);
            expect(oneInShown(oneIn(value))).toBe(exact);
          }
        }
      }
    }
  });

  test('decimals may be asked for', () => {
    expect(oneIn(odds(3n, 115n), 0)).toBe('38');
    expect(oneIn(odds(3n, 115n), 4)).toBe('38.3333');
  });
});
