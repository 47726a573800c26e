import { analysisSample, forecastSample, resultsSample } from '@bolillero/contract/calls/samples';
import { serveStatistic } from '../../plugins/serve-statistic.ts';
import type { RegisterModule } from '../../register-module.ts';
import { presentAnalysisSample, presentForecastSample, presentResultsSample } from './presenter.ts';

/** One real sample of each menu of the subscribers, open to everybody. */
export const registerSamples: RegisterModule = (app, context) => {
  serveStatistic(app, context, analysisSample, { ask: () => null, answer: presentAnalysisSample });
  serveStatistic(app, context, resultsSample, { ask: () => null, answer: presentResultsSample });
  serveStatistic(app, context, forecastSample, { ask: () => null, answer: presentForecastSample });
};
