import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { narrow } from '@bolillero/domain/imports/layout';
import { AppError } from '../../errors/app-error.ts';
import type { ReadOutcome, ToRead } from './draw-files.ts';
import { readDrawFile, readNamedFile } from './read-file.ts';

/** A program that reads one file: is sent its bytes, sends back its lines or why it is refused, and ends. */

// Whoever plays does not wait for whoever imports.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Who started it ends it in time; were they killed meanwhile, it ends by itself, however busy with its file.
const [lifetime] = process.argv.slice(2);
new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${Number(lifetime)})`, {
  eval: true,
}).unref();

process.once('message', async (file: ToRead) => {
  process.send?.(await outcomeOf(file), () => process.disconnect());
});

async function outcomeOf({ bytes, columns }: ToRead): Promise<ReadOutcome> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const file = columns === null ? await readDrawFile(all) : readNamedFile(all, columns);
    if (file === null) return { ok: true, file };
    const { layout, rows } = file;
    // What no draw is read from stays here: taking it in would cost the other side.
    return { ok: true, file: narrow(layout, rows) };
  } catch (error) {
    return error instanceof AppError
      ? { ok: false, code: error.code, message: error.text }
      : { ok: false, failure: error };
  }
}
