import { PassThrough } from 'node:stream';
import { type ErrorBody, errorStatus } from '@bolillero/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { bodyOf, errorBody } from '../../plugins/errors.ts';
import { ImportCancelled, progressOf, unfollowed } from './import-progress.ts';
import type { ImportRun, Report } from './service.ts';

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
export async function answerImport(
  request: FastifyRequest,
  reply: FastifyReply,
  run: ImportRun,
  { dryRun }: { readonly dryRun: boolean },
): Promise<Report | FastifyReply> {
  if (!(request.headers.accept ?? '').includes('application/x-ndjson')) {
    const report = await run(unfollowed);
    const { status, body } = answerOf(report, dryRun);
    return status === 200 ? report : await reply.status(status).send(body);
  }
  const lines = new PassThrough();
  const write = (line: object) => lines.write(`${JSON.stringify(line)}\n`);
  const progress = progressOf(leaving(reply), (done, total) => write({ progress: { done, total } }));
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
