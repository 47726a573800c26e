import { adminUser } from '@bolillero/database/schema/account';
import { auditEntry } from '@bolillero/database/schema/operation';
import { sql } from 'drizzle-orm';
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
    const after = { enhancer: n };
    await recordChange(db, identity, at, { action: 'create', entity: 'draw', entityId: n, after });
  }
  const at = new Date(Date.UTC(2026, 10, 20));
  await recordChange(db, { ...identity, who: 'Eva (2)' }, at, {
    action: 'update',
    entity: 'purchase',
    entityId: 7,
    before: { sold: false, multiplier: null },
    after: { sold: true, multiplier: null },
    reason: 'Era de otra jugada',
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
    before: { sold: false, multiplier: null },
    after: { sold: true, multiplier: null },
    fields: ['sold'],
    reason: 'Era de otra jugada',
  });
  const second = await list('?page=2');
  expect(second.data).toHaveLength(3);
  expect(second.data.at(-1)).toMatchObject({ before: null, after: { enhancer: 1 } });
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
  expect((await list('?sort=at&perPage=1')).data[0].after).toEqual({ enhancer: 1 });
  expect((await app.get('/audit?sort=before', admin.token)).status).toBe(400);
  expect((await app.get('/audit?perPage=101', admin.token)).status).toBe(400);
});

test('filters by who, when, which action and which field', async () => {
  expect((await list(`?admin_id=${admin.id}`)).total).toBe(13);
  expect((await list(`?admin_id=${admin.id + 1}`)).total).toBe(0);
  // The first of November began in Lima at five in the morning of Greenwich.
  expect((await list('?from=2026-11-01')).total).toBe(12);
  expect((await list('?to=2026-10-31')).data.map(({ at }: { at: string }) => at)).toEqual([
    '2026-11-01T00:00:00.000Z',
  ]);
  expect((await list('?from=2026-11-02&to=2026-11-03')).total).toBe(2);
  expect((await list('?action=update')).total).toBe(1);
  expect((await list('?field=enhancer')).total).toBe(12);
  expect((await list('?field=sold')).total).toBe(1);
  expect((await list('?field=multiplier')).total).toBe(0);
  expect((await list('?sort=-entity&perPage=1')).data[0].entity).toBe('purchase');
  for (const bad of ['from=2026-02-30', 'from=2026-11-02&to=2026-11-01', 'entity=secret', 'admin_id=x']) {
    expect((await app.get(`/audit?${bad}`, admin.token)).status, bad).toBe(400);
  }
});

test('says whom it can be filtered by, those that are gone too', async () => {
  const gone = await anAdmin(app, 'operator');
  await app.post(`/users/delete/${gone.id}`, {}, admin.token);
  const { people } = (await app.get('/audit/filters', admin.token)).body;
  expect(people.map(({ id }: { id: number }) => id)).toEqual([admin.id, gone.id]);
  expect(people[0]).toEqual({ id: admin.id, name: 'Ada Salas' });
});

test.each([
  ['changes', sql`UPDATE ${auditEntry} SET who = 'Nadie'`],
  ['deletes', sql`DELETE FROM ${auditEntry}`],
  ['empties', sql`TRUNCATE ${auditEntry}`],
  ['empties with what refers to it', sql`TRUNCATE ${adminUser} CASCADE`],
])('nobody %s it through the application, whatever its code does', async (_, statement) => {
  const before = (await list()).total;
  await expect(app.context.db.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } });
  expect((await list()).total).toBe(before);
});

test('what refuses that rests in no session, not even in one that plays a replica', async () => {
  const { rows } = await app.context.db.execute(
    sql`SELECT tgname, tgenabled FROM pg_trigger WHERE tgrelid = 'audit_entry'::regclass AND NOT tgisinternal ORDER BY 1`,
  );
  expect(rows).toEqual([
    { tgname: 'audit_entry_is_final', tgenabled: 'A' },
    { tgname: 'audit_is_never_truncated', tgenabled: 'A' },
  ]);
});

test('is for administrators alone', async () => {
  const [operator, customer] = [await anAdmin(app, 'operator'), await aCustomer(app)];
  for (const path of ['/audit', '/audit/filters']) {
    expect((await app.get(path)).status).toBe(401);
    expect((await app.get(path, operator.token)).status).toBe(403);
    expect((await app.get(path, customer.token)).status).toBe(403);
  }
});

test.each([
  ['jugadores', '/costumers', 'type=1&country=Chile', { type: 1, country: 'Chile' }],
  ['pagos', '/payments/list', 'state=captured', { state: 'captured' }],
  ['ganadores', '/winners/list', 'shown=true', { shown: true }],
  ['cartillas-pendientes', '/purchases/pending', 'part=overdue', { part: 'overdue' }],
  ['cartillas-compradas', '/purchases/sold', 'costumer_id=7', { costumer_id: 7 }],
  ['devoluciones', '/purchases/refunds', 'from=2026-11-01', { from: '2026-11-01' }],
  ['correo', '/mail', 'sort=-address', { sort: '-address' }],
  ['mensajes-de-soporte', '/supports/list-questions', 'answered=true', { answered: true }],
])(
  'who takes %s as a file is told once, with what it was filtered by',
  async (name, path, query, filters) => {
    const of = `?entity=list&entity_id=${name}`;
    expect((await app.get(`${path}?${query}`, admin.token)).status).toBe(200);
    expect((await app.get(`${path}/export?format=pdf`, admin.token)).status).toBe(400);
    expect((await app.get(`${path}/export?format=csv`)).status).toBe(401);
    expect((await list(of)).total).toBe(0);
    const { status } = await app.get(`${path}/export?format=xlsx&${query}&q=Rosa&page=2`, admin.token);
    expect(status).toBe(200);
    const { total, data } = await list(of);
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({ admin_id: admin.id, action: 'export', before: null });
    // what was searched may be somebody's name
    expect(data[0].after).toEqual({ format: 'xlsx', ...filters, q: '•••' });
  },
);
