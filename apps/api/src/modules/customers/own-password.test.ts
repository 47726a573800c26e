import { accountTexts } from '@bolillero/texts/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, goodPassword } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { mailedTokens } from './mails.testing.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ THROTTLE_SIGN_INS_PER_ADDRESS: '1000' });
});
afterAll(() => app.close());

const next = 'Nueva-Clave2';
const change = (token: string | undefined, changes: Record<string, unknown> = {}) =>
  app.post(
    '/costumers/password',
    { current: goodPassword, password_new: next, confirm_new: next, ...changes },
    token,
  );

describe('POST costumers/password', () => {
  test('answers the one new token; every other session ends', async () => {
    const { email, token } = await aCustomer(app);
    const elsewhere = (await app.post('/costumers/login', { email, password: goodPassword })).body.token;
    const { status, body, headers } = await change(token);
    expect(status).toBe(200);
    expect(body).toEqual({ ok: true, data: expect.any(String) });
    expect(String(headers['set-cookie'])).toContain(`costumer_token=${body.data};`);
    for (const ended of [token, elsewhere]) {
      expect((await app.get('/costumers/profile', ended)).status).toBe(401);
    }
    expect((await app.get('/costumers/profile', body.data)).status).toBe(200);
    expect((await app.post('/costumers/login', { email, password: next })).status).toBe(200);
    expect((await app.post('/costumers/login', { email, password: goodPassword })).status).toBe(406);
  });

  test.each([
    [{ current: '' }, ['¡¡¡La contraseña actual es requerida!!!']],
    [
      { current: '', password_new: '', confirm_new: '' },
      [
        '¡¡¡La contraseña actual es requerida!!!',
        '¡¡¡La nueva contraseña es requerida!!!',
        '¡¡¡Debe confirmar la contraseña!!!',
      ],
    ],
    [{ confirm_new: 'Otra-Clave1' }, ['¡¡¡Las contraseñas deben ser iguales!!!']],
    [{ password_new: 'corta1A-', confirm_new: 'corta1A- ' }, ['¡¡¡Las contraseñas deben ser iguales!!!']],
    [{ password_new: 'Mesa 7-Sol', confirm_new: 'Mesa 7-Sol' }, ['La contraseña no puede tener espacios.']],
    [{ password_new: 'Qwerty12!', confirm_new: 'Qwerty12!' }, [accountTexts.passwordKnown]],
    [{ current: { $ne: 1 } }, expect.anything()],
  ])('%j is refused with 422, whatever the current password is', async (changes, message) => {
    const { token } = await aCustomer(app);
    const answer = await change(token, changes);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'password-change-refused', message });
    expect((await app.get('/costumers/profile', token)).status).toBe(200);
  });

  test('only a wrong current password is a 406', async () => {
    const { token } = await aCustomer(app);
    const { status, body } = await change(token, { current: 'Otra-Clave1' });
    expect([status, body.code, body.message]).toEqual([406, 'password-wrong', '¡¡¡Contraseña incorrecta!!!']);
  });

  test('ends the links that a stranger had sent to an address of their own, not the primary one’s', async () => {
    const email = 'registrada@example.com';
    const form = { email, birthday: '1990-05-12', password: goodPassword, confirm_password: goodPassword };
    await app.post('/costumers/create', form);
    const { token } = (await app.post('/costumers/login', { email, password: goodPassword })).body;
    await app.post('/costumers/emails', { email: 'ladron@example.com' }, token);
    expect((await change(token)).status).toBe(200);
    const confirmWith = async (address: string) => {
      const [link] = await mailedTokens(app, 'confirm-email', address);
      return (await app.post('/costumers/emails/confirm', { token: link })).body.ok;
    };
    expect([await confirmWith('ladron@example.com'), await confirmWith(email)]).toEqual([false, true]);
  });

  test('wrong guesses are throttled like sign-ins', async () => {
    const { token } = await aCustomer(app);
    for (let n = 0; n < 10; n += 1) {
      expect((await change(token, { current: `Otra-Clave${n}` })).body.code).toBe('password-wrong');
    }
    const { status, body } = await change(token);
    expect([status, body.code]).toEqual([429, 'too-many-requests']);
  });

  test('of changes at the same time one is made', async () => {
    const { token } = await aCustomer(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => change(token)));
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    for (const { status } of answers) expect([200, 401, 406]).toContain(status);
    expect((await app.get('/costumers/profile', made[0]?.body.data)).status).toBe(200);
  });

  test('is for the customer who is signed in', async () => {
    expect((await change(undefined)).status).toBe(401);
    expect((await change((await anAdmin(app)).token)).status).toBe(403);
  });
});
