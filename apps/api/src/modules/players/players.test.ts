import { customerEmail } from '@bolillero/database/schema/account';
import { auditEntry } from '@bolillero/database/schema/operation';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, goodPassword } from '../../testing/accounts.ts';
import { approvedSubscription, capture, pay } from '../../testing/payments.ts';
import { registerPlays } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { toldOfChanges, untilWaiting } from '../customers/mails.testing.ts';

let app: TestApp;
let ada: Awaited<ReturnType<typeof anAdmin>>;
let rosa: Awaited<ReturnType<typeof aCustomer>>;
beforeAll(async () => {
  app = await startTestApp({ THROTTLE_SIGN_INS_PER_ADDRESS: '1000' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  ada = await anAdmin(app);
  rosa = await aCustomer(app);
});

const profileOf = async (id = rosa.id) => (await app.get(`/costumers/admin/one/${id}`, ada.token)).body.data;
const update = (fields: object, id = rosa.id, token: string | undefined = ada.token) =>
  app.post(`/costumers/admin/updated/one/${id}`, fields, token);
const setPassword = (fields: object, id = rosa.id, token: string | undefined = ada.token) =>
  app.post(`/costumers/admin/change-password/${id}`, fields, token);
const signIn = (password: string, email = rosa.email) => app.post('/costumers/login', { email, password });
const audited = async (entity: string, id = rosa.id) => {
  const rows = await app.context.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.entity, entity))
    .orderBy(asc(auditEntry.id));
  return rows
    .filter(({ entityId }) => entityId === String(id))
    .map(({ action, before, after, who }) => ({ action, before, after, byAda: who.includes(ada.dni) }));
};

const calls = [
  ['GET', () => '/costumers'],
  ['GET', () => '/costumers/export?format=csv'],
  ['GET', () => `/costumers/admin/one/${rosa.id}`],
  ['POST', () => `/costumers/admin/updated/one/${rosa.id}`],
  ['POST', () => `/costumers/admin/change-password/${rosa.id}`],
  ['POST', () => `/costumers/admin/sessions/end/${rosa.id}`],
  ['POST', () => `/costumers/admin/dni/${rosa.id}`],
  ['POST', () => `/costumers/admin/notes/${rosa.id}`],
  ['POST', () => `/costumers/admin/notes/${rosa.id}/delete`],
  ['GET', () => `/costumers/admin/closing/${rosa.id}`],
  ['POST', () => `/costumers/admin/close/${rosa.id}`],
  ['POST', () => `/costumers/admin/data/${rosa.id}`],
] as const;

test.each(calls)('%s %s is an administrator’s alone', async (method, path) => {
  const asked = async (token: string | undefined) => (await app.call(method, path(), { token })).status;
  expect(await asked(undefined)).toBe(401);
  expect(await asked(rosa.token)).toBe(403);
  expect(await asked((await anAdmin(app, 'operator')).token)).toBe(403);
});

test.each(calls.slice(2))('%s %s of a player who is not there is a 404', async (method, path) => {
  const bodies = [
    { text: 'Hola', note: 1, name: 'Nadie', new_password: 'Otra-Clave9', new_confirmation: 'Otra-Clave9' },
  ];
  const nobody = path().replace(String(rosa.id), '999999');
  const fields = { notes: 'text', delete: 'note', close: 'name' };
  const field = Object.entries(fields).findLast(([word]) => nobody.includes(`/${word}`))?.[1];
  const [body = {}] = bodies as Record<string, unknown>[];
  const sent = nobody.includes('password')
    ? { new_password: body.new_password, new_confirmation: body.new_confirmation }
    : field === undefined
      ? {}
      : { [field]: body[field] };
  const payload = method === 'POST' ? { payload: sent } : {};
  expect((await app.call(method, nobody, { token: ada.token, ...payload })).status).toBe(404);
});

describe('the list', () => {
  const found = async (query: string) =>
    (await app.get(`/costumers?${query}`, ada.token)).body.data.map(({ id }: { id: number }) => id);

  test('says who each is, the newest first, in pages of ten', async () => {
    const { status, body } = await app.get('/costumers?perPage=1', ada.token);
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        id: rosa.id,
        name: 'Rosa',
        lastname: 'Quispe',
        email: rosa.email,
        address: '',
        country: 'Perú',
        type: 0,
        createdAt: '2026-11-21T17:00:00.000Z',
        closedAt: null,
      },
    ]);
    expect(body.pages).toBe(body.total);
    const { headers } = await app.get('/costumers/export?format=csv&type=1', ada.token);
    expect(headers['content-disposition']).toMatch(/filename="jugadores_.*\.csv"/);
  });

  test('finds by name, address, any email and number, without accents', async () => {
    const { id } = await aCustomer(app, { name: 'María José', lastname: 'Núñez Lévano' });
    await update({ address: 'Jr. Cañón del Pato 77' }, id);
    const createdAt = new Date();
    await app.context.db
      .insert(customerEmail)
      .values({ customerId: id, email: 'la.otra@lejos.example', isPrimary: false, createdAt });
    for (const q of ['maria jose', 'levano', 'cañon del', 'LA.OTRA@lejos']) {
      expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, [id]]);
    }
    // the addresses of other players may have the same digits
    expect(await found(`q=${id}`)).toContain(id);
    expect(await found('q=100%25')).toEqual([]);
  });

  test('is filtered by country, type and day of registration, and sorted by any heading', async () => {
    app.setNow('2026-03-02T04:59:59Z');
    const ana = await aCustomer(app, { name: 'Ana', country: 'Chile' });
    app.setNow('2026-03-02T05:00:00Z');
    const zoe = await aCustomer(app, { name: 'Zoe', country: 'Chile', type: 1 });
    expect(await found('country=Chile&sort=name')).toEqual([ana.id, zoe.id]);
    expect(await found('country=Chile&sort=-name')).toEqual([zoe.id, ana.id]);
    expect(await found('country=Chile&type=1')).toEqual([zoe.id]);
    expect(await found('from=2026-03-01&to=2026-03-01')).toEqual([ana.id]);
    expect(await found('from=2026-03-02&to=2026-03-02')).toEqual([zoe.id]);
  });

  test.each(['sort=password_hash', 'type=2', 'from=ayer', 'page=0'])('refuses %s', async (query) => {
    expect((await app.get(`/costumers?${query}`, ada.token)).status).toBe(400);
  });
});

describe('editing a player', () => {
  test('writes fields and type, and leaves what was not sent', async () => {
    const { status, body } = await update({
      name: ' Rosa  María ',
      country: 'chile',
      type: 1,
      dni: '45671234',
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Rosa María',
      lastname: 'Quispe',
      country: 'Chile',
      type: 1,
      dni: '•••• 1234',
      birthday: '1990-05-12',
    });
    expect((await app.get('/costumers/profile', rosa.token)).body.data).toMatchObject({
      name: 'Rosa María',
      type: 1,
    });
  });

  test('is in the audit with what changed, and nothing that tells who the player is', async () => {
    await update({ name: 'Rosalía', address: 'Av. Los Álamos 214', type: 1, lastname: 'Quispe' });
    const entries = await audited('customer');
    expect(entries).toEqual([
      {
        action: 'update',
        before: { name: '•••', address: '', type: 0 },
        after: { name: '••• (otro)', address: '•••', type: 1 },
        byAda: true,
      },
    ]);
    await update({ name: 'Rosalía' });
    expect(await audited('customer')).toHaveLength(1);
  });

  test.each([
    [{ birthday: '2015-01-01' }, 'birthday'],
    [{ country: 'Atlántida' }, 'country'],
    [{ name: 'https://evil.example' }, 'name'],
    [{ dni: 'X-1' }, 'dni'],
  ])('keeps the rules of the player’s own profile: %j', async (fields, path) => {
    const { status, body } = await update({ address: 'Otra 1', ...fields });
    expect([status, body.code]).toEqual([422, 'profile-invalid']);
    expect(body.errors.map((fault: { path: string }) => fault.path)).toEqual([path]);
    expect((await profileOf()).costumer.address).toBe('');
  });

  test.each([[{ type: 2 }], [{ email: 'otro@example.com' }], [{ name: 7, type: {} }]])(
    '%j is bad input',
    async (fields) => {
      expect((await update(fields)).status).toBe(400);
    },
  );

  test('somebody who read an older state is refused, and told what stands there', async () => {
    const { revision } = (await profileOf()).costumer;
    await app.post('/costumers/updated', { address: 'La mía 5' }, rosa.token);
    const { status, body } = await update({ revision, address: 'La de ellos 9' });
    expect([status, body.code]).toEqual([409, 'customer-changed']);
    expect(body.details.current).toMatchObject({ address: 'La mía 5' });
    expect((await update({ revision: body.details.current.revision, address: 'La de ellos 9' })).status).toBe(
      200,
    );
  });

  test('of two at once with one state, one is refused', async () => {
    const { revision } = (await profileOf()).costumer;
    const replies = await Promise.all(['Uno 1', 'Dos 2'].map((address) => update({ revision, address })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('another password', () => {
  const fresh = 'Otra-Clave9';
  const both = { new_password: fresh, new_confirmation: fresh };

  test('signs in from then on; every session of before has ended, and the player is told', async () => {
    await signIn(goodPassword);
    const { status, body } = await setPassword({ ...both, costumer_id: rosa.id });
    expect([status, body]).toEqual([200, { ok: true, sessions: 2 }]);
    expect((await app.get('/costumers/profile', rosa.token)).status).toBe(401);
    expect((await signIn(goodPassword)).status).toBe(406);
    expect((await signIn(fresh)).status).toBe(200);
    const [told] = await toldOfChanges(app, rosa.email);
    expect(told?.subject).toBe('Te pusimos una contraseña nueva');
    expect(told?.text).not.toContain(fresh);
    expect(await audited('customer')).toEqual([
      { action: 'update', before: null, after: { passwordChanged: true, sessionsEnded: 2 }, byAda: true },
    ]);
  });

  test.each([
    [{}, 'Rellene los campos'],
    [{ new_password: '', new_confirmation: '' }, 'Rellene los campos'],
    [{ new_password: fresh, new_confirmation: 'Otra-Clave8' }, '¡Los campos no coinciden!'],
    [{ new_password: fresh }, '¡Los campos no coinciden!'],
    [{ new_password: 'corta', new_confirmation: 'corta' }, /al menos 8/],
  ])('is refused for %j', async (fields, message) => {
    const { status, body } = await setPassword(fields);
    expect([status, body.code]).toEqual([422, 'password-change-refused']);
    expect([body.message].flat()[0]).toMatch(message);
    expect((await app.get('/costumers/profile', rosa.token)).status).toBe(200);
  });

  test('of somebody else than the path says is nobody’s', async () => {
    expect((await setPassword({ ...both, costumer_id: rosa.id + 1 })).status).toBe(404);
  });

  test('asks for a password confirmed of late', async () => {
    app.setNow('2026-11-21T17:15:00.001Z');
    expect((await setPassword(both)).body.code).toBe('password-needed');
  });

  test('lets nobody in who was proving the old one at that moment', async () => {
    const hold = app.context.db.transaction(async (tx) => {
      await tx.execute(`SELECT FROM customer WHERE id = ${rosa.id} FOR UPDATE`);
      // The new password first, then the sign-in with the old one: they take the row in this order.
      const changing = setPassword(both);
      await untilWaiting(app, 1);
      const entering = signIn(goodPassword);
      await untilWaiting(app, 2);
      return { changing, entering };
    });
    const { changing, entering } = await hold;
    expect((await changing).status).toBe(200);
    expect((await entering).status).toBe(406);
  });
});

test('all sessions of a player are ended, with the player told, and no mail where there was none', async () => {
  const end = () => app.post(`/costumers/admin/sessions/end/${rosa.id}`, {}, ada.token);
  expect((await end()).body).toEqual({ ok: true, sessions: 1 });
  expect((await app.get('/costumers/profile', rosa.token)).status).toBe(401);
  expect((await end()).body).toEqual({ ok: true, sessions: 0 });
  expect((await toldOfChanges(app, rosa.email)).map(({ subject }) => subject)).toEqual([
    'Cerramos tus sesiones',
  ]);
  expect((await audited('customer')).map(({ after }) => after)).toEqual([{ sessionsEnded: 1 }]);
});

test('a DNI is shown whole to whoever asks, who is written down', async () => {
  const reveal = async () => (await app.post(`/costumers/admin/dni/${rosa.id}`, {}, ada.token)).body.data;
  expect(await reveal()).toBeNull();
  await update({ dni: '45671234' });
  expect(await reveal()).toBe('45671234');
  const [, seen] = await audited('customer');
  expect(seen).toEqual({ action: 'reveal', before: null, after: { seen: 'dni' }, byAda: true });
  await update({ dni: '' });
  expect((await profileOf()).costumer.dni).toBeNull();
});

describe('notes', () => {
  const add = (text: unknown, token = ada.token) =>
    app.post(`/costumers/admin/notes/${rosa.id}`, { text }, token);
  const remove = (note: unknown, token = ada.token) =>
    app.post(`/costumers/admin/notes/${rosa.id}/delete`, { note }, token);

  test('stand with who wrote them and when, the newest first; the audit does not repeat them', async () => {
    await add('Prefiere que le escriban por la tarde.');
    const { status, body } = await add(' Llamó por su premio. ');
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { text: 'Llamó por su premio.', admin: 'Ada Salas', createdAt: '2026-11-21T17:00:00.000Z', own: true },
      { text: 'Prefiere que le escriban por la tarde.' },
    ]);
    expect((await profileOf()).notes).toEqual(body.data);
    expect(JSON.stringify(await audited('customer'))).not.toContain('premio');
  });

  test('are deleted by who wrote them alone', async () => {
    const [{ id }] = (await add('Una')).body.data;
    const other = await anAdmin(app);
    const { status, body } = await remove(id, other.token);
    expect([status, body.code]).toEqual([403, 'note-not-yours']);
    expect((await remove(id)).body.data).toEqual([]);
    expect((await remove(id)).status).toBe(404);
    expect((await audited('customer')).map(({ before, after }) => [before, after])).toEqual([
      [null, { note: id }],
      [{ note: id }, null],
    ]);
  });

  test.each(['', '  \n', 'x'.repeat(2001), undefined])('%j is no note', async (text) => {
    expect((await add(text)).status).toBe(400);
  });
});

describe('the page of a player', () => {
  test('tells all of a new one', async () => {
    const page = await profileOf();
    expect(page).toMatchObject({
      costumer: { id: rosa.id, sessions: 1, dni: null, closedAt: null, emails: [{ email: rosa.email }] },
      limits: { monthly: null, spent: '0.00', paused_until: null },
      sessions: [{ current: false }],
      subscription: null,
      purchases: { total: 0, data: [] },
      payments: { total: 0, data: [], captured: '0.00', refunded: '0.00', prizes: [] },
      mails: { total: 0, failing: 0, data: [] },
      notes: [],
    });
  });

  test('tells what was bought, paid and given back, five rows of each', async () => {
    const bought = await pay(app, rosa.token, await registerPlays(app, rosa.token, 6));
    app.setNow('2026-11-21T18:00:00Z');
    await capture(app, rosa.token, await approvedSubscription(app, rosa.token, 3));
    app.setNow('2026-11-21T19:00:00Z');
    await app.post(`/purchases/refund/${bought[0]}`, { reason: 'No se compró.' }, ada.token);
    await app.context.jobs.drain();
    const { purchases, payments, subscription, mails } = await profileOf();
    expect([purchases.total, purchases.data.length]).toEqual([6, 5]);
    expect(payments).toMatchObject({ total: 3, captured: '99.00', refunded: '3.00' });
    expect(payments.data).toEqual([
      {
        at: '2026-11-21T19:00:00.000Z',
        kind: 'purchase-refund',
        plays: null,
        shares: null,
        loterie_name: 'Powerball',
        months: null,
        purchase_id: bought[0],
        done: true,
        amount: '3.00',
      },
      expect.objectContaining({ kind: 'subscription', months: 3, amount: '81.00', done: true }),
      expect.objectContaining({ kind: 'cart', plays: 6, loterie_name: 'Powerball', amount: '18.00' }),
    ]);
    expect(subscription).toMatchObject({ months: 3, monthly_price: '27.00', active: true });
    expect(mails.total).toBe(3);
    const totalOf = async (path: string, id: number) =>
      (await app.get(`${path}?costumer_id=${id}`, ada.token)).body.total;
    expect(await totalOf('/mail', rosa.id)).toBe(3);
    expect(await totalOf('/purchases/pending', rosa.id)).toBe(5);
    const other = await aCustomer(app);
    expect(await totalOf('/mail', other.id)).toBe(0);
    expect(await totalOf('/purchases/pending', other.id)).toBe(0);
  });
});
