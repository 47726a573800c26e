import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { aGameOnSale, expectSharesAgree, joinGame } from '../../testing/group-games.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { approvedOrder, capture, interpose, pay } from '../../testing/payments.ts';
import { powerballCutoff, registerPlays } from '../../testing/plays.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { closeDueGames } from './freeze.ts';

/** What the office says of a player who bought shares: nothing is missing from its sums, and nothing of theirs is lost. */

let app: TestApp;
let admin: string;
let rosa: Awaited<ReturnType<typeof aCustomer>>;
let order: string;
let game: number;

// A provider that does not answer is logged; it is of no interest here.
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' });
  admin = (await anAdmin(app)).token;
  rosa = await aCustomer(app);
  game = await aGameOnSale(app);
  const items = [...(await registerPlays(app, rosa.token)), await joinGame(app, rosa.token, game, 2)];
  order = await approvedOrder(app, rosa.token, items);
  await capture(app, rosa.token, order);
  await joinGame(app, rosa.token, await aGameOnSale(app, { sharePriceCents: 500 }), 4);
});
afterAll(() => app.close());

const get = async (path: string) => (await app.get(path, admin)).body;
const obstacles = async () =>
  (await get(`/costumers/admin/closing/${rosa.id}`)).data.obstacles.map(({ what }: { what: string }) => what);
const payment = async () => (await get(`/payments/one/${order}`)).data;
const page = async () => (await get(`/costumers/admin/one/${rosa.id}`)).data;
const shares = { pena_id: 0, lottery_id: 1, date_lottery: '2026-11-21', shares: 2, price: '25.00' };

test('a payment lists plays and shares, with their numbers', async () => {
  const { items, penas, amount } = await payment();
  expect([amount, items.length]).toEqual(['28.00', 1]);
  expect(penas).toEqual([
    { id: expect.any(Number), ...shares, pena_id: game, numbers: { from: 1, to: 2 }, refund: null },
  ]);
});

test('the player’s page counts both, and an account with shares to be drawn stays open', async () => {
  const { payments } = await page();
  expect(payments.data).toMatchObject([
    { kind: 'cart', plays: 1, shares: 2, loterie_name: 'Powerball', amount: '28.00' },
  ]);
  expect(await obstacles()).toContain('group-game-pending');
});

test('a player’s data have the shares that they bought and those in the cart', async () => {
  const { body } = await app.post(`/costumers/admin/data/${rosa.id}`, {}, admin);
  expect(body.participaciones_en_juegos_en_grupo).toMatchObject([
    {
      juego_en_grupo: game,
      loteria: 'Powerball',
      participaciones: 2,
      participaciones_del_juego: 20,
      primer_numero: 1,
      precio_por_participacion: '12.50',
    },
  ]);
  expect(body.participaciones_en_el_carrito).toMatchObject([
    { participaciones: 4, precio_por_participacion: '5.00' },
  ]);
});

test('a closed account leaves no shares in a cart, and keeps those that were paid', async () => {
  const eva = await aCustomer(app, { name: 'Eva', lastname: 'Luna' });
  const later = await aGameOnSale(app, { drawDate: '2026-11-23' });
  await joinGame(app, eva.token, later, 3);
  const { status } = await app.post(`/costumers/admin/close/${eva.id}`, { name: 'Eva Luna' }, admin);
  expect(status).toBe(200);
  const { rows } = await app.context.db.execute(`SELECT FROM group_cart_share WHERE customer_id = ${eva.id}`);
  expect(rows).toEqual([]);

  const ana = await aCustomer(app, { name: 'Ana', lastname: 'Sol' });
  await pay(app, ana.token, [await joinGame(app, ana.token, later, 1)]);
  const refused = await app.post(`/costumers/admin/close/${ana.id}`, { name: 'Ana Sol' }, admin);
  expect([refused.status, refused.body.code]).toEqual([409, 'account-unsettled']);
  expect(refused.body.message).toEqual(['1 juego en grupo espera su sorteo o su resultado.']);
});

test('shares that go back are in the sums of payments and players from the promise on', async () => {
  const putBack = interpose(app, () => ({ refund: () => Promise.reject(new Error('away')) }));
  app.setNow(powerballCutoff);
  await closeDueGames(app.context);
  await app.context.jobs.drain();
  putBack();
  expect((await payment()).refunded).toBe('25.00');
  expect((await payment()).penas[0].refund).toMatchObject({
    amount: '25.00',
    cause: 'no-lines',
    state: 'requested',
    doneAt: null,
  });
  expect((await get('/payments/sums')).data).toMatchObject({ captured: '40.50', refunded: '25.00' });
  expect((await get(`/payments/list?costumer_id=${rosa.id}`)).data[0]).toMatchObject({
    amount: '28.00',
    refunded: '25.00',
  });
  const { payments } = await page();
  expect(payments).toMatchObject({ total: 2, captured: '28.00', refunded: '25.00' });
  expect(payments.data[0]).toMatchObject({ kind: 'share-refund', shares: 2, done: false, amount: '25.00' });
  expect(await obstacles()).toContain('refund-under-way');
  expect(await obstacles()).not.toContain('group-game-pending');
  expect((await app.get('/costumers/limits', rosa.token)).body.spent).toBe('3.00');
  await expectSharesAgree(app);
});

test('once they are back, the receipt says so and nothing of them is under way', async () => {
  app.setNow('2026-11-22T03:30:00Z');
  await app.context.jobs.drain();
  expect((await payment()).penas[0].refund).toMatchObject({ state: 'done' });
  expect(await obstacles()).not.toContain('refund-under-way');
  const { receipt } = (await app.get(`/payments/orders/${order}`, rosa.token)).body;
  expect(receipt.penas).toMatchObject([{ price: '25.00', refunded: true }]);
  await expectMoneyAndPurchasesAgree(app);
});
