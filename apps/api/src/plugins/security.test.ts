import type { Call } from '@bolillero/contract/call';
import { allCalls } from '@bolillero/contract/calls.testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../identity/sessions-repository.ts';
import { aCustomer, anAdmin, goodPassword, testOrigin } from '../testing/accounts.ts';
import { type Reply, startTestApp, type TestApp } from '../testing/test-app.ts';

/** What every answer says to browsers and to whatever stands between: who may keep it, and what may be done with it. */

let app: TestApp;
let subscriber: { id: number; email: string };
let administrator: { id: number; dni: string };

beforeAll(async () => {
  app = await startTestApp(
    { PUBLIC_URL: 'https://example.com', THROTTLE_SIGN_INS_PER_ADDRESS: '100000' },
    { watchesAudit: false },
  );
  subscriber = await aCustomer(app, { subscribedUntil: '2027-01-01T00:00:00Z' });
  administrator = await anAdmin(app);
});
afterAll(() => app.close());

/** A session of its own for each request, since some of the calls end it. */
const tokens = {
  visitor: async () => undefined,
  subscriber: () => openSession(app.context.db, app.context, { customerId: subscriber.id }, testOrigin),
  administrator: () => openSession(app.context.db, app.context, { adminId: administrator.id }, testOrigin),
} as const;

const query =
  'name=power_balls&id=1&from=2026-10-11&to=2026-10-14&fecha=2026-10-14&date=2026-10-14&index=0&ball=1';
const pathOf = ({ path, method }: Call) =>
  `${path.replace('{name}', 'power_balls').replace(/\{\w+\}/g, '1')}${method === 'GET' ? `?${query}` : ''}`;

/** The calls whose good answers may be kept by the browser of who asked, and revalidated: the same for every subscriber. */
const statistics = /^(analysis|analytic|forecasts|results)\./;
/** Of them, those that are open to everybody: a look at what subscribers have, and which dates have results. */
const openStatistics = ['analytic.sample', 'results.sample', 'forecasts.sample', 'lottery.results-dates'];
/** The same for everybody, whoever asks. */
const forEverybody = ['loteries.list-lotto', 'lottery.soundness'];

function expectKeptByNobody({ status, headers }: Reply, { id, access }: Call): void {
  const isStatistic = openStatistics.includes(id) || (statistics.test(id) && access === 'subscriber');
  const isOpen = forEverybody.includes(id);
  const kept = status === 200 && (isOpen || isStatistic);
  if (!kept) expect(headers['cache-control']).toBe('no-store');
  else if (headers['cache-control'] !== 'no-store') {
    expect(headers['cache-control']).toBe(isOpen ? 'no-cache' : 'private, no-cache');
    expect(headers.etag).toBeDefined();
  }
}

describe('who may keep the answer', () => {
  test.each(allCalls.map((call) => [call.id, call] as const))('of %s', async (_, call) => {
    for (const role of ['visitor', 'subscriber', 'administrator'] as const) {
      const payload = call.method === 'GET' ? {} : { payload: {} };
      const reply = await app.call(call.method, pathOf(call), { ...payload, token: await tokens[role]() });
      expectKeptByNobody(reply, call);
    }
  });

  test('that carries a token: nobody', async () => {
    const answers = [
      await app.post('/costumers/login', { email: subscriber.email, password: goodPassword }),
      await app.post('/costumers/valid-token', { token: await tokens.subscriber() }),
      await app.post('/users/login', { dni: administrator.dni, password: goodPassword }),
      await app.post('/users/valid-token', { token: await tokens.administrator() }),
    ];
    for (const { status, headers, body } of answers) {
      expect(status).toBe(200);
      expect(body.token).toMatch(/^[\w-]{43}$/);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('that refuses: nobody, wherever it comes from', async () => {
    for (const url of ['/api/nada', '/%zz', '/nada', '/api/lottery/one?id=99', '/api/costumers/profile']) {
      const { statusCode, headers } = await app.app.inject({ method: 'POST', url });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(headers['cache-control'], url).toBe('no-store');
    }
    expect((await app.app.inject('/readyz')).headers['cache-control']).toBe('no-store');
  });

  test('that was kept holds no longer than its reader’s session and subscription', async () => {
    const token = await tokens.subscriber();
    const path = '/analytic/more?name=power_balls';
    const first = await app.get(path, token);
    const again = { 'if-none-match': String(first.headers.etag) };
    expect((await app.call('GET', path, { token, headers: again })).status).toBe(304);
    expect((await app.call('GET', path, { headers: again })).status).toBe(401);
    app.setNow('2027-02-01T00:00:00Z');
    const late = await app.call('GET', path, { token: await tokens.subscriber(), headers: again });
    app.setNow('2026-11-21T17:00:00Z');
    expect([late.status, late.headers['cache-control']]).toEqual([403, 'no-store']);
  });
});

test('every answer carries the headers of a house on https', async () => {
  for (const url of ['/api/settings', '/api/nada', '/%zz', '/healthz', '/nada', '/api/costumers/profile']) {
    const { headers } = await app.app.inject(url);
    expect(headers, url).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /default-src 'self'; script-src 'self'; .*frame-ancestors 'none'/,
      ),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
});

test('session cookies are as strict as the prefix __Host- would ask, when they are set and when they are taken away', async () => {
  const [customer, admin] = [await tokens.subscriber(), await tokens.administrator()];
  const answers = [
    ['costumer_token', await app.post('/costumers/valid-token', { token: customer })],
    ['admin_token', await app.post('/users/valid-token', { token: admin })],
    ['costumer_token', await app.call('POST', '/costumers/logout', { token: customer })],
    ['admin_token', await app.call('POST', '/users/logout', { token: admin })],
  ] as const;
  for (const [name, { headers }] of answers) {
    const [pair, ...attributes] = String(headers['set-cookie']).split('; ');
    expect(pair?.startsWith(`${name}=`)).toBe(true);
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']));
    expect(attributes.filter((attribute) => /^domain/i.test(attribute))).toEqual([]);
  }
});
