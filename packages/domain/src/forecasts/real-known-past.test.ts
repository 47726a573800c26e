import { describe, expect, test } from 'vitest';
import { addDays, type DrawDate, drawDate } from '../calendar/draw-date.ts';
import { isHere, validated, why } from '../draws/real-histories.testing.ts';
import { eraAt } from '../games/era.ts';
import { lotteryNamed } from '../games/games.testing.ts';
import { type Matrix, picksSpecial } from '../games/matrix.ts';
import { scopeBefore } from '../history/scope.ts';
import { seededRandom } from '../random/random-source.ts';
import { told } from '../statistics/statistics.testing.ts';
import { possibleZones } from '../statistics/zones.ts';
import { fillRandomly } from '../tickets/random-fill.ts';
import { emptyTicket, type Ticket } from '../tickets/ticket.ts';
import type { Forecast, PoolSource } from './choice.ts';
import { forecast } from './forecast.ts';
import { drawsOfSource, knownPastOf } from './known-past.testing.ts';
import { forecastKnown, zonesOfSource } from './known-past.ts';

/** JA1 to JA10, their zones, and half a year with its zones. */
function sourcesOf(date: DrawDate): PoolSource[] {
  const range = { from: addDays(date, -183), to: addDays(date, -1) };
  return [
    ...Array.from({ length: 10 }, (_, at) => at + 1).flatMap((draws): PoolSource[] => [
      { kind: 'previous', draws },
      { kind: 'zones', draws },
    ]),
    { kind: 'range', ...range },
    { kind: 'zones-between', ...range },
  ];
}

/** Every helper, and of each every choice that takes no source. */
const plainChoices: Forecast[] = [
  { helper: 'random' },
  { helper: 'numerology', birth: drawDate('1990-05-12') },
  ...[1, 2, 3].map((option): Forecast => ({ helper: 'percentage', option })),
  { helper: 'hot' },
  { helper: 'cold' },
  { helper: 'pair' },
];

/** Every choice of those that take balls from a source. */
function choicesFrom(matrix: Matrix, source: PoolSource): Forecast[] {
  const counts = Array.from({ length: matrix.balls + 1 }, (_, count) => count);
  const drum = picksSpecial(matrix);
  const bots = [0, 1, 2, 3, 4, 5, ...(drum ? [6, 7] : [])];
  return [
    ...counts.map((inside): Forecast => ({ helper: 'jas', source, inside })),
    ...bots.map((bot): Forecast => ({ helper: 'bot', source, bot })),
    ...counts.flatMap((count) =>
      [false, drum].map((special): Forecast => ({ helper: 'most-likely', source, count, special })),
    ),
  ];
}

/** An empty ticket, one with a hot ball and a pair, and a full one. */
function ticketsOf(matrix: Matrix): Ticket[] {
  const started: Ticket = {
    ...emptyTicket('started'),
    group: 2,
    balls: [
      { ball: 7, category: 'hot' },
      { ball: 21, category: 'pair', partner: 32 },
      { ball: 32, category: 'pair', partner: 21 },
    ],
  };
  const full = fillRandomly(matrix, started, seededRandom('full'));
  return [emptyTicket('empty'), started, full];
}

describe.skipIf(!isHere).each([
  ['powerball.csv', 'power_balls', ['1997-11-05', '2015-10-14']],
  ['powerball_double_play.csv', 'power_balls', []],
  ['megamillions.csv', 'mega_millions', ['2013-10-25', '2025-04-18']],
  ['florida_lotto.csv', 'florida', ['1999-10-27']],
  ['florida_lotto_double_play.csv', 'florida', []],
  ['tinka.csv', 'tinkas', ['1997-09-14', '2026-03-15']],
] as const)(`what a page knows of %s${why}`, (file, lottery, dates) => {
  const { eras } = lotteryNamed(lottery);
  const { scope, list } = isHere ? told(eras, validated(file, lottery)) : told(eras, []);
  const next = addDays(list.at(-1)?.date ?? drawDate('2026-01-01'), 1);

  // Before the next draw, and where one era has just begun: balls of larger and smaller drums are among what is known.
  test.each([next, ...dates.map(drawDate)])(
    'gives the tickets and zones of the history, before %s',
    (date) => {
      const matrix = eraAt(eras, date)?.matrix;
      if (matrix === undefined) throw new Error('No era');
      const context = { matrix, scope, date };
      const compare = (choice: Forecast, past: ReturnType<typeof knownPastOf>) => {
        for (const ticket of ticketsOf(matrix)) {
          const seed = JSON.stringify(choice);
          const known = forecastKnown(past, ticket, choice, seededRandom(seed));
          const owed = forecast(context, ticket, choice, seededRandom(seed));
          if (JSON.stringify(known) !== JSON.stringify(owed)) expect([choice, known]).toEqual([choice, owed]);
        }
      };
      const sources = sourcesOf(date);
      const past = knownPastOf(context, sources.at(-1) ?? null);
      for (const choice of plainChoices) compare(choice, past);
      for (const source of sources) {
        for (const choice of choicesFrom(matrix, source)) compare(choice, past);
        const draws = drawsOfSource(scopeBefore(scope, date), source);
        const isOfZones = source.kind === 'zones' || source.kind === 'zones-between';
        expect(zonesOfSource(past, source)).toEqual(isOfZones ? possibleZones(draws, matrix) : []);
      }
    },
  );
});
