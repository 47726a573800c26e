import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, goodPassword } from '../../testing/accounts.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { toldOfChanges } from './mails.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ THROTTLE_SIGN_INS_PER_ADDRESS: '1000', SESSION_DAYS: '2' });
});
afterAll(() => app.close());
afterEach(() => app.setNow(testNow));

const chrome = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36';

/** Signs in from another browser. */
async function signedIn(email: string, userAgent = chrome): Promise<string> {
  const payload = { email, password: goodPassword };
  const headers = { 'user-agent': userAgent };
  return (await app.call('POST', '/costumers/login', { payload, headers })).body.token;
}
const list = (token?: string) => app.get('/costumers/sessions', token);
const idOf = async (token: string) =>
  (await list(token)).body.data.find(({ current }: { current: boolean }) => current).id;
const end = (token: string | undefined, id: unknown) => app.post('/costumers/sessions/end', { id }, token);
const endOthers = (token?: string) => app.post('/costumers/sessions/end-others', {}, token);
const isAlive = async (token: string) => (await app.get('/costumers/profile', token)).status === 200;
const told = async (email: string) => (await toldOfChanges(app, email)).map(({ subject }) => subject);

describe('GET costumers/sessions', () => {
  test('lists where a customer is signed in, the last used first, in words of ours', async () => {
    const { email, token } = await aCustomer(app);
    app.setNow('2026-11-21T18:00:00Z');
    await signedIn(email, 'Cobra-Ya/5000 (Windows)');
    app.setNow('2026-11-21T19:00:30Z');
    const phone = await signedIn(email);
    app.setNow('2026-11-21T19:02:00Z');
    const common = { id: expect.any(Number), address: '127.0.0.1' };
    const { status, body } = await list(token);
    expect([status, body.data]).toEqual([
      200,
      [
        {
          ...common,
          browser: null,
          system: null,
          created_at: '2026-11-21T17:00:00.000Z',
          last_used_at: '2026-11-21T19:02:00.000Z',
          current: true,
        },
        {
          ...common,
          browser: 'Chrome',
          system: 'Android',
          created_at: '2026-11-21T19:00:30.000Z',
          last_used_at: '2026-11-21T19:00:30.000Z',
          current: false,
        },
        {
          ...common,
          browser: null,
          system: 'Windows',
          created_at: '2026-11-21T18:00:00.000Z',
          last_used_at: '2026-11-21T18:00:00.000Z',
          current: false,
        },
      ],
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Cobra/);
    expect((await list(phone)).body.data.map(({ current }: { current: boolean }) => current)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('not those that have ended, nor anybody else’s', async () => {
    const { email } = await aCustomer(app);
    await aCustomer(app);
    app.setNow('2026-11-23T17:00:00Z');
    const token = await signedIn(email);
    expect((await list(token)).body.data).toHaveLength(1);
  });

  test('is for the customer who is signed in', async () => {
    expect((await list()).status).toBe(401);
    expect((await list((await anAdmin(app)).token)).status).toBe(403);
  });
});

describe('POST costumers/sessions/end', () => {
  test('ends one, answers the others, and the owner is told', async () => {
    const { email, token } = await aCustomer(app);
    const [left, kept] = [await signedIn(email), await signedIn(email)];
    const { status, body } = await end(token, await idOf(left));
    expect([status, body.ok, body.data.length]).toEqual([200, true, 2]);
    expect([await isAlive(left), await isAlive(kept), await isAlive(token)]).toEqual([false, true, true]);
    expect(await told(email)).toEqual(['Se cerraron sesiones de tu cuenta']);
  });

  test('another customer’s, an administrator’s and one that ended already are a 404, told to nobody', async () => {
    const [mine, other] = [await aCustomer(app), await aCustomer(app)];
    const admin = await anAdmin(app);
    const { rows } = await app.context.db.execute<{ id: string }>(
      sql`SELECT id FROM session WHERE admin_id = ${admin.id}`,
    );
    const gone = await signedIn(mine.email);
    const goneId = await idOf(gone);
    await app.post('/costumers/logout', {}, gone);
    for (const id of [await idOf(other.token), Number(rows[0]?.id), goneId, 999_999]) {
      const { status, body } = await end(mine.token, id);
      expect([status, body.code]).toEqual([404, 'not-found']);
    }
    expect(await isAlive(other.token)).toBe(true);
    expect((await app.get('/support/list-questions', admin.token)).status).not.toBe(401);
    expect([...(await told(mine.email)), ...(await told(other.email))]).toEqual([]);
  });

  test('wants an id, and a customer who is signed in', async () => {
    const { token } = await aCustomer(app);
    for (const id of ['x', 0, undefined]) expect((await end(token, id)).status).toBe(400);
    expect((await end(undefined, 1)).status).toBe(401);
  });
});

describe('POST costumers/sessions/end-others', () => {
  test('leaves the one that asks; the owner is told once, and not where there was no other', async () => {
    const { email, token } = await aCustomer(app);
    const others = [await signedIn(email), await signedIn(email)];
    for (let n = 0; n < 2; n += 1) {
      const { status, body } = await endOthers(token);
      expect([status, body.ok, body.data]).toEqual([200, true, [expect.objectContaining({ current: true })]]);
    }
    expect(await Promise.all([token, ...others].map(isAlive))).toEqual([true, false, false]);
    expect(await told(email)).toEqual(['Se cerraron sesiones de tu cuenta']);
  });

  test('leaves everybody else’s', async () => {
    const [mine, other] = [await aCustomer(app), await aCustomer(app)];
    await endOthers(mine.token);
    expect(await isAlive(other.token)).toBe(true);
    expect((await endOthers()).status).toBe(401);
    expect((await endOthers((await anAdmin(app)).token)).status).toBe(403);
  });
});

test('of more than 50 sessions of one account, those that were used least lately end', async () => {
  const { id, email, token } = await aCustomer(app);
  const other = await aCustomer(app);
  await app.context.db.execute(sql`
    INSERT INTO session (token_hash, customer_id, created_at, expires_at, confirmed_at, last_used_at)
    SELECT sha256(n::text::bytea), ${id}, at, at + interval '2 days', at, at
    FROM generate_series(1, 49) AS n, LATERAL (SELECT timestamptz '2026-11-21T17:00:00Z' + n * interval '1 second' AS at) AS t`);
  expect((await list(token)).body.data).toHaveLength(50);
  app.setNow('2026-11-21T17:05:00Z');
  // in use: it is the oldest one, and stays
  expect(await isAlive(token)).toBe(true);
  const [one, two] = await Promise.all([signedIn(email), signedIn(email)]);
  const { data } = (await list(one)).body;
  expect(data).toHaveLength(50);
  expect(data.at(-1).created_at).toBe('2026-11-21T17:00:03.000Z');
  expect(await Promise.all([token, one, two, other.token].map(isAlive))).toEqual([true, true, true, true]);
});
