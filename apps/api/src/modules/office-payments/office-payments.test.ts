import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { pay } from '../../testing/payments.ts';
import { registerPlays } from '../../testing/plays.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: string;
let rosa: Awaited<ReturnType<typeof aCustomer>>;
let purchases: number[];
beforeAll(async () => {
  app = await startTestApp();
  admin = (await anAdmin(app)).token;
  rosa = await aCustomer(app, { name: 'María', lastname: 'Quispe' });
  purchases = await pay(app, rosa.token, await registerPlays(app, rosa.token, 2));
  const other = await aCustomer(app, { name: 'Luis', lastname: 'Rojas' });
  const [play] = await registerPlays(app, other.token, 1, 9);
  await app.post('/payments/orders', { kind: 'cart', items: [play] }, other.token);
  await app.post(`/purchases/refund/${purchases[0]}`, { reason: 'No se compró' }, admin);
});
afterAll(() => app.close());

const list = async (query = '') => (await app.get(`/payments/list${query}`, admin)).body;

test('lists payments, the newest first, with who, what for, how much, by whom and what became of them', async () => {
  const { data, total } = await list();
  expect(total).toBe(2);
  expect(data[0]).toMatchObject({
    costumer: 'Luis Rojas',
    state: 'open',
    capturedAt: null,
    refunded: '0.00',
  });
  expect(data[1]).toMatchObject({
    costumer: 'María Quispe',
    costumer_id: rosa.id,
    kind: 'cart',
    provider: 'test',
    state: 'captured',
    amount: '6.00',
    currency: 'USD',
    refunded: '3.00',
  });
});

test('filters by state, kind, provider, day, player and name, sorts, and says what they come to', async () => {
  for (const [query, total] of [
    ['?state=captured', 1],
    ['?kind=subscription', 0],
    ['?provider=paypal', 0],
    [`?costumer_id=${rosa.id}`, 1],
    ['?q=maria', 1],
    ['?from=2026-11-21&to=2026-11-21', 2],
    ['?from=2026-11-22', 0],
  ] as const) {
    expect((await list(query)).total, query).toBe(total);
  }
  expect((await list('?sort=player')).data[0].costumer).toBe('Luis Rojas');
  const sums = async (query: string) => (await app.get(`/payments/sums${query}`, admin)).body.data;
  expect(await sums('')).toEqual({ captured: '6.00', refunded: '3.00', currency: 'USD' });
  expect(await sums('?state=open')).toMatchObject({ captured: '0.00', refunded: '0.00' });
});

test('one tells what was bought, the provider’s numbers and its refunds', async () => {
  const [{ id }] = (await list('?state=captured')).data;
  const { data } = (await app.get(`/payments/one/${id}`, admin)).body;
  expect(data).toMatchObject({
    provider_order: expect.any(String),
    provider_capture: expect.any(String),
    months: null,
  });
  expect(data.items.map(({ purchase_id: of }: { purchase_id: number }) => of)).toEqual(purchases);
  expect(data.items[0].refund).toMatchObject({ amount: '3.00', reason: 'No se compró', state: 'requested' });
  expect(data.items[1].refund).toBeNull();
});

test('exports what the filters let through', async () => {
  const { status, body } = await app.get('/payments/list/export?format=csv&state=captured', admin);
  expect(status).toBe(200);
  expect(String(body)).toContain('María Quispe');
  expect(String(body)).not.toContain('Luis');
});

test('is for administrators, and refuses what it does not know', async () => {
  const operator = (await anAdmin(app, 'operator')).token;
  for (const path of [
    '/payments/list',
    '/payments/sums',
    `/payments/one/${randomUUID()}`,
    '/payments/list/export?format=csv',
  ]) {
    expect((await app.get(path)).status, path).toBe(401);
    expect((await app.get(path, operator)).status, path).toBe(403);
    expect((await app.get(path, rosa.token)).status, path).toBe(403);
  }
  for (const bad of [
    '/payments/list?state=x',
    '/payments/list?sort=secret',
    '/payments/sums?from=2026-02-30',
    '/payments/one/x',
  ]) {
    expect((await app.get(bad, admin)).status, bad).toBe(400);
  }
  expect((await app.get(`/payments/one/${randomUUID()}`, admin)).status).toBe(404);
});
