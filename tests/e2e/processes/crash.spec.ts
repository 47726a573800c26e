import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Api, apiOf } from '../api.ts';
import { type RunningServer, startServer } from '../server.ts';
import { cartOf, lineKey, newCustomer, nextDraw, patientSettings, purchasesOf } from './customer.ts';
import { startPostgres } from './postgres.ts';
import { type Acknowledged, shop } from './shopper.ts';

/** How often the server is killed; more on request. */
const kills = Number(process.env.CRASH_KILLS ?? '8');
/** How many shop at a time; who has all the plays of the draw that a customer may have gives way to the next one. */
const atATime = 4;
const customers = atATime * Math.max(2, Math.ceil(kills / 4));

/** The processes of a house and where they keep its data: embedded, or on a PostgreSQL server. */
interface House {
  readonly servers: RunningServer[];
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

async function openHouse(processes: number, settings: Readonly<Record<string, string>>): Promise<House> {
  const started = Array.from({ length: processes }, () => startServer({ settings }));
  const servers = await Promise.all(started);
  const discards = servers.map(({ discard }) => discard);
  const close = async () => {
    for (const server of servers) await server.stop();
    for (const discard of discards) discard();
  };
  return { servers, settings, close };
}

/** Kills one of the processes, whichever, and starts it again on its own address and data. */
async function killOne({ servers, settings }: House): Promise<void> {
  const which = randomInt(servers.length);
  const victim = servers[which];
  if (victim === undefined) throw new Error('a house has at least one process');
  await victim.kill();
  const again = { ...settings, PORT: new URL(victim.url).port };
  servers[which] = await startServer({ settings: again, dataDir: victim.dataDir });
}

/** Customers register plays and pay while processes are killed; then what they were told is compared with what is there. */
async function crashAndCompare(house: House): Promise<void> {
  const urls = house.servers.map(({ url }) => url);
  const [url = ''] = urls;
  const date = await nextDraw(apiOf(url));
  const tokens = await Promise.all(
    Array.from({ length: customers }, async (_, index) => (await newCustomer(url, `jugador${index}`)).token),
  );
  let running = true;
  let paid = 0;
  const onPaid = () => {
    paid += 1;
  };
  const shopping = Promise.all(
    Array.from({ length: atATime }, async (_, first) => {
      const told: { token: string; acknowledged: Acknowledged }[] = [];
      for (const [customer, token] of tokens.entries()) {
        if (customer % atATime !== first || !running) continue;
        const acknowledged = await shop({ urls, token, customer, date, goOn: () => running, onPaid });
        told.push({ token, acknowledged });
      }
      return told;
    }),
  );
  // A shopper that fails must be seen at once, not after all the kills.
  const failed = shopping.then(() => undefined);
  for (let kill = 0; kill < kills; kill += 1) {
    const before = paid;
    const someonePaid = () => expect.poll(() => paid, { timeout: 30_000 }).toBeGreaterThan(before);
    // Every other one waits for a payment since the start, however slow the machine is.
    if (kill % 2 === 1) await Promise.race([someonePaid(), failed]);
    // The moment is what is random here: from the first request after the start to well into the work.
    await Promise.race([setTimeout(randomInt(600)), failed]);
    await killOne(house);
  }
  running = false;
  const told = (await shopping).flat();
  const payments = told.reduce((sum, { acknowledged }) => sum + acknowledged.captures.size, 0);
  expect(payments, 'the kills met customers at work').toBeGreaterThan(atATime);
  console.log(`${kills} kills, ${payments} acknowledged payments`);
  for (const { token, acknowledged } of told) await compare(apiOf(url, token), acknowledged);
}

async function compare(api: Api, told: Acknowledged): Promise<void> {
  const [cart, purchases] = [await cartOf(api), await purchasesOf(api)];
  const listed = [...cart, ...purchases].map(lineKey);
  expect(new Set(listed).size, 'no play is there twice').toBe(listed.length);
  expect(listed, 'every acknowledged play is in the cart or bought').toEqual(
    expect.arrayContaining([...told.plays]),
  );
  const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
  for (const [order, ids] of told.captures) {
    const bought = purchases.filter((purchase) => purchase.order_id === order).map(({ id }) => id);
    expect(ascending(bought), `order ${order} bought what it said`).toEqual(ascending(ids));
  }
  expect(purchases.length, 'no purchase without an acknowledged payment').toBe(
    [...told.captures.values()].flat().length,
  );
}

test.describe.configure({ timeout: 60_000 + kills * 15_000 });

test('a server killed at random moments loses nothing it acknowledged and does nothing twice', async () => {
  const house = await openHouse(1, patientSettings);
  try {
    await crashAndCompare(house);
  } finally {
    await house.close();
  }
});

test('so do two processes on one PostgreSQL server, killed in turn', async () => {
  const postgres = await startPostgres();
  try {
    const house = await openHouse(2, { ...patientSettings, DATABASE_URL: postgres.url });
    try {
      await crashAndCompare(house);
    } finally {
      await house.close();
    }
  } finally {
    await postgres.stop();
  }
});
