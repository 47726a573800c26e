import { historicalResult, importResults } from '@bolillero/contract/calls/results';
import { seriesNumber } from '@bolillero/domain/games/series';
import type { FastifyRequest } from 'fastify';
import { playedSeries } from '../../catalogue/catalogue.ts';
import { AppError } from '../../errors/app-error.ts';
import { adminOf, serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { enterHistorical } from './historical.ts';
import { limits, tooBig } from './limits.ts';
import { openImport, type UploadedFile } from './service.ts';
import { answerImport } from './stream.ts';

/** The field `file` of a multipart body; refuses one without it (400), and a file that is too large (413). */
async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  const part = await request.file({ limits: { fileSize: limits.fileBytes } });
  if (part === undefined || part.fieldname !== 'file') throw new AppError('file-missing');
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw part.file.truncated ? tooBig() : error;
  });
  return { name: part.filename.slice(0, 200), bytes };
}

export const registerImports: RegisterModule = (app, context) => {
  serve(app, context, importResults, async (input) => {
    const { params, query, request, reply } = input;
    const lottery = await context.catalogue.find(params);
    const series = seriesNumber(playedSeries(lottery, query.type));
    const options = {
      replace: Boolean(query.replace),
      partial: Boolean(query.partial),
      dryRun: Boolean(query.dry_run),
    };
    const file = await readUpload(request);
    const run = await openImport(context, adminOf(input), { lottery, series, file, options });
    return await answerImport(request, reply, run, options);
  });

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
    return { ok: true, data: await enterHistorical(context, adminOf(input), { lottery, series }, typed) };
  });
};
