import type { AnswerOf } from '@bolillero/contract/call';
import { analysisRange } from '@bolillero/contract/calls/analysis';
import {
  ballCycleForecast,
  ballCycles,
  drawStructure,
  modeOfMonths,
  periodAverages,
} from '@bolillero/contract/calls/analytic';
import { type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import { nextDrawDateAfter, previousDrawDateBefore } from '@bolillero/domain/calendar/schedule';
import { buildHistory, dateAt, drawAt, type History, type PastDraw } from '@bolillero/domain/history/history';
import { drawCount, type Part, type Scope, scopeWithin, wholeScope } from '@bolillero/domain/history/scope';
import { pickDistinct, seededRandom } from '@bolillero/domain/random/random-source';
import { appearances } from '@bolillero/domain/statistics/appearances';
import { averages, periodScope, scopeOf } from '@bolillero/domain/statistics/averages';
import { topPairs } from '@bolillero/domain/statistics/combinations';
import { type BallCount, frequency } from '@bolillero/domain/statistics/counts';
import { type Cycle, cycleForecast, cycles } from '@bolillero/domain/statistics/cycle';
import { expectedFrequency, expectedOutside } from '@bolillero/domain/statistics/expected';
import { listLength } from '@bolillero/domain/statistics/hot-and-cold';
import { modeScope, modeStart, modes } from '@bolillero/domain/statistics/mode';
import { leastFrequent, mostFrequent } from '@bolillero/domain/statistics/ranking';
import { structure } from '@bolillero/domain/statistics/structure';
import { readLotteryDetail } from '../api/lottery.ts';
import { powerballDetail } from './powerball.ts';
import type { Server } from './server.ts';

export const studiedLottery = readLotteryDetail(powerballDetail);

export const everyBall = (size: number) => Array.from({ length: size }, (_, at) => at + 1);

/** So many draws of Powerball up to 5 August 2026, the balls as a seed has them. */
export function powerballHistory(draws: number, seed = 'history'): History {
  const { schedule, eras } = studiedLottery;
  let first: DrawDate | null = drawDate('2026-08-08');
  for (let at = 0; at < draws && first; at += 1) first = previousDrawDateBefore(schedule, first);
  const random = seededRandom(seed);
  const [balls, specials] = [everyBall(69), everyBall(26)];
  const past: PastDraw[] = [];
  for (let date = first; date && past.length < draws; date = nextDrawDateAfter(schedule, date)) {
    const picked = pickDistinct(random, balls, 5).toSorted((a, b) => a - b);
    past.push({ date, balls: picked, special: pickDistinct(random, specials, 1)[0] ?? null });
  }
  return buildHistory(eras, past);
}

/** The draws of a history that a question is about. */
export const withinAsked = (whole: Scope, { from, to }: { from?: string; to?: string }) =>
  scopeWithin(whole, { from: from as DrawDate | undefined, to: to as DrawDate | undefined });

/** Answers what is asked of a history as the engine would: by the functions of the domain. */
export function serveHistory(server: Server, history: History) {
  const whole = wholeScope(history);
  const within = (query: { from?: string; to?: string }) => withinAsked(whole, query);
  return {
    range: server.serve(analysisRange, ({ query }) => rangeAnswer(within(query))),
    cycles: server.serve(ballCycles, ({ query }) => cyclesAnswer(within(query), (rows) => rows)),
    forecast: server.serve(ballCycleForecast, ({ query }) => cyclesAnswer(within(query), cycleForecast)),
    mode: server.serve(modeOfMonths, ({ query }) =>
      modeAnswer(whole, query.special === '1' ? 'special' : 'main'),
    ),
    structure: server.serve(drawStructure, ({ query }) => structureAnswer(within(query))),
    averages: server.serve(periodAverages, ({ query }) => averagesAnswer(whole, query)),
  };
}

/** The draws that an answer is about. */
export function scopeFields(scope: Scope) {
  const draws = drawCount(scope);
  const date = (index: number) => (draws === 0 ? null : dateAt(scope.history, index));
  return { draws, from: date(scope.start), to: date(scope.end - 1) };
}

function rangeAnswer(scope: Scope): AnswerOf<typeof analysisRange> {
  const data = Array.from({ length: drawCount(scope) }, (_, at) => {
    const { date, balls, special } = drawAt(scope.history, scope.start + at);
    return { fecha: date, numbers: [...balls], bRed: special };
  });
  const counts = frequency(scope, 'main');
  const ranked = (rows: readonly BallCount[]) =>
    rows.map(({ ball, count }, at) => ({ position: at + 1, ball, count }));
  return {
    data,
    more: ranked(mostFrequent(counts, 69, listLength)),
    less: ranked(leastFrequent(counts, 69, listLength)),
    pairmore: topPairs(scope, listLength).map(({ balls: [val1 = 0, val2 = 0], count }) => ({
      val1,
      val2,
      count,
    })),
    ...scopeFields(scope),
  };
}

function cyclesAnswer(
  scope: Scope,
  order: (rows: readonly Cycle[]) => readonly Cycle[],
): AnswerOf<typeof ballCycles> {
  const data = order(cycles(scope, 69)).map(({ ball, current, mean, longest }) => ({
    ball,
    current,
    mean,
    longest,
  }));
  return { data, ...scopeFields(scope) };
}

function modeAnswer(whole: Scope, part: Part): AnswerOf<typeof modeOfMonths> {
  const scope = modeScope(whole);
  const size = part === 'main' ? 69 : 26;
  const ranked = mostFrequent(frequency(scope, part), size, size);
  const chance = ranked.map(({ ball }) => expectedFrequency(scope, part, ball));
  return {
    labels: ranked.map(({ ball }) => String(ball)),
    data: ranked.map(({ count }) => count),
    appearances: ranked.map(({ ball, count }) => ({
      ball: String(ball),
      dates: appearances(scope, [ball], part),
      y: count,
    })),
    expected: chance.map(({ expected }) => expected),
    low: chance.map(({ low }) => low),
    high: chance.map(({ high }) => high),
    chi_square: { statistic: 60, degrees: size - 1, p_value: null },
    outside_expected: expectedOutside(scope, part, size),
    moda: modes(ranked),
    since: modeStart(scope),
    ...scopeFields(scope),
  };
}

function structureAnswer(scope: Scope): AnswerOf<typeof drawStructure> {
  const { spanByFour, ...kinds } = structure(scope);
  const lists = Object.entries({ ...kinds, span_by_four: spanByFour }).map(([name, rows]) => [
    name,
    [...rows],
  ]);
  return { ...Object.fromEntries(lists), ...scopeFields(scope) };
}

function averagesAnswer(
  whole: Scope,
  { from = '2015-10', to = '2026-08', type, appearance }: Readonly<Record<string, string>>,
): AnswerOf<typeof periodAverages> {
  const by = type === 'year' ? 'year' : 'month';
  const day = (period: string) => drawDate(`${period}-01-01`.slice(0, 10));
  const periods = { from: day(from), to: day(to), by } as const;
  const scope = scopeOf(whole, periods);
  const { periods: names, rows } = averages(scope, everyBall(69), periods);
  return {
    labels: everyBall(69),
    data: rows.map(({ average }) => average),
    appearances: rows
      .filter(({ ball }) => String(ball) === appearance)
      .map((row) => ({
        ball: row.ball,
        dates: row.periods.toReversed().flatMap(({ dates }) => dates),
        y: row.total,
        periods: row.periods.map(({ period, count }) => {
          const within = periodScope(scope, period);
          return { period, count, draws: drawCount(within), ...expectedFrequency(within, 'main', row.ball) };
        }),
      })),
    periods: [...names],
    ...scopeFields(scope),
  };
}
