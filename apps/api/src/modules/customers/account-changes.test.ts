import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aCustomer, goodPassword } from '../../testing/accounts.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { mailedTokens, toldOfChanges } from './mails.testing.ts';

/** What changes who owns an account: who may, and that its owner is told (Rulebook 10). */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    THROTTLE_RESETS_PER_ADDRESS: '1000',
    THROTTLE_SIGN_INS_PER_ADDRESS: '1000',
    PUBLIC_URL: 'https://bolillero.example',
  });
});
afterAll(() => app.close());
afterEach(() => app.setNow(testNow));

const stranger = 'cobra-ya@premio-5000.example';
const headers = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36 premio-5000',
};
const post = (path: string, payload: object, token?: string) =>
  app.call('POST', `/costumers/${path}`, { payload, token, headers });
const get = (path: string, token: string) => app.call('GET', `/costumers/${path}`, { token, headers });
const add = (token: string, email = stranger) => post('emails', { email }, token);

/** Adds an address and proves it, as a stranger in the account would. Answers its id. */
async function taken(token: string, email = stranger): Promise<number> {
  const { body } = await add(token, email);
  const link = (await mailedTokens(app, 'confirm-email', email)).at(-1);
  expect((await post('emails/confirm', { token: link })).body).toEqual({ ok: true });
  return body.data.find((row: { email: string }) => row.email === email).id;
}

const subjects = async (address: string) => (await toldOfChanges(app, address)).map(({ subject }) => subject);

test('a session alone takes no account over, and its password does only with the owner told', async () => {
  const { email: owner, token } = await aCustomer(app);
  const [{ id: ownId }] = (await get('emails', token)).body;
  app.setNow('2026-11-21T17:15:01Z');
  const attempts = [
    () => add(token),
    () => get(`emails/type?id=${ownId}`, token),
    () => post('emails/delete', { id: ownId }, token),
  ];
  for (const attempt of attempts) {
    const { status, body } = await attempt();
    expect([status, body.code, body.message]).toEqual([
      403,
      'password-needed',
      'Confirma tu contraseña para continuar.',
    ]);
  }
  expect((await get('emails', token)).body).toHaveLength(1);
  expect(await subjects(owner)).toEqual([]);

  expect((await post('confirm-password', { password: goodPassword }, token)).status).toBe(200);
  const id = await taken(token);
  expect((await get(`emails/type?id=${id}`, token)).status).toBe(200);
  expect((await post('emails/delete', { id: ownId }, token)).status).toBe(200);
  expect(await subjects(owner)).toEqual([
    'Se añadió un email a tu cuenta',
    'Cambió el email principal de tu cuenta',
  ]);
  expect(await subjects(stranger)).toEqual(['Se eliminó un email de tu cuenta']);
});

test('what the owner is told says when, from where and what to do, in our words alone', async () => {
  const { email, token } = await aCustomer(app, { name: 'premio-5000 en cobra-ya' });
  expect((await add(token, 'otro-premio-5000@cobra-ya.example')).status).toBe(200);
  const [told, ...more] = await toldOfChanges(app, email);
  expect(more).toEqual([]);
  for (const words of [told?.text, told?.html]) {
    expect(words).toContain('21 de noviembre de 2026 a las 12:00 (hora de Lima)');
    expect(words).toContain('Chrome en Android');
    expect(words).toContain('https://bolillero.example/forgot');
    expect(words).toContain('https://bolillero.example/soporte');
    expect(words).not.toMatch(/premio-5000|cobra-ya/);
  }
});

test('a link that is sent again, and what is primary already, are no change', async () => {
  const { email, token } = await aCustomer(app);
  const other = 'segundo@example.com';
  await add(token, other);
  await add(token, other);
  const [{ id }] = (await get('emails', token)).body;
  expect((await get(`emails/type?id=${id}`, token)).status).toBe(200);
  expect(await subjects(email)).toEqual(['Se añadió un email a tu cuenta']);
});

test('what is refused is told to nobody', async () => {
  const { email, token } = await aCustomer(app);
  const [{ id }] = (await get('emails', token)).body;
  expect((await post('emails/delete', { id }, token)).status).toBe(422);
  const typed = { password_new: 'Nueva-Clave2', confirm_new: 'Nueva-Clave2' };
  expect((await post('password', { current: 'Otra-Clave1', ...typed }, token)).status).toBe(406);
  expect(await subjects(email)).toEqual([]);
});

test('a new password is told of, changed in the profile or with a link to another address', async () => {
  const { email, token } = await aCustomer(app);
  app.setNow('2026-11-21T18:00:00Z');
  const typed = { password_new: 'Nueva-Clave2', confirm_new: 'Nueva-Clave2' };
  const changed = await post('password', { current: goodPassword, ...typed }, token);
  expect(changed.status).toBe(200);
  const other = 'tercero@example.com';
  await taken(changed.body.data, other);
  await post('forgot', { email: other });
  const [link] = await mailedTokens(app, 'reset', other);
  const recovered = { email: other, token: link, password: 'Tercera-Clave3', new_password: 'Tercera-Clave3' };
  expect((await post('recover', recovered)).status).toBe(200);
  expect(await subjects(email)).toEqual([
    'Cambió la contraseña de tu cuenta',
    'Se añadió un email a tu cuenta',
    'Cambió la contraseña de tu cuenta',
  ]);
});
