import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, goodPassword } from '../../testing/accounts.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ THROTTLE_SIGN_INS_PER_ADDRESS: '1000', ADMIN_IDLE_MINUTES: '30' });
});
afterAll(() => app.close());
afterEach(() => app.setNow(testNow));

type Listed = { id: number; current: boolean };
type Person = Awaited<ReturnType<typeof anAdmin>>;

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** Signs in from another browser. */
async function signedIn({ dni }: Person): Promise<string> {
  const payload = { dni, password: goodPassword };
  return (await app.call('POST', '/users/login', { payload, headers: { 'user-agent': firefox } })).body.token;
}
const list = (token?: string) => app.get('/users/sessions', token);
const idOf = async (token: string): Promise<number> =>
  (await list(token)).body.data.find(({ current }: Listed) => current).id;
const isAlive = async (token: string) => (await list(token)).status === 200;
const told = async (id: number) => {
  const { token } = await anAdmin(app);
  const { body } = await app.get(`/audit?entity=admin_access&entity_id=${id}&q=sessions-ended`, token);
  return body.data as { admin_id: number; after: { ended: number } }[];
};

describe('one’s own sessions', () => {
  test('are listed, the last used first, without those that have ended for want of use', async () => {
    const eva = await anAdmin(app, 'operator');
    await signedIn(eva);
    app.setNow('2026-11-21T17:20:00Z');
    const token = await signedIn(eva);
    const { status, body } = await list(token);
    expect([status, body.data.length]).toEqual([200, 3]);
    expect(body.data[0]).toEqual({
      id: expect.any(Number),
      browser: 'Firefox',
      system: 'Linux',
      address: '127.0.0.1',
      created_at: '2026-11-21T17:20:00.000Z',
      last_used_at: '2026-11-21T17:20:00.000Z',
      current: true,
    });
    app.setNow('2026-11-21T17:40:00Z');
    expect((await list(token)).body.data).toHaveLength(1);
  });

  test('are ended one by one, or all but the one that asks; the audit tells once', async () => {
    const eva = await anAdmin(app, 'operator');
    const [left, one, two] = [await signedIn(eva), await signedIn(eva), await signedIn(eva)];
    const ended = await app.post('/users/sessions/end', { id: await idOf(left) }, eva.token);
    expect([ended.status, ended.body.data.length]).toEqual([200, 3]);
    expect([await isAlive(left), await isAlive(one)]).toEqual([false, true]);
    for (let n = 0; n < 2; n += 1) {
      const { body } = await app.post('/users/sessions/end-others', {}, eva.token);
      expect(body.data).toMatchObject([{ current: true }]);
    }
    expect([await isAlive(one), await isAlive(two), await isAlive(eva.token)]).toEqual([false, false, true]);
    expect((await told(eva.id)).map(({ after }) => after.ended)).toEqual([2, 1]);
  });

  test('nobody else’s is ended by their own call', async () => {
    const [eva, ada] = [await anAdmin(app, 'operator'), await anAdmin(app)];
    for (const id of [await idOf(ada.token), 999_999]) {
      expect((await app.post('/users/sessions/end', { id }, eva.token)).status).toBe(404);
    }
    await app.post('/users/sessions/end-others', {}, eva.token);
    expect(await isAlive(ada.token)).toBe(true);
    expect((await app.post('/users/sessions/end', { id: 'x' }, eva.token)).status).toBe(400);
  });

  test('ask who is signed in, and for ending them the password of late', async () => {
    const eva = await anAdmin(app, 'operator');
    const customer = await aCustomer(app);
    expect((await list()).status).toBe(401);
    expect((await list(customer.token)).status).toBe(403);
    app.setNow('2026-11-21T17:16:00Z');
    for (const path of ['end', 'end-others']) {
      expect((await app.post(`/users/sessions/${path}`, { id: 1 }, eva.token)).body.code).toBe(
        'password-needed',
      );
    }
  });
});

describe('sessions of another user', () => {
  test('are listed and ended by an administrator', async () => {
    const [ada, eva] = [await anAdmin(app), await anAdmin(app, 'operator')];
    const other = await signedIn(eva);
    const listed = await app.get(`/users/sessions/${eva.id}`, ada.token);
    expect(listed.body.data.map(({ current }: Listed) => current)).toEqual([false, false]);
    const path = `/users/sessions/${eva.id}/end`;
    const { body } = await app.post(path, { session: await idOf(other) }, ada.token);
    expect([body.ok, body.data.length]).toEqual([true, 1]);
    expect([await isAlive(other), await isAlive(eva.token)]).toEqual([false, true]);
    expect((await app.post(path, {}, ada.token)).body.data).toEqual([]);
    expect([await isAlive(eva.token), await isAlive(ada.token)]).toEqual([false, true]);
    expect((await told(eva.id)).map(({ admin_id }) => admin_id)).toEqual([ada.id, ada.id]);
  });

  test('are nobody else’s business, and only theirs', async () => {
    const [ada, eva] = [await anAdmin(app), await anAdmin(app, 'operator')];
    const path = `/users/sessions/${eva.id}`;
    for (const token of [undefined, eva.token, (await aCustomer(app)).token]) {
      const status = token === undefined ? 401 : 403;
      expect((await app.get(path, token)).status).toBe(status);
      expect((await app.post(`${path}/end`, {}, token)).status).toBe(status);
    }
    expect((await app.post(`${path}/end`, { session: await idOf(ada.token) }, ada.token)).status).toBe(404);
    expect((await app.post(`${path}/end`, { session: 'x' }, ada.token)).status).toBe(400);
    expect((await app.get('/users/sessions/999999', ada.token)).status).toBe(404);
    expect((await app.post('/users/sessions/999999/end', {}, ada.token)).status).toBe(404);
    app.setNow('2026-11-21T17:16:00Z');
    expect((await app.post(`${path}/end`, {}, ada.token)).body.code).toBe('password-needed');
  });
});
