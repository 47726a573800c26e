import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { aSubscriber } from './engine/engine.testing.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** What is left open by a test that fails, ended after it. */
let cleanUp: (() => unknown)[] = [];
let app: TestApp;
let port: number;

async function start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
  app = await startTestApp({ STOP_SECONDS: '1', LOG_LEVEL: 'silent', ...settings });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
}
afterEach(async () => {
  for (const end of cleanUp) await end();
  cleanUp = [];
  await app.close();
});

const kept = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  cleanUp.push(() => agent.destroy());
  return agent;
};

interface Sent {
  readonly agent?: Agent;
  readonly token?: string;
  readonly body?: object;
}

function ask(path: string, { agent, token, body }: Sent = {}): Promise<IncomingMessage & { text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ host: '127.0.0.1', port, path, method, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve(Object.assign(answer, { text })));
      answer.on('error', reject);
    });
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** A connection of one's own, on which something is written by hand. */
async function write(text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  cleanUp.push(() => socket.destroy());
  await once(socket, 'connect');
  const arrived = once(app.app.server, 'request');
  socket.on('error', () => {}).write(text);
  await arrived;
  return socket;
}

/** Has every request that reads the lotteries wait until it is told to go on. */
async function holdRequests(): Promise<() => Promise<unknown>> {
  const { pool } = app.context.database;
  const client = await pool.connect();
  await client.query('BEGIN; LOCK TABLE lottery IN ACCESS EXCLUSIVE MODE');
  let isHeld = true;
  const goOn = async () => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('COMMIT');
    client.release();
  };
  cleanUp.push(goOn);
  return goOn;
}

const isWaiting = async () => {
  const waiting = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await app.context.db.execute(waiting)).rowCount === 1;
};

test('a request at hand on a kept connection is answered, and closes it: the stop waits for nothing else', async () => {
  await start();
  const goOn = await holdRequests();
  const agent = kept();
  const answer = ask('/readyz', { agent });
  await expect.poll(isWaiting).toBe(true);
  const stopped = app.stop();
  await goOn();
  const { statusCode, headers } = await answer;
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  expect(await stopped).toEqual([]);
  await expect(ask('/healthz')).rejects.toThrow('ECONNREFUSED');
});

test('while it drains it is served on, and only /readyz turns away', async () => {
  await start({ DRAIN_SECONDS: '1' });
  const agent = kept();
  expect((await ask('/healthz', { agent })).headers.connection).toBe('keep-alive');
  const stopped = app.stop();
  const leaving = await ask('/readyz');
  expect([leaving.statusCode, JSON.parse(leaving.text).code]).toEqual([503, 'stopping']);
  for (const path of ['/api/lottery/list', '/healthz', '/api/nowhere']) {
    const { statusCode, headers } = await ask(path, { agent });
    expect([path, statusCode, headers.connection]).toEqual([
      path,
      path.endsWith('nowhere') ? 404 : 200,
      'close',
    ]);
  }
  expect(await stopped).toEqual([]);
});

test('a body that stalls is cut off once the time is over', async () => {
  await start();
  const head = 'POST /api/costumers/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
  const socket = await write(`${head}content-length: 100\r\n\r\n{`);
  const closed = once(socket, 'close');
  expect(await app.stop()).toEqual(['requests']);
  await closed;
});

test('backtests that would take longer end with it', async () => {
  await start();
  const { db } = app.context;
  await db.execute(sql`INSERT INTO draw (lottery_id, series, date, balls, special, created_at, updated_at)
    SELECT 1, 0, date '2016-01-01' + day, '{1,2,3,4,5}', 6, now(), now() FROM generate_series(1, 3000) AS day`);
  await db.execute(sql`UPDATE draw_series SET history_version = history_version + 1`);
  const body = {
    id: 1,
    choice: { helper: 'jas', source: { kind: 'previous', draws: 2 }, inside: 3 },
    tickets: 1000,
  };
  const tokens = await Promise.all([aSubscriber(app), aSubscriber(app), aSubscriber(app)]);
  const asked = Promise.allSettled(tokens.map((token) => ask('/api/forecasts/backtest', { token, body })));
  for (const _ of tokens) await once(app.app.server, 'request');
  const began = performance.now();
  expect(await app.stop()).toEqual(['requests']);
  expect(performance.now() - began).toBeLessThan(4_000);
  expect((await asked).map(({ status }) => status)).toContain('rejected');
});

test('a job that hangs is left to whoever takes it up next, and the database is let go of', async () => {
  await start();
  const { jobs, db } = app.context;
  let begun = () => {};
  const isAtHand = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let goOn = () => {};
  const hangs = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  cleanUp.push(() => goOn());
  jobs.handle('hangs', () => {
    begun();
    return hangs;
  });
  await db.transaction((tx) => jobs.enqueue(tx, { kind: 'hangs', key: 'one', payload: null }));
  await jobs.start();
  await isAtHand;
  expect(await app.stop()).toEqual(['jobs']);
});
