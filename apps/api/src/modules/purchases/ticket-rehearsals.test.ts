import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { aPdf, sendForm } from '../../testing/forms.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { pay } from '../../testing/payments.ts';
import { nextPowerballDraw, powerballLine, registerPlays, sendLines } from '../../testing/plays.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveDraw } from '../settlement/draws.testing.ts';

/* What a PDF changes for others who won: it is rehearsed before it is uploaded late, and before it is taken back. */

let app: TestApp;
let token: string;
let admin: string;
beforeEach(async () => {
  app = await startTestApp();
  token = (await aCustomer(app)).token;
  admin = (await anAdmin(app, 'operator')).token;
});
afterEach(async () => {
  await expectMoneyAndPurchasesAgree(app);
  await app.close();
});

const upload = (id: number, query = '', bytes = aPdf()) =>
  sendForm(app, `/purchases/purchase-sold/${id}${query}`, admin, { image: { bytes } });
const prizes = async () =>
  (await app.get('/purchases/list', token)).body.purchases
    .map((row: { id: number; stateSold: boolean; prize: string }) => [row.id, row.stateSold, row.prize])
    .toSorted(([a]: [number], [b]: [number]) => a - b);
const costumer = 'Rosa Quispe';
const balls = '[17,28,39,50,61]';

/** Two plays of the customer on a jackpot of 100.00 that is settled; so many of them have their ticket. */
async function settledJackpot(sold: 1 | 2): Promise<number[]> {
  app.setNow('2026-11-22T12:00:00Z');
  const ids: number[] = [];
  for (let order = 0; order < 2; order += 1) {
    const { body } = await sendLines(app, token, [powerballLine(17)], { date_lottery: nextPowerballDraw });
    ids.push(...(await pay(app, token, [body.registered[0].newId])));
  }
  for (const id of ids.slice(0, sold)) await upload(id);
  app.setNow('2026-11-24T12:00:00Z');
  const drawn = { date: nextPowerballDraw, balls: [17, 28, 39, 50, 61], special: 18, amount: 100_00 };
  await saveDraw(app, { ...drawn, levels: [{ level: '5 + 1' }] });
  await app.context.jobs.drain();
  return ids;
}

const kept = { before_level: '5 + 1', after_level: '5 + 1' };
const won = { ...kept, before_level: null };
const lost = { ...kept, after_level: null };

test('uploading one late is rehearsed: whose share of the jackpot changes, and nothing is done', async () => {
  const [first = 0, late = 0] = await settledJackpot(1);
  const dry = await upload(late, '?dry_run=1');
  expect([dry.status, dry.body.data.id, dry.body.data.image]).toEqual([200, late, null]);
  expect(dry.body.changes).toEqual([
    { purchase_id: first, costumer, balls, before: '100.00', after: '50.00', ...kept },
    { purchase_id: late, costumer, balls, before: '0', after: '50.00', ...won },
  ]);
  await app.context.jobs.drain();
  expect(await prizes()).toEqual([
    [first, true, '100.00'],
    [late, false, null],
  ]);
  expect((await upload(late, '?dry_run=1', Buffer.from('no es un PDF'))).body.code).toBe('file-not-pdf');
  expect((await upload(late)).body).not.toHaveProperty('changes');
  await app.context.jobs.drain();
  expect(await prizes()).toEqual([
    [first, true, '50.00'],
    [late, true, '50.00'],
  ]);
  expect((await upload(late, '?dry_run=1', aPdf('otra'))).body.code).toBe('purchase-already-sold');
});

test('uploading one before any result changes nothing', async () => {
  const [id = 0] = await pay(app, token, await registerPlays(app, token, 1));
  expect((await upload(id, '?dry_run=1')).body.changes).toEqual([]);
  expect(await prizes()).toEqual([[id, false, null]]);
});

test('taking a PDF back is rehearsed: who loses and whose share of the jackpot changes, and nothing is done', async () => {
  const [id = 0, other = 0] = await settledJackpot(2);
  const dry = await app.post(`/purchases/purchase-sold-delete/${id}?dry_run=1`, {}, admin);
  expect([dry.status, dry.body]).toEqual([
    200,
    {
      ok: true,
      changes: [
        { purchase_id: id, costumer, balls, before: '50.00', after: '0', ...lost },
        { purchase_id: other, costumer, balls, before: '50.00', after: '100.00', ...kept },
      ],
    },
  ]);
  await app.context.jobs.drain();
  expect(await prizes()).toEqual([
    [id, true, '50.00'],
    [other, true, '50.00'],
  ]);
  await app.post(`/purchases/purchase-sold-delete/${id}?dry_run=0`, { reason: 'Era de otra' }, admin);
  await app.context.jobs.drain();
  expect(await prizes()).toEqual([
    [id, false, null],
    [other, true, '100.00'],
  ]);
  const { data } = (await app.get('/notifications/listNew', token)).body;
  const reasons = data.map((one: { purchase_id: number; reason: string }) => [one.purchase_id, one.reason]);
  expect(reasons).toContainEqual([id, 'Era de otra.']);
});

test('taking back one that changes no prize is rehearsed as such, before its draw too; what is refused is refused there', async () => {
  const [id = 0] = await pay(app, token, await registerPlays(app, token, 1));
  const dry = () => app.post(`/purchases/purchase-sold-delete/${id}?dry_run=1`, {}, admin);
  expect((await dry()).body.code).toBe('purchase-not-sold');
  await upload(id);
  expect((await dry()).body).toEqual({ ok: true, changes: [] });
  expect(await prizes()).toEqual([[id, true, null]]);
  expect((await app.post('/purchases/purchase-sold-delete/99999?dry_run=1', {}, admin)).status).toBe(404);
});
