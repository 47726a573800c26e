import type { AnswerOf } from '@bolillero/contract/call';
import type { periodAverages } from '@bolillero/contract/calls/analytic';
import { drawCount, drumIn } from '@bolillero/domain/history/scope';
import { averages, periodScope, scopeOf } from '@bolillero/domain/statistics/averages';
import { expectedFrequency } from '@bolillero/domain/statistics/expected';
import type { Subject } from '../../engine/engine.ts';
import { presentScope } from '../../engine/present-scope.ts';
import { ballParameter } from '../../engine/query-parameters.ts';
import type { AskedPeriods } from './reader.ts';

/** Of every ball, its average; of the one asked for, when it came. */
export function presentAverages(
  { scope: whole, matrix }: Subject,
  { ball, ...within }: AskedPeriods & { readonly ball: number | null },
): AnswerOf<typeof periodAverages> {
  const scope = scopeOf(whole, within);
  const size = drumIn(scope, 'main', matrix);
  if (ball !== null) ballParameter('appearance', ball, size);
  const balls = Array.from({ length: size }, (_, index) => index + 1);
  const { periods, rows } = averages(scope, balls, within);
  const chosen = rows.filter((row) => row.ball === ball);
  return {
    labels: rows.map((row) => row.ball),
    data: rows.map(({ average }) => average),
    appearances: chosen.map((row) => ({
      ball: row.ball,
      dates: row.periods.toReversed().flatMap(({ dates }) => dates),
      y: row.total,
      periods: row.periods.map(({ period, count }) => {
        const within = periodScope(scope, period);
        return { period, count, draws: drawCount(within), ...expectedFrequency(within, 'main', row.ball) };
      }),
    })),
    periods: [...periods],
    ...presentScope(scope),
  };
}
