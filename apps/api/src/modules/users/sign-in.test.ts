import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, goodPassword } from '../../testing/accounts.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

let app: TestApp;
/** Who reads the audit. */
let reader: Awaited<ReturnType<typeof anAdmin>>;
let eva: Awaited<ReturnType<typeof anAdmin>>;

beforeAll(async () => {
  app = await startTestApp({
    TRUST_PROXY: 'loopback',
    ADMIN_IDLE_MINUTES: '30',
    ADMIN_SESSION_HOURS: '12',
    THROTTLE_SIGN_INS_PER_ACCOUNT_AND_ADDRESS: '3',
    THROTTLE_SIGN_INS_PER_ACCOUNT: '5',
    THROTTLE_SIGN_INS_PER_ADDRESS: '1000',
  });
});
beforeEach(async () => {
  [reader, eva] = [await anAdmin(app), await anAdmin(app, 'operator')];
});
afterEach(() => app.setNow(testNow));
afterAll(() => app.close());

const browser = 'Mozilla/5.0 (pruebas)';
const signIn = (password = goodPassword, { dni = eva.dni, from = '203.0.113.7' } = {}) =>
  app.call('POST', '/users/login', {
    payload: { dni, password },
    headers: { 'x-forwarded-for': from, 'user-agent': browser },
  });

const accessOf = async (id: number) =>
  (await app.get(`/audit?entity=admin_access&entity_id=${id}&perPage=100`, reader.token)).body.data;
/** What the audit tells of an account once it tells of so many things, the oldest first. */
async function told(id: number, count: number) {
  await expect.poll(async () => (await accessOf(id)).length).toBe(count);
  return (await accessOf(id)).toReversed();
}

describe('the audit', () => {
  test('tells who signed in and out, from where and with what browser', async () => {
    const { token } = (await signIn()).body;
    const headers = { 'x-forwarded-for': '203.0.113.8', 'user-agent': browser };
    await app.call('POST', '/users/logout', { token, headers });
    const [came, left] = await told(eva.id, 2);
    expect(came).toEqual({
      id: expect.any(Number),
      at: '2026-11-21T17:00:00.000Z',
      who: `Ada Salas (${eva.dni})`,
      admin_id: eva.id,
      action: 'sign-in',
      text: 'Inició sesión',
      entity: 'admin_access',
      entity_id: String(eva.id),
      before: null,
      fields: ['address', 'browser'],
      after: { address: '203.0.113.7', browser },
      reason: null,
    });
    expect(left).toMatchObject({ action: 'sign-out', admin_id: eva.id, after: { address: '203.0.113.8' } });
  });

  test('tells of wrong passwords under the name of an account, and once that it is locked', async () => {
    for (let n = 0; n < 3; n += 1) expect((await signIn('Otra-Clave1')).status).toBe(401);
    for (let n = 0; n < 20; n += 1) expect((await signIn('Otra-Clave1')).status).toBe(429);
    expect((await signIn()).status).toBe(429);
    const entries = await told(eva.id, 4);
    const actions = entries.map(({ action }: { action: string }) => action).toSorted();
    expect(actions).toEqual(['sign-in-locked', 'sign-in-refused', 'sign-in-refused', 'sign-in-refused']);
    expect(entries[0]).toMatchObject({
      who: 'Alguien sin identificar',
      admin_id: null,
      after: { address: '203.0.113.7', browser, by: 'password' },
    });
    expect(JSON.stringify(entries)).not.toMatch(/Otra-Clave1|argon2/);
  });

  test('keeps a browser’s words, and no more of them than a browser has', async () => {
    const words = `Mozilla/5.0 ${'x'.repeat(12_000)}`;
    const headers = { 'user-agent': words, 'x-forwarded-for': '203.0.113.7' };
    await app.call('POST', '/users/login', { payload: { dni: eva.dni, password: 'Otra-Clave1' }, headers });
    const [refused] = await told(eva.id, 1);
    expect(refused.after.browser).toBe(words.slice(0, 300));
  });

  test('is not flooded by guesses from many places: no more are told than may be made', async () => {
    for (let place = 1; place <= 20; place += 1) await signIn('Otra-Clave1', { from: `198.51.100.${place}` });
    // five are allowed for the account, and the fifth says that it is locked
    expect(await told(eva.id, 6)).toHaveLength(6);
  });

  test('tells of a wrong password where it is asked for again, and nothing of who does not exist', async () => {
    const wrong = await app.post('/users/confirm-password', { password: 'Otra-Clave1' }, eva.token);
    expect(wrong.status).toBe(406);
    expect(await told(eva.id, 1)).toMatchObject([
      // said of wrong codes too
      { action: 'confirmation-refused', text: 'Falló al confirmar que es quien dice ser' },
    ]);
    await signIn('Otra-Clave1', { dni: '99999999' });
    const everything = await app.get('/audit?perPage=100', reader.token);
    expect(JSON.stringify(everything.body)).not.toContain('99999999');
  });
});

describe('the session of who works here', () => {
  const isAlive = async (token: string) =>
    (await app.post('/users/valid-token', { token })).body.ok as boolean;
  const poll = (token: string) =>
    app.call('GET', '/purchases/list-purchases', { token, headers: { 'x-unattended': '1' } });

  test('ends after half an hour without use, and no use ends it', async () => {
    const { token } = (await signIn()).body;
    app.setNow('2026-11-21T17:30:00Z');
    expect((await app.get('/purchases/list-purchases', token)).status).toBe(200);
    app.setNow('2026-11-21T18:00:00Z');
    expect(await isAlive(token)).toBe(true);
    app.setNow('2026-11-21T18:31:00Z');
    expect((await app.get('/purchases/list-purchases', token)).status).toBe(401);
    expect(await isAlive(token)).toBe(false);
  });

  test('is not kept alive by a page that asks for news with nobody at it', async () => {
    const { token } = (await signIn()).body;
    for (let minute = 1; minute <= 30; minute += 1) {
      app.setNow(new Date(Date.parse(testNow) + minute * 60_000).toISOString());
      expect((await poll(token)).status).toBe(200);
    }
    app.setNow('2026-11-21T17:31:00Z');
    expect((await poll(token)).status).toBe(401);
  });

  test('ends after twelve hours whatever was done, and so does its cookie', async () => {
    const { body, headers } = await signIn();
    expect(headers['set-cookie']).toContain('Max-Age=43200;');
    for (let minute = 0; minute < 12 * 60; minute += 20) {
      app.setNow(new Date(Date.parse(testNow) + minute * 60_000).toISOString());
      expect((await app.get('/purchases/list-purchases', body.token)).status).toBe(200);
    }
    app.setNow('2026-11-22T05:00:00Z');
    expect((await app.get('/purchases/list-purchases', body.token)).status).toBe(401);
  });

  test('ends after twelve hours too where it was opened when the house allowed more', async () => {
    const { token } = (await signIn()).body;
    app.setNow('2026-11-22T05:00:00Z');
    // As a house with ADMIN_SESSION_HOURS=720 would have it, in daily use.
    await app.context.db.execute(
      sql`UPDATE session SET expires_at = created_at + interval '720 hours', last_used_at = ${app.context.clock.date()}
          WHERE admin_id = ${eva.id}`,
    );
    expect((await app.get('/purchases/list-purchases', token)).status).toBe(401);
    const fresh = (await signIn()).body.token;
    expect((await app.get('/users/sessions', fresh)).body.data).toHaveLength(1);
  });

  test('of a customer knows no such ends', async () => {
    const { token } = await aCustomer(app);
    app.setNow('2026-11-25T17:00:00Z');
    expect((await app.get('/costumers/profile', token)).status).toBe(200);
  });
});
