import { expect, test } from 'vitest';
import { createDiskWatch } from './disk-watch.ts';

test('of a disk that cannot be looked at a refused write tells for half a minute', async () => {
  let now = 1_000_000;
  const watch = createDiskWatch({ folder: null, now: () => now });
  expect(await watch.isFull()).toBe(false);
  watch.refused();
  now += 29_999;
  expect(await watch.isFull()).toBe(true);
  now += 1;
  expect(await watch.isFull()).toBe(false);
});

test('a folder that is there is looked at, whatever was refused before; one that is not says nothing', async () => {
  const seen = createDiskWatch({ folder: import.meta.dirname });
  seen.refused();
  expect(await seen.isFull()).toBe(false);
  expect(await createDiskWatch({ folder: '/none/such' }).isFull()).toBe(false);
});
