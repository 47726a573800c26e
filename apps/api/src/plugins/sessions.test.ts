import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  closeOtherSessions,
  identityOfToken,
  openSession,
  removeExpiredSessions,
} from '../identity/sessions-repository.ts';
import { aCustomer, anAdmin, testOrigin } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    PUBLIC_URL: 'https://example.com',
    SESSION_DAYS: '2',
    ADMIN_SESSION_HOURS: '48',
  });
});
afterAll(() => app.close());

const sessions = async () =>
  (await app.context.db.execute<{ token_hash: Buffer }>(sql`SELECT * FROM session`)).rows;

test('tokens are random, and the database has nothing that would open a session', async () => {
  const { id } = await aCustomer(app);
  const [one, other] = await Promise.all(
    [1, 2].map(() => openSession(app.context.db, app.context, { customerId: id }, testOrigin)),
  );
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[\w-]{43}$/);
  const kept = JSON.stringify((await sessions()).map((row) => ({ ...row, hash: row.token_hash.toString() })));
  expect(kept).not.toContain(one);
  expect(await identityOfToken(app.context, one ?? '')).toMatchObject({
    customer: { customerId: id },
    admin: null,
  });
});

test('the cookie is for https alone where the house is', async () => {
  const { token } = await aCustomer(app);
  const { headers } = await app.post('/costumers/valid-token', { token });
  expect(headers['set-cookie']).toBe(
    `costumer_token=${token}; Max-Age=172800; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
});

test('a subscription counts until its end', async () => {
  const { token } = await aCustomer(app, { subscribedUntil: '2026-11-21T18:00:00Z' });
  const subscribed = async () => (await identityOfToken(app.context, token)).customer?.subscribed;
  expect(await subscribed()).toBe(true);
  app.setNow('2026-11-21T18:00:00Z');
  expect(await subscribed()).toBe(false);
  app.setNow('2026-11-21T17:00:00Z');
});

test('closing other sessions leaves those of other people, and the one that is kept', async () => {
  const [mine, other] = [await aCustomer(app), await anAdmin(app)];
  const kept = await openSession(app.context.db, app.context, { customerId: mine.id }, testOrigin);
  const { customer } = await identityOfToken(app.context, kept);
  await closeOtherSessions(app.context.db, { customerId: mine.id }, customer?.sessionId);
  const isAlive = async (token: string) => {
    const identity = await identityOfToken(app.context, token);
    return identity.customer !== null || identity.admin !== null;
  };
  expect([await isAlive(mine.token), await isAlive(kept), await isAlive(other.token)]).toEqual([
    false,
    true,
    true,
  ]);
  await closeOtherSessions(app.context.db, { customerId: mine.id });
  expect(await isAlive(kept)).toBe(false);
});

test('sessions that have ended are removed', async () => {
  await aCustomer(app);
  const before = (await sessions()).length;
  await removeExpiredSessions(app.context.db, new Date('2026-11-23T16:59:59Z'));
  expect(await sessions()).toHaveLength(before);
  await removeExpiredSessions(app.context.db, new Date('2026-11-23T17:00:00Z'));
  expect(await sessions()).toHaveLength(0);
});
