import { customerEmail } from '@bolillero/database/schema/account';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, goodPassword } from '../../testing/accounts.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { mailedTokens, untilWaiting } from './mails.testing.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    THROTTLE_REGISTRATIONS_PER_ADDRESS: '1000',
    THROTTLE_RESETS_PER_ADDRESS: '1000',
  });
});
afterAll(() => app.close());
afterEach(() => app.setNow(testNow));

let counter = 0;
function anAddress(): string {
  counter += 1;
  return `nueva${counter}@example.com`;
}

const add = (token: string | undefined, email: unknown) => app.post('/costumers/emails', { email }, token);
const confirm = (token: unknown) => app.post('/costumers/emails/confirm', { token });
const list = async (token: string) => (await app.get('/costumers/emails', token)).body;
const makePrimary = (token: string | undefined, id: number, query = '') =>
  app.get(`/costumers/emails/type?id=${id}${query}`, token);
const remove = (token: string | undefined, id: unknown) =>
  app.post('/costumers/emails/delete', { id }, token);
const lastLink = async (email: string) => (await mailedTokens(app, 'confirm-email', email)).at(-1) ?? 'none';

/** Adds an address and proves it; answers its id. */
async function aConfirmed(token: string, email = anAddress()): Promise<number> {
  const { body } = await add(token, email);
  expect((await confirm(await lastLink(email))).body).toEqual({ ok: true });
  return body.data.find((row: { email: string }) => row.email === email).id;
}

describe('POST costumers/emails', () => {
  test('adds an address that a link proves', async () => {
    const { email: primary, token } = await aCustomer(app);
    const email = anAddress();
    const { status, body } = await add(token, ` ${email.toUpperCase()} `);
    const rows = [
      { id: expect.any(Number), email: primary, type: 1, confirmed: true },
      { id: expect.any(Number), email, type: 0, confirmed: false },
    ];
    expect([status, body]).toEqual([200, { ok: true, data: rows }]);
    expect(await list(token)).toEqual(rows);
    expect((await confirm(await lastLink(email))).body).toEqual({ ok: true });
    expect((await list(token))[1].confirmed).toBe(true);
  });

  test('one that waits gets another link, and the older one is good no more', async () => {
    const { token } = await aCustomer(app);
    const email = anAddress();
    await add(token, email);
    expect((await add(token, email)).body.data).toHaveLength(2);
    const [first, second] = await mailedTokens(app, 'confirm-email', email);
    expect((await confirm(first)).body).toEqual({ ok: false });
    expect((await confirm(second)).body).toEqual({ ok: true });
    const again = await add(token, email);
    expect([again.status, again.body.code]).toEqual([409, 'email-already-yours']);
  });

  test('another account’s address is answered like any other, and stays theirs', async () => {
    const [mine, other] = [await aCustomer(app), await aCustomer(app)];
    const { status, body } = await add(mine.token, other.email);
    expect([status, body.ok]).toEqual([200, true]);
    expect((await confirm(await lastLink(other.email))).body).toEqual({ ok: false });
    expect((await list(mine.token))[1]).toMatchObject({ email: other.email, confirmed: false });
    const signedIn = await app.post('/costumers/login', { email: other.email, password: goodPassword });
    expect(signedIn.body.costumer.id).toBe(other.id);
  });

  test('added by two customers, it belongs to the first who proves it', async () => {
    const [one, two] = [await aCustomer(app), await aCustomer(app)];
    const email = anAddress();
    const added = await Promise.all([add(one.token, email), add(two.token, email)]);
    expect(added.map(({ status }) => status)).toEqual([200, 200]);
    const links = await mailedTokens(app, 'confirm-email', email);
    const proved = await Promise.all(links.map(confirm));
    expect(proved.map(({ body }) => body.ok).sort()).toEqual([false, true]);
    const held = [...(await list(one.token)), ...(await list(two.token))].filter(
      (row) => row.email === email,
    );
    expect(held.filter(({ confirmed }) => confirmed)).toHaveLength(1);
  });

  test('the same address twice at the same time is one row', async () => {
    const { token } = await aCustomer(app);
    const email = anAddress();
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(token, email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await list(token)).toHaveLength(2);
  });

  test('one that was never proved keeps nobody from registering with it', async () => {
    const squatter = await aCustomer(app);
    const email = anAddress();
    await add(squatter.token, email);
    const form = { email, birthday: '1990-05-12', password: goodPassword, confirm_password: goodPassword };
    expect((await app.post('/costumers/create', form)).status).toBe(200);
    const [theirs, own] = await mailedTokens(app, 'confirm-email', email);
    expect((await confirm(theirs)).body).toEqual({ ok: false });
    expect((await confirm(own)).body).toEqual({ ok: true });
  });

  test('an account takes ten, also when they are sent at once', async () => {
    const { id, token } = await aCustomer(app);
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(token, anAddress())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    const refused = answers.find(({ status }) => status !== 200);
    expect([refused?.status, refused?.body.code]).toEqual([422, 'too-many-emails']);
    expect(refused?.body.message).toContain('10');
    const rows = await app.context.db.select().from(customerEmail).where(eq(customerEmail.customerId, id));
    expect(rows).toHaveLength(10);
  });

  test('links are throttled by where they go', async () => {
    const { token } = await aCustomer(app);
    const email = anAddress();
    for (let n = 0; n < 5; n += 1) expect((await add(token, email)).status).toBe(200);
    expect((await add(token, email)).status).toBe(429);
  });

  test.each(['', 'rosa', 'a@b.co\r\nBcc: c@d.co'])('%j is no address', async (email) => {
    const { token } = await aCustomer(app);
    const { status, body } = await add(token, email);
    expect([status, body.code, body.errors[0].path]).toEqual([422, 'email-invalid', 'email']);
  });

  test('a body of another form is a 400; nobody signed in a 401', async () => {
    const { token } = await aCustomer(app);
    expect((await app.post('/costumers/emails', {}, token)).status).toBe(400);
    expect((await app.post('/costumers/emails', { email: 'a@b.co', id: 1 }, token)).status).toBe(400);
    expect((await add(undefined, anAddress())).status).toBe(401);
    expect((await app.get('/costumers/emails')).status).toBe(401);
    expect((await add((await anAdmin(app)).token, anAddress())).status).toBe(403);
  });
});

describe('GET costumers/emails', () => {
  test('lists one’s own alone', async () => {
    const [mine, other] = [await aCustomer(app), await aCustomer(app)];
    expect((await app.get(`/costumers/emails?id=${mine.id}`, mine.token)).body).toHaveLength(1);
    expect((await app.get(`/costumers/emails?id=${other.id}`, mine.token)).status).toBe(404);
  });
});

describe('POST costumers/emails/confirm', () => {
  test('a registration is mailed a link, and signing in does not wait for it', async () => {
    const email = anAddress();
    const form = { email, birthday: '1990-05-12', password: goodPassword, confirm_password: goodPassword };
    await app.post('/costumers/create', form);
    const { token } = (await app.post('/costumers/login', { email, password: goodPassword })).body;
    expect((await list(token))[0].confirmed).toBe(false);
    expect((await confirm(await lastLink(email))).body).toEqual({ ok: true });
    expect((await list(token))[0].confirmed).toBe(true);
  });

  test('a link is good once, for a day', async () => {
    const { token } = await aCustomer(app);
    const [inTime, late] = [anAddress(), anAddress()];
    await add(token, inTime);
    await add(token, late);
    const [link, lateLink] = [await lastLink(inTime), await lastLink(late)];
    app.setNow('2026-11-22T16:59:59Z');
    expect((await confirm(link)).body).toEqual({ ok: true });
    expect((await confirm(link)).body).toEqual({ ok: false });
    app.setNow('2026-11-22T17:00:00Z');
    expect((await confirm(lateLink)).body).toEqual({ ok: false });
  });

  test('proved and deleted at the same time, both are answered', async () => {
    const { token } = await aCustomer(app);
    const email = anAddress();
    const { body } = await add(token, email);
    const { id } = body.data[1];
    const link = await lastLink(email);
    const blocker = await app.context.database.pool.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM customer_email WHERE id = $1 FOR UPDATE', [id]);
    const removing = remove(token, id);
    await untilWaiting(app, 1);
    const confirming = confirm(link);
    await untilWaiting(app, 2);
    await blocker.query('COMMIT');
    blocker.release();
    expect((await removing).status).toBe(200);
    expect((await confirming).body).toEqual({ ok: false });
    expect(await list(token)).toHaveLength(1);
  });

  test('two clicks on one link at the same time prove the address once', async () => {
    const { token } = await aCustomer(app);
    const email = anAddress();
    await add(token, email);
    const link = await lastLink(email);
    const answers = await Promise.all([confirm(link), confirm(link), confirm(link)]);
    expect(answers.map(({ body }) => body.ok).sort()).toEqual([false, false, true]);
    expect((await list(token))[1].confirmed).toBe(true);
  });

  test('what is no link proves nothing', async () => {
    for (const token of ['', 'x', '\u0000']) expect((await confirm(token)).body).toEqual({ ok: false });
    expect((await confirm({ $ne: 1 })).status).toBe(400);
    expect((await app.post('/costumers/emails/confirm', {})).status).toBe(400);
  });
});

describe('GET costumers/emails/type', () => {
  test('makes a proved address the one primary', async () => {
    const { id: customerId, token } = await aCustomer(app);
    const id = await aConfirmed(token);
    const { status, body } = await makePrimary(token, id, `&costumer_id=${customerId}`);
    expect(status).toBe(200);
    expect(body.ok).toBe(true);
    expect(body.data.map((row: { id: number; type: number }) => [row.id === id, row.type])).toEqual([
      [true, 1],
      [false, 0],
    ]);
    expect((await makePrimary(token, id)).status).toBe(200);
  });

  test('one that is not proved is a 422', async () => {
    const { token } = await aCustomer(app);
    const { body } = await add(token, anAddress());
    const answer = await makePrimary(token, body.data[1].id);
    expect([answer.status, answer.body.code]).toEqual([422, 'email-unconfirmed']);
  });

  test('of several at the same time exactly one is left primary', async () => {
    const { token } = await aCustomer(app);
    const ids = [await aConfirmed(token), await aConfirmed(token), await aConfirmed(token)];
    const answers = await Promise.all([...ids, ...ids].map((id) => makePrimary(token, id)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.data.filter(({ type }: { type: number }) => type === 1)).toHaveLength(1);
    }
    expect((await list(token)).filter(({ type }: { type: number }) => type === 1)).toHaveLength(1);
  });

  test('another customer’s is a 404; a cookie alone changes nothing', async () => {
    const [mine, other] = [await aCustomer(app), await aCustomer(app)];
    const [id, theirs] = [await aConfirmed(mine.token), await aConfirmed(other.token)];
    expect((await makePrimary(mine.token, theirs)).status).toBe(404);
    expect((await makePrimary(mine.token, id, `&costumer_id=${other.id}`)).status).toBe(404);
    expect((await makePrimary(mine.token, 999_999)).status).toBe(404);
    expect((await app.get('/costumers/emails/type?id=x', mine.token)).status).toBe(400);
    expect((await makePrimary(undefined, id)).status).toBe(401);
    const cookies = { costumer_token: mine.token };
    expect((await app.call('GET', `/costumers/emails/type?id=${id}`, { cookies })).status).toBe(401);
    expect((await list(mine.token))[0].id).not.toBe(id);
  });
});

describe('POST costumers/emails/delete', () => {
  test('answers OK and ends what went to the address', async () => {
    const { token } = await aCustomer(app);
    const email = anAddress();
    const id = await aConfirmed(token, email);
    await app.post('/costumers/forgot', { email });
    const [link = ''] = await mailedTokens(app, 'reset', email);
    const { status, body } = await remove(token, id);
    expect([status, body]).toEqual([200, 'OK']);
    expect(await list(token)).toHaveLength(1);
    const query = new URLSearchParams({ email, token: link });
    expect((await app.get(`/costumers/validate-expire?${query}`)).body).toEqual({ ok: false });
    expect((await remove(token, id)).status).toBe(404);
  });

  test('the primary one stays', async () => {
    const { token } = await aCustomer(app);
    const [{ id }] = await list(token);
    const { status, body } = await remove(token, id);
    expect([status, body.code, body.message]).toEqual([
      422,
      'email-primary',
      '¡¡¡No puede eliminar el email principal!!!',
    ]);
  });

  test('made primary and deleted at the same time, it is one of both', async () => {
    const { token } = await aCustomer(app);
    const id = await aConfirmed(token);
    const [primary, removed] = await Promise.all([makePrimary(token, id), remove(token, id)]);
    expect([primary.status, removed.status].sort()).toEqual(primary.status === 200 ? [200, 422] : [200, 404]);
    expect((await list(token)).filter(({ type }: { type: number }) => type === 1)).toHaveLength(1);
  });

  test('another customer’s is a 404, nobody signed in a 401', async () => {
    const [mine, other] = [await aCustomer(app), await aCustomer(app)];
    const theirs = await aConfirmed(other.token);
    expect((await remove(mine.token, theirs)).status).toBe(404);
    expect((await remove(mine.token, 'x')).status).toBe(400);
    expect((await remove(undefined, theirs)).status).toBe(401);
    expect(await list(other.token)).toHaveLength(2);
  });
});
