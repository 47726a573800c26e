import { expect, test } from '../../../testing/test.ts';
import { takeTurns } from './sending-turn.ts';

test('of several tabs one has the turn, until it offers it or is closed', async () => {
  const one = takeTurns('tickets');
  await expect.poll(one.isMine).toBe(true);
  const other = takeTurns('tickets');
  let told = 0;
  other.onChange(() => {
    told += 1;
  });
  const elsewhere = takeTurns('other tickets');
  await expect.poll(elsewhere.isMine).toBe(true);
  expect([one.isMine(), other.isMine()]).toEqual([true, false]);

  one.offer();
  await expect.poll(other.isMine).toBe(true);
  expect([one.isMine(), told]).toEqual([false, 1]);

  other.close();
  await expect.poll(one.isMine).toBe(true);
  expect(other.isMine()).toBe(false);
  // nobody waits: it is offered and comes back
  one.offer();
  await expect.poll(one.isMine).toBe(true);
  one.close();
  elsewhere.close();
});
