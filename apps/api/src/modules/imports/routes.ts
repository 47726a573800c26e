import { historicalResult } from '@bolillero/contract/calls/results';
import { seriesNumber } from '@bolillero/domain/games/series';
import { playedSeries } from '../../catalogue/catalogue.ts';
import { adminOf, serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { readReason } from '../../wire/win-change-reason.ts';
import { presentChange } from '../draws/presenter.ts';
import { registerFileImport } from './file-routes.ts';
import { enterHistorical, previewHistorical } from './historical.ts';

export const registerImports: RegisterModule = (app, context) => {
  registerFileImport(app, context);

  serve(app, context, historicalResult, async (input) => {
    const { params, query, body } = input;
    const lottery = await context.catalogue.find(params);
    const series = seriesNumber(playedSeries(lottery, query.type));
    const { ball_one, ball_two, ball_three, ball_four, ball_five, ball_six } = body;
    const typed = {
      date: body.date,
      balls: [ball_one, ball_two, ball_three, ball_four, ball_five, ball_six].flatMap((ball) => ball ?? []),
      special: body.ball_red ?? null,
      multiplier: body.potenciador ?? null,
    };
    const row = { lottery, series, typed, reason: readReason(query.reason) };
    if (query.dry_run) {
      const { changes, warnings, ...data } = await previewHistorical(context, adminOf(input), row);
      const told = { ...data, warnings: [...warnings] };
      return { ok: true, data: told, changes: changes.map(presentChange) };
    }
    const { warnings, ...data } = await enterHistorical(context, adminOf(input), row);
    return { ok: true, data: { ...data, warnings: [...warnings] } };
  });
};
