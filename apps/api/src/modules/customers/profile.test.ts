import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('POST costumers/updated', () => {
  const update = (sent: unknown, token?: string) => app.post('/costumers/updated', sent, token);

  test('saves what was sent and keeps the rest', async () => {
    const { id, token } = await aCustomer(app);
    const sent = {
      name: ' Rosa  María ',
      country: 'mexico',
      address: 'Av. Siempre\r\nViva 123',
      birthday: '1988-02-29T00:00:00.000Z',
    };
    const { status, body } = await update(sent, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ok: true,
      data: {
        id,
        name: 'Rosa María',
        lastname: 'Quispe',
        country: 'México',
        address: 'Av. Siempre Viva 123',
        birthday: '1988-02-29',
      },
    });
    expect((await app.get('/costumers/profile', token)).body.data).toEqual(body.data);
    const emptied = await update({ lastname: '', country: '' }, token);
    expect(emptied.body.data).toMatchObject({ name: 'Rosa María', lastname: '', country: '' });
    expect((await update({}, token)).body.data).toEqual(emptied.body.data);
  });

  test.each([
    [{ country: 'Atlántida' }, ['Elige un país de la lista.']],
    [{ birthday: '2026-11-22' }, ['La Fecha de nacimiento no puede estar en el futuro.']],
    [{ birthday: '2008-11-22' }, ['Debes tener 18 años o más para registrarte.']],
    [
      { lastname: 'Luna\nBcc: x' },
      ['Los Apellidos llevan solo letras, espacios, apóstrofos, puntos y guiones, en una línea.'],
    ],
    [{ name: 'Ma.Elena' }, ['El Nombre lleva un espacio después de cada punto, como en «Ma. Elena».']],
    [{ birthday: '1990-02-30' }, ['La Fecha de nacimiento no es válida.']],
    [
      { country: 'x', birthday: '' },
      ['Elige un país de la lista.', 'La Fecha de nacimiento es obligatoria.'],
    ],
  ])('%j is refused whole', async (changes, message) => {
    const { token } = await aCustomer(app);
    const { status, body } = await update({ name: 'Otra', ...changes }, token);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'profile-invalid', message });
    expect(body.errors).toHaveLength(message.length);
    expect((await app.get('/costumers/profile', token)).body.data.name).toBe('Rosa');
  });

  test('a name from before the rule stays until it is changed', async () => {
    const { token } = await aCustomer(app, { name: 'Rosa 2ª' });
    const kept = await update({ name: 'Rosa 2ª', lastname: 'Luna' }, token);
    expect(kept.body.data).toMatchObject({ name: 'Rosa 2ª', lastname: 'Luna' });
    expect((await update({ name: 'Rosa 3ª' }, token)).status).toBe(422);
  });

  test.each([{ type: 1 }, { name: 'x'.repeat(101) }, { name: ['x'] }, { address: 'a\u0000b' }])(
    '%j is a 400',
    async (sent) => {
      expect((await update(sent, (await aCustomer(app)).token)).status).toBe(400);
    },
  );

  test('is for the customer who is signed in', async () => {
    expect((await update({ name: 'x' })).status).toBe(401);
    expect((await update({ name: 'x' }, (await anAdmin(app)).token)).status).toBe(403);
  });
});

describe('POST costumers/create_loteries', () => {
  const set = (loteries: unknown, token?: string) =>
    app.post('/costumers/create_loteries', { loteries }, token);

  test('keeps the favourites in their order, in the place of those before', async () => {
    const { token } = await aCustomer(app);
    const favourites = async () => (await app.get('/costumers/profile', token)).body.data.favourites;
    expect(await favourites()).toEqual([]);
    expect((await set([3, 1, 4, 1], token)).body).toEqual({ ok: true, data: [3, 1, 4] });
    expect(await favourites()).toEqual([3, 1, 4]);
    expect((await set('[4, 3]', token)).body.data).toEqual([4, 3]);
    expect(await favourites()).toEqual([4, 3]);
    expect((await set([], token)).body.data).toEqual([]);
    expect(await favourites()).toEqual([]);
  });

  test('sent twice at the same time, one list is left', async () => {
    const { token } = await aCustomer(app);
    const lists = [
      [1, 2],
      [2, 3, 4],
    ];
    const answers = await Promise.all([...lists, ...lists].map((ids) => set(ids, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(lists).toContainEqual((await app.get('/costumers/profile', token)).body.data.favourites);
  });

  test('an unknown lottery is a 404, another form a 400', async () => {
    const { token } = await aCustomer(app);
    await set([2], token);
    const { status, body } = await set([1, 99], token);
    expect([status, body.code]).toEqual([404, 'unknown-lottery']);
    for (const sent of ['x', [0], [{}], { a: 1 }, Array.from({ length: 51 }, () => 1)]) {
      expect((await set(sent, token)).status).toBe(400);
    }
    expect((await app.get('/costumers/profile', token)).body.data.favourites).toEqual([2]);
  });

  test('is for the customer who is signed in, and touches nobody else’s', async () => {
    const [mine, other] = [await aCustomer(app), await aCustomer(app)];
    await set([1], other.token);
    await set([2], mine.token);
    expect((await app.get('/costumers/profile', other.token)).body.data.favourites).toEqual([1]);
    expect((await set([1])).status).toBe(401);
    expect((await set([1], (await anAdmin(app)).token)).status).toBe(403);
  });
});
