import { expect, test } from 'vitest';
import { createSessionStore } from './store.ts';

const ana = { id: 1 };
const rosa = { id: 2 };

/** Ana, signed in, with calls under way that were refused. */
function lapsed(calls: number) {
  const store = createSessionStore<typeof ana>('test');
  store.start('old', ana);
  const again = Array.from({ length: calls }, () => store.renew('old'));
  return { store, again: Promise.all(again) };
}

test('a session that ended on the server waits for the password, and goes on with it', async () => {
  const { store, again } = lapsed(2);
  expect(store.get()).toMatchObject({ state: 'in', person: ana });
  expect(store.lapsed()).toBe(true);
  store.start('new', ana);
  expect(await again).toEqual([true, true]);
  expect(store.lapsed()).toBe(false);
});

test('what was refused with a token from before goes on at once', async () => {
  const { store } = lapsed(0);
  store.start('new', ana);
  expect(await store.renew('old')).toBe(true);
  expect(store.lapsed()).toBe(false);
});

test('news of the person with the token that is dead ends no waiting', () => {
  const { store } = lapsed(1);
  store.start('old', { ...ana });
  expect(store.lapsed()).toBe(true);
});

test('nobody else goes on in their place', async () => {
  const { store, again } = lapsed(1);
  store.start('of-rosa', rosa);
  expect(await again).toEqual([false]);
  expect(await store.renew('old')).toBe(false);
  expect(store.lapsed()).toBe(false);
});

test('who leaves goes on nowhere', async () => {
  const { store, again } = lapsed(1);
  store.end('expired');
  expect(await again).toEqual([false]);
  expect(await store.renew('old')).toBe(false);
});

/** Rosa, signed in, with calls under way that ask for her password. */
function unconfirmed(calls: number) {
  const store = createSessionStore<typeof rosa>('test');
  store.start('old', rosa);
  const confirmed = Array.from({ length: calls }, () => store.confirm('old'));
  return { store, confirmed: Promise.all(confirmed) };
}

test.each([true, false])('who is asked for the password answers all that waits: %j', async (answer) => {
  const { store, confirmed } = unconfirmed(2);
  expect([store.unconfirmed(), store.lapsed()]).toEqual([true, false]);
  store.settleConfirmation(answer);
  expect(await confirmed).toEqual([answer, answer]);
  expect(store.unconfirmed()).toBe(false);
});

test('who signs in anew has given the password, and nobody else in their place', async () => {
  const same = unconfirmed(1);
  same.store.start('new', rosa);
  expect(await same.confirmed).toEqual([true]);
  expect(await same.store.confirm('old')).toBe(true);
  const other = unconfirmed(1);
  other.store.start('of-ana', ana);
  expect(await other.confirmed).toEqual([false]);
});

test('who leaves confirms nothing', async () => {
  const { store, confirmed } = unconfirmed(1);
  store.end('expired');
  expect(await confirmed).toEqual([false]);
  expect(store.unconfirmed()).toBe(false);
});
