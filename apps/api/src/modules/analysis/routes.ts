import { analysisDetail, analysisRange } from '@bolillero/contract/calls/analysis';
import { askedDate, askedRange } from '../../engine/questions.ts';
import type { RegisterModule } from '../../modules.ts';
import { serveStatistic } from '../../plugins/serve-statistic.ts';
import { presentDetail, presentRange } from './presenter.ts';

export const registerAnalysis: RegisterModule = (app, context) => {
  serveStatistic(app, context, analysisRange, {
    ask: (query) => askedRange(query),
    answer: presentRange,
  });

  serveStatistic(app, context, analysisDetail, {
    ask: ({ index, fecha, ...dates }) => ({
      ...askedRange(dates),
      fecha: fecha === undefined ? null : askedDate('fecha', fecha),
      index: index ?? 0,
    }),
    answer: presentDetail,
  });
};
