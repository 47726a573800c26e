import { mail } from '@bolillero/database/schema/mail';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCustomer } from '../../testing/accounts.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { approve, approvedOrder, approvedSubscription, capture, openOrder } from '../../testing/payments.ts';
import { registerPlays } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  token = (await aCustomer(app)).token;
});
afterEach(() => expectMoneyAndPurchasesAgree(app));

const receipts = async (orderId: string) =>
  await app.context.db
    .select()
    .from(mail)
    .where(and(eq(mail.kind, 'receipt'), eq(mail.key, orderId)));

test('a captured cart has one receipt, however often and at the same time it is captured', async () => {
  const id = await approvedOrder(app, token, await registerPlays(app, token, 2));
  expect(await receipts(id)).toEqual([]);
  await Promise.all(Array.from({ length: 8 }, () => capture(app, token, id)));
  await capture(app, token, id);
  const written = await receipts(id);
  expect(written).toHaveLength(1);
  expect(written[0]?.textBody).toContain('$6.00 USD');
});

test('a subscription’s tells its months and until when it runs', async () => {
  const id = await approvedSubscription(app, token, 3);
  await Promise.all([capture(app, token, id), capture(app, token, id)]);
  const [one, ...others] = await receipts(id);
  expect(others).toEqual([]);
  expect(one?.textBody).toContain('$81.00 USD');
  expect(one?.textBody).toContain('21 de febrero de 2027');
});

test('what was not captured has none', async () => {
  const id = await openOrder(app, token, await registerPlays(app, token));
  await approve(app, token, id, 'decline');
  await capture(app, token, id);
  expect(await receipts(id)).toEqual([]);
});

test('a receipt that cannot be written undoes the purchases with it, and is written with them later', async () => {
  const id = await approvedOrder(app, token, await registerPlays(app, token));
  const { db } = app.context;
  await db.execute(`ALTER TABLE mail ADD CONSTRAINT no_receipts CHECK (kind <> 'receipt') NOT VALID`);
  expect((await capture(app, token, id)).status).toBe(500);
  await db.execute('ALTER TABLE mail DROP CONSTRAINT no_receipts');
  const { body } = await app.get(`/payments/orders/${id}`, token);
  expect([body.status, body.purchases]).toEqual(['capturing', []]);
  expect((await capture(app, token, id)).body.purchases).toHaveLength(1);
  expect(await receipts(id)).toHaveLength(1);
});
