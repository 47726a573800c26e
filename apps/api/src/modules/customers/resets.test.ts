import { passwordReset } from '@bolillero/database/schema/account';
import { mail } from '@bolillero/database/schema/mail';
import { job } from '@bolillero/database/schema/operation';
import { accountTexts } from '@bolillero/texts/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, goodPassword } from '../../testing/accounts.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { mailedTokens, untilWaiting } from './mails.testing.ts';
import { sendReset } from './resets.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    THROTTLE_RESETS_PER_ADDRESS: '1000',
    THROTTLE_REGISTRATIONS_PER_ADDRESS: '1000',
    PUBLIC_URL: 'https://bolillero.example',
  });
});
afterAll(() => app.close());
afterEach(() => app.setNow(testNow));

const newPassword = 'Nueva-Clave2';
const forgot = (email: unknown) => app.post('/costumers/forgot', { email });
const isLive = async (email: string, token: string) => {
  const query = new URLSearchParams({ email, token });
  const { status, body } = await app.get(`/costumers/validate-expire?${query}`);
  expect(status).toBe(200);
  return body.ok as boolean;
};
const recover = (email: string, token: string, changes: Record<string, unknown> = {}) =>
  app.post('/costumers/recover', {
    email,
    token,
    password: newPassword,
    new_password: newPassword,
    ...changes,
  });
const signIn = (email: string, password: string) => app.post('/costumers/login', { email, password });

/** A link that has just been mailed. */
async function aLink(email: string): Promise<string> {
  expect((await forgot(email)).body).toEqual({ ok: true });
  return (await mailedTokens(app, 'reset', email)).at(-1) ?? 'none';
}

describe('POST costumers/forgot', () => {
  test('mails a link, and keeps only the hash of its token', async () => {
    const { email } = await aCustomer(app);
    const token = await aLink(email.toUpperCase().toLowerCase());
    expect(await isLive(email, token)).toBe(true);
    const rows = await app.context.db.select().from(passwordReset);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('answers the same for nobody, and for what is no address', async () => {
    const { email } = await aCustomer(app);
    const answers = [await forgot(email), await forgot('nadie@example.com'), await forgot('nadie')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { ok: true }]));
    expect((await app.post('/costumers/forgot', {})).body).toEqual({ ok: true });
    expect(await mailedTokens(app, 'reset', 'nadie@example.com')).toEqual([]);
  });

  test('does the same before it answers whether or not the address is known', async () => {
    const { email } = await aCustomer(app);
    // A second worker is not started here: what a wish leaves behind, until somebody works, is one job.
    for (const address of [email, 'nadie2@example.com']) {
      await forgot(address);
      const jobs = await app.context.db.select({ kind: job.kind, payload: job.payload }).from(job);
      expect(jobs).toEqual([
        { kind: 'send-password-reset', payload: { email: address, wish: expect.any(String) } },
      ]);
      await app.context.jobs.drain();
    }
  });

  test('a wish whose job was killed after its mail was written has one mail and one link', async () => {
    const { email } = await aCustomer(app);
    const token = await aLink(email);
    const [wish] = await app.context.db.select().from(mail).where(eq(mail.address, email));
    await sendReset(app.context, { email, wish: wish?.key });
    expect(await mailedTokens(app, 'reset', email)).toEqual([token]);
    expect(await isLive(email, token)).toBe(true);
  });

  test('a body of another form is a 400', async () => {
    expect((await forgot({ $ne: '' })).status).toBe(400);
    expect((await app.post('/costumers/forgot', { email: 'ana@example.com', x: 1 })).status).toBe(400);
    expect((await forgot('x'.repeat(255))).status).toBe(400);
  });

  test('an address that was added and never proved gets no link', async () => {
    const { token } = await aCustomer(app);
    await app.post('/costumers/emails', { email: 'sin-confirmar@example.com' }, token);
    await forgot('sin-confirmar@example.com');
    expect(await mailedTokens(app, 'reset', 'sin-confirmar@example.com')).toEqual([]);
  });

  test('what is no address is counted as it was typed, not as one account of everybody', async () => {
    for (let n = 0; n < 7; n += 1) expect((await forgot(`sin arroba ${n}`)).status).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await forgot('rosa@')).status).toBe(200);
    expect((await forgot(' ROSA@')).status).toBe(429);
  });

  test('an address that is deleted before its link is written gets none', async () => {
    const { id: customerId, token } = await aCustomer(app);
    const email = 'breve@example.com';
    await app.post('/costumers/emails', { email }, token);
    const [link] = await mailedTokens(app, 'confirm-email', email);
    await app.post('/costumers/emails/confirm', { token: link });
    const { body } = await app.get('/costumers/emails', token);
    const { id } = body.find((row: { email: string }) => row.email === email);

    const blocker = await app.context.database.pool.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM customer WHERE id = $1 FOR UPDATE', [customerId]);
    await forgot(email);
    const working = app.context.jobs.drain();
    await untilWaiting(app, 1);
    await blocker.query('DELETE FROM customer_email WHERE id = $1', [id]);
    await blocker.query('COMMIT');
    blocker.release();
    await working;
    expect(await mailedTokens(app, 'reset', email)).toEqual([]);
  });

  test('is throttled by account, alike for known and unknown ones', async () => {
    const { email } = await aCustomer(app);
    for (const address of [email, 'nadie3@example.com']) {
      for (let n = 0; n < 5; n += 1) expect((await forgot(address)).status).toBe(200);
      const { status, body, headers } = await forgot(address.toUpperCase());
      expect([status, body.code]).toEqual([429, 'too-many-requests']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

describe('GET costumers/validate-expire', () => {
  test('a link is good for 60 minutes, for its own address', async () => {
    const { email } = await aCustomer(app);
    const other = await aCustomer(app);
    const token = await aLink(email);
    expect(await isLive(email.toUpperCase(), token)).toBe(true);
    expect(await isLive(other.email, token)).toBe(false);
    expect(await isLive(email, token.slice(1))).toBe(false);
    app.setNow('2026-11-21T17:59:59Z');
    expect(await isLive(email, token)).toBe(true);
    app.setNow('2026-11-21T18:00:00Z');
    expect(await isLive(email, token)).toBe(false);
  });

  test('the newest link ends the older one', async () => {
    const { email } = await aCustomer(app);
    const [first, second] = [await aLink(email), await aLink(email)];
    expect(first).not.toBe(second);
    expect([await isLive(email, first), await isLive(email, second)]).toEqual([false, true]);
  });

  test('asking is never an error', async () => {
    for (const query of ['', '?email=x', '?token=%00', '?email=a%40b.co&token=%00x']) {
      const { status, body } = await app.get(`/costumers/validate-expire${query}`);
      expect([status, body]).toEqual([200, { ok: false }]);
    }
  });
});

describe('POST costumers/recover', () => {
  test('sets the password once and ends every session', async () => {
    const { email, token: session } = await aCustomer(app);
    const token = await aLink(email);
    expect((await recover(email, token)).body).toEqual({ ok: true });
    expect((await app.get('/costumers/profile', session)).status).toBe(401);
    expect((await signIn(email, goodPassword)).status).toBe(406);
    expect((await signIn(email, newPassword)).status).toBe(200);
    const again = await recover(email, token, { password: goodPassword, new_password: goodPassword });
    expect([again.status, again.body.code, again.body.message]).toEqual([
      422,
      'reset-link-expired',
      'Su solicitud ha caducado, por favor vuelva a intentarlo',
    ]);
    expect(await isLive(email, token)).toBe(false);
  });

  test('of two with one link at the same time one succeeds', async () => {
    const { email } = await aCustomer(app);
    const token = await aLink(email);
    const passwords = Array.from({ length: 6 }, (_, n) => `Nueva-Clave${n}`);
    const answers = await Promise.all(
      passwords.map((password) => recover(email, token, { password, new_password: password })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'reset-link-expired')).toHaveLength(5);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signIn(email, winner)).status).toBe(200);
  });

  test.each([
    [
      { password: 'corta', new_password: 'corta' },
      [
        'La contraseña debe tener al menos 8 caracteres.',
        'La contraseña debe tener una letra mayúscula.',
        'La contraseña debe tener un número.',
        'La contraseña debe tener un carácter especial.',
      ],
    ],
    [{ password: 'Contraseña1!', new_password: 'Contraseña1!' }, [accountTexts.passwordKnown]],
    [{ new_password: 'Otra-Clave1' }, ['Las contraseñas deben coincidir.']],
    [
      { password: '', new_password: '' },
      ['La Contraseña es obligatoria.', 'La confirmación de la contraseña es obligatoria.'],
    ],
  ])('%j is refused with 422 and leaves the link good', async (changes, message) => {
    const { email } = await aCustomer(app);
    const token = await aLink(email);
    const answer = await recover(email, token, changes);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'password-change-refused', message });
    expect(await isLive(email, token)).toBe(true);
  });

  test('another customer’s link, or none, changes nothing', async () => {
    const [mine, other] = [await aCustomer(app), await aCustomer(app)];
    const token = await aLink(other.email);
    for (const answer of [
      await recover(mine.email, token),
      await recover(mine.email, ''),
      await app.post('/costumers/recover', {}),
    ]) {
      expect(answer.body.code).toBe('reset-link-expired');
    }
    expect((await signIn(mine.email, goodPassword)).status).toBe(200);
  });

  test('a changed password ends the link', async () => {
    const { email, token: session } = await aCustomer(app);
    const token = await aLink(email);
    const sent = { current: goodPassword, password_new: newPassword, confirm_new: newPassword };
    expect((await app.post('/costumers/password', sent, session)).status).toBe(200);
    expect((await recover(email, token)).body.code).toBe('reset-link-expired');
  });

  test('ends the links that a stranger had sent to an address of their own', async () => {
    const { email, token: stolen } = await aCustomer(app);
    await app.post('/costumers/emails', { email: 'ladron@example.com' }, stolen);
    const [theirs = ''] = await mailedTokens(app, 'confirm-email', 'ladron@example.com');
    expect((await recover(email, await aLink(email))).status).toBe(200);
    expect((await app.post('/costumers/emails/confirm', { token: theirs })).body).toEqual({ ok: false });
    expect(await aLink('ladron@example.com')).toBe('none');
  });

  test('an unproved address that is primary no more opens nothing with its link', async () => {
    const email = 'prestada@example.com';
    const sent = { birthday: '1990-05-12', password: goodPassword, confirm_password: goodPassword };
    await app.post('/costumers/create', { ...sent, email });
    const { token } = (await signIn(email, goodPassword)).body;
    const link = await aLink(email);
    await app.post('/costumers/emails', { email: 'propia@example.com' }, token);
    const [own] = await mailedTokens(app, 'confirm-email', 'propia@example.com');
    await app.post('/costumers/emails/confirm', { token: own });
    const { body } = await app.get('/costumers/emails', token);
    expect((await app.get(`/costumers/emails/type?id=${body[1].id}`, token)).status).toBe(200);

    expect(await isLive(email, link)).toBe(false);
    // Whoever has the mailbox opens an account of their own, and nobody's link opens the other one.
    expect((await app.post('/costumers/create', { ...sent, email })).status).toBe(200);
    expect((await recover(email, link)).body.code).toBe('reset-link-expired');
    expect((await signIn('propia@example.com', goodPassword)).status).toBe(200);
  });

  test('who registered with another’s address loses the account to them, and keeps no way back', async () => {
    const email = 'victima@example.com';
    const sent = { birthday: '1990-05-12', password: goodPassword, confirm_password: goodPassword };
    await app.post('/costumers/create', { ...sent, email });
    const session = (await signIn(email, goodPassword)).body.token;
    await app.post('/costumers/emails', { email: 'intruso@example.com' }, session);
    const [theirs = ''] = await mailedTokens(app, 'confirm-email', 'intruso@example.com');
    expect((await app.post('/costumers/emails/confirm', { token: theirs })).body).toEqual({ ok: true });

    expect((await recover(email, await aLink(email))).status).toBe(200);
    const { token } = (await signIn(email, newPassword)).body;
    const { body } = await app.get('/costumers/emails', token);
    expect(body).toEqual([{ id: expect.any(Number), email, type: 1, confirmed: true }]);
    expect((await signIn('intruso@example.com', goodPassword)).status).toBe(406);
  });
});
