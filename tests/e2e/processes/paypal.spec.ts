import { expect, test } from '@playwright/test';
import { apiOf } from '../api.ts';
import { startPayPal } from '../paypal.ts';
import { startServer } from '../server.ts';
import { cartOf, newCustomer, nextDraw, patientSettings, playNumber, purchasesOf } from './customer.ts';

/** Longer than the job waits before it asks about a capture that was cut short, on a clock that each start sets back. */
const patience = { timeout: 30_000 };

test('the built program is paid through PayPal, and a kill in the middle of capture or refund does nothing twice', async () => {
  const paypal = await startPayPal();
  const admin = { dni: '12345678', password: 'Oficina-Verde3' };
  const settings = {
    ...patientSettings,
    ...paypal.settings,
    LOG_LEVEL: 'fatal',
    ADMIN_DNI: admin.dni,
    ADMIN_PASSWORD: admin.password,
  };
  let server = await startServer({ settings });
  const again = async () => {
    await server.kill();
    const { dataDir, url } = server;
    server = await startServer({ settings: { ...settings, PORT: new URL(url).port }, dataDir });
  };
  const { discard } = server;
  try {
    const { token } = await newCustomer(server.url, 'jugador');
    const api = () => apiOf(server.url, token);
    const date = await nextDraw(api());
    const openOrder = async (n: number) => {
      const body = { loterie_id: 1, date_lottery: date, balls: [{ ...playNumber(0, n), id: n }] };
      const { registered } = await api().post<{ registered: { newId: number }[] }>('/checkouts/create', body);
      const items = registered.map(({ newId }) => newId);
      return (await api().post<{ id: string }>('/payments/orders', { kind: 'cart', items })).id;
    };
    const stateOf = async (id: string) =>
      (await api().get<{ status: string }>(`/payments/orders/${id}`)).status;

    // PayPal takes the money and never says so; the program is killed while it waits.
    const first = await openOrder(1);
    await paypal.approve(first);
    await paypal.misbehave('capture', 'late-hang');
    const unanswered = api().post(`/payments/orders/${first}/capture`);
    unanswered.catch(() => undefined);
    await expect.poll(async () => (await paypal.order(first)).capture !== null, patience).toBe(true);
    await again();
    await expect(unanswered).rejects.toThrow();
    await expect.poll(() => stateOf(first), patience).toBe('captured');

    // A browser that got lost: PayPal's notice has the order captured.
    const second = await openOrder(2);
    await paypal.approve(second);
    expect(await paypal.notify(second, 'CHECKOUT.ORDER.APPROVED', server.url)).toBe(200);
    expect(await paypal.notify(second, 'CHECKOUT.ORDER.APPROVED', server.url)).toBe(200);
    await expect.poll(() => stateOf(second), patience).toBe('captured');

    expect(await cartOf(api())).toEqual([]);
    const purchases = await purchasesOf(api());
    expect(purchases.map(({ order_id }) => order_id).toSorted()).toEqual([first, second].toSorted());

    // A refund that PayPal made and never told of; the program is killed while it waits.
    const signedIn = await apiOf(server.url).post<{ token: string }>('/users/login', admin);
    const bought = purchases.find(({ order_id }) => order_id === first)?.id;
    const refund = () =>
      apiOf(server.url, signedIn.token).post<{ data: { state: string } }>(`/purchases/refund/${bought}`, {
        reason: 'No se compró',
      });
    await paypal.misbehave('refund', 'late-hang');
    await refund();
    const refunds = async () => (await paypal.order(first)).capture?.refunds.length;
    await expect.poll(refunds, patience).toBe(1);
    await again();
    await expect.poll(async () => (await refund()).data.state, patience).toBe('done');
    expect(await refunds()).toBe(1);
    expect((await paypal.order(second)).capture?.refunds).toEqual([]);
  } finally {
    await server.stop();
    discard();
    await paypal.stop();
  }
});
