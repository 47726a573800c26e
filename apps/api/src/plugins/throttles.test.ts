import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, goodPassword } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
const start = async (settings: Record<string, string>) => {
  app = await startTestApp(settings);
};
afterEach(() => app.close());

const signIn = (email: string, password = goodPassword) => app.post('/costumers/login', { email, password });
const wrong = 'Otra-Clave1';
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

describe('failed sign-ins of an account', () => {
  test('are answered as such up to the limit, then 429 with the seconds to wait', async () => {
    await start({ THROTTLE_SIGN_INS_PER_ACCOUNT: '3' });
    const { email } = await aCustomer(app);
    for (let n = 0; n < 3; n += 1) expect((await signIn(email, wrong)).status).toBe(406);
    const { status, body, headers } = await signIn(email, wrong);
    expect(status).toBe(429);
    expect(body.code).toBe('too-many-requests');
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(890);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(body.message).toContain(`Espera ${seconds} segundos`);
  });

  test('block the right password too, in any spelling of the e-mail, and nobody else', async () => {
    await start({ THROTTLE_SIGN_INS_PER_ACCOUNT: '3' });
    const [mine, other] = [await aCustomer(app), await aCustomer(app)];
    for (let n = 0; n < 3; n += 1) await signIn(mine.email, wrong);
    expect((await signIn(mine.email)).status).toBe(429);
    expect((await signIn(` ${mine.email.toUpperCase()}`)).status).toBe(429);
    expect((await signIn(other.email)).status).toBe(200);
  });

  test('end with their quarter of an hour', async () => {
    await start({ THROTTLE_SIGN_INS_PER_ACCOUNT: '1' });
    const { email } = await aCustomer(app);
    await signIn(email, wrong);
    expect((await signIn(email)).status).toBe(429);
    await app.context.db.execute(sql`UPDATE rate_limit SET expire = expire - 900000`);
    expect((await signIn(email)).status).toBe(200);
  });

  test('are forgotten after a good one', async () => {
    await start({ THROTTLE_SIGN_INS_PER_ACCOUNT: '3' });
    const { email } = await aCustomer(app);
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 2; n += 1) expect((await signIn(email, wrong)).status).toBe(406);
      expect((await signIn(email)).status).toBe(200);
    }
  });

  test('are counted for an account that does not exist as for one that does', async () => {
    await start({ THROTTLE_SIGN_INS_PER_ACCOUNT: '2' });
    const { email } = await aCustomer(app);
    for (const account of [email, 'nadie@example.com', `${'x'.repeat(64)}@${'y'.repeat(60)}.example.com`]) {
      const answers = [
        await signIn(account, wrong),
        await signIn(account, wrong),
        await signIn(account, wrong),
      ];
      expect(statuses(answers)).toEqual([406, 406, 429]);
    }
  });

  test('sent all at once get no more answers than one by one, a right one among them included', async () => {
    await start({ THROTTLE_SIGN_INS_PER_ACCOUNT: '5' });
    const { email } = await aCustomer(app);
    const guesses = Array.from({ length: 24 }, (_, n) => (n === 23 ? goodPassword : `${wrong}${n}`));
    const answers = await Promise.all(guesses.map((password) => signIn(email, password)));
    expect(statuses(answers).filter((status) => status !== 429).length).toBeLessThanOrEqual(5);
  });

  test('of many good sign-ins at once none is refused', async () => {
    await start({});
    const { email } = await aCustomer(app);
    const answers = await Promise.all(Array.from({ length: 40 }, () => signIn(email)));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
  });

  test('hold for administrators, apart from customers', async () => {
    await start({ THROTTLE_SIGN_INS_PER_ACCOUNT: '2' });
    const { dni } = await anAdmin(app);
    const guess = (password: string) => app.post('/users/login', { dni, password });
    const answers = [await guess(wrong), await guess(wrong), await guess(goodPassword)];
    expect(statuses(answers)).toEqual([401, 401, 429]);
    expect((await signIn((await aCustomer(app)).email)).status).toBe(200);
  });
});

test('failed sign-ins of an address are counted over all accounts', async () => {
  await start({ THROTTLE_SIGN_INS_PER_ADDRESS: '4' });
  const { email } = await aCustomer(app);
  for (let n = 0; n < 4; n += 1) expect((await signIn(`nadie${n}@example.com`)).status).toBe(406);
  const blocked = await signIn(email);
  expect(blocked.status).toBe(429);
  expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
  const { dni } = await anAdmin(app);
  expect((await app.post('/users/login', { dni, password: goodPassword })).status).toBe(429);
});

test('registrations of an address are limited; refused forms do not count', async () => {
  await start({ THROTTLE_REGISTRATIONS_PER_ADDRESS: '3' });
  const register = (email: string) =>
    app.post('/costumers/create', {
      email,
      birthday: '1990-05-12',
      password: goodPassword,
      confirm_password: goodPassword,
    });
  for (let n = 0; n < 5; n += 1) expect((await register('sin-forma')).status).toBe(405);
  const taken = [
    await register('a@example.com'),
    await register('a@example.com'),
    await register('b@example.com'),
  ];
  expect(statuses(taken)).toEqual([200, 405, 200]);
  const { status, headers } = await register('c@example.com');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
});

test('any requests of an address are limited', async () => {
  await start({ THROTTLE_REQUESTS_PER_MINUTE: '5' });
  for (let n = 0; n < 5; n += 1) expect((await app.get('/settings')).status).toBe(200);
  const { status, body, headers } = await app.get('/settings');
  expect([status, body.code]).toEqual([429, 'too-many-requests']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.app.inject('/healthz')).statusCode).toBe(200);
});

test('counts whose time has passed are removed', async () => {
  await start({});
  await signIn('nadie@example.com');
  await app.context.throttles.removeExpired();
  const count = async () => (await app.context.db.execute(sql`SELECT 1 FROM rate_limit`)).rows.length;
  expect(await count()).toBe(2);
  await app.context.db.execute(sql`UPDATE rate_limit SET expire = expire - 900000`);
  await app.context.throttles.removeExpired();
  expect(await count()).toBe(0);
});
