import { expect, test } from '@playwright/test';
import { apiOf } from '../api.ts';
import { startServer } from '../server.ts';
import { cartOf, newCustomer, nextDraw, patientSettings, playNumber, purchasesOf } from './customer.ts';
import { startPostgres } from './postgres.ts';

test('two processes on one PostgreSQL server start at once and share everything', async () => {
  const postgres = await startPostgres();
  const settings = {
    ...patientSettings,
    DATABASE_URL: postgres.url,
    ADMIN_DNI: '12345678',
    ADMIN_PASSWORD: 'Oficina-Verde3',
  };
  try {
    // Both find an empty database: one migrates, the other waits.
    const servers = await Promise.all([startServer({ settings }), startServer({ settings })]);
    const [first, second] = servers;
    if (first === undefined || second === undefined) throw new Error('two servers were started');
    try {
      for (const { url } of servers) {
        const signedIn = await apiOf(url).post<{ status: number }>('/users/login', {
          dni: '12345678',
          password: 'Oficina-Verde3',
        });
        expect(signedIn.status).toBe(200);
      }
      const { token } = await newCustomer(first.url, 'jugador');
      const here = apiOf(first.url, token);
      const there = apiOf(second.url, token);
      const date = await nextDraw(there);

      // The same play from two devices, through two processes, is one play.
      const body = { loterie_id: 1, date_lottery: date, balls: [{ ...playNumber(0, 1), id: 1 }] };
      const registered = await Promise.all(
        [here, there, here, there].map((api) =>
          api.post<{ registered: { newId: number }[] }>('/checkouts/create', body),
        ),
      );
      const ids = new Set(registered.map(({ registered: [line] }) => line?.newId));
      expect(ids.size).toBe(1);
      expect(await cartOf(there)).toHaveLength(1);

      // One order captured through both at once is charged once, and both are told the same.
      const order = await here.post<{ id: string }>('/payments/orders', { kind: 'cart', items: [...ids] });
      await there.post(`/payments/orders/${order.id}/approve`, {});
      const captures = await Promise.all(
        [here, there, here, there].map((api) =>
          api.post<{ purchases: number[] }>(`/payments/orders/${order.id}/capture`),
        ),
      );
      expect(new Set(captures.map(({ purchases }) => purchases.join())).size).toBe(1);
      expect(await purchasesOf(here)).toHaveLength(1);
      expect(await cartOf(here)).toHaveLength(0);

      // A session ended through one process is ended for the other.
      await here.post('/costumers/logout');
      expect((await there.call('GET', '/costumers/profile')).status).toBe(401);
    } finally {
      for (const server of servers) await server.stop().finally(server.discard);
    }
  } finally {
    await postgres.stop();
  }
});
