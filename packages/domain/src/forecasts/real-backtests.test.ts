import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { lotteryNamed } from '../games/games.testing.ts';
import { buildHistory, drawAt, type PastDraw } from '../history/history.ts';
import { scopeWithin, wholeScope } from '../history/scope.ts';
import { cents } from '../money/cents.ts';
import { matchPlay } from '../prizes/matching.ts';
import { seededRandom } from '../random/random-source.ts';
import { alwaysPlayed } from './always.ts';
import { everyHelper, everySpecialHelper, tablesOf } from './backtest.testing.ts';
import { backtest } from './backtest.ts';
import { methodOf } from './picker.ts';

// Real draws from public sources, beside a checkout of the project but not part of it.
const folder = join(import.meta.dirname, '../../../../../shared/data');
const isHere = existsSync(folder);
const why = isHere ? '' : ' (skipped: no ../shared/data beside the project)';

function realScope(file: string, lottery: string) {
  const [, ...lines] = readFileSync(join(folder, file), 'utf8').trim().split(/\r?\n/);
  const draws = lines.map((line): PastDraw => {
    const [date = '', ...numbers] = line.split(',');
    const balls = numbers.slice(0, 6).filter(Boolean).map(Number);
    const special = numbers[6] ? Number(numbers[6]) : null;
    return { date: drawDate(date), balls: balls.toSorted((a, b) => a - b), special };
  });
  return wholeScope(buildHistory(lotteryNamed(lottery).eras, draws));
}

describe.skipIf(!isHere)(`over real histories${why}`, () => {
  test.each([
    ['powerball.csv', 'power_balls', 1],
    ['powerball.csv', 'power_balls', 10],
    ['tinka.csv', 'tinkas', 1],
    ['tinka.csv', 'tinkas', 10],
  ])(
    '%s: no helper does better or worse than chance (%s, %i tickets a draw)',
    (file, name, ticketsPerDraw) => {
      const scope = realScope(file, name);
      const choices = name === 'power_balls' ? [...everyHelper, ...everySpecialHelper] : everyHelper;
      let [rows, outside] = [0, 0];
      for (const choice of choices) {
        const input = {
          scope,
          method: methodOf(choice),
          ticketsPerDraw,
          tableAt: tablesOf(name),
          priceOf: () => cents(300),
        };
        const report = backtest(input, seededRandom('real'));
        expect(report.draws).toBe(scope.end);
        expect([choice, report.helper.verdict]).toEqual([choice, 'as-chance']);
        for (const { helper } of [...report.matches, ...report.levels]) {
          rows += 1;
          if (helper.isOutside) outside += 1;
        }
      }
      // Helpers share the draws, so that rows lie outside together: twice what independent ones would.
      expect(outside / rows).toBeLessThan(0.1);
    },
  );

  // Worked out apart, from the published odds and prizes: what one ticket a draw wins by chance, without the jackpot.
  test.each([
    ['powerball.csv', 'power_balls', '2015-10-07', 1390, 1390, 444.62],
    ['megamillions.csv', 'mega_millions', '2025-04-08', 140, 140, 156.59],
    ['megamillions.csv', 'mega_millions', '2017-10-31', 916, 916, 348.24],
    ['florida_lotto.csv', 'florida', '1999-10-24', 2785, 598, 285.74],
    ['tinka.csv', 'tinkas', '2026-03-11', 42, 0, null],
  ] as const)('%s: %s from %s, money of like with like', (file, name, from, draws, moneyDraws, expected) => {
    const whole = realScope(file, name);
    const input = { method: methodOf({ helper: 'random' }), ticketsPerDraw: 1, priceOf: () => cents(300) };
    const scope = scopeWithin(whole, { from: drawDate(from) });
    const report = backtest({ ...input, scope, tableAt: tablesOf(name) }, seededRandom('money'));
    expect(report).toMatchObject({ draws, moneyDraws, staked: moneyDraws * 300 });
    expect(report.expectedWon).toBe(expected === null ? null : Math.round(expected * 100));
  });

  test.each([
    ['powerball.csv', 'power_balls', { balls: [1, 2, 3, 4, 5], special: 6 }],
    ['tinka.csv', 'tinkas', { balls: [7, 14, 21, 28, 35, 36], special: null }],
  ])('%s: a play that was always played is settled draw by draw', (file, name, play) => {
    const scope = realScope(file, name);
    const result = alwaysPlayed(scope, play, tablesOf(name), () => cents(300));
    expect([result.draws, result.leftOut]).toEqual([scope.end, 0]);
    const indexes = new Map(
      Array.from({ length: scope.end }, (_, index) => [drawAt(scope.history, index).date, index] as const),
    );
    for (const { date, balls, special } of result.hits) {
      const index = indexes.get(date) ?? -1;
      const era = scope.history.eras[scope.history.eraIndexes[index] ?? 0];
      if (era === undefined) throw new Error('no era');
      expect({ balls, special }).toEqual(matchPlay(era.matrix, play, drawAt(scope.history, index)));
    }
  });
});
