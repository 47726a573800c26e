import { randomBytes } from 'node:crypto';
import { backtestHelper } from '@bolillero/contract/calls/forecasts';
import { scopeWithin } from '@bolillero/domain/history/scope';
import { createBacktests } from '../../engine/backtests.ts';
import { readPlayTerms } from '../../engine/play-terms.ts';
import { rangeParameter } from '../../engine/query-parameters.ts';
import { customerOf, serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { presentBacktest } from './backtest-presenter.ts';
import { askedChoice } from './forecast-choice-reader.ts';

/** Plays a helper over the past, in a thread of its own. */
export const registerBacktest: RegisterModule = (app, context) => {
  const { engine } = context;
  const backtests = createBacktests();
  app.addHook('onClose', () => backtests.stop());

  serve(app, context, backtestHelper, async (input) => {
    const { body, reply } = input;
    const asked = await engine.find(body);
    const choice = askedChoice(asked.era.matrix, body.choice);
    const range = rangeParameter(body);
    const { scope, lottery } = await engine.subject(asked);
    const seed = body.seed === undefined ? randomBytes(8).toString('hex') : String(body.seed);
    const order = {
      scope: scopeWithin(scope, range),
      choice,
      ticketsPerDraw: body.tickets ?? 100,
      terms: await readPlayTerms(context.database, asked, body.potenciador ?? false),
      seed,
    };
    // Whoever leaves ends his backtest.
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const report = await backtests.run(customerOf(input).customerId, order, left.signal);
    return { ok: true, data: presentBacktest(report, lottery, seed) };
  });
};
