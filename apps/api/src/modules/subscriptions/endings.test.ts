import { mail } from '@bolillero/database/schema/mail';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCustomer } from '../../testing/accounts.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { approvedSubscription, capture } from '../../testing/payments.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { warnOfEndings } from './endings.ts';

let app: TestApp;
let token: string;
let customerId: number;
beforeAll(async () => {
  app = await startTestApp({ SESSION_DAYS: '365' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  ({ token, id: customerId } = await aCustomer(app));
});
afterEach(() => expectMoneyAndPurchasesAgree(app));

const buy = async (meses = 1) => await capture(app, token, await approvedSubscription(app, token, meses));
const mails = async (owner = customerId) =>
  await app.context.db
    .select()
    .from(mail)
    .where(and(eq(mail.kind, 'subscription-ending'), eq(mail.customerId, owner)))
    .orderBy(asc(mail.id));
/** The house looks, at an instant, and says how many mails the customer has had about ends by then. */
const lookAt = async (now: string) => {
  app.setNow(now);
  await warnOfEndings(app.context);
  return (await mails()).length;
};

test('who has 7 days left is written to once, however often and by however many processes it is looked', async () => {
  await buy();
  expect(await lookAt('2026-12-14T16:59:59.999Z')).toBe(0);
  app.setNow('2026-12-14T17:00:00Z');
  await Promise.all(Array.from({ length: 5 }, () => warnOfEndings(app.context)));
  expect(await mails()).toHaveLength(1);
  expect(await lookAt('2026-12-16T10:00:00Z')).toBe(1);
  expect(await lookAt('2026-12-21T16:59:59Z')).toBe(1);
});

test('the mail says when, and how to renew or to do without such mails', async () => {
  await buy();
  await lookAt('2026-12-15T10:00:00Z');
  const [one] = await mails();
  expect(one).toMatchObject({ state: 'waiting', subject: expect.stringContaining('suscripción') });
  expect(one?.textBody).toContain('21 de diciembre de 2026');
  expect(one?.textBody).toContain('/perfil?suscription=true');
  expect(one?.unsubscribeUrl).toContain('kind=subscription-ending');
});

test('a renewal takes back what was not sent; its own end is written about when it comes', async () => {
  await buy();
  await lookAt('2026-12-15T10:00:00Z');
  await buy();
  expect(await lookAt('2026-12-15T10:01:00Z')).toBe(0);
  expect(await lookAt('2027-01-10T10:00:00Z')).toBe(0);
  expect(await lookAt('2027-01-15T10:00:00Z')).toBe(1);
  expect(await lookAt('2027-01-16T10:00:00Z')).toBe(1);
});

test('who has renewed before the 7 days hears nothing of the old end', async () => {
  await buy();
  await buy();
  expect(await lookAt('2026-12-20T10:00:00Z')).toBe(0);
});

test('what ended while nobody looked is not told any more', async () => {
  await buy();
  expect(await lookAt('2026-12-21T17:00:00Z')).toBe(0);
});

test('who does not want such mails gets none, and those after them do', async () => {
  await buy();
  await app.context.db.execute(
    `UPDATE customer SET unwanted_mail = '{subscription-ending}' WHERE id = ${customerId}`,
  );
  const other = await aCustomer(app, { subscribedUntil: '2026-12-20T00:00:00Z' });
  expect(await lookAt('2026-12-15T10:00:00Z')).toBe(0);
  expect(await mails(other.id)).toHaveLength(1);
});

test('more than are taken at once are all written to', async () => {
  await app.context.db.execute(`
    WITH c AS (
      INSERT INTO customer (birthday, password_hash, created_at)
      SELECT '1990-05-12', '', '2026-11-21' FROM generate_series(1, 230) RETURNING id
    ), e AS (
      INSERT INTO customer_email (customer_id, email, is_primary, created_at)
      SELECT id, 'lector' || id || '@example.com', true, '2026-11-21' FROM c
    )
    INSERT INTO subscription (customer_id, started_at, ends_at, updated_at)
    SELECT id, '2026-11-21', '2026-11-25', '2026-11-21' FROM c`);
  await Promise.all([warnOfEndings(app.context), warnOfEndings(app.context)]);
  await warnOfEndings(app.context);
  const { rows } = await app.context.db.execute(
    `SELECT count(*)::int AS n FROM mail WHERE kind = 'subscription-ending' AND address LIKE 'lector%'`,
  );
  expect(rows).toEqual([{ n: 230 }]);
});

test('a subscription that is being renewed at this moment is left to the next look', async () => {
  await buy();
  app.setNow('2026-12-15T10:00:00Z');
  await app.context.db.transaction(async (tx) => {
    await tx.execute(`SELECT FROM subscription WHERE customer_id = ${customerId} FOR UPDATE`);
    await warnOfEndings(app.context);
    expect(await mails()).toHaveLength(0);
  });
  expect(await lookAt('2026-12-15T10:10:00Z')).toBe(1);
});
