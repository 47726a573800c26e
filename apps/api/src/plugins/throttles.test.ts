import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, goodPassword } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { installErrors } from './errors.ts';
import { installSecurity } from './security.ts';

let app: TestApp;
const start = async (settings: Record<string, string>) => {
  app = await startTestApp(settings);
};
afterEach(() => app.close());

const signIn = (email: string, password = goodPassword) => app.post('/costumers/login', { email, password });
const wrong = 'Otra-Clave1';
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

/** Signs in through a proxy that the house trusts, which hands on where it was asked from. */
const signInFrom = async (address: string, email: string, password = goodPassword) => {
  const { statusCode } = await app.app.inject({
    method: 'POST',
    url: '/api/costumers/login',
    payload: { email, password },
    headers: { 'x-forwarded-for': address },
  });
  return statusCode;
};

describe('failed sign-ins of an account', () => {
  test('are answered as such up to the limit, then 429 with the seconds to wait', async () => {
    await start({ THROTTLE_SIGN_INS_PER_ACCOUNT_AND_ADDRESS: '3' });
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
    await start({ THROTTLE_SIGN_INS_PER_ACCOUNT_AND_ADDRESS: '3' });
    const [mine, other] = [await aCustomer(app), await aCustomer(app)];
    for (let n = 0; n < 3; n += 1) await signIn(mine.email, wrong);
    expect((await signIn(mine.email)).status).toBe(429);
    expect((await signIn(` ${mine.email.toUpperCase()}`)).status).toBe(429);
    expect((await signIn(other.email)).status).toBe(200);
  });

  test('end with their quarter of an hour', async () => {
    await start({ THROTTLE_SIGN_INS_PER_ACCOUNT_AND_ADDRESS: '1' });
    const { email } = await aCustomer(app);
    await signIn(email, wrong);
    expect((await signIn(email)).status).toBe(429);
    await app.context.db.execute(sql`UPDATE rate_limit SET expire = expire - 900000`);
    expect((await signIn(email)).status).toBe(200);
  });

  test('are forgotten after a good one', async () => {
    await start({ THROTTLE_SIGN_INS_PER_ACCOUNT_AND_ADDRESS: '3' });
    const { email } = await aCustomer(app);
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 2; n += 1) expect((await signIn(email, wrong)).status).toBe(406);
      expect((await signIn(email)).status).toBe(200);
    }
  });

  test('are counted for an account that does not exist as for one that does', async () => {
    await start({ THROTTLE_SIGN_INS_PER_ACCOUNT_AND_ADDRESS: '2' });
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
    await start({ THROTTLE_SIGN_INS_PER_ACCOUNT_AND_ADDRESS: '5' });
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
    await start({ THROTTLE_SIGN_INS_PER_ACCOUNT_AND_ADDRESS: '2' });
    const { dni } = await anAdmin(app);
    const guess = (password: string) => app.post('/users/login', { dni, password });
    const answers = [await guess(wrong), await guess(wrong), await guess(goodPassword)];
    expect(statuses(answers)).toEqual([401, 401, 429]);
    expect((await signIn((await aCustomer(app)).email)).status).toBe(200);
  });
});

describe('where sign-ins come from', () => {
  const guesses = async (number: number, address: (n: number) => string, email: string) => {
    const answers: number[] = [];
    for (let n = 0; n < number; n += 1) answers.push(await signInFrom(address(n), email, wrong));
    return answers;
  };

  test('a stranger’s guesses keep no owner out who comes from elsewhere', async () => {
    await start({ TRUST_PROXY: '1' });
    const { email } = await aCustomer(app);
    const answers = await guesses(12, () => '203.0.113.66', email);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 406), 429, 429]);
    expect(await signInFrom('203.0.113.66', email)).toBe(429);
    expect(await signInFrom('198.51.100.7', email)).toBe(200);
    // The owner's coming does not open the door to the stranger again.
    expect(await signInFrom('203.0.113.66', email)).toBe(429);
  });

  test('guesses from many places together end at the account’s own limit, which its owner’s coming does not lift', async () => {
    await start({ TRUST_PROXY: '1', THROTTLE_SIGN_INS_PER_ACCOUNT: '6' });
    const { email } = await aCustomer(app);
    const elsewhere = (n: number) => `203.0.113.${n}`;
    expect(await guesses(5, elsewhere, email)).toEqual([406, 406, 406, 406, 406]);
    expect(await signInFrom('198.51.100.7', email)).toBe(200);
    expect(await guesses(2, (n) => elsewhere(100 + n), email)).toEqual([406, 429]);
    expect(await signInFrom('198.51.100.7', email)).toBe(429);
  });

  test('guesses sent all at once from many places get no more answers than the account’s limit', async () => {
    await start({ TRUST_PROXY: '1', THROTTLE_SIGN_INS_PER_ACCOUNT: '5' });
    const { email } = await aCustomer(app);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        signInFrom(`203.0.113.${n}`, email, n === 23 ? goodPassword : `${wrong}${n}`),
      ),
    );
    expect(answers.filter((status) => status !== 429).length).toBeLessThanOrEqual(5);
  });

  test('an address is limited over all accounts, the administrators’ too', async () => {
    await start({ THROTTLE_SIGN_INS_PER_ADDRESS: '4' });
    const { email } = await aCustomer(app);
    for (let n = 0; n < 4; n += 1) expect((await signIn(`nadie${n}@example.com`)).status).toBe(406);
    const blocked = await signIn(email);
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    const { dni } = await anAdmin(app);
    expect((await app.post('/users/login', { dni, password: goodPassword })).status).toBe(429);
  });

  test('51 wrong guesses behind a proxy, whatever they claim to come from, lock out nobody else', async () => {
    await start({ TRUST_PROXY: '1' });
    const { email } = await aCustomer(app);
    const answers: number[] = [];
    for (let n = 0; n < 51; n += 1) {
      answers.push(await signInFrom(`198.51.100.7, 10.0.0.${n}, 203.0.113.66`, `nadie${n}@example.com`));
    }
    expect([answers.at(0), answers.at(49), answers.at(50)]).toEqual([406, 406, 429]);
    expect(await signInFrom('198.51.100.7', email)).toBe(200);
  });

  test('an IPv6 address counts as its /64', async () => {
    await start({ TRUST_PROXY: '1', THROTTLE_SIGN_INS_PER_ACCOUNT_AND_ADDRESS: '2' });
    const { email } = await aCustomer(app);
    const neighbours = (n: number) => `2001:db8:7:8:${n}::${n}`;
    expect(await guesses(3, neighbours, email)).toEqual([406, 406, 429]);
    expect(await signInFrom('2001:db8:7:9::1', email)).toBe(200);
  });
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

describe('requests of an address', () => {
  const get = async (url: string) => await app.app.inject(url);

  test('are limited in every spelling, what is unknown and what cannot be read included', async () => {
    await start({ THROTTLE_REQUESTS_PER_MINUTE: '12' });
    const spellings = [
      '/api/settings',
      '/api/settings/',
      '/%61pi/settings',
      '/api/%73ettings?x=1',
      '//api/settings',
      '/API/settings',
      '/api%2fsettings',
      '/api/nada',
      '/nada',
      '/%zz',
      '/readyz',
      '/metrics',
    ];
    for (const url of spellings) expect((await get(url)).statusCode, url).not.toBe(429);
    for (const url of spellings) {
      const { statusCode, headers, json } = await get(url);
      expect([statusCode, json().code], url).toEqual([429, 'too-many-requests']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await get('/healthz')).statusCode).toBe(200);
  });

  test('carry the house’s time whatever spelling a call has', async () => {
    await start({});
    for (const url of ['/api/settings', '/%61pi/settings']) {
      expect((await get(url)).headers['x-server-time']).toBe('2026-11-21T17:00:00.000Z');
    }
    expect((await get('/healthz')).headers['x-server-time']).toBeUndefined();
  });

  test('do not count where they fetch the built files, and count for a whole /64', async () => {
    await start({ TRUST_PROXY: 'loopback', THROTTLE_REQUESTS_PER_MINUTE: '2' });
    const server = Fastify({ trustProxy: true });
    installErrors(server);
    installSecurity(server, app.context);
    for (const url of ['/assets/main-1a2b3c4d.js', '/page']) server.get(url, async () => 'ok');
    const from = async (n: number, url: string) =>
      (await server.inject({ url, headers: { 'x-forwarded-for': `2001:db8::${n}` } })).statusCode;
    for (let n = 1; n < 9; n += 1) expect(await from(n, '/assets/main-1a2b3c4d.js')).toBe(200);
    expect([await from(1, '/page'), await from(2, '/page'), await from(3, '/page')]).toEqual([200, 200, 429]);
    expect(await from(4, '/assets/main-1a2b3c4d.js')).toBe(200);
    await server.close();
  });
});

test('counts whose time has passed are removed', async () => {
  await start({});
  await signIn('nadie@example.com');
  await app.context.throttles.removeExpired();
  const count = async () => (await app.context.db.execute(sql`SELECT 1 FROM rate_limit`)).rows.length;
  expect(await count()).toBe(3);
  await app.context.db.execute(sql`UPDATE rate_limit SET expire = expire - 900000`);
  await app.context.throttles.removeExpired();
  expect(await count()).toBe(0);
});
