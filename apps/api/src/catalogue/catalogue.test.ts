import { lottery, lotteryEra } from '@bolillero/database/schema/lottery';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type Catalogue, createCatalogue, playedSeries } from './catalogue.ts';

let app: TestApp;
let here: Catalogue;
beforeEach(async () => {
  app = await startTestApp();
  here = createCatalogue(app.context.database);
});
afterEach(() => app.close());

const rename = (displayName: string) =>
  app.context.db.update(lottery).set({ displayName }).where(eq(lottery.id, 1));
const nameIn = async (asked: ReturnType<Catalogue['snapshot']>) => (await asked).lotteries[0]?.displayName;

test('a change by any process is seen by the next who asks, however many ask', async () => {
  await here.snapshot();
  for (const name of ['Uno', 'Dos', 'Tres']) {
    await rename(name);
    const names = await Promise.all(Array.from({ length: 20 }, () => nameIn(here.snapshot())));
    expect(new Set(names)).toEqual(new Set([name]));
  }
});

test('who asks while others wait is not told what was true before he asked', async () => {
  await here.snapshot();
  const before = here.snapshot();
  await rename('Nueva');
  expect(await nameIn(here.snapshot())).toBe('Nueva');
  await before;
});

test('the version moves with lotteries and with what belongs to them, and not by being looked at', async () => {
  const version = async () => (await here.snapshot()).version;
  const first = await version();
  expect(await version()).toBe(first);
  await rename('Otra');
  const second = await version();
  expect(second).not.toBe(first);
  await app.context.db
    .insert(lotteryEra)
    .values({ lotteryId: 1, startsOn: '2027-01-01', balls: 5, size: 70, specialKind: 'none' });
  expect(await version()).not.toBe(second);
});

test('after a change of one’s own, what is recent is what holds now', async () => {
  await here.snapshot();
  const asking = here.recent();
  await rename('Propia');
  here.forget();
  expect(await nameIn(here.recent())).toBe('Propia');
  await asking;
});

test('a lottery is found by id or name in any accepted spelling, and only where both agree', async () => {
  expect((await here.find({ name: 'megamillions' })).id).toBe(2);
  expect((await here.find({ id: 3, name: 'floridas' })).name).toBe('florida');
  for (const key of [{ id: 1, name: 'tinkas' }, { id: 99 }, { name: 'bingo' }, {}]) {
    await expect(here.find(key)).rejects.toMatchObject({ code: 'unknown-lottery' });
  }
  const mega = await here.find({ id: 2 });
  expect(playedSeries(mega, undefined)).toBe('traditional');
  expect(() => playedSeries(mega, 1)).toThrow('series-not-played');
});

test('a database that fails once does not stay failed', async () => {
  const { pool } = app.context.database;
  const query = pool.query;
  pool.query = (() => Promise.reject(new Error('gone'))) as typeof pool.query;
  const asked = [here.snapshot(), here.snapshot()];
  for (const one of asked) await expect(one).rejects.toThrow('gone');
  pool.query = query;
  expect((await here.snapshot()).lotteries).toHaveLength(4);
});
