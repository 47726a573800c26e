import { defineCall } from '@bolillero/contract/call';
import { signInCustomer } from '@bolillero/contract/calls/costumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sayWhenUnattended } from '../session/attention.ts';
import { adminStore, customerStore } from '../session/stores.ts';
import { ApiError } from './api-error.ts';
import { addressOf, request, signOut } from './client.ts';
import { serverNow } from './server-clock.ts';

const list = defineCall({
  id: 'x.list',
  method: 'GET',
  path: '/x/{id}/list',
  access: 'customer',
  summary: '',
});
const leave = defineCall({
  id: 'x.leave',
  method: 'POST',
  path: '/x/leave',
  access: 'customer',
  summary: '',
});
const change = defineCall({ id: 'x.change', method: 'POST', path: '/x', access: 'operator', summary: '' });

const customer = { token: 'of-the-customer', person: { id: 1, email: 'ana@example.org' } };
const loose = (input: object) => input as never;

let asked: { url: string; init: RequestInit } | undefined;

/** The network of this test: one answer to everything. */
function networkAnswers(make: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked = { url, init };
    return Promise.resolve().then(make);
  });
}

const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`);
  return error;
};

afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/loterias' });
  customerStore.start(customer.token, customer.person as never);
  adminStore.start('of-the-admin', { id: 2, name: 'Rosa' } as never);
});

describe('a call', () => {
  test('goes to its path below /api, with its query and the token of its role', async () => {
    networkAnswers(() => Response.json({ ok: true }));
    expect(
      await request(list, loose({ params: { id: 7 }, query: { page: 2, q: 'a b', none: undefined } })),
    ).toEqual({
      ok: true,
    });
    expect(asked?.url).toBe('/api/x/7/list?page=2&q=a+b');
    expect(new Headers(asked?.init.headers).get('authorization')).toBe('Bearer of-the-customer');
    await request(change, loose({ body: { a: 1 } }));
    expect(new Headers(asked?.init.headers).get('authorization')).toBe('Bearer of-the-admin');
    expect(asked?.init.body).toBe('{"a":1}');
  });

  test('of the back-office says when nobody is at the page, so that it keeps no session alive', async () => {
    networkAnswers(() => Response.json({ ok: true }));
    const unattended = () => new Headers(asked?.init.headers).get('x-unattended');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    sayWhenUnattended(new EventTarget());
    await request(change, loose({}));
    expect(unattended()).toBe(null);
    vi.setSystemTime(Date.now() + 60_000);
    await request(change, loose({}));
    expect(unattended()).toBe('1');
    await request(list, loose({ params: { id: 7 } }));
    expect(unattended()).toBe(null);
  });

  test('writes parts of the path so that they stay parts', () => {
    expect(addressOf(list, { params: { id: '../users' } })).toBe('/api/x/..%2Fusers/list');
  });

  test('sets the clock that countdowns follow', async () => {
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    networkAnswers(() => Response.json({}, { headers: { 'x-server-time': ahead } }));
    await request(change, loose({}));
    expect(Math.round((serverNow() - Date.now()) / 60_000)).toBe(60);
  });
});

test('calls of the contract reach the browser without their schemas', () => {
  expect(Object.keys(signInCustomer).sort()).toEqual(['access', 'id', 'method', 'path']);
});

describe('a refusal', () => {
  test('carries the server’s code, texts and fields', async () => {
    networkAnswers(() =>
      Response.json(
        {
          status: 406,
          code: 'passwords-differ',
          message: ['Uno.', 'Dos.'],
          errors: [{ path: 'password', message: 'Uno.' }],
        },
        { status: 406 },
      ),
    );
    const error = await failure(request(change, loose({})));
    expect(error).toMatchObject({ status: 406, code: 'passwords-differ', messages: ['Uno.', 'Dos.'] });
    expect(error.errors).toEqual([{ path: 'password', message: 'Uno.' }]);
  });

  describe('of a dead token', () => {
    /** The network knows one token alone. */
    const networkKnows = (token: string) =>
      networkAnswers(() =>
        new Headers(asked?.init.headers).get('authorization') === `Bearer ${token}`
          ? Response.json({ ok: true })
          : Response.json({ status: 401, code: 'sign-in-required', message: 'x' }, { status: 401 }),
      );

    test('waits for the password, and the call is made once more', async () => {
      networkKnows('new');
      const answers = Promise.all([1, 2].map((id) => request(list, loose({ params: { id } }))));
      await vi.waitUntil(() => customerStore.lapsed());
      expect(customerStore.get().state).toBe('in');
      customerStore.start('new', customer.person as never);
      expect(await answers).toEqual([{ ok: true }, { ok: true }]);
      expect(adminStore.lapsed()).toBe(false);
    });

    test('is told to who will not sign in again', async () => {
      networkKnows('new');
      const refused = failure(request(list, loose({ params: { id: 1 } })));
      await vi.waitUntil(() => customerStore.lapsed());
      customerStore.end('expired');
      expect((await refused).code).toBe('sign-in-required');
    });

    test('twice ends the session of that role, and says so', async () => {
      const ended = vi.fn();
      const stop = customerStore.onEnd(ended);
      networkKnows('nobody’s');
      const refused = failure(request(list, loose({ params: { id: 1 } })));
      await vi.waitUntil(() => customerStore.lapsed());
      customerStore.start('new', customer.person as never);
      await refused;
      stop();
      expect(ended).toHaveBeenCalledWith('expired');
      expect(customerStore.get().state).toBe('out');
      expect(adminStore.get().state).toBe('in');
    });

    test('keeps nobody from signing out', async () => {
      networkKnows('nobody’s');
      await signOut(leave);
      expect(customerStore.lapsed()).toBe(false);
    });

    test('keeps nobody from ending another session, by its own token', async () => {
      networkKnows('another');
      await signOut(leave, { state: 'in', token: 'another', person: {} });
      expect(new Headers(asked?.init.headers).get('authorization')).toBe('Bearer another');
      expect(customerStore.get()).toMatchObject({ state: 'in', token: customer.token });
    });
  });

  test('of a sign-in leaves the sessions alone', async () => {
    networkAnswers(() =>
      Response.json({ status: 401, code: 'admin-sign-in-failed', message: 'x' }, { status: 401 }),
    );
    await failure(request(change, loose({})));
    expect(adminStore.get().state).toBe('in');
  });
});

describe('without a good answer', () => {
  test('a lost connection is said in Spanish', async () => {
    networkAnswers(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await failure(request(change, loose({})))).toMatchObject({ status: 0, code: 'network' });
  });

  test('a page of a proxy is not taken for an answer', async () => {
    networkAnswers(() => new Response('<html>', { status: 502 }));
    expect(await failure(request(change, loose({})))).toMatchObject({
      status: 502,
      code: 'answer-unreadable',
    });
    networkAnswers(() => new Response('<html>'));
    expect(await failure(request(change, loose({})))).toMatchObject({ code: 'answer-unreadable' });
  });

  test('what the page itself gave up is not an error to show', async () => {
    const giveUp = new AbortController();
    networkAnswers(() => {
      giveUp.abort();
      throw new DOMException('aborted', 'AbortError');
    });
    await expect(request(change, loose({ signal: giveUp.signal }))).rejects.toThrow(DOMException);
  });
});
