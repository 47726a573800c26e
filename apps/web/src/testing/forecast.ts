import type { AnswerOf } from '@bolillero/contract/call';
import { backtestHelper, forecastData } from '@bolillero/contract/calls/forecasts';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { backtest } from '@bolillero/domain/forecasts/backtest';
import type { Forecast } from '@bolillero/domain/forecasts/choice';
import { methodOf } from '@bolillero/domain/forecasts/picker';
import type { History } from '@bolillero/domain/history/history';
import { drawCount, wholeScope } from '@bolillero/domain/history/scope';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { seededRandom } from '@bolillero/domain/random/random-source';
import { knownBefore } from '@bolillero/domain/statistics/card';
import type { BallCount } from '@bolillero/domain/statistics/counts';
import { powerballMatrix } from './powerball.ts';
import type { Server } from './server.ts';

/** The draw that is forecast, after those of `powerballHistory`. */
export const forecastDate = '2026-08-08';

/** Answers what the helpers ask of a history of Powerball as the engine would: by the functions of the domain. */
export function serveForecasts(server: Server, history: History) {
  const scope = wholeScope(history);
  return {
    past: server.serve(forecastData, () => Response.json(forecastAnswer(history))),
    worth: server.serve(backtestHelper, ({ body }): AnswerOf<typeof backtestHelper> => {
      const method = methodOf(body.choice as Forecast);
      const free = { scope, method, ticketsPerDraw: body.tickets ?? 1, tableAt: () => null };
      const report = backtest({ ...free, priceOf: () => cents(300) }, seededRandom(`${body.seed}`));
      const side = { won: '116.76', without_prize: 0, free_plays: 0, chance_at_most: 1 };
      const sideOf = ({ matched, verdict }: typeof report.helper) => ({
        ...side,
        verdict,
        matched: { count: matched.count, low: matched.low, high: matched.high, outside: matched.isOutside },
      });
      return {
        ok: true,
        data: {
          seed: `${body.seed}`,
          currency: 'USD',
          draws: report.draws,
          left_out: 0,
          without_table: 0,
          money_draws: report.draws,
          without_money: 0,
          staked: toDecimal(cents(300 * report.draws)),
          staked_currency: 'USD' as const,
          expected_won: '20.00',
          won_by_chance: { low: '12.00', high: '90.00' },
          tickets: report.tickets,
          expected_matched: report.expectedMatched,
          matches: [],
          special: null,
          levels: [],
          helper: sideOf(report.helper),
          random: sideOf(report.random),
          notice: '',
        },
      };
    }),
  };
}

function forecastAnswer(history: History): Partial<AnswerOf<typeof forecastData>> {
  const scope = wholeScope(history);
  const known = knownBefore(scope, drawDate(forecastDate), powerballMatrix);
  const counts = (list: readonly BallCount[]) => list.map(({ ball: balls, count }) => ({ balls, count }));
  return {
    date: forecastDate,
    draws: drawCount(scope),
    ja: known.previousPlays.map(({ main }) => counts(main)),
    jae: known.previousPlays.map(({ special }) => counts(special)),
    bot: known.previousDraws.map(({ balls }) => [...balls]),
    bote: known.previousDraws.map(({ special }) => special),
    hot: known.hot.map((one) => ({ ...one })),
    cold: known.cold.map((one) => ({ ...one })),
    pares: known.pairs.map(({ balls, count }) => ({ numeros: [...balls], count })),
  };
}
