import { paymentOrder, play, win } from '@bolillero/database/schema/play';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCustomer } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { lockCart, moveToDraw } from '../checkouts/repository.ts';
import { untilWaiting } from '../customers/mails.testing.ts';
import { releasePlays } from '../payments/repository.ts';
import { saveDraw } from './draws.testing.ts';
import { dropWins } from './drop-wins.ts';
import { buy } from './plays.testing.ts';
import { lockSettlement } from './repository.ts';

const florida = { lotteryId: 3, date: '2026-11-18', balls: [1, 2, 3, 4, 5, 6] };
const levels = [{ level: '6' }, { level: '2', kind: 'free' as const }];

let app: TestApp;
let customerId: number;
let drawId: number;
beforeEach(async () => {
  // Enough for whoever changes the cart, and for whoever looks on, however few the product gets.
  app = await startTestApp({ DATABASE_CONNECTIONS: '8' });
  customerId = (await aCustomer(app)).id;
  const bought = { customerId, lotteryId: 3, drawDate: florida.date };
  await buy(app, [
    { ...bought, balls: [1, 2, 30, 31, 32, 33] },
    { ...bought, balls: [3, 4, 30, 31, 32, 33] },
  ]);
  ({ drawId } = await saveDraw(app, { ...florida, levels }));
  await app.context.jobs.drain();
});
afterEach(() => app.close());

const cart = () => app.context.db.select().from(play).orderBy(asc(play.id));

/** Changes the cart as `change` says, one line after the other, with `meanwhile` at work between the two. */
async function whileCartChanges(
  change: (tx: Parameters<typeof lockCart>[0], line: { readonly id: number }) => Promise<void>,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  const [first, second] = await cart();
  if (first === undefined || second === undefined) throw new Error('no free plays');
  let other: Promise<unknown> = Promise.resolve();
  await app.context.db.transaction(async (tx) => {
    await lockCart(tx, customerId);
    await change(tx, second);
    other = meanwhile();
    await Promise.race([other, untilWaiting(app, 1)]);
    await change(tx, first);
  });
  await other;
}

const move = (tx: Parameters<typeof lockCart>[0], line: { readonly id: number }) =>
  moveToDraw(tx, [line], '2026-11-28');

test('a corrected result takes back free plays that are moved to another draw at that moment', async () => {
  await saveDraw(app, { ...florida, balls: [41, 42, 43, 44, 45, 46], levels }, drawId);
  await whileCartChanges(move, () => app.context.jobs.drain());
  expect(await cart()).toEqual([]);
});

/** What hiding or deleting a result does. */
const drop = () =>
  app.context.db.transaction(async (tx) => {
    await lockSettlement(tx, drawId);
    await dropWins(tx, app.context, [drawId], { cause: 'result-corrected', words: null });
  });

test('a result that goes takes the free plays with it that are moved to another draw at that moment', async () => {
  await whileCartChanges(move, drop);
  expect(await cart()).toEqual([]);
  expect(await app.context.db.select().from(win)).toEqual([]);
});

test('a free play whose payment gives it back at that moment goes with its win', async () => {
  const [order] = await app.context.db.select().from(paymentOrder);
  const orderId = order?.id ?? '';
  await app.context.db.update(play).set({ orderId });
  await whileCartChanges((tx) => releasePlays(tx, orderId), drop);
  expect(await cart()).toEqual([]);
});

test('a free play that is being paid stays given', async () => {
  const [order] = await app.context.db.select().from(paymentOrder);
  const [, paid] = await cart();
  await app.context.db
    .update(play)
    .set({ orderId: order?.id ?? '' })
    .where(eq(play.id, paid?.id ?? 0));
  await drop();
  expect(await cart()).toMatchObject([{ id: paid?.id }]);
});
