import {
  ballCycleForecast,
  ballCycles,
  drawStructure,
  lessFrequent,
  modeOfMonths,
  moreFrequent,
  morePairs,
  moreTrios,
  pairMap,
  pairSuggestion,
  periodAverages,
} from '@bolillero/contract/calls/analytic';
import { cycleForecast } from '@bolillero/domain/statistics/cycle';
import { leastFrequent, mostFrequent } from '@bolillero/domain/statistics/ranking';
import { ballParameter, rangeParameter } from '../../engine/query-parameters.ts';
import { serveStatistic } from '../../plugins/serve-statistic.ts';
import type { RegisterModule } from '../../register-module.ts';
import { presentAverages } from './averages-presenter.ts';
import { presentBallChart, presentCombinations, presentMode, presentPairMap } from './charts-presenter.ts';
import { cyclesIn, presentCycles } from './cycles-presenter.ts';
import { askedPart, askedPeriods } from './reader.ts';
import { presentStructure } from './structure-presenter.ts';
import { presentSuggestions } from './suggestions-presenter.ts';

export const registerAnalytic: RegisterModule = (app, context) => {
  for (const [call, rank] of [
    [moreFrequent, mostFrequent],
    [lessFrequent, leastFrequent],
  ] as const) {
    serveStatistic(app, context, call, {
      ask: ({ limit = 10, special, appearances = 1, ball = null, ...dates }, { era }) => ({
        limit,
        label: ball,
        withDates: appearances === 1,
        part: askedPart(era, special),
        ...rangeParameter(dates),
      }),
      answer: (subject, question) => presentBallChart(subject, question, rank),
    });
  }

  for (const [call, of] of [
    [morePairs, 2],
    [moreTrios, 3],
  ] as const) {
    serveStatistic(app, context, call, {
      ask: ({ limit = 10, appearances = 1, ball = null, ...dates }) => ({
        limit,
        label: ball,
        withDates: appearances === 1,
        ...rangeParameter(dates),
      }),
      answer: (subject, question) => presentCombinations(subject, question, of),
    });
  }

  serveStatistic(app, context, pairMap, {
    ask: (dates) => rangeParameter(dates),
    answer: presentPairMap,
  });

  serveStatistic(app, context, drawStructure, {
    ask: (dates) => rangeParameter(dates),
    answer: presentStructure,
  });

  serveStatistic(app, context, modeOfMonths, {
    ask: ({ limit = 20, special }, { era }) => ({ limit, part: askedPart(era, special) }),
    answer: presentMode,
  });

  for (const [call, order] of [
    [ballCycles, null],
    [ballCycleForecast, cycleForecast],
  ] as const) {
    serveStatistic(app, context, call, {
      ask: ({ special, ...dates }, { era }) => ({ part: askedPart(era, special), ...rangeParameter(dates) }),
      answer: (subject, question) => {
        const { scope, rows } = cyclesIn(subject, question);
        return presentCycles(scope, order === null ? rows : order(rows));
      },
    });
  }

  serveStatistic(app, context, periodAverages, {
    key: ({ id, name, series }) => ({ id, name, type: series }),
    ask: ({ from, to, type = 'month', appearance }, series) => ({
      ...askedPeriods(series, { from, to, by: type }),
      ball: appearance ?? null,
    }),
    answer: presentAverages,
  });

  serveStatistic(app, context, pairSuggestion, {
    ask: ({ ball }, { era }) => ballParameter('ball', ball, era.matrix.size),
    answer: presentSuggestions,
  });
};
