import { openDatabase } from '@bolillero/database/connection';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdmin } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { installErrors } from './errors.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await anAdmin(app));
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const send = (payload: string, headers: Record<string, string>, path = '/users/create') =>
  app.call('POST', path, { payload, headers, token });

describe('a request that cannot be read', () => {
  test.each(['{', '{"name": "x"', 'name', '{"__proto__": {"role": "administrator"}}', "{'a': 1}"])(
    '%j is no JSON: 400',
    async (payload) => {
      const { status, body } = await send(payload, json);
      expect(status).toBe(400);
      expect(body).toEqual({
        status: 400,
        code: 'json-unreadable',
        message: 'La solicitud no se pudo leer: su contenido no es JSON válido.',
      });
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'multipart/form-data; boundary=x',
    'nonsense',
  ])('%s is not taken: 415', async (type) => {
    const { status, body } = await send('--x--', { 'content-type': type });
    expect([status, body.code]).toEqual([415, 'media-type-unsupported']);
  });

  test('a body above a mebibyte is too large: 413', async () => {
    const { status, body } = await send(`"${'x'.repeat(1_048_576)}"`, json);
    expect([status, body.code]).toEqual([413, 'body-too-large']);
    expect(body.message).toBe('El envío es demasiado grande.');
  });

  test('an address that is none is 400, one beyond any length 404, and one that nobody serves 404', async () => {
    const answers = await Promise.all(
      ['/%zz', `/users/one/${'1'.repeat(200)}`, '/nada', '/users/one', '/users/login'].map((path) =>
        app.get(path, token),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'input-invalid'],
      [404, 'route-unknown'],
      [404, 'route-unknown'],
      [404, 'route-unknown'],
      [404, 'route-unknown'],
    ]);
  });
});

describe('a request that is read', () => {
  test('may lack a body, have an empty one, or end in a slash', async () => {
    for (const path of ['/users/create', '/users/create/']) {
      const answers = [
        await app.call('POST', path, { token }),
        await send('', json, path),
        await send('{}', { 'content-type': 'application/json; charset=utf-8' }, path),
      ];
      for (const { status, body } of answers) {
        expect([status, body.code]).toEqual([400, 'input-invalid']);
        expect(body.errors.length).toBeGreaterThan(1);
      }
    }
    expect((await app.get('/users/', token)).status).toBe(200);
  });

  test('is told of each field that has the wrong form, once', async () => {
    const sent = { name: ['x'], dni: { $ne: 1 }, role: 'root', more: 1, lastname: 'x'.repeat(101) };
    const { status, body } = await app.post('/users/update/1', sent, token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 400, code: 'input-invalid' });
    expect(Object.fromEntries(body.errors.map((one: { path: string }) => [one.path, one]))).toEqual({
      more: { path: 'more', message: 'El campo «more» no existe.' },
      name: { path: 'name', message: 'El campo «name» debe ser un texto.' },
      dni: { path: 'dni', message: 'El campo «dni» debe ser un texto.' },
      role: { path: 'role', message: expect.any(String) },
      lastname: { path: 'lastname', message: 'El campo «lastname» admite 100 caracteres como máximo.' },
    });
    expect(body.message).toEqual(body.errors.map(({ message }: { message: string }) => message));
    expect(Object.keys(body).sort()).toEqual(['code', 'errors', 'message', 'status']);
  });

  test.each(['/users/one/0', '/users/one/-1', '/users/one/2147483648', '/users/one/1.5', '/users?perPage=0'])(
    '%s asks for what cannot be: 400',
    async (path) => {
      expect((await app.get(path, token)).status).toBe(400);
    },
  );

  test('cannot carry a NUL character into the database', async () => {
    const { status, body } = await app.get('/audit?q=%00', token);
    expect([status, body.code]).toEqual([400, 'input-invalid']);
  });
});

test('a crash is told in our words alone', async () => {
  const server = Fastify();
  installErrors(server);
  server.get('/crash', async () => {
    throw new Error('secret of line 42');
  });
  const response = await server.inject('/crash');
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    status: 500,
    code: 'internal-error',
    message: 'Algo falló de nuestro lado. Vuelve a intentarlo en un momento.',
  });
  await server.close();
});

test('where no connection becomes free in time it is 503 and said when to come again, and then served', async () => {
  const { db, pool, close } = openDatabase({ ...app.database, max: 1, connectionTimeoutMillis: 50 });
  const server = Fastify();
  installErrors(server);
  server.get('/query', async () => (await db.execute(sql`SELECT 1`)).rowCount);
  server.get(
    '/transaction',
    async () => await db.transaction(async (tx) => (await tx.execute(sql`SELECT 1`)).rowCount),
  );
  const taken = await pool.connect();
  for (const url of ['/query', '/transaction']) {
    const { statusCode, headers, body } = await server.inject(url);
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(body)).toEqual({
      status: 503,
      code: 'database-busy',
      message: 'Hay mucha gente a la vez. Vuelve a intentarlo en unos segundos.',
    });
  }
  taken.release();
  expect((await server.inject('/query')).body).toBe('1');
  await server.close();
  await close();
});

test('what the database has no room for is 503, not a failure of ours, and /readyz says so for a while', async () => {
  const other = await startTestApp({
    LOG_LEVEL: 'silent',
    DATABASE_URL: 'postgres://elsewhere/house',
    // Where there is no room at all, for mails alone.
    DATA_DIR: '/proc',
  });
  const message = { email: 'ana@example.com', name: 'Ana', message: 'Hola' };
  const ready = async () => (await other.app.inject('/readyz')).json();
  expect(await ready()).toEqual({ ok: true });
  await other.context.db.execute(sql`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
  await other.context.db.execute(sql`CREATE TRIGGER no_room BEFORE INSERT ON support_message
    FOR EACH ROW EXECUTE FUNCTION no_room()`);
  const { status, body, headers } = await other.post('/supports/create', message);
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'disk-full', '60']);
  expect(body.message).toBe(
    'Ahora no podemos guardar nada: nos falta espacio. Vuelve a intentarlo más tarde.',
  );
  expect(await ready()).toMatchObject({ status: 503, code: 'disk-full' });
  expect((await other.get('/lottery/list')).status).toBe(200);
  await other.close();
});
