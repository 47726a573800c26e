import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { apiOf } from '../api.ts';
import { type RunningServer, startServer } from '../server.ts';
import { cartOf, lineKey, newCustomer, nextDraw, patientSettings, purchasesOf } from './customer.ts';
import { shop } from './shopper.ts';

/** How often the server is killed; more on request. */
const kills = Number(process.env.CRASH_KILLS ?? '8');
const customers = 4;

test('a server killed at random moments loses nothing it acknowledged and does nothing twice', async () => {
  test.setTimeout(60_000 + kills * 15_000);
  let server: RunningServer = await startServer({ settings: patientSettings });
  const { url, dataDir, discard } = server;
  const settings = { ...patientSettings, PORT: new URL(url).port };
  try {
    const date = await nextDraw(apiOf(url));
    const tokens = await Promise.all(
      Array.from(
        { length: customers },
        async (_, index) => (await newCustomer(url, `jugador${index}`)).token,
      ),
    );
    let running = true;
    const shopping = Promise.all(
      tokens.map((token, customer) => shop({ url, token, customer, date, goOn: () => running })),
    );
    // A shopper that fails must be seen at once, not after all the kills.
    const failed = shopping.then(() => undefined);
    for (let kill = 0; kill < kills; kill += 1) {
      // The moment is what is random here: from the first request after the start to well into the work.
      await Promise.race([setTimeout(randomInt(600)), failed]);
      await server.kill();
      server = await startServer({ settings, dataDir });
    }
    running = false;
    const told = await shopping;
    const payments = told.reduce((sum, { captures }) => sum + captures.size, 0);
    expect(payments, 'the kills met customers at work').toBeGreaterThan(customers);
    console.log(`${kills} kills, ${payments} acknowledged payments`);

    for (const [index, token] of tokens.entries()) {
      const acknowledged = told[index];
      if (acknowledged === undefined)
        throw new Error('a shopper came back without an account of what it was told');
      const api = apiOf(url, token);
      const [cart, purchases] = [await cartOf(api), await purchasesOf(api)];
      const listed = [...cart, ...purchases].map(lineKey);
      expect(new Set(listed).size, 'no play is there twice').toBe(listed.length);
      expect(listed, 'every acknowledged play is in the cart or bought').toEqual(
        expect.arrayContaining([...acknowledged.plays]),
      );
      for (const [order, ids] of acknowledged.captures) {
        const bought = purchases.filter((purchase) => purchase.order_id === order).map(({ id }) => id);
        expect(
          bought.toSorted((a, b) => a - b),
          `order ${order} bought what it said`,
        ).toEqual(ids.toSorted((a, b) => a - b));
      }
      expect(purchases.length, 'no purchase without an acknowledged payment').toBe(
        [...acknowledged.captures.values()].flat().length,
      );
    }
  } finally {
    await server.stop().finally(discard);
  }
});
