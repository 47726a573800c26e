import type { Access, Call } from '@bolillero/contract/call';
import { allCalls } from '@bolillero/contract/calls.testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../identity/sessions-repository.ts';
import { aCustomer, anAdmin, testOrigin } from '../testing/accounts.ts';
import { startTestApp, type TestApp, testNow } from '../testing/test-app.ts';

/** The door of every call (Rulebook 9): who is let in, and that nothing of a request is read before that is known. */

const roles = ['visitor', 'customer', 'typeOne', 'subscriber', 'operator', 'administrator'] as const;
type Role = (typeof roles)[number];
type Gate = 'open' | 'sign-in-required' | 'forbidden' | 'subscription-required';

const refusedVisitor = { visitor: 'sign-in-required' } as const;
const everybody = {
  visitor: 'open',
  customer: 'open',
  typeOne: 'open',
  subscriber: 'open',
  operator: 'open',
  administrator: 'open',
} as const;
const noCustomer = { customer: 'forbidden', typeOne: 'forbidden', subscriber: 'forbidden' } as const;
const noStaff = { operator: 'forbidden', administrator: 'forbidden' } as const;

const gates: Readonly<Record<Access, Readonly<Record<Role, Gate>>>> = {
  visitor: everybody,
  customer: { ...everybody, ...refusedVisitor, ...noStaff },
  subscriber: {
    ...refusedVisitor,
    customer: 'subscription-required',
    typeOne: 'subscription-required',
    subscriber: 'open',
    ...noStaff,
  },
  operator: { ...everybody, ...refusedVisitor, ...noCustomer },
  administrator: { ...everybody, ...refusedVisitor, ...noCustomer, operator: 'forbidden' },
  'customer-or-administrator': { ...everybody, ...refusedVisitor, operator: 'forbidden' },
  'owner-or-operator': { ...everybody, ...refusedVisitor },
};

const closed: ReadonlySet<string> = new Set(['sign-in-required', 'forbidden', 'subscription-required']);

let app: TestApp;
let owners: Record<Exclude<Role, 'visitor'>, { customerId: number } | { adminId: number }>;

beforeAll(async () => {
  app = await startTestApp({ THROTTLE_SIGN_INS_PER_ADDRESS: '100000' });
  const until = { subscribedUntil: '2027-01-01T00:00:00Z' };
  owners = {
    customer: { customerId: (await aCustomer(app)).id },
    typeOne: { customerId: (await aCustomer(app, { type: 1 })).id },
    subscriber: { customerId: (await aCustomer(app, until)).id },
    operator: { adminId: (await anAdmin(app, 'operator')).id },
    administrator: { adminId: (await anAdmin(app)).id },
  };
});
afterAll(() => app.close());

/** A session of its own for each request, since some of the calls end it. */
const tokenOf = async (role: Role) =>
  role === 'visitor' ? undefined : await openSession(app.context.db, app.context, owners[role], testOrigin);

/** The path with ids that nothing has. */
const pathOf = ({ path }: Call) => path.replace(/\{\w+\}/g, '999999');

describe.each(allCalls.map((call) => [call.id, call] as const))('%s', (_, call) => {
  test.each(roles)('%s', async (role) => {
    const expected = gates[call.access][role];
    const token = await tokenOf(role);
    const payload = call.method === 'GET' ? {} : { payload: {} };
    const { status, body } = await app.call(call.method, pathOf(call), { ...payload, token });
    expect(status).toBeLessThan(500);
    if (expected === 'open') {
      expect(closed.has(body?.code)).toBe(false);
      return;
    }
    expect([status, body.code]).toEqual([expected === 'sign-in-required' ? 401 : 403, expected]);
    expect(body.errors).toBeUndefined();
    if (call.method === 'GET') return;
    const unreadable = await app.call(call.method, pathOf(call), {
      payload: '{',
      headers: { 'content-type': 'application/json' },
      token: await tokenOf(role),
    });
    expect(unreadable.body.code).toBe(expected);
  });
});

const guarded = allCalls.filter(({ access }) => access !== 'visitor');

test.each(guarded.filter(({ method }) => method !== 'GET').map((call) => [call.id, call] as const))(
  '%s is not done for a cookie alone',
  async (_, call) => {
    const cookies = {
      costumer_token: (await tokenOf('subscriber')) ?? '',
      admin_token: (await tokenOf('administrator')) ?? '',
    };
    const { status, body } = await app.call(call.method, pathOf(call), { payload: {}, cookies });
    expect([status, body.code]).toEqual([401, 'sign-in-required']);
  },
);

test.each(guarded.filter(({ method }) => method === 'GET').map((call) => [call.id, call] as const))(
  '%s is read with the cookie of a role alone',
  async (_, call) => {
    for (const role of roles) {
      const token = (await tokenOf(role)) ?? '';
      const isStaff = role === 'operator' || role === 'administrator';
      const cookies = { [isStaff ? 'admin_token' : 'costumer_token']: token };
      const swapped = { [isStaff ? 'costumer_token' : 'admin_token']: token };
      const [read, misread] = [
        await app.call('GET', pathOf(call), { cookies }),
        await app.call('GET', pathOf(call), { cookies: swapped }),
      ];
      const expected = gates[call.access][role];
      if (expected === 'open') expect(closed.has(read.body?.code)).toBe(false);
      else expect(read.body.code).toBe(expected);
      expect(misread.body.code).toBe('sign-in-required');
    }
  },
);

test.each(guarded.filter((call) => call.needsRecentPassword).map((call) => [call.id, call] as const))(
  '%s asks for the password where the last is older than 15 minutes, before anything is read',
  async (_, call) => {
    const open = roles.filter((role) => gates[call.access][role] === 'open');
    const tokens = await Promise.all(open.map(tokenOf));
    app.setNow('2026-11-21T17:15:01Z');
    for (const token of tokens) {
      const headers = { 'content-type': 'application/json' };
      const payload = call.method === 'GET' ? {} : { payload: '{', headers };
      const { status, body } = await app.call(call.method, pathOf(call), { ...payload, token });
      expect([status, body.code]).toEqual([403, 'password-needed']);
    }
    app.setNow(testNow);
  },
);

/** Every call of a session that decides who gets in; those that take the password, or what stands for it, ask by themselves. */
const decidingWhoGetsIn = [
  'costumers.add-email',
  'costumers.admin-change-password',
  'costumers.admin-close',
  'costumers.admin-data',
  'costumers.admin-end-sessions',
  'costumers.delete-email',
  'costumers.end-other-sessions',
  'costumers.end-session',
  'costumers.primary-email',
  'users.begin-second-factor',
  'users.confirm-second-factor',
  'users.create',
  'users.delete',
  'users.end-other-sessions',
  'users.end-second-factor',
  'users.end-session',
  'users.end-sessions-of',
  'users.recovery-codes',
  'users.reset-second-factor',
  'users.update',
];

test('a session alone, however old, decides nothing of who gets in', () => {
  const asking = guarded.filter((call) => call.needsRecentPassword).map(({ id }) => id);
  expect(asking.toSorted()).toEqual(decidingWhoGetsIn);
  const changingUsers = guarded.filter(({ method, path }) => method !== 'GET' && path.startsWith('/users/'));
  const byThemselves = ['users.confirm-password', 'users.logout'];
  expect(
    changingUsers
      .map(({ id }) => id)
      .filter((id) => !asking.includes(id))
      .toSorted(),
  ).toEqual(byThemselves);
});

test('a dead token is a visitor’s, and its owner’s cookie does not stand in for it', async () => {
  const cookies = { costumer_token: (await tokenOf('customer')) ?? '' };
  const headers = { authorization: 'Bearer nobody' };
  expect((await app.call('GET', '/costumers/profile', { headers, cookies })).status).toBe(401);
  expect(
    (await app.call('GET', '/costumers/profile', { headers: { authorization: 'Basic x' } })).status,
  ).toBe(401);
});

test('every call of the contract is served', () => {
  const served = app.app.servedCalls;
  expect(allCalls.map(({ id }) => id).filter((id) => !served.has(id))).toEqual([]);
});

test('nothing is served below /api that is not in the contract', () => {
  const inContract = new Set(
    allCalls.map(({ method, path }) => `${method} /api${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const strays = routesOf(app).filter(
    (route) => / \/api(\/|$)/.test(route) && !/ \/api\/docs(\/|\*|$)/.test(route) && !inContract.has(route),
  );
  expect(strays).toEqual([]);
});

/** Every route of the application, `METHOD /path`, read off the tree that the router prints. */
function routesOf({ app: server }: TestApp): string[] {
  const parents: string[] = [];
  const routes: string[] = [];
  for (const line of server.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent, label] = /^((?:│ {3}| {4})*)[├└]── (.*)$/.exec(line) ?? [];
    if (indent === undefined || label === undefined) continue;
    const depth = indent.length / 4;
    const [, part, methods] = /^(.*?)(?: \(([A-Z, ]+)\))?$/.exec(label) ?? [];
    parents.length = depth;
    parents.push(part ?? '');
    const path = parents.join('');
    for (const method of methods?.split(', ') ?? []) if (method !== 'HEAD') routes.push(`${method} ${path}`);
  }
  return routes;
}

test('the tree of routes is read whole', () => {
  const routes = routesOf(app);
  expect(routes).toContain('GET /healthz');
  expect(routes).toContain('POST /api/users/delete/:id');
  expect(routes).toContain('GET /api/docs/json');
});

test('OpenAPI describes every call, and the page for people loads', async () => {
  const { body } = await app.get('/docs/json');
  expect(body.openapi).toMatch(/^3\.1/);
  const described = allCalls.map(({ method, path }) => body.paths[`/api${path}`]?.[method.toLowerCase()]);
  expect(described.map((call) => call?.operationId)).toEqual(allCalls.map(({ id }) => id));
  for (const [index, call] of allCalls.entries()) {
    expect(described[index].summary).toBe(call.summary);
    expect(described[index].security).toEqual(call.access === 'visitor' ? [] : [{ bearer: [] }]);
  }
  const page = await app.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  const scripts = [...page.body.matchAll(/(?:src|href)="\.?([^"]+)"/g)].map(([, path]) => path);
  expect(scripts.length).toBeGreaterThan(3);
  for (const path of scripts) {
    const url = path?.startsWith('/api') ? path : `/api/docs${path}`;
    expect((await app.app.inject(url)).statusCode).toBe(200);
  }
});
