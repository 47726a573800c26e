import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lottery, lotteryEra } from '@bolillero/database/schema/lottery';
import { eq } from 'drizzle-orm';
import { sendFile } from '../modules/imports/imports.testing.ts';
import { aCustomer, anAdmin } from '../testing/accounts.ts';
import type { TestApp } from '../testing/test-app.ts';

/** Token of a customer who may read statistics. */
export async function aSubscriber(app: TestApp): Promise<string> {
  return (await aCustomer(app, { subscribedUntil: '2027-06-01T00:00:00Z' })).token;
}

/** The worked example of Rulebook 4: four draws of a 3-of-7 game, in place of lottery 3. Answers their dates, oldest first. */
export async function theWorkedExample(app: TestApp): Promise<readonly string[]> {
  const { db } = app.context;
  await db.delete(lotteryEra).where(eq(lotteryEra.lotteryId, 3));
  await db
    .insert(lotteryEra)
    .values({ lotteryId: 3, startsOn: '2020-01-01', balls: 3, size: 7, specialKind: 'none' });
  await db.update(lottery).set({ openingDate: '2020-01-01' }).where(eq(lottery.id, 3));
  const { token } = await anAdmin(app, 'operator');
  const draws = [
    ['2026-11-04', [1, 2, 3]],
    ['2026-11-07', [1, 4, 5]],
    ['2026-11-11', [1, 2, 6]],
    ['2026-11-14', [2, 3, 7]],
  ] as const;
  for (const [date, balls] of draws) {
    const body = { lottery_id: 3, date, balls, detail: [] };
    const { status, body: answer } = await app.post('/loteries/create', body, token);
    if (status !== 200) throw new Error(JSON.stringify(answer));
  }
  return draws.map(([date]) => date);
}

const folder = join(import.meta.dirname, '../../../../../shared/data');
/** Real draw histories lie beside a checkout of the project, not in it. */
export const realHistoriesAreHere = existsSync(folder);
export const whySkipped = realHistoriesAreHere ? '' : ' (skipped: no ../shared/data beside the project)';

export function readShared(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** Imports a real history, as an operator does. */
export async function importReal(app: TestApp, file: string, to: string, type: 0 | 1 = 0): Promise<void> {
  const { token } = await anAdmin(app, 'operator');
  const { status, body } = await sendFile(app, readShared(file), { token, to, query: `type=${type}` });
  if (status !== 200) throw new Error(JSON.stringify(body));
}
