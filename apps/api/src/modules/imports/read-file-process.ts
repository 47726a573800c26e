import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { narrow } from '@bolillero/domain/imports/layout';
import { AppError } from '../../errors/app-error.ts';
import type { ReadOutcome } from './draw-files.ts';
import { readDrawFile } from './read-file.ts';

/** A program that reads one file: is sent its bytes, sends back its lines or why it is refused, and ends. */

// Whoever plays does not wait for whoever imports.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Who started it ends it in time; were they killed meanwhile, it ends by itself, however busy with its file.
const [lifetime] = process.argv.slice(2);
new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${Number(lifetime)})`, {
  eval: true,
}).unref();

process.once('message', async (bytes: Uint8Array) => {
  process.send?.(await outcomeOf(bytes), () => process.disconnect());
});

async function outcomeOf({ buffer, byteOffset, byteLength }: Uint8Array): Promise<ReadOutcome> {
  try {
    const { layout, rows } = await readDrawFile(Buffer.from(buffer, byteOffset, byteLength));
    // What no draw is read from stays here: taking it in would cost the other side.
    return { ok: true, file: narrow(layout, rows) };
  } catch (error) {
    return error instanceof AppError
      ? { ok: false, code: error.code, message: error.text }
      : { ok: false, failure: error };
  }
}
