import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

test('/readyz: a process whose connections are all in use is ready, one without its database is not, and the log says so once', async () => {
  const app = await startTestApp({ DATABASE_CONNECTIONS: '2', LOG_LEVEL: 'silent' });
  onTestFinished(app.close);
  const { pool } = app.context.database;
  const warnings: string[] = [];
  app.app.log.warn = (_: unknown, message?: string) => warnings.push(message ?? '');
  const ready = async () => {
    const answer = await app.app.inject('/readyz');
    return [answer.statusCode, answer.json().code];
  };

  const taken = [await pool.connect(), await pool.connect()];
  expect(await ready()).toEqual([200, undefined]);
  await taken[0]?.query('ALTER TABLE lottery RENAME TO lost');
  expect([await ready(), await ready()]).toEqual([
    [503, 'not-ready'],
    [503, 'not-ready'],
  ]);
  for (const client of taken) client.release();
  expect(await ready()).toEqual([503, 'not-ready']);
  expect(warnings).toEqual(['not ready: the database does not answer']);
  await pool.query('ALTER TABLE lost RENAME TO lottery');
  expect(await ready()).toEqual([200, undefined]);
});

test('/readyz answers within its time where the database does not', async () => {
  const app = await startTestApp({ LOG_LEVEL: 'silent' });
  onTestFinished(app.close);
  const holder = await app.context.database.pool.connect();
  await holder.query('BEGIN; LOCK TABLE lottery IN ACCESS EXCLUSIVE MODE');
  const answer = await app.app.inject('/readyz');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'not-ready']);
  await holder.query('COMMIT');
  holder.release();
});
