import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { drained } from './drained.ts';

const full = () => {
  const body = new PassThrough({ highWaterMark: 4 });
  expect(body.write('more than it holds')).toBe(false);
  return body;
};

test('whoever writes waits until somebody reads', async () => {
  const body = full();
  const waiting = drained(body, 60_000);
  body.resume();
  await expect(waiting).resolves.toBeUndefined();
  expect(body.destroyed).toBe(false);
});

test('nobody is waited for who goes while the next rows are read', { timeout: 2_000 }, async () => {
  const body = full();
  body.destroy();
  await once(body, 'close');
  await expect(drained(body, 1)).resolves.toBeUndefined();
});

test('who takes nothing at all is given up', { timeout: 2_000 }, async () => {
  const body = full();
  await drained(body, 1);
  expect(body.destroyed).toBe(true);
});
