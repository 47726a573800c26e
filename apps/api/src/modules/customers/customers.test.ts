import { accountTexts } from '@bolillero/texts/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, goodPassword } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ THROTTLE_REGISTRATIONS_PER_ADDRESS: '1000' });
});
afterAll(() => app.close());

let counter = 0;
/** A registration that is accepted, with an e-mail of its own. */
function form(changes: Record<string, unknown> = {}): Record<string, unknown> {
  counter += 1;
  return {
    email: `nuevo${counter}@example.com`,
    birthday: '1990-05-12',
    password: goodPassword,
    confirm_password: goodPassword,
    ...changes,
  };
}

describe('POST costumers/create', () => {
  test('registers a customer who may sign in at once', async () => {
    const sent = form({ terms: true, promotion: 2, country: ' Estados Unidos ', unknown: 'ignored' });
    const { status, body } = await app.post('/costumers/create', sent);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 200,
      costumer: {
        id: expect.any(Number),
        name: '',
        lastname: '',
        email: sent.email,
        birthday: '1990-05-12',
        country: 'Estados Unidos',
        address: '',
        type: 0,
        emails: [{ id: expect.any(Number), email: sent.email, type: 1, confirmed: false }],
        subscribed: false,
        favourites: [],
        createdAt: '2026-11-21T17:00:00.000Z',
      },
    });
    const signedIn = await app.post('/costumers/login', { email: sent.email, password: goodPassword });
    expect(signedIn.status).toBe(200);
  });

  test('keeps the e-mail in its one spelling', async () => {
    const { body } = await app.post('/costumers/create', form({ email: '  Rosa.Q@Example.COM ' }));
    expect(body.costumer.email).toBe('rosa.q@example.com');
  });

  test('an empty form is told of everything that is missing', async () => {
    const { status, body } = await app.post('/costumers/create', {});
    expect(status).toBe(405);
    expect(body).toEqual({
      status: 405,
      code: 'registration-refused',
      message: [
        'El Email es obligatorio.',
        'La Fecha de nacimiento es obligatoria.',
        'La Contraseña es obligatoria.',
        'La confirmación de la contraseña es obligatoria.',
      ],
      errors: [
        { path: 'email', message: 'El Email es obligatorio.' },
        { path: 'birthday', message: 'La Fecha de nacimiento es obligatoria.' },
        { path: 'password', message: 'La Contraseña es obligatoria.' },
        { path: 'confirm_password', message: 'La confirmación de la contraseña es obligatoria.' },
      ],
    });
  });

  test.each([
    [
      { email: 'rosa' },
      405,
      'registration-refused',
      ['Escribe el email completo, por ejemplo maria@correo.pe.'],
    ],
    [
      { email: 'rosa@example.com\r\nBcc: otra@example.com' },
      405,
      'registration-refused',
      ['Escribe el email completo, por ejemplo maria@correo.pe.'],
    ],
    [
      { birthday: '2026-11-22' },
      405,
      'birthday-invalid',
      ['La Fecha de nacimiento no puede estar en el futuro.'],
    ],
    [{ birthday: '1990-02-30' }, 405, 'birthday-invalid', ['La Fecha de nacimiento no es válida.']],
    [{ birthday: '2008-11-22' }, 405, 'under-age', ['Debes tener 18 años o más para registrarte.']],
    [
      { name: 'cobra ya en https://evil.example', lastname: 'Luna\r\nBcc: x' },
      405,
      'registration-refused',
      [
        'El Nombre lleva solo letras, espacios, apóstrofos, puntos y guiones, en una línea.',
        'Los Apellidos llevan solo letras, espacios, apóstrofos, puntos y guiones, en una línea.',
      ],
    ],
    [{ name: 'x'.repeat(61) }, 405, 'registration-refused', ['El Nombre lleva 60 caracteres como máximo.']],
    [{ terms: false }, 405, 'terms-not-accepted', ['Debes aceptar los términos y condiciones.']],
    [{ confirm_password: 'Otra-Clave1' }, 406, 'passwords-differ', ['Las contraseñas deben coincidir.']],
    [
      { password: 'corta', confirm_password: 'corta' },
      406,
      'password-weak',
      [
        'La contraseña debe tener al menos 8 caracteres.',
        'La contraseña debe tener una letra mayúscula.',
        'La contraseña debe tener un número.',
        'La contraseña debe tener un carácter especial.',
      ],
    ],
    [
      { password: 'Clave Segura-1', confirm_password: 'otra' },
      406,
      'password-weak',
      ['La contraseña no puede tener espacios.', 'Las contraseñas deben coincidir.'],
    ],
    [
      { birthday: '2010-01-01', confirm_password: 'Otra-Clave1' },
      405,
      'registration-refused',
      ['Debes tener 18 años o más para registrarte.', 'Las contraseñas deben coincidir.'],
    ],
    [
      { password: 'Password1!', confirm_password: 'Password1!' },
      406,
      'password-weak',
      [accountTexts.passwordKnown],
    ],
    [
      { password: 'Qwerty12!', confirm_password: 'Qwerty12!' },
      406,
      'password-weak',
      [accountTexts.passwordKnown],
    ],
    [
      { password: 'Bolillero26!', confirm_password: 'Bolillero26!' },
      406,
      'password-weak',
      [accountTexts.passwordKnown],
    ],
  ])('%j is refused with %d %s', async (changes, status, code, message) => {
    const answer = await app.post('/costumers/create', form(changes));
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ status, code, message });
  });

  test.each([
    { email: ['rosa@example.com'] },
    { email: { $ne: '' } },
    { terms: 'quizás' },
    { name: 'x'.repeat(101) },
    { password: 'x'.repeat(201) },
  ])('%j, of another form, is a refused registration too', async (changes) => {
    const { status, body } = await app.post('/costumers/create', form(changes));
    expect(status).toBe(405);
    expect(body.code).toBe('registration-refused');
    expect(body.errors).toHaveLength(1);
  });

  test('somebody turns 18 with the calendar of the house', async () => {
    const sent = form({ birthday: '2008-11-22' });
    app.setNow('2026-11-22T04:59:00Z'); // still the 21st in Lima
    expect((await app.post('/costumers/create', sent)).body.code).toBe('under-age');
    app.setNow('2026-11-22T05:00:00Z');
    expect((await app.post('/costumers/create', sent)).status).toBe(200);
    app.setNow('2026-11-21T17:00:00Z');
  });

  test('an e-mail makes one account, however it is written', async () => {
    const sent = form();
    await app.post('/costumers/create', sent);
    const again = await app.post('/costumers/create', { ...sent, email: String(sent.email).toUpperCase() });
    expect(again.status).toBe(405);
    expect(again.body.code).toBe('email-taken');
    expect(again.body.errors).toEqual([{ path: 'email', message: again.body.message[0] }]);
  });

  test('of registrations with one e-mail at the same time one is made', async () => {
    const sent = form();
    const spelt = (n: number) => (n % 2 === 0 ? sent.email : String(sent.email).toUpperCase());
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => app.post('/costumers/create', { ...sent, email: spelt(n) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'email-taken')).toHaveLength(7);
  });

  test('a text that cannot be stored is refused, not a crash', async () => {
    const { status, body } = await app.post('/costumers/create', form({ name: 'a\u0000b' }));
    expect([status, body.code]).toEqual([405, 'registration-refused']);
  });
});

describe('POST costumers/login', () => {
  test('opens a session: the token answered and an HttpOnly cookie of the role', async () => {
    const { id, email } = await aCustomer(app);
    const { status, body, headers } = await app.post('/costumers/login', {
      email: email.toUpperCase(),
      password: goodPassword,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 200, costumer: { id, email } });
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect(headers['set-cookie']).toBe(
      `costumer_token=${body.token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect((await app.get('/costumers/profile', body.token)).body.data.id).toBe(id);
  });

  test('the same answer for a wrong password and for nobody', async () => {
    const { email } = await aCustomer(app);
    const wrong = await app.post('/costumers/login', { email, password: 'Otra-Clave1' });
    const nobody = await app.post('/costumers/login', {
      email: 'nadie@example.com',
      password: 'Otra-Clave1',
    });
    const noAddress = await app.post('/costumers/login', { email: 'nadie', password: 'Otra-Clave1' });
    expect(wrong.status).toBe(406);
    expect(wrong.body).toEqual({
      status: 406,
      code: 'customer-sign-in-failed',
      message: 'El email o la contraseña no son correctos.',
    });
    expect([nobody.body, noAddress.body]).toEqual([wrong.body, wrong.body]);
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    [{}, ['El Email es obligatorio.', 'La Contraseña es obligatoria.']],
    [{ email: ' ', password: 'x' }, ['El Email es obligatorio.']],
    [{ email: 'rosa@example.com', password: null }, ['La Contraseña es obligatoria.']],
  ])('%j is refused with what is missing', async (body, message) => {
    const answer = await app.post('/costumers/login', body);
    expect(answer.status).toBe(406);
    expect(answer.body).toMatchObject({ code: 'customer-sign-in-failed', message });
  });

  test.each([
    [{ email: { $gt: '' }, password: 'x' }],
    [[]],
    [{ email: 'a@b.co', password: 'x'.repeat(201) }],
  ])('%j, of another form, is a failed sign-in too', async (body) => {
    expect((await app.post('/costumers/login', body)).status).toBe(406);
  });

  test('what is no address is counted as it was typed, not as one account of everybody', async () => {
    for (let n = 0; n < 12; n += 1) {
      const { status } = await app.post('/costumers/login', { email: `sin arroba ${n}`, password: 'x' });
      expect(status).toBe(406);
    }
  });

  test('an administrator’s DNI opens nothing here', async () => {
    const { dni } = await anAdmin(app);
    const answer = await app.post('/costumers/login', { email: dni, password: goodPassword });
    expect(answer.status).toBe(406);
  });
});

describe('POST costumers/valid-token', () => {
  test('a live token is answered with its customer, from the body, the header or the cookie', async () => {
    const { id, token } = await aCustomer(app);
    const fromBody = await app.post('/costumers/valid-token', { token });
    const fromHeader = await app.post('/costumers/valid-token', {}, token);
    const fromCookie = await app.call('POST', '/costumers/valid-token', {
      cookies: { costumer_token: token },
    });
    for (const { status, body, headers } of [fromBody, fromHeader, fromCookie]) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ ok: true, token, costumer: { id } });
      expect(String(headers['set-cookie'])).toContain(`costumer_token=${token};`);
    }
  });

  test('asking is never an error: whatever is not live answers ok false', async () => {
    const { token } = await aCustomer(app);
    const admin = await anAdmin(app);
    const dead = [
      undefined,
      {},
      { token: 'x' },
      { token: '' },
      { token: 7 },
      { token: ['x'] },
      { token: { a: 1 } },
    ];
    for (const body of [
      ...dead,
      { token: 'x'.repeat(5000) },
      { token: admin.token },
      { token: 'a\u0000b' },
    ]) {
      const answer = await app.post('/costumers/valid-token', body);
      expect([answer.status, answer.body]).toEqual([200, { ok: false }]);
    }
    const cookies = { costumer_token: admin.token, admin_token: token };
    const swapped = await app.call('POST', '/costumers/valid-token', { cookies });
    expect(swapped.body).toEqual({ ok: false });
  });

  test('a session ends after its days', async () => {
    const { token } = await aCustomer(app);
    app.setNow('2026-12-21T16:59:59Z');
    expect((await app.post('/costumers/valid-token', { token })).body.ok).toBe(true);
    app.setNow('2026-12-21T17:00:00Z');
    expect((await app.post('/costumers/valid-token', { token })).body).toEqual({ ok: false });
    app.setNow('2026-11-21T17:00:00Z');
  });
});

describe('POST costumers/logout', () => {
  test('ends the session on the server and clears the cookie', async () => {
    const { email, token } = await aCustomer(app);
    const other = await app.post('/costumers/login', { email, password: goodPassword });
    const answer = await app.post('/costumers/logout', {}, token);
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect(answer.headers['set-cookie']).toMatch(/^costumer_token=; Max-Age=0; Path=\//);
    expect((await app.get('/costumers/profile', token)).status).toBe(401);
    expect((await app.get('/costumers/profile', other.body.token)).status).toBe(200);
  });

  test('needs the header: a cookie alone changes nothing', async () => {
    const { token } = await aCustomer(app);
    const cookies = { costumer_token: token };
    expect((await app.call('POST', '/costumers/logout', { cookies })).status).toBe(401);
    expect((await app.get('/costumers/profile', token)).status).toBe(200);
  });
});

describe('GET costumers/profile and one', () => {
  test('the profile is that of who asks, by header or cookie', async () => {
    const { id, email, token } = await aCustomer(app, { subscribedUntil: '2027-01-01T00:00:00Z' });
    const { body } = await app.get('/costumers/profile', token);
    expect(body.data).toMatchObject({ id, email, birthday: '1990-05-12', subscribed: true, type: 0 });
    const byCookie = await app.call('GET', '/costumers/profile', { cookies: { costumer_token: token } });
    expect(byCookie.body.data.id).toBe(id);
    expect((await app.get('/costumers/profile')).status).toBe(401);
    expect((await app.get('/costumers/profile', (await anAdmin(app)).token)).status).toBe(403);
  });

  test('a customer sees themself alone, an administrator anybody, an operator nobody', async () => {
    const [mine, other] = [await aCustomer(app), await aCustomer(app)];
    const [admin, operator] = [await anAdmin(app), await anAdmin(app, 'operator')];
    const ask = (id: number, token?: string) => app.get(`/costumers/one/${id}`, token);
    expect((await ask(mine.id, mine.token)).body.data.id).toBe(mine.id);
    expect((await ask(other.id, mine.token)).status).toBe(404);
    expect((await ask(999_999, mine.token)).status).toBe(404);
    expect((await ask(mine.id, admin.token)).body.data.email).toBe(mine.email);
    expect((await ask(999_999, admin.token)).status).toBe(404);
    expect((await ask(mine.id, operator.token)).status).toBe(403);
    expect((await ask(mine.id)).status).toBe(401);
    expect((await app.get('/costumers/one/x', admin.token)).status).toBe(400);
  });
});
