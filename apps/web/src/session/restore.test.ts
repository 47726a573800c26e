import { expect, test, vi } from 'vitest';
import { restorer } from './restore.ts';
import { createSessionStore } from './store.ts';

const ana = { id: 1, name: 'Ana' };
const rosa = { id: 2, name: 'Rosa' };

const setUp = (ask: () => Promise<{ token: string; person: typeof ana } | null>) => {
  const store = createSessionStore<typeof ana>('test');
  const asked = vi.fn(ask);
  return { store, asked, restore: restorer(store, asked) };
};

test('the server is asked once, however many ask', async () => {
  const { asked, restore } = setUp(async () => ({ token: 't', person: ana }));
  const answers = await Promise.all([restore(), restore()]);
  expect(await restore()).toEqual({ state: 'in', token: 't', person: ana });
  expect(answers[1]).toEqual(answers[0]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('nobody signed in is an answer too', async () => {
  const { asked, restore } = setUp(async () => null);
  expect((await restore()).state).toBe('out');
  await restore();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a lost connection is not remembered', async () => {
  let down = true;
  const { restore } = setUp(async () => {
    if (down) throw new Error('network');
    return { token: 't', person: ana };
  });
  await expect(restore()).rejects.toThrow('network');
  down = false;
  expect((await restore()).state).toBe('in');
});

test('who signs in while the question is under way stays signed in', async () => {
  const { store, restore } = setUp(async () => null);
  const asking = restore();
  store.start('new', rosa);
  expect(await asking).toEqual({ state: 'in', token: 'new', person: rosa });
});

test('ending a session tells why, once', () => {
  const store = createSessionStore<typeof ana>('test');
  const ended = vi.fn();
  store.onEnd(ended);
  store.start('t', ana);
  store.end('expired');
  store.end('expired');
  expect(ended.mock.calls).toEqual([['expired']]);
});
