import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '@bolillero/contract/errors';
import type { CsvLayout } from '@bolillero/domain/draw-sources/source';
import { AppError } from '../../errors/app-error.ts';
import type { DrawFile } from './read-file.ts';

/** What the reader is sent: a file, and what its columns are called where they have names of their own. */
export interface ToRead {
  readonly bytes: Uint8Array;
  readonly columns: CsvLayout | null;
}

/** What the reader sends: a refusal travels as its code and words, what it did not expect as it is. */
export type ReadOutcome =
  | { readonly ok: true; readonly file: DrawFile | null }
  | { readonly ok: false; readonly code: ErrorCode; readonly message: string | readonly string[] }
  | { readonly ok: false; readonly failure: unknown };

export interface DrawFiles {
  /**
   * Reads a file of draws as `readDrawFile` does, in a process of its own: whatever the file does to its reader, this process goes on
   * answering. (A thread is not enough: at its limit of memory V8 may abort the whole process.) Aborted, it ends.
   * @throws {AppError} import-unreadable, import-empty, file-too-large, import-too-costly, imports-busy
   */
  read(bytes: Buffer, signal: AbortSignal): Promise<DrawFile>;
  /**
   * Reads a CSV as `readNamedFile` does, in the same way; null where its columns are called otherwise.
   * @throws {AppError} import-unreadable, import-empty, file-too-large, import-too-costly, imports-busy
   */
  readNamed(bytes: Buffer, columns: CsvLayout, signal: AbortSignal): Promise<DrawFile | null>;
  /** Ends what is being read. */
  stop(): void;
}

interface ReadingLimits {
  /** How many files this process has read at once, and how many wait for that. */
  readonly atOnce: number;
  readonly waiting: number;
  /** Of one file. */
  readonly milliseconds: number;
  /** Of the reader's JavaScript objects; its buffers are bounded by `limits`. */
  readonly megabytes: number;
}

/** A workbook of 59,000 lines takes 2 to 5 seconds, and is read with 96 MB. */
const usual: ReadingLimits = { atOnce: 2, waiting: 4, milliseconds: 30_000, megabytes: 256 };
const retrySeconds = '5';

/** The reader of this process's files of draws. */
export function createDrawFiles(limits: ReadingLimits = usual): DrawFiles {
  const stopping = new AbortController();
  const waiting: (() => void)[] = [];
  let reading = 0;

  async function inTurn<T>(read: () => Promise<T>): Promise<T> {
    if (reading < limits.atOnce) reading += 1;
    else if (waiting.length < limits.waiting) await new Promise<void>((go) => waiting.push(go));
    else throw busy();
    try {
      return await read();
    } finally {
      const next = waiting.shift();
      if (next === undefined) reading -= 1;
      else next();
    }
  }

  async function readAny(file: ToRead, signal: AbortSignal): Promise<DrawFile | null> {
    const ends = AbortSignal.any([signal, stopping.signal]);
    const outcome = await inTurn(() => readElsewhere(file, limits, ends));
    if (outcome.ok) return outcome.file;
    throw 'failure' in outcome ? outcome.failure : new AppError(outcome.code, { message: outcome.message });
  }

  return {
    async read(bytes, signal) {
      const file = await readAny({ bytes, columns: null }, signal);
      if (file === null) throw new Error('only named columns can be called otherwise');
      return file;
    },
    readNamed: (bytes, columns, signal) => readAny({ bytes, columns }, signal),
    stop: () => stopping.abort(),
  };
}

function readElsewhere(file: ToRead, limits: ReadingLimits, signal: AbortSignal): Promise<ReadOutcome> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(busy());
      return;
    }
    const reader = fork(program(), [String(limits.milliseconds)], {
      execArgv: [`--max-old-space-size=${limits.megabytes}`],
      serialization: 'advanced',
      // It has no business with our settings, where passwords stand, nor with our output.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: limits.milliseconds,
      killSignal: 'SIGKILL',
    });
    const leave = () => reader.kill('SIGKILL');
    signal.addEventListener('abort', leave);
    reader.once('message', (outcome) => resolve(outcome as ReadOutcome));
    reader.once('error', reject);
    reader.once('exit', (code, endedBy) => {
      signal.removeEventListener('abort', leave);
      if (signal.aborted) reject(busy());
      // By its time, or by V8 or the system for want of memory.
      else if (endedBy !== null || code === abortedOnWindows) reject(new AppError('import-too-costly'));
      else reject(new Error(`the reader of a file ended with ${code} and without an answer`));
    });
    // A reader that is gone already says so by its exit.
    reader.send(file, () => {});
  });
}

const abortedOnWindows = 134;

/** Also what is said of a file that is being read when the process is stopped: another process reads it, or the next. */
function busy(): AppError {
  return new AppError('imports-busy', { headers: { 'retry-after': retrySeconds } });
}

/** The bundled program beside a bundled server; otherwise the source. */
function program(): string {
  const bundled = join(import.meta.dirname, 'read-file-process.js');
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('./read-file-process.ts', import.meta.url));
}
