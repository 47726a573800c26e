import type { AnswerOf } from '@bolillero/contract/call';
import type { analysisSample, forecastSample, resultsSample } from '@bolillero/contract/calls/samples';
import { backtest } from '@bolillero/domain/forecasts/backtest';
import { methodOf } from '@bolillero/domain/forecasts/picker';
import { drawAt } from '@bolillero/domain/history/history';
import { drawCount, drumIn, lastDraws } from '@bolillero/domain/history/scope';
import { cents } from '@bolillero/domain/money/cents';
import { seededRandom } from '@bolillero/domain/random/random-source';
import { frequency } from '@bolillero/domain/statistics/counts';
import { expectedFrequency } from '@bolillero/domain/statistics/expected';
import { previousPlaysBefore } from '@bolillero/domain/statistics/previous-plays';
import { mostFrequent } from '@bolillero/domain/statistics/ranking';
import type { Subject } from '../../engine/engine.ts';
import { presentScope } from '../../engine/present-scope.ts';

/** Below this no count says anything (Rulebook 4). */
const leastExpected = 5;

/** The ball that came most among those of its half of the drum. */
export function presentAnalysisSample({ scope, matrix, tables }: Subject): AnswerOf<typeof analysisSample> {
  const size = drumIn(scope, 'main', matrix);
  const counts = tables(scope)?.main.counts ?? frequency(scope, 'main');
  const [first] = mostFrequent(counts, size, 1);
  const isTold =
    first !== undefined && expectedFrequency(scope, 'main', first.ball).expected >= leastExpected;
  const half = Math.floor(size / 2);
  const from = isTold && first.ball > half ? half + 1 : 1;
  const to = from === 1 ? half : size;
  const balls = isTold ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : [];
  const chance = balls.map((ball) => expectedFrequency(scope, 'main', ball));
  return {
    first: isTold ? { balls: sharing(counts, size, first.count), count: first.count } : null,
    labels: balls,
    data: balls.map((ball) => counts[ball] ?? 0),
    expected: chance.map(({ expected }) => expected),
    low: chance.map(({ low }) => low),
    high: chance.map(({ high }) => high),
    ...presentScope(scope),
  };
}

const sharing = (counts: Uint32Array, size: number, count: number) =>
  mostFrequent(counts, size, size)
    .filter((one) => one.count === count)
    .map(({ ball }) => ball);

/** How many draws before the one that is shown. */
const draws = 5;

/** The newest draw, and the balls of the five before it. */
export function presentResultsSample({ scope, history }: Subject): AnswerOf<typeof resultsSample> {
  if (drawCount(scope) <= draws) return { data: null };
  const { date, balls, special } = drawAt(history, scope.end - 1);
  const ja = previousPlaysBefore(scope, date, draws, 'main');
  const era = history.eras[history.eraIndexes[scope.end - 1] ?? 0];
  if (era === undefined) throw new RangeError('The eras do not cover the history');
  const { balls: k, size } = era.matrix;
  const inDrum = ja.filter(({ ball }) => ball <= size).length;
  return {
    data: {
      fecha: date,
      numbers: [...balls],
      bRed: special,
      ja: ja.map(({ ball, count }) => ({ balls: ball, count })),
      expected: (k * inDrum) / size,
    },
  };
}

/** A history is played in some 10 ms so, and what is told does not depend on it: more tickets would change nothing. */
const ticketsPerDraw = 5;
const mostDraws = 1500;

/** 'Mayor Probabilidad' with JA10 in past draws, beside as many tickets at random: always the same ones of the same draws. */
export function presentForecastSample({ scope: whole, matrix }: Subject): AnswerOf<typeof forecastSample> {
  const scope = lastDraws(whole, mostDraws);
  if (drawCount(scope) === 0) return { data: null, ...presentScope(scope) };
  const method = methodOf({
    helper: 'most-likely',
    source: { kind: 'previous', draws: 10 },
    count: matrix.balls,
    special: false,
  });
  const report = backtest(
    { scope, method, ticketsPerDraw, tableAt: () => null, priceOf: () => cents(0) },
    seededRandom('muestra'),
  );
  const { matched } = report.helper;
  return {
    data: {
      tickets: report.tickets,
      helper: matched.count,
      random: report.random.matched.count,
      expected: report.expectedMatched,
      low: matched.low,
      high: matched.high,
    },
    ...presentScope(scope),
  };
}
