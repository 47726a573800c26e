import { analysisDetail, analysisRange } from '@bolillero/contract/calls/analysis';
import { dateParameter, rangeParameter } from '../../engine/query-parameters.ts';
import { serveStatistic } from '../../plugins/serve-statistic.ts';
import type { RegisterModule } from '../../register-module.ts';
import { presentDetail, presentRange } from './presenter.ts';

export const registerAnalysis: RegisterModule = (app, context) => {
  serveStatistic(app, context, analysisRange, {
    ask: (query) => rangeParameter(query),
    answer: presentRange,
  });

  serveStatistic(app, context, analysisDetail, {
    ask: ({ index, fecha, ...dates }) => ({
      ...rangeParameter(dates),
      fecha: fecha === undefined ? null : dateParameter('fecha', fecha),
      index: index ?? 0,
    }),
    answer: presentDetail,
  });
};
