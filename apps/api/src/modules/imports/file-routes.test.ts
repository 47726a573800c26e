import type { AddressInfo } from 'node:net';
import { draw } from '@bolillero/database/schema/draw';
import { auditEntry } from '@bolillero/database/schema/operation';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { csvOf, multipart, repeatedAttribute, sendFile } from './imports.testing.ts';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await startTestApp();
  token = (await anAdmin(app, 'operator')).token;
});
afterEach(() => app.close());

const accept = { accept: 'application/x-ndjson' };
const draws = (count: number) =>
  csvOf(
    ...Array.from({ length: count }, (_, index) => {
      const date = new Date(Date.UTC(2016, 0, 1 + index)).toISOString().slice(0, 10);
      return `${date},1,2,3,4,5,,6,`;
    }),
  );

/** The lines of a streamed answer. */
async function stream(content: string, query = '') {
  const { payload, headers } = multipart({ content });
  const response = await app.app.inject({
    method: 'POST',
    url: `/api/loteries/import/power_balls/1?${query}`,
    payload,
    headers: { ...headers, ...accept, authorization: `Bearer ${token}` },
  });
  const lines = response.payload
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    progress: lines.slice(0, -1).map((line) => line.progress),
    last: lines.at(-1),
  };
}

test('tells how far it is, and in the end what came of it', async () => {
  const { status, type, progress, last } = await stream(draws(2_500));
  expect([status, type]).toEqual([200, 'application/x-ndjson']);
  expect(progress).toEqual([
    { done: 0, total: 2_500 },
    { done: 1_000, total: 2_500 },
    { done: 2_000, total: 2_500 },
    { done: 2_500, total: 2_500 },
  ]);
  expect(last).toMatchObject({ status: 200, body: { inserted: 2_500, applied: true } });
});

test('tells of a dry run too', async () => {
  const { progress, last } = await stream(draws(1_500), 'dry_run=1');
  expect(progress.map(({ done }) => done)).toEqual([0, 1_000, 1_500]);
  expect(last).toMatchObject({ status: 200, body: { inserted: 1_500, applied: false } });
});

test('ends with the report of a refusal', async () => {
  const { status, last } = await stream(csvOf('2026-11-16,1,2,3,4,5,,6,', '2026-11-18,1'));
  expect(status).toBe(200);
  expect(last).toMatchObject({
    status: 422,
    body: { status: 422, code: 'import-rejected', inserted: 1, rejected: [{ line: 3 }], applied: false },
  });
});

test('a file that cannot be read is refused before the stream begins', async () => {
  const { status, last } = await stream('nada,nadie\n1,2\n');
  expect([status, last.code]).toEqual([415, 'import-unreadable']);
});

test('whoever goes away before the end has imported nothing', async () => {
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const { db, database } = app.context;
  // Somebody else holds the series, so that the import waits within its transaction.
  const holder = await database.pool.connect();
  await holder.query('BEGIN; SELECT FROM draw_series FOR UPDATE');

  const form = new FormData();
  form.set('file', new Blob([draws(3_000)]), 'historial.csv');
  const leave = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/loteries/import/power_balls/1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...accept },
    body: form,
    signal: leave.signal,
  });
  const reader = response.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toContain('"done":0');
  leave.abort();
  await until(async () => (await connections()) === 0);
  await holder.query('COMMIT');
  holder.release();

  // The import's own transaction is over when the series can be had again.
  await db.execute(sql`SELECT FROM draw_series FOR UPDATE`);
  await until(async () => (await openTransactions()) === 0);
  expect(await db.select().from(draw)).toEqual([]);
  expect((await sendFile(app, draws(3_000), { token })).body).toMatchObject({ inserted: 3_000 });

  function connections(): Promise<number> {
    return new Promise((resolve) => app.app.server.getConnections((_, count) => resolve(count)));
  }

  async function openTransactions(): Promise<number> {
    const { rows } = await db.execute<{ open: number }>(
      sql`SELECT count(*)::int AS open FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid() AND state LIKE 'idle in transaction%'`,
    );
    return rows[0]?.open ?? 0;
  }
});

const endless = repeatedAttribute(2_000_000);
const readers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;

test('while files are read that never end others are served; a stop ends them, and nothing was written', async () => {
  const readings = ['dry_run=1', ''].map((query) => sendFile(app, endless, { token, query }));
  await until(async () => readers() === 2);
  expect((await app.app.inject('/healthz')).statusCode).toBe(200);

  await app.app.close();
  expect((await Promise.all(readings)).map(({ body }) => body.code)).toEqual([
    'imports-busy',
    'imports-busy',
  ]);
  const { db } = app.context;
  expect([await db.select().from(draw), await db.select().from(auditEntry)]).toEqual([[], []]);
});

test('whoever goes away while a file is read ends that', async () => {
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const leave = new AbortController();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(endless)]), 'historial.xlsx');
  const reading = fetch(`http://127.0.0.1:${port}/api/loteries/import/power_balls/1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
    signal: leave.signal,
  });
  await until(async () => readers() === 1);
  leave.abort();
  await expect(reading).rejects.toThrow();
  await until(async () => readers() === 0);
});

/** Waits for something to become true; the test's own time limit ends it otherwise. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise(setImmediate);
}
