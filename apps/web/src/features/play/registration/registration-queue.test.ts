import { expect, test } from 'vitest';
import { createRegistrationQueue, type OutgoingPlay } from './registration-queue.ts';

const offline = new Error('offline');
const broken = new Error('broken');

/** A server that keeps what it is sent, and a clock that is moved by hand. */
function setUp() {
  const calls: string[][] = [];
  const kept = new Map<string, number>();
  const states: string[] = [];
  const refused: string[] = [];
  const timers: { ms: number; act: () => void }[] = [];
  let answer: (plays: readonly OutgoingPlay[]) => Promise<void> = async () => {};
  const queue = createRegistrationQueue({
    send: async (plays) => {
      calls.push(plays.map(({ key }) => key));
      await answer(plays);
      for (const { key } of plays) if (!kept.has(key)) kept.set(key, kept.size + 1);
      return new Map(plays.map(({ id, key }) => [id, kept.get(key) ?? 0]));
    },
    judge: (error) => (error === offline ? { kind: 'transient' } : { kind: 'one-of-them', reason: 'no' }),
    onState: ({ key }, state) => states.push(`${key} ${state}`),
    onRegistered: (plays) => states.push(...plays.map(({ key, newId }) => `${key} registered as ${newId}`)),
    onRefused: (plays) => refused.push(...plays.map(({ key }) => key)),
    later: (ms, act) => {
      const timer = { ms, act };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), 1);
    },
  });
  return {
    queue,
    calls,
    kept,
    states,
    refused,
    timers,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    /** The clock comes to the next timer. */
    tick: () => timers.shift()?.act(),
  };
}

const play = (key: string): OutgoingPlay => ({ id: `ticket ${key}`, key, balls: [], special: null });

test('a full ticket is registered once', async () => {
  const { queue, calls, states } = setUp();
  queue.enqueue([play('a')]);
  queue.enqueue([play('a')]);
  await queue.tried();
  expect(calls).toEqual([['a']]);
  expect(states).toEqual(['a sending', 'a registered as 1']);
});

test('what gathers while a call is under way goes together in the next one', async () => {
  const { queue, calls } = setUp();
  queue.enqueue([play('a')]);
  queue.enqueue([play('b')]);
  queue.enqueue([play('c'), play('a')]);
  await queue.tried();
  expect(calls).toEqual([['a'], ['b', 'c']]);
});

test('without connection plays wait, with growing pauses, and are registered when it is back', async () => {
  const { queue, calls, states, timers, answerWith, tick } = setUp();
  answerWith(() => Promise.reject(offline));
  queue.enqueue([play('a')]);
  await queue.tried();
  const pauses: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    pauses.push(timers[0]?.ms ?? 0);
    tick();
    await queue.tried();
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(states.at(-1)).toBe('a waiting');
  answerWith(async () => {});
  tick();
  await queue.tried();
  expect(states.at(-1)).toBe('a registered as 1');
  expect(new Set(calls.flat())).toEqual(new Set(['a']));
});

test('when the connection is back nobody waits for the pause to end', async () => {
  const { queue, states, timers, answerWith } = setUp();
  answerWith(() => Promise.reject(offline));
  queue.enqueue([play('a')]);
  await queue.tried();
  answerWith(async () => {});
  queue.retryNow();
  await queue.tried();
  expect(states.at(-1)).toBe('a registered as 1');
  expect(timers).toEqual([]);
});

test('an answer that was lost after the server kept the play registers nothing twice', async () => {
  const { queue, kept, states, answerWith, tick } = setUp();
  answerWith(async (plays) => {
    for (const { key } of plays) kept.set(key, 7);
    throw offline;
  });
  queue.enqueue([play('a')]);
  await queue.tried();
  answerWith(async () => {});
  tick();
  await queue.tried();
  expect([...kept]).toEqual([['a', 7]]);
  expect(states.at(-1)).toBe('a registered as 7');
});

test('a ticket that was changed while it waited is not registered with its old numbers', async () => {
  const { queue, kept, answerWith, tick } = setUp();
  answerWith(() => Promise.reject(offline));
  queue.enqueue([play('old')]);
  await queue.tried();
  queue.retain(({ key }) => key !== 'old');
  queue.enqueue([play('new')]);
  answerWith(async () => {});
  tick();
  await queue.tried();
  expect([...kept.keys()]).toEqual(['new']);
});

test('one bad play does not hold back the good ones', async () => {
  const { queue, kept, refused, answerWith } = setUp();
  answerWith(async (plays) => {
    if (plays.some(({ key }) => key === 'bad')) throw broken;
  });
  queue.enqueue([play('first')]);
  queue.enqueue([play('a'), play('bad'), play('b')]);
  await queue.tried();
  expect([...kept.keys()]).toEqual(['first', 'a', 'b']);
  expect(refused).toEqual(['bad']);
});

test('a queue that was stopped sends nothing more', async () => {
  const { queue, calls, answerWith, tick } = setUp();
  answerWith(() => Promise.reject(offline));
  queue.enqueue([play('a')]);
  await queue.tried();
  queue.stop();
  tick();
  queue.enqueue([play('b')]);
  await queue.tried();
  expect(calls).toEqual([['a']]);
});
