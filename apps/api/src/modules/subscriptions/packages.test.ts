import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await anAdmin(app)).token;
});
afterAll(() => app.close());

const colour = { r: 47, g: 111, b: 176 };
const create = (payload: object, token: string | undefined = admin) =>
  app.call('POST', '/promotions/list', { payload, token });
const update = (id: number, payload: object, token: string | undefined = admin) =>
  app.call('PUT', `/promotions/list/${id}`, { payload, token });
const remove = (id: number, token: string | undefined = admin) => app.delete(`/promotions/list/${id}`, token);
const list = async () => (await app.get('/promotions/list')).body.data;

test('a package is created, changed and deleted; everybody reads it at once with its total and saving', async () => {
  const { status, body } = await create({ months: 24, price: '20.00', ...colour });
  const created = {
    id: expect.any(Number),
    months: 24,
    price: '20.00',
    ...colour,
    total: '480.00',
    saving: 33,
  };
  expect([status, body]).toEqual([200, { ok: true, data: created }]);
  expect((await list()).at(-1)).toEqual(created);
  const { id } = body.data;
  const changed = await update(id, { months: 18, price: '19.5', ...colour });
  expect(changed.body.data).toMatchObject({ id, months: 18, price: '19.50', total: '351.00', saving: 35 });
  expect((await remove(id)).body).toEqual({ ok: true });
  expect((await list()).map(({ months }: { months: number }) => months)).toEqual([1, 3, 6, 12]);
  const { data } = (await app.get(`/audit?entity=subscription_package&entity_id=${id}`, admin)).body;
  expect(data.map(({ action }: { action: string }) => action)).toEqual(['delete', 'update', 'create']);
  expect(data[1]).toMatchObject({
    before: { months: 24, price: '20.00' },
    after: { months: 18, price: '19.50' },
  });
});

test('bad input, months that another has, nobody’s package, and who may not', async () => {
  const faults = async (more: object) => {
    const { status, body } = await create({ months: 5, price: '20.00', ...colour, ...more });
    return [status, body.code, ...(body.errors ?? []).map(({ path }: { path: string }) => path)];
  };
  expect(await faults({ months: 0 })).toEqual([400, 'input-invalid', 'months']);
  expect(await faults({ months: 121 })).toEqual([400, 'input-invalid', 'months']);
  expect(await faults({ price: '0' })).toEqual([400, 'input-invalid', 'price']);
  expect(await faults({ price: '1000.01' })).toEqual([400, 'input-invalid', 'price']);
  expect(await faults({ r: 255, g: 255, b: 200 })).toEqual([400, 'input-invalid', 'r']);
  expect(await faults({ r: 10, g: 10, b: 40 })).toEqual([400, 'input-invalid', 'r']);
  expect(await faults({ months: 12 })).toEqual([409, 'package-months-taken', 'months']);
  expect((await create({ months: 5, price: 'x', ...colour })).status).toBe(400);
  expect((await create({ months: 5, price: '20.00', r: 256, g: 0, b: 0 })).status).toBe(400);
  expect((await update(999_999, { months: 5, price: '20.00', ...colour })).status).toBe(404);
  expect((await remove(999_999)).status).toBe(404);

  const [one] = await list();
  for (const [token, refused] of [
    [undefined, 401],
    [(await aCustomer(app)).token, 403],
    [(await anAdmin(app, 'operator')).token, 403],
  ] as const) {
    const body = { months: 5, price: '20.00', ...colour };
    for (const { status } of await Promise.all([
      app.call('POST', '/promotions/list', { payload: body, token }),
      app.call('PUT', `/promotions/list/${one.id}`, { payload: body, token }),
      app.delete(`/promotions/list/${one.id}`, token),
    ]))
      expect(status).toBe(refused);
  }
});

test('a colour that a package has already is not judged again', async () => {
  const [{ id, months, r, g, b }] = await list();
  expect((await update(id, { months, price: '31.00', r, g, b })).status).toBe(200);
  expect((await update(id, { months, price: '30.00', r, g, b })).status).toBe(200);
});

test('of all deleted at once one stays', async () => {
  const answers = await Promise.all((await list()).map(({ id }: { id: number }) => remove(id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe('last-package');
  expect(await list()).toHaveLength(1);
});
