import {
  forecastData,
  forecastDataOfCard,
  forecastResults,
  helpersOffered,
  possibleZonesOf,
  previousPlaysByCount,
  previousPlaysByRange,
} from '@bolillero/contract/calls/forecasts';
import { saleOf } from '../../catalogue/sale.ts';
import { visibleLotteries, visibleLottery } from '../../catalogue/visible.ts';
import type { AskedSeries } from '../../engine/engine.ts';
import { dateParameter, rangeParameter } from '../../engine/query-parameters.ts';
import { serve } from '../../plugins/calls.ts';
import { serveStatistic } from '../../plugins/serve-statistic.ts';
import type { RegisterModule } from '../../register-module.ts';
import { presentHelpers } from './algorithms-presenter.ts';
import { registerAlwaysPlayed } from './always-played-routes.ts';
import { registerBacktest } from './backtest-routes.ts';
import { presentForecastData, presentForecastFields } from './forecast-data-presenter.ts';
import { presentForecastResults, presentPrevious, presentZones } from './previous-plays-presenter.ts';

/** The draw that is forecast: the next one on sale. */
const nextDraw = ({ lottery, now }: AskedSeries) => saleOf(lottery, now).date;

export const registerForecasts: RegisterModule = (app, context) => {
  serveStatistic(app, context, forecastData, {
    ask: ({ brief = 0 }, series) => ({ date: nextDraw(series), brief: brief === 1 }),
    answer: (subject, { brief, ...question }) =>
      brief ? presentForecastFields(subject, question) : presentForecastData(subject, question),
  });

  serveStatistic(app, context, forecastDataOfCard, {
    ask: ({ date }) => ({ date: dateParameter('date', date) }),
    answer: presentForecastData,
  });

  serveStatistic(app, context, previousPlaysByCount, {
    ask: ({ limit = 10 }, series) => ({ draws: limit, date: nextDraw(series), from: null, to: null }),
    answer: presentPrevious,
  });

  serveStatistic(app, context, previousPlaysByRange, {
    ask: (query, series) => ({ draws: null, date: nextDraw(series), ...rangeParameter(query) }),
    answer: presentPrevious,
  });

  serveStatistic(app, context, forecastResults, { ask: () => null, answer: presentForecastResults });

  serveStatistic(app, context, possibleZonesOf, {
    ask: ({ ja = -1, limit = 10, from, to }, series) => {
      const range = rangeParameter({ from, to });
      const isRange = ja === 10 && (range.from !== null || range.to !== null);
      const draws = ja >= 0 && ja < 10 ? ja + 1 : ja === 10 ? limit : 10;
      return {
        draws: isRange ? null : draws,
        date: nextDraw(series),
        ...(isRange ? range : { from: null, to: null }),
      };
    },
    answer: presentZones,
  });

  serve(app, context, helpersOffered, async ({ query: { lottery_id: id }, identity }) => {
    const { catalogue, clock } = context;
    const lotteries =
      id === undefined
        ? await visibleLotteries(catalogue)
        : [await visibleLottery(catalogue, identity, { id })];
    return presentHelpers(lotteries, clock.now());
  });

  registerBacktest(app, context);
  registerAlwaysPlayed(app, context);
};
