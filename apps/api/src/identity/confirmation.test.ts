import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, goodPassword } from '../testing/accounts.ts';
import { startTestApp, type TestApp, testNow } from '../testing/test-app.ts';
import { requireRecentPassword } from './confirmation.ts';
import { identityOfToken } from './sessions-repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ THROTTLE_SIGN_INS_PER_ADDRESS: '1000' });
});
afterAll(() => app.close());
afterEach(() => app.setNow(testNow));

/** Whether the session of a token may change who owns its account. */
async function mayChangeOwner(token: string): Promise<boolean> {
  const { customer, admin } = await identityOfToken(app.context, token);
  const who = customer ?? admin;
  if (who === null) throw new Error('nobody has this token');
  try {
    requireRecentPassword(app.context, who);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'password-needed', status: 403 });
    return false;
  }
}

const kinds = [
  { path: '/costumers/confirm-password', person: () => aCustomer(app), stranger: () => anAdmin(app) },
  { path: '/users/confirm-password', person: () => anAdmin(app), stranger: () => aCustomer(app) },
  { path: '/users/confirm-password', person: () => anAdmin(app, 'operator'), stranger: () => aCustomer(app) },
];

describe.each(kinds)('POST $path', ({ path, person, stranger }) => {
  const confirm = (token: string | undefined, password: unknown = goodPassword) =>
    app.post(path, { password }, token);

  test('a sign-in is a proof for 15 minutes, and the password another, in this session alone', async () => {
    const { token } = await person();
    const other = await person();
    app.setNow('2026-11-21T17:15:00Z');
    expect(await mayChangeOwner(token)).toBe(true);
    app.setNow('2026-11-21T17:15:01Z');
    expect(await mayChangeOwner(token)).toBe(false);
    const { status, body } = await confirm(token);
    expect([status, body]).toEqual([200, { ok: true }]);
    expect([await mayChangeOwner(token), await mayChangeOwner(other.token)]).toEqual([true, false]);
    app.setNow('2026-11-21T17:30:02Z');
    expect(await mayChangeOwner(token)).toBe(false);
  });

  test('a wrong password proves nothing, and the session stays', async () => {
    const { token } = await person();
    app.setNow('2026-11-21T18:00:00Z');
    const wrong = await confirm(token, 'Otra-Clave1');
    expect([wrong.status, wrong.body.code]).toEqual([406, 'password-wrong']);
    const none = await confirm(token, '');
    expect([none.status, none.body.errors]).toEqual([
      406,
      [{ path: 'password', message: 'La Contraseña es obligatoria.' }],
    ]);
    expect(await mayChangeOwner(token)).toBe(false);
  });

  test('guesses are throttled like sign-ins', async () => {
    const { token } = await person();
    for (let n = 0; n < 10; n += 1) expect((await confirm(token, `Otra-Clave${n}`)).status).toBe(406);
    const { status, body } = await confirm(token);
    expect([status, body.code]).toEqual([429, 'too-many-requests']);
  });

  test('is for who is signed in, and reads a text', async () => {
    const { token } = await person();
    expect((await confirm(token, { $ne: 1 })).status).toBe(400);
    expect((await confirm(undefined)).status).toBe(401);
    expect((await confirm((await stranger()).token)).status).toBe(403);
  });
});

test('a session’s last use is known to the minute, and written down once however many requests come', async () => {
  const { id, token } = await aCustomer(app);
  const usedAt = async () => {
    const rows = await app.context.db.execute<{ used: Date; version: string }>(
      sql`SELECT last_used_at AS used, xmin AS version FROM session WHERE customer_id = ${id}`,
    );
    const [row] = rows.rows;
    return [new Date(row?.used ?? 0).toISOString(), row?.version];
  };
  const atOnce = () => Promise.all(Array.from({ length: 6 }, () => identityOfToken(app.context, token)));
  const opened = await usedAt();
  app.setNow('2026-11-21T17:00:59Z');
  await atOnce();
  expect(await usedAt()).toEqual(opened);
  app.setNow('2026-11-21T17:01:00Z');
  await atOnce();
  const [used, version] = await usedAt();
  expect(used).toBe('2026-11-21T17:01:00.000Z');
  await atOnce();
  expect(await usedAt()).toEqual([used, version]);
});
