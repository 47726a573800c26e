import { PassThrough } from 'node:stream';
import { importResults } from '@bolillero/contract/calls/results';
import { type ErrorBody, errorStatus } from '@bolillero/contract/errors';
import { seriesNumber } from '@bolillero/domain/games/series';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { playedSeries } from '../../catalogue/catalogue.ts';
import { AppError } from '../../errors/app-error.ts';
import { adminOf, serve } from '../../plugins/calls.ts';
import { bodyOf, errorBody } from '../../plugins/errors.ts';
import type { RegisterModule } from '../../register-module.ts';
import { readReason } from '../../wire/win-change-reason.ts';
import { createDrawFiles } from './draw-files.ts';
import { limits, tooBig } from './file-limits.ts';
import { ImportCancelled, progressOf, unfollowed } from './import-progress.ts';
import { type ImportRun, openImport, type Report, type UploadedFile } from './service.ts';

/** The call that takes a file of draws. */
export const registerFileImport: RegisterModule = (app, context) => {
  const files = createDrawFiles();
  // Before the server waits for the requests at hand: a file being read would be one of them.
  app.addHook('preClose', async () => files.stop());

  serve(app, context, importResults, async (input) => {
    const { params, query, request, reply } = input;
    const lottery = await context.catalogue.find(params);
    const series = seriesNumber(playedSeries(lottery, query.type));
    const options = {
      replace: Boolean(query.replace),
      partial: Boolean(query.partial),
      dryRun: Boolean(query.dry_run),
      reason: readReason(query.reason),
    };
    const file = await readUpload(request);
    const order = { lottery, series, file, options };
    const left = leaving(reply);
    const run = await openImport(context, files, adminOf(input), order, left);
    return await answerImport(request, reply, run, options, left);
  });
};

/** The field `file` of a multipart body; refuses one without it (400), and a file that is too large (413). */
async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  const part = await request.file({ limits: { fileSize: limits.fileBytes } });
  if (part === undefined || part.fieldname !== 'file') throw new AppError('file-missing');
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw part.file.truncated ? tooBig() : error;
  });
  return { name: part.filename.slice(0, 200), bytes };
}

interface Answer {
  readonly status: number;
  readonly body: Report | ErrorBody | (Report & ErrorBody);
}

/** A report of which nothing was written, though it was meant to be, is a refusal: it is both report and error. */
function answerOf(report: Report, dryRun: boolean): Answer {
  if (report.applied || dryRun) return { status: 200, body: report };
  return { status: errorStatus['import-rejected'], body: { ...errorBody('import-rejected'), ...report } };
}

function answerOfError(error: unknown, request: FastifyRequest): Answer {
  if (error instanceof AppError) return { status: error.status, body: bodyOf(error) };
  request.log.error({ err: error }, 'import failed');
  return { status: errorStatus['internal-error'], body: errorBody('internal-error') };
}

/**
 * Runs an import and answers its report: in one piece or, with `Accept: application/x-ndjson`, as a stream of lines that tell
 * how far it is, the last one being `{status, body}`. Whoever leaves the stream before that cancels the import.
 */
async function answerImport(
  request: FastifyRequest,
  reply: FastifyReply,
  run: ImportRun,
  { dryRun }: { readonly dryRun: boolean },
  left: AbortSignal,
): Promise<Report | FastifyReply> {
  if (!(request.headers.accept ?? '').includes('application/x-ndjson')) {
    const report = await run(unfollowed);
    const { status, body } = answerOf(report, dryRun);
    return status === 200 ? report : await reply.status(status).send(body);
  }
  const lines = new PassThrough();
  const write = (line: object) => lines.write(`${JSON.stringify(line)}\n`);
  const progress = progressOf(left, (done, total) => write({ progress: { done, total } }));
  const finish = async () => {
    try {
      write(answerOf(await run(progress), dryRun));
    } catch (error) {
      if (!(error instanceof ImportCancelled)) write(answerOfError(error, request));
    }
    lines.end();
  };
  void finish();
  return await reply.type('application/x-ndjson').send(lines);
}

/** Aborted when whoever asked goes away before the answer is complete. */
function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
