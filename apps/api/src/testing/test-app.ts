import { allCalls } from '@bolillero/contract/calls.testing';
import type { ErrorCode } from '@bolillero/contract/errors';
import { errorsOf } from '@bolillero/contract/errors-of';
import { auditEntry } from '@bolillero/database/schema/operation';
import { freshDatabase } from '@bolillero/database/testing/fresh-database';
import { auditFieldTexts } from '@bolillero/texts/audit';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';
import { type Process, startProcess } from '../process.ts';
import { type Config, parseConfig } from '../settings/config.ts';
import { compiledOnce } from './compiled-schemas.ts';

/** An instant before any draw of that day: Saturday 21 November 2026, noon in New York. */
export const testNow = '2026-11-21T17:00:00Z';

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the wire says, and checks it by asserting.
  readonly body: any;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: Context;
  /** Where its database is, for a second process on it. */
  readonly database: pg.ClientConfig;
  /** Sets the house's clock to an instant. It stands still until set again. */
  setNow(instant: string): void;
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<Reply>;
  get(path: string, token?: string): Promise<Reply>;
  post(path: string, payload?: unknown, token?: string): Promise<Reply>;
  delete(path: string, token?: string): Promise<Reply>;
  /** Stops it as a signal would, and answers what was cut off. */
  stop(): ReturnType<Process['stop']>;
  close(): Promise<void>;
}

export interface CallOptions {
  readonly payload?: InjectOptions['payload'];
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Record<string, string>;
}

const pathPatterns = allCalls.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/?]+')}/?(\\?|$)`),
}));

/** The jobs are not started here: of the fewest connections that a process can work with, the one that would listen is left out. */
const fewestBesideTheListener = 1;

/** As many as a test asks for, fewer than the settings allow an operator too. */
function connections(asked: string | undefined): number {
  if (asked !== undefined) return Number(asked);
  return process.env.TEST_WITH_FEWEST_CONNECTIONS === '1' ? fewestBesideTheListener : 8;
}

/** Every error that a test provokes is one that its call names: what the interface's document says of errors is so. */
function refuseUnnamed(method: string, path: string, body: { readonly code?: ErrorCode } | null): void {
  const code = body?.code;
  if (code === undefined || code === 'route-unknown') return;
  const served = pathPatterns.filter(({ call, pattern }) => call.method === method && pattern.test(path));
  if (served.length === 0 || served.some(({ call }) => errorsOf(call).includes(code))) return;
  throw new Error(`${served[0]?.call.id} answers ${code}: name it among its errors`);
}

/** Everything that a test has made the audit record has a word for administrators. */
async function refuseWordless({ db }: Context): Promise<void> {
  const rows = await db.selectDistinct({ field: sql<string>`unnest(${auditEntry.fields})` }).from(auditEntry);
  const wordless = rows.map(({ field }) => field).filter((field) => !Object.hasOwn(auditFieldTexts, field));
  if (wordless.length === 0) return;
  throw new Error(`the audit records ${wordless.join(', ')}: give them words in packages/texts/src/audit.ts`);
}

/** Writing calls of the office that leave no entry in the audit, and why. */
const unaudited: Readonly<Record<string, string>> = {
  'users.begin-second-factor': 'nothing holds before the code is confirmed, which is written',
  'users.confirm-password': 'it changes nothing but what this session may do; what is refused is written',
};

/**
 * Watches what the office's writing calls leave in the audit: one that went well in a test file, and never left an entry there, is
 * told when its application is closed. Repeated calls and rehearsals leave none, which is why one entry is enough.
 */
function watchAudit(config: pg.ClientConfig) {
  const left = new Map<string, boolean>();
  let client: Promise<pg.Client> | undefined;
  const newest = async (): Promise<string> => {
    client ??= (async () => {
      const made = new pg.Client(config);
      await made.connect();
      return made;
    })();
    const { rows } = await (await client).query('SELECT coalesce(max(id), 0) AS id FROM audit_entry');
    return rows[0].id;
  };
  return {
    async during(method: string, path: string, run: () => Promise<number>): Promise<void> {
      const served = pathPatterns.find(({ call, pattern }) => call.method === method && pattern.test(path));
      const id = served?.call.id ?? '';
      const isWatched =
        method !== 'GET' &&
        /^(operator|administrator)$/.test(served?.call.access ?? '') &&
        !Object.hasOwn(unaudited, id) &&
        !path.includes('dry_run');
      if (!isWatched) return void (await run());
      const before = await newest();
      const status = await run();
      if (status >= 200 && status < 300) left.set(id, left.get(id) === true || (await newest()) !== before);
    },
    async close(tells: boolean): Promise<void> {
      await (await client)?.end();
      if (!tells) return;
      const silent = [...left].filter(([, wrote]) => !wrote).map(([id]) => id);
      if (silent.length > 0) throw new Error(`${silent.join(', ')} leave no entry in the audit`);
    },
  };
}

/** Tests that move the clock by days are signed in all the while; what ends a session is tested where it lives. */
const defaults = {
  LOG_LEVEL: 'error',
  THROTTLE_REQUESTS_PER_MINUTE: '1000000',
  ADMIN_SESSION_HOURS: '720',
  ADMIN_IDLE_MINUTES: '0',
} as const;

interface TestAppOptions {
  /** False where a file makes calls with nothing in them, to see how they are answered: they save what stands. */
  readonly watchesAudit?: boolean;
}

/** The whole application on a database of its own, with a clock that the test sets. */
export async function startTestApp(
  settings: Readonly<Record<string, string>> = {},
  { watchesAudit = true }: TestAppOptions = {},
): Promise<TestApp> {
  const { DATABASE_CONNECTIONS: asked, ...others } = settings;
  const parsed = parseConfig({ ...defaults, ...others });
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  const config: Config = { ...parsed.config, databaseConnections: connections(asked) };
  const database = await freshDatabase();
  const running = await startProcess(config, database.config, pino({ level: config.logLevel }), {
    schemaController: compiledOnce,
  });
  let instant = Date.parse(testNow);
  const clock = running.context.clock as { -readonly [K in keyof Clock]: Clock[K] };
  clock.now = () => instant;
  clock.date = () => new Date(instant);

  const watch = watchAudit(database.config);
  let stopped: ReturnType<Process['stop']> | undefined;
  const stop = () => {
    stopped ??= running.stop();
    return stopped;
  };
  const call: TestApp['call'] = async (method, path, { payload, token, headers, cookies } = {}) => {
    const ask = () =>
      running.app.inject({
        method,
        url: `/api${path}`,
        ...(payload === undefined ? {} : { payload }),
        headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
        ...(cookies === undefined ? {} : { cookies }),
      });
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof ask>>>();
    await watch.during(method, path, async () => {
      const answered = await ask();
      resolve(answered);
      return answered.statusCode;
    });
    const response = await promise;
    const isJson = /^application\/json(;|$)/.test(String(response.headers['content-type']));
    const body = isJson ? response.json() : response.rawPayload;
    refuseUnnamed(method, path, body);
    return {
      status: response.statusCode,
      body,
      headers: response.headers,
    };
  };
  return {
    app: running.app,
    context: running.context,
    database: database.config,
    setNow: (text) => {
      instant = Date.parse(text);
    },
    call,
    get: (path, token) => call('GET', path, { token }),
    post: (path, payload = {}, token = undefined) =>
      call('POST', path, { payload: payload as object, token }),
    delete: (path, token) => call('DELETE', path, { token }),
    stop,
    close: async () => {
      try {
        await watch.close(watchesAudit);
        if (stopped === undefined) await refuseWordless(running.context);
      } finally {
        await stop();
        await database.drop();
      }
    },
  };
}
