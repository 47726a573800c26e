import { adminUser } from '@bolillero/database/schema/account';
import { accountTexts } from '@bolillero/texts/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, goodPassword } from '../../testing/accounts.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { untilWaiting } from '../customers/mails.testing.ts';

let app: TestApp;
let ada: Awaited<ReturnType<typeof anAdmin>>;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ada = await anAdmin(app);
});
afterEach(() => app.setNow(testNow));
afterAll(() => app.close());

let counter = 0;
function form(changes: Record<string, unknown> = {}): Record<string, unknown> {
  counter += 1;
  return {
    name: 'Luz',
    lastname: 'Paredes',
    dni: String(70_000_000 + counter),
    email: `luz${counter}@example.com`,
    password: goodPassword,
    role: 'operator',
    ...changes,
  };
}

const created = async (changes: Record<string, unknown> = {}) =>
  (await app.post('/users/create', form(changes), ada.token)).body.data;
const signIn = (dni: unknown, password: unknown = goodPassword) =>
  app.post('/users/login', { dni, password });
const auditOf = async (id: number) =>
  (await app.get(`/audit?entity=admin_user&entity_id=${id}`, ada.token)).body.data;

describe('POST users/login', () => {
  test('opens a session with a DNI: the token answered and an HttpOnly cookie of the role', async () => {
    const { status, body, headers } = await signIn(ada.dni);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 200,
      token: expect.any(String),
      user: {
        id: ada.id,
        name: 'Ada',
        lastname: 'Salas',
        dni: ada.dni,
        email: `${ada.dni}@example.com`,
        role: 'administrator',
        secondFactor: false,
        createdAt: '2026-11-21T17:00:00.000Z',
      },
      second_factor_required: false,
    });
    expect(headers['set-cookie']).toBe(
      `admin_token=${body.token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect((await app.get('/users', body.token)).status).toBe(200);
  });

  test('a DNI may come as a number, with blanks around it', async () => {
    expect((await signIn(Number(ada.dni))).status).toBe(200);
    expect((await signIn(` ${ada.dni} `)).status).toBe(200);
  });

  test.each([
    [{}, ['El DNI es obligatorio.', 'La Contraseña es obligatoria.']],
    [{ password: 'x' }, ['El DNI es obligatorio.']],
    [{ dni: '1', password: '' }, ['La Contraseña es obligatoria.']],
    [{ dni: { $ne: '' }, password: 'x' }, ['El campo «dni» debe ser un texto.']],
  ])('%j is 401 with what is wrong', async (body, message) => {
    const answer = await app.post('/users/login', body);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ status: 401, code: 'admin-sign-in-failed', message });
  });

  test('the same answer for a wrong password, an unknown DNI, a deleted user and a customer', async () => {
    const gone = await created();
    await app.post(`/users/delete/${gone.id}`, {}, ada.token);
    const customer = await aCustomer(app);
    const answers = await Promise.all([
      signIn(ada.dni, 'Otra-Clave1'),
      signIn('99999999'),
      signIn(gone.dni),
      signIn(customer.email),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual({
        status: 401,
        code: 'admin-sign-in-failed',
        message: 'El DNI o la contraseña no son correctos.',
      });
    }
  });
});

describe('POST users/valid-token and logout', () => {
  test('knows a live session of an administrator, not of a customer', async () => {
    const customer = await aCustomer(app);
    const asked = await app.post('/users/valid-token', { token: ada.token });
    expect(asked.body).toMatchObject({ ok: true, token: ada.token, user: { dni: ada.dni } });
    const cookies = { admin_token: ada.token };
    const byCookie = await app.call('POST', '/users/valid-token', { cookies });
    expect(byCookie.body).toMatchObject({ ok: true, token: ada.token });
    for (const body of [undefined, {}, { token: customer.token }, { token: 'x' }, { token: {} }]) {
      const answer = await app.post('/users/valid-token', body);
      expect([answer.status, answer.body]).toEqual([200, { ok: false }]);
    }
  });

  test('logout ends the session and clears the cookie', async () => {
    const operator = await anAdmin(app, 'operator');
    const { status, headers } = await app.post('/users/logout', {}, operator.token);
    expect(status).toBe(200);
    expect(headers['set-cookie']).toMatch(/^admin_token=; Max-Age=0;/);
    expect((await app.post('/users/valid-token', { token: operator.token })).body).toEqual({ ok: false });
    expect((await app.post('/users/logout', {}, operator.token)).status).toBe(401);
  });
});

describe('reading users', () => {
  test('the list and one, never with a password', async () => {
    const luz = await created({ name: 'Luzmila' });
    const { body } = await app.get('/users', ada.token);
    expect(body.data).toContainEqual(luz);
    expect(body.total).toBe(body.data.length);
    expect((await app.get(`/users/one/${luz.id}`, ada.token)).body).toEqual({ data: luz });
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/);
  });

  test('pages, searches and sorts when asked', async () => {
    for (const lastname of ['Zeta-Uno', 'Zeta-Dos', 'Zeta-Tres']) await created({ lastname });
    const { body } = await app.get('/users?q=zeta-&sort=-lastname&perPage=2&page=1', ada.token);
    expect(body.data.map(({ lastname }: { lastname: string }) => lastname)).toEqual([
      'Zeta-Uno',
      'Zeta-Tres',
    ]);
    expect([body.total, body.pages]).toEqual([3, 2]);
    await created({ name: 'María José', lastname: 'Peña' });
    const found = async (q: string) =>
      (await app.get(`/users?q=${encodeURIComponent(q)}`, ada.token)).body.total;
    expect([await found('maria jose peña'), await found('MARÍA J'), await found('jose pena')]).toEqual([
      1, 1, 0,
    ]);
    expect((await app.get('/users?q=%25', ada.token)).body.total).toBe(0);
    await created({ lastname: 'Zeta-Cuatro', role: 'administrator' });
    const named = async (query: string) =>
      (await app.get(`/users?q=zeta-&${query}`, ada.token)).body.data.map(
        ({ lastname }: { lastname: string }) => lastname,
      );
    expect(await named('role=administrator')).toEqual(['Zeta-Cuatro']);
    expect(await named('role=operator&sort=lastname')).toEqual(['Zeta-Dos', 'Zeta-Tres', 'Zeta-Uno']);
    expect((await app.get('/users?role=root', ada.token)).status).toBe(400);
    expect((await app.get('/users?sort=password_hash', ada.token)).status).toBe(400);
  });

  test('nobody else’s: 401, 403, and 404 for who is not there', async () => {
    expect((await app.get('/users')).status).toBe(401);
    expect((await app.get('/users', (await anAdmin(app, 'operator')).token)).status).toBe(403);
    expect((await app.get('/users', (await aCustomer(app)).token)).status).toBe(403);
    expect((await app.get('/users/one/999999', ada.token)).status).toBe(404);
    expect((await app.get('/users/one/0', ada.token)).status).toBe(400);
  });
});

describe('POST users/create', () => {
  test('makes somebody who can sign in, and says so in the audit', async () => {
    const sent = form({ name: ' Luz ', extra: 'ignored' });
    const { status, body } = await app.post('/users/create', sent, ada.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true, data: { name: 'Luz', dni: sent.dni, role: 'operator' } });
    expect((await signIn(sent.dni)).status).toBe(200);
    const [entry] = await auditOf(body.data.id);
    expect(entry).toMatchObject({
      action: 'create',
      admin_id: ada.id,
      who: `Ada Salas (${ada.dni})`,
      before: null,
      after: body.data,
    });
    expect(JSON.stringify(entry)).not.toMatch(/password|argon2/);
  });

  test('without a role it is an operator: nobody may do everything by accident', async () => {
    expect((await created({ role: undefined })).role).toBe('operator');
  });

  test('an empty form is told of everything that is missing', async () => {
    const { status, body } = await app.post('/users/create', {}, ada.token);
    expect([status, body.code]).toEqual([400, 'input-invalid']);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'name',
      'lastname',
      'dni',
      'email',
      'password',
    ]);
  });

  test.each([
    [{ email: 'luz' }, 'email', 'Escribe el email completo, por ejemplo maria@correo.pe.'],
    [{ dni: '12a' }, 'dni', 'El DNI lleva solo números, 15 como máximo.'],
    [{ lastname: '  ' }, 'lastname', 'Los Apellidos son obligatorios.'],
    [{ password: 'Corta-1' }, 'password', 'La contraseña debe tener al menos 8 caracteres.'],
    [{ password: 'Admin123!' }, 'password', accountTexts.passwordKnown],
    [{ name: 'a\u0000b' }, undefined, undefined],
    [{ role: 'root' }, 'role', 'El campo «role» no tiene la forma esperada.'],
  ])('%j is 400', async (changes, path, message) => {
    const answer = await app.post('/users/create', form(changes), ada.token);
    expect([answer.status, answer.body.code]).toEqual([400, 'input-invalid']);
    if (path !== undefined) expect(answer.body.errors).toEqual([{ path, message }]);
  });

  test('a DNI or an e-mail of another is 409, also when raced; of a deleted one it is free', async () => {
    const sent = form();
    await app.post('/users/create', sent, ada.token);
    const sameDni = await app.post('/users/create', form({ dni: sent.dni }), ada.token);
    expect([sameDni.status, sameDni.body.code]).toEqual([409, 'dni-taken']);
    expect(sameDni.body.errors[0].path).toBe('dni');
    const email = String(sent.email).toUpperCase();
    const sameEmail = await app.post('/users/create', form({ email }), ada.token);
    expect([sameEmail.status, sameEmail.body.code]).toEqual([409, 'admin-email-taken']);

    const raced = form();
    const answers = await Promise.all([1, 2, 3, 4].map(() => app.post('/users/create', raced, ada.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200);
    await app.post(`/users/delete/${winner?.body.data.id}`, {}, ada.token);
    expect((await app.post('/users/create', raced, ada.token)).status).toBe(200);
  });
});

describe('POST users/update', () => {
  test('changes what is sent and keeps the rest, the password too', async () => {
    const luz = await created();
    const sent = { name: 'Lucía', email: ' Lucia@Example.com', password: '' };
    const { status, body } = await app.post(`/users/update/${luz.id}`, sent, ada.token);
    expect(status).toBe(200);
    expect(body).toEqual({ ok: true, data: { ...luz, name: 'Lucía', email: 'lucia@example.com' } });
    expect((await signIn(luz.dni)).status).toBe(200);
    const [entry] = await auditOf(luz.id);
    expect(entry).toMatchObject({ action: 'update', before: luz, after: body.data });
  });

  test('what somebody else changes while a password is hashed stays as they left it', async () => {
    const luz = await created({ role: 'administrator' });
    const { renewing } = await app.context.db.transaction(async (tx) => {
      await tx.update(adminUser).set({ role: 'operator' }).where(eq(adminUser.id, luz.id));
      const started = app.post(`/users/update/${luz.id}`, { password: 'Nueva-Clave2' }, ada.token);
      await untilWaiting(app, 1);
      return { renewing: started };
    });
    expect((await renewing).status).toBe(200);
    expect((await app.get(`/users/one/${luz.id}`, ada.token)).body.data.role).toBe('operator');
  });

  test('a well-known password is refused, and the old one stays', async () => {
    const { body } = await app.post('/users/create', form(), ada.token);
    const answer = await app.post(`/users/update/${body.data.id}`, { password: 'Qwerty12!' }, ada.token);
    expect([answer.status, answer.body.message]).toEqual([400, [accountTexts.passwordKnown]]);
    expect((await signIn(body.data.dni)).status).toBe(200);
  });

  test('a new password ends that user’s sessions and replaces the old one', async () => {
    const luz = await created();
    const session = (await signIn(luz.dni)).body.token;
    await app.post(`/users/update/${luz.id}`, { lastname: 'Ríos' }, ada.token);
    expect((await app.post('/users/valid-token', { token: session })).body.ok).toBe(true);
    await app.post(`/users/update/${luz.id}`, { password: 'Nueva-Clave2' }, ada.token);
    expect((await app.post('/users/valid-token', { token: session })).body.ok).toBe(false);
    expect((await signIn(luz.dni)).status).toBe(401);
    expect((await signIn(luz.dni, 'Nueva-Clave2')).status).toBe(200);
    const [entry] = await auditOf(luz.id);
    expect(entry.after.passwordChanged).toBe(true);
    expect(JSON.stringify(entry)).not.toMatch(/Nueva-Clave2|argon2/);
  });

  test('one’s own new password ends one’s other sessions alone', async () => {
    const other = (await signIn(ada.dni)).body.token;
    await app.post(`/users/update/${ada.id}`, { password: 'Nueva-Clave2' }, ada.token);
    expect((await app.get('/users', ada.token)).status).toBe(200);
    expect((await app.get('/users', other)).status).toBe(401);
  });

  test('a change of role ends the sessions', async () => {
    const luz = await created({ role: 'administrator' });
    const session = (await signIn(luz.dni)).body.token;
    const { body } = await app.post(`/users/update/${luz.id}`, { role: 'operator' }, ada.token);
    expect(body.data.role).toBe('operator');
    expect((await app.get('/users', session)).status).toBe(401);
  });

  test('nobody gives up being an administrator without saying so; who does is an operator at once', async () => {
    const eva = await anAdmin(app);
    const update = (body: object) => app.post(`/users/update/${eva.id}`, body, eva.token);
    const unasked = await update({ role: 'operator', name: 'Evita' });
    expect([unasked.status, unasked.body.code]).toEqual([422, 'own-role']);
    expect((await app.get(`/users/one/${eva.id}`, ada.token)).body.data).toMatchObject({
      role: 'administrator',
      name: 'Ada',
    });
    expect((await update({ role: 'administrator', name: 'Evita' })).status).toBe(200);
    expect((await update({ role: 'operator', leave_administration: true })).body.data.role).toBe('operator');
    // the session goes on, as an operator's
    expect((await app.get('/users', eva.token)).status).toBe(403);
    expect((await auditOf(eva.id))[0].after).not.toHaveProperty('leave_administration');
  });

  test('refuses bad fields, unknown ones, others’ DNI and who is not there', async () => {
    const [luz, sol] = [await created(), await created()];
    const update = (body: object, id = luz.id) => app.post(`/users/update/${id}`, body, ada.token);
    expect((await update({ name: '' })).body.errors).toEqual([
      { path: 'name', message: 'El Nombre es obligatorio.' },
    ]);
    expect((await update({ nombre: 'x' })).body.message).toEqual(['El campo «nombre» no existe.']);
    expect((await update({ email: 'x' })).status).toBe(400);
    expect((await update({ dni: sol.dni })).body.code).toBe('dni-taken');
    expect((await update({ email: sol.email })).body.code).toBe('admin-email-taken');
    expect((await update({}, 999_999)).status).toBe(404);
    await app.post(`/users/delete/${sol.id}`, {}, ada.token);
    expect((await update({ name: 'Sol' }, sol.id)).status).toBe(404);
  });
});

describe('POST users/delete', () => {
  test('removes a user from every list and ends their sessions; the audit keeps them', async () => {
    const luz = await created();
    const session = (await signIn(luz.dni)).body.token;
    const { status, body } = await app.post(`/users/delete/${luz.id}`, {}, ada.token);
    expect([status, body]).toEqual([200, { ok: true }]);
    expect((await app.get(`/users/one/${luz.id}`, ada.token)).status).toBe(404);
    expect((await app.get('/users', ada.token)).body.data).not.toContainEqual(luz);
    expect((await app.post('/users/valid-token', { token: session })).body.ok).toBe(false);
    expect((await app.post(`/users/delete/${luz.id}`, {}, ada.token)).status).toBe(404);
    const [entry] = await auditOf(luz.id);
    expect(entry).toMatchObject({ action: 'delete', before: luz, after: null });
  });

  test('nobody deletes themself', async () => {
    const { status, body } = await app.post(`/users/delete/${ada.id}`, {}, ada.token);
    expect([status, body.code]).toEqual([422, 'own-account']);
  });
});

test('a session that was left open gives nobody a way in of their own', async () => {
  const luz = await created();
  app.setNow('2026-11-21T17:16:00Z');
  const taking = [
    app.post('/users/create', form({ role: 'administrator' }), ada.token),
    app.post(`/users/update/${ada.id}`, { password: 'Nueva-Clave2' }, ada.token),
    app.post(`/users/update/${luz.id}`, { role: 'administrator' }, ada.token),
    app.post(`/users/delete/${luz.id}`, {}, ada.token),
  ];
  for (const { status, body } of await Promise.all(taking)) {
    expect([status, body.code]).toEqual([403, 'password-needed']);
  }
  expect((await signIn(ada.dni)).status).toBe(200);
  expect((await app.get(`/users/one/${luz.id}`, ada.token)).body.data).toEqual(luz);
  await app.post('/users/confirm-password', { password: goodPassword }, ada.token);
  expect((await app.post(`/users/delete/${luz.id}`, {}, ada.token)).status).toBe(200);
});

describe('the last administrator', () => {
  let house: TestApp;
  beforeEach(async () => {
    house = await startTestApp();
    return () => house.close();
  });
  const administrators = async (token: string) =>
    (await house.get('/users', token)).body.data.filter(
      ({ role }: { role: string }) => role === 'administrator',
    );

  test('is not demoted', async () => {
    const only = await anAdmin(house);
    await anAdmin(house, 'operator');
    const { status, body } = await house.post(`/users/update/${only.id}`, { role: 'operator' }, only.token);
    expect([status, body.code]).toEqual([422, 'last-administrator']);
    expect((await house.post(`/users/update/${only.id}`, { name: 'Eva' }, only.token)).status).toBe(200);
  });

  test.each([
    ['delete', (id: number, token: string) => house.post(`/users/delete/${id}`, {}, token)],
    ['demote', (id: number, token: string) => house.post(`/users/update/${id}`, { role: 'operator' }, token)],
  ])('stays when all administrators %s each other at the same time', async (_, act) => {
    const all = [await anAdmin(house), await anAdmin(house), await anAdmin(house)];
    const tries = all.flatMap((one) =>
      all.filter((other) => other !== one).map((other) => [one, other] as const),
    );
    const answers = await Promise.all(tries.map(([one, other]) => act(other.id, one.token)));
    expect(answers.map(({ status }) => status)).toContain(200);
    for (const { status } of answers) expect([200, 401, 404, 422]).toContain(status);
    const alive = [];
    for (const { token } of all) {
      if ((await house.get('/users', token)).status === 200) alive.push(token);
    }
    expect(alive.length).toBeGreaterThanOrEqual(1);
    expect(await administrators(alive[0] ?? '')).toHaveLength(alive.length);
  });

  test('stays when everybody demotes themself at the same time', async () => {
    const all = [await anAdmin(house), await anAdmin(house), await anAdmin(house)];
    const answers = await Promise.all(
      all.map(({ id, token }) =>
        house.post(`/users/update/${id}`, { role: 'operator', leave_administration: true }, token),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422]);
  });
});
