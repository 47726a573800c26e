import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordChange } from '../../audit/repository.ts';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof anAdmin>>;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdmin(app);
  const identity = { adminId: admin.id, role: 'administrator', who: 'Ada (1)', sessionId: 1 } as const;
  const { db } = app.context;
  for (let n = 1; n <= 12; n += 1) {
    const at = new Date(Date.UTC(2026, 10, n));
    const after = { n };
    await recordChange(db, identity, at, { action: 'create', entity: 'draw', entityId: n, after });
  }
  const at = new Date(Date.UTC(2026, 10, 20));
  await recordChange(db, { ...identity, who: 'Eva (2)' }, at, {
    action: 'update',
    entity: 'purchase',
    entityId: 7,
    before: { sold: false },
    after: { sold: true },
  });
});
afterAll(() => app.close());

const list = async (query = '') => (await app.get(`/audit${query}`, admin.token)).body;

test('lists changes with who, when, what, before and after, the newest first, by pages', async () => {
  const first = await list();
  expect([first.total, first.pages, first.data.length]).toEqual([13, 2, 10]);
  expect(first.data[0]).toEqual({
    id: expect.any(Number),
    at: '2026-11-20T00:00:00.000Z',
    who: 'Eva (2)',
    admin_id: admin.id,
    action: 'update',
    text: null,
    entity: 'purchase',
    entity_id: '7',
    before: { sold: false },
    after: { sold: true },
  });
  const second = await list('?page=2');
  expect(second.data).toHaveLength(3);
  expect(second.data.at(-1)).toMatchObject({ before: null, after: { n: 1 } });
  expect((await list('?page=3')).data).toEqual([]);
});

test('filters by what was changed, by its id and by words, and sorts', async () => {
  expect((await list('?entity=draw')).total).toBe(12);
  expect((await list('?entity=draw&entity_id=7')).data).toHaveLength(1);
  expect((await list('?entity_id=7')).total).toBe(2);
  expect((await list('?q=EVA')).total).toBe(1);
  expect((await list('?q=upd')).total).toBe(1);
  expect((await list('?q=EVÁ')).total).toBe(1);
  expect((await list('?q=_')).total).toBe(0);
  expect((await list('?sort=at&perPage=1')).data[0].after).toEqual({ n: 1 });
  expect((await app.get('/audit?sort=before', admin.token)).status).toBe(400);
  expect((await app.get('/audit?perPage=101', admin.token)).status).toBe(400);
});

test('is for administrators alone', async () => {
  expect((await app.get('/audit')).status).toBe(401);
  expect((await app.get('/audit', (await anAdmin(app, 'operator')).token)).status).toBe(403);
  expect((await app.get('/audit', (await aCustomer(app)).token)).status).toBe(403);
});
