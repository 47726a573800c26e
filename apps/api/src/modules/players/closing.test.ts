import { customer } from '@bolillero/database/schema/account';
import { auditEntry } from '@bolillero/database/schema/operation';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, goodPassword } from '../../testing/accounts.ts';
import { aPdf, sendForm } from '../../testing/forms.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { approvedOrder, approvedSubscription, capture, interpose, pay } from '../../testing/payments.ts';
import { powerballDraw, powerballLine, registerPlays } from '../../testing/plays.ts';
import { reconcileOrders } from '../../testing/reconcile.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { untilWaiting } from '../customers/mails.testing.ts';
import { saveDraw } from '../settlement/draws.testing.ts';

let app: TestApp;
let ada: Awaited<ReturnType<typeof anAdmin>>;
let rosa: Awaited<ReturnType<typeof aCustomer>>;
let putBack = () => {};
beforeAll(async () => {
  app = await startTestApp({ THROTTLE_SIGN_INS_PER_ADDRESS: '1000', LOG_LEVEL: 'silent' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  ada = await anAdmin(app);
  rosa = await aCustomer(app);
});
afterEach(async () => {
  putBack();
  await expectMoneyAndPurchasesAgree(app);
});

const close = (fields: object = {}, id = rosa.id) =>
  app.post(`/costumers/admin/close/${id}`, { name: 'Rosa Quispe', ...fields }, ada.token);
const standing = async () =>
  (await app.get(`/costumers/admin/closing/${rosa.id}`, ada.token)).body.data.obstacles;
const upload = (id: number) =>
  sendForm(app, `/purchases/purchase-sold/${id}`, ada.token, { image: { bytes: aPdf() } });
/** Every text of the database that a word stands in, by table. */
async function whereIs(word: string): Promise<string[]> {
  const { rows: tables } = await app.context.db.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await app.context.db.execute(
      sql`SELECT FROM ${sql.identifier(name)} AS row WHERE row::text ILIKE ${`%${word}%`} LIMIT 1`,
    );
    if (rowCount !== 0) found.push(name);
  }
  return found;
}

describe('closing an account', () => {
  test('takes everything personal out of the database and leaves what was paid', async () => {
    rosa = await aCustomer(app, {
      name: 'Rosaura',
      lastname: 'Quispetupa',
      email: 'rosaura@quispetupa.example',
    });
    await app.post(
      `/costumers/admin/updated/one/${rosa.id}`,
      { address: 'Calle Quispetupa 7', dni: '70605040' },
      ada.token,
    );
    await app.post(`/costumers/admin/notes/${rosa.id}`, { text: 'Doña Quispetupa llama' }, ada.token);
    const question = { email: rosa.email, name: 'Rosaura Quispetupa', message: 'Hola' };
    await app.post('/supports/create', question, rosa.token);
    const { rows } = await app.context.db.execute<{ id: number }>(
      sql`SELECT max(id) AS id FROM support_message`,
    );
    const answer = {
      id: rows[0]?.id,
      respuesta: 'Hola',
      correo: rosa.email,
      mensaje: 'Hola',
      nombre: 'Rosaura',
    };
    await app.post('/supports/create_answer', answer, ada.token);
    await app.post('/costumers/forgot', { email: rosa.email });
    const [id = 0] = await pay(app, rosa.token, await registerPlays(app, rosa.token));
    await registerPlays(app, rosa.token, 1, 7);
    await app.post(`/purchases/refund/${id}`, { reason: 'No se compró.' }, ada.token);
    await app.context.jobs.drain();
    expect(await whereIs('quispetupa')).toContain('customer');

    expect((await close({ name: ' rosaura  QUISPETUPA' })).body).toEqual({ ok: true });

    expect(await whereIs('quispetupa')).toEqual([]);
    expect(await whereIs('70605040')).toEqual([]);
    const { body } = await app.get(`/costumers/admin/one/${rosa.id}`, ada.token);
    expect(body.data).toMatchObject({
      costumer: { name: '', email: '', birthday: null, sessions: 0, closedAt: '2026-11-21T17:00:00.000Z' },
      purchases: { total: 1 },
      payments: { total: 2, captured: '3.00', refunded: '3.00' },
      notes: [],
    });
    expect((await app.get('/costumers/profile', rosa.token)).status).toBe(401);
    expect((await app.post('/costumers/login', { email: rosa.email, password: goodPassword })).status).toBe(
      406,
    );
    const [entry] = await app.context.db.select().from(auditEntry).where(eq(auditEntry.action, 'close'));
    expect(entry).toMatchObject({
      adminId: ada.id,
      entityId: String(rosa.id),
      before: null,
      after: { closed: true },
    });

    const again = {
      email: rosa.email,
      birthday: '1990-05-12',
      password: goodPassword,
      confirm_password: goodPassword,
      terms: true,
    };
    expect((await app.post('/costumers/create', again)).status).toBe(200);
  });

  test('happens once', async () => {
    const replies = await Promise.all([close(), close(), close()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await close()).body.code).toBe('customer-closed');
    const entries = await app.context.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.entityId, String(rosa.id)));
    expect(entries.map(({ action }) => action)).toEqual(['close']);
  });

  test('asks for the name, or the email of who gave none', async () => {
    expect((await close({ name: 'Rosa' })).body.code).toBe('name-differs');
    expect((await close({ name: undefined })).status).toBe(400);
    await app.context.db.update(customer).set({ name: '', lastname: '' }).where(eq(customer.id, rosa.id));
    expect((await close({ name: '' })).body.code).toBe('name-differs');
    expect((await close({ name: rosa.email })).status).toBe(200);
  });

  test('asks for a password confirmed of late', async () => {
    app.setNow('2026-11-21T17:15:00.001Z');
    expect((await close()).body.code).toBe('password-needed');
  });

  test('leaves nothing for the office to change', async () => {
    await close();
    const post = async (path: string, payload = {}) => {
      const { body } = await app.post(`/costumers/admin/${path}`, payload, ada.token);
      return body.code;
    };
    expect(await post(`updated/one/${rosa.id}`, { name: 'Otra' })).toBe('customer-closed');
    expect(await post(`notes/${rosa.id}`, { text: 'Hola' })).toBe('customer-closed');
    expect(await post(`data/${rosa.id}`)).toBe('customer-closed');
    const password = { new_password: 'Otra-Clave9', new_confirmation: 'Otra-Clave9' };
    expect(await post(`change-password/${rosa.id}`, password)).toBe('customer-closed');
    expect((await app.get(`/costumers/one/${rosa.id}`, ada.token)).status).toBe(404);
  });
});

describe('is refused, saying why,', () => {
  async function refusedFor(what: string, message: RegExp, count = 1) {
    expect(await standing()).toEqual([{ what, count }]);
    const { status, body } = await close({ prizes_paid: true });
    expect([status, body.code, body.details.obstacles]).toEqual([
      409,
      'account-unsettled',
      [{ what, count }],
    ]);
    expect(body.message).toEqual([expect.stringMatching(message)]);
    expect((await app.get('/costumers/profile', rosa.token)).status).toBe(200);
  }

  test('while a ticket is pending, then while its draw is, until it is compared with its result', async () => {
    const [id = 0] = await pay(app, rosa.token, await registerPlays(app, rosa.token));
    await refusedFor('ticket-pending', /1 cartilla sin PDF/);
    await upload(id);
    await refusedFor('draw-pending', /1 cartilla comprada espera/);
    await saveDraw(app, {
      date: powerballDraw,
      balls: [60, 61, 62, 63, 64],
      special: 9,
      levels: [{ level: '5' }],
    });
    await app.context.jobs.drain();
    expect(await standing()).toEqual([]);
    expect((await close()).status).toBe(200);
  });

  test('while a refund is on its way', async () => {
    const [id = 0] = await pay(app, rosa.token, await registerPlays(app, rosa.token));
    await app.post(`/purchases/refund/${id}`, { reason: 'No se compró.' }, ada.token);
    await refusedFor('refund-under-way', /1 devolución va en camino/);
    await app.context.jobs.drain();
    expect((await close()).status).toBe(200);
  });

  test('while a question waits for its answer', async () => {
    await app.post('/supports/create', { email: rosa.email, name: 'Rosa', message: 'Hola' }, rosa.token);
    await refusedFor('question-open', /1 pregunta a soporte/);
  });

  test('while a prize is not known, and until it is said that prizes were paid', async () => {
    const { numbers, bExtra } = powerballLine();
    const [id = 0] = await pay(app, rosa.token, await registerPlays(app, rosa.token));
    await upload(id);
    const won = { date: '2026-11-21', balls: numbers as number[], special: Number(bExtra) };
    const { rows } = await app.context.db.execute<{ id: number }>(
      sql`SELECT id FROM draw WHERE lottery_id = 1 AND series = 0 AND date = '2026-11-21'`,
    );
    const known = rows[0]?.id ?? null;
    const saved = await saveDraw(app, { ...won, levels: [{ level: '5 + 1', prize: 0 }] }, known);
    await app.context.jobs.drain();
    await refusedFor('prize-unconfirmed', /1 premio por confirmar/);
    await saveDraw(app, { ...won, levels: [{ level: '5 + 1', prize: 12_300 }] }, saved.drawId);
    await app.context.jobs.drain();
    const { prizes } = (await app.get(`/costumers/admin/closing/${rosa.id}`, ada.token)).body.data;
    expect(prizes).toEqual([{ amount: '123.00', currency: 'USD' }]);
    expect((await close()).body.code).toBe('prizes-unpaid');
    expect((await close({ prizes_paid: true })).status).toBe(200);
  });
});

describe('while a payment is captured', () => {
  test('it is refused, and the payment goes through', async () => {
    const id = await approvedOrder(app, rosa.token, await registerPlays(app, rosa.token));
    let refused: unknown;
    putBack = interpose(app, (real) => ({
      capture: async (...order) => {
        refused = (await close()).body.details.obstacles;
        return await real.capture(...order);
      },
    }));
    expect((await capture(app, rosa.token, id)).status).toBe(200);
    expect(refused).toEqual([{ what: 'payment-under-way', count: 1 }]);
  });

  test.each(['cart', 'subscription'])('that comes after it, of a %s, nothing is charged', async (kind) => {
    const id =
      kind === 'cart'
        ? await approvedOrder(app, rosa.token, await registerPlays(app, rosa.token))
        : await approvedSubscription(app, rosa.token);
    expect((await close()).status).toBe(200);
    app.setNow('2026-11-21T17:06:00Z');
    await reconcileOrders(app.context);
    const { rows } = await app.context.db.execute(sql`SELECT state FROM payment_order WHERE id = ${id}`);
    expect(rows).toEqual([{ state: 'refused' }]);
  });

  test('at the same moment, one of them wins whole', async () => {
    for (let round = 0; round < 3; round += 1) {
      rosa = await aCustomer(app);
      const id = await approvedOrder(app, rosa.token, await registerPlays(app, rosa.token));
      const [paid, closed] = await Promise.all([capture(app, rosa.token, id), close()]);
      expect([paid.status === 200, closed.status === 200].filter(Boolean)).toHaveLength(1);
    }
  });

  test('and the provider takes the money all the same, it goes back', async () => {
    const id = await approvedSubscription(app, rosa.token);
    await close();
    const { rows } = await app.context.db.execute<{ order: string }>(
      sql`SELECT provider_order AS order FROM payment_order WHERE id = ${id}`,
    );
    await app.context.payments.current.capture(rows[0]?.order ?? '', id);
    app.setNow('2026-11-21T17:06:00Z');
    await reconcileOrders(app.context);
    const { rows: states } = await app.context.db.execute(
      sql`SELECT state FROM payment_order WHERE id = ${id}`,
    );
    expect(states).toEqual([{ state: 'refunded' }]);
  });
});

test('what a player writes at that moment is refused', async () => {
  const held = await app.context.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM customer WHERE id = ${rosa.id} FOR UPDATE`);
    const closing = close();
    await untilWaiting(app, 1);
    const writing = app.post('/costumers/updated', { address: 'Av. Tarde 1' }, rosa.token);
    await untilWaiting(app, 2);
    return { closing, writing };
  });
  expect((await held.closing).status).toBe(200);
  expect((await held.writing).status).toBe(401);
});

test('the data of a player are handed out whole as a file, without secrets, and the audit tells', async () => {
  await app.post(`/costumers/admin/updated/one/${rosa.id}`, { dni: '70605041' }, ada.token);
  await app.post('/costumers/forgot', { email: rosa.email });
  const [id] = await pay(app, rosa.token, await registerPlays(app, rosa.token, 2));
  await app.post(`/purchases/refund/${id}`, { reason: 'No se compró.' }, ada.token);
  await app.post('/supports/create', { email: rosa.email, name: 'Rosa', message: '¿Cuándo?' }, rosa.token);
  await app.post('/costumers/create_loteries', { loteries: '[1]' }, rosa.token);
  await registerPlays(app, rosa.token, 1, 9);
  await app.context.jobs.drain();
  const { drawId } = await saveDraw(app, {
    date: '2026-11-16',
    balls: [9, 17, 26, 48, 66],
    special: 2,
    levels: [],
  });
  const story = { costumer_id: rosa.id, lotery_id: 1, detail_lotery: drawId };
  const agreed = { ...story, shown_name: 'Rosa Q., Lima', consent_date: '2026-11-19' };
  expect((await app.post('/winners/createWinner', agreed, ada.token)).status).toBe(200);
  const { status, headers, body } = await app.post(`/costumers/admin/data/${rosa.id}`, {}, ada.token);
  expect([status, headers['content-disposition']]).toEqual([
    200,
    `attachment; filename="datos-del-jugador-${rosa.id}.json"`,
  ]);
  expect(body).toMatchObject({
    datos_personales: {
      nombre: 'Rosa',
      apellidos: 'Quispe',
      dni: '70605041',
      fecha_de_nacimiento: '1990-05-12',
    },
    emails: [{ email: rosa.email, principal: true }],
    limites: { limite_mensual: null, gastado_este_mes: '3.00' },
    sesiones_abiertas: [{ direccion: '127.0.0.1' }],
    loterias_favoritas: ['Powerball'],
    suscripcion: null,
    pagos: [{ clase: 'cart', monto: '6.00', moneda: 'USD' }],
    compras: [
      { numero: id, loteria: 'Powerball', bolillas: [1, 12, 23, 34, 45], devuelto: '3.00' },
      { precio: '2.50', servicio: '0.50', devuelto: null },
    ],
    ganador: [
      {
        loteria: 'Powerball',
        sorteo: '2026-11-16',
        nombre_que_se_muestra: 'Rosa Q., Lima',
        permiso_desde: '2026-11-19',
      },
    ],
    carrito: [{ bolillas: [9, 20, 31, 42, 53] }],
    jugadas_guardadas: [],
    notificaciones: [{ clase: 'refund', monto: '3.00' }],
    mensajes_a_soporte: [{ mensaje: '¿Cuándo?', respuesta: null }],
    notas_de_la_casa: [],
  });
  expect(body.correos.map(({ asunto }: { asunto: string }) => asunto)).toHaveLength(3);
  const [row] = await app.context.db.select().from(customer).where(eq(customer.id, rosa.id));
  expect(JSON.stringify(body)).not.toContain(row?.passwordHash ?? '?');
  expect(JSON.stringify(body)).not.toContain(row?.mailToken ?? '?');
  expect(JSON.stringify(body)).not.toMatch(/token=|\$argon|scrypt/);
  const entries = await app.context.db
    .select({ action: auditEntry.action })
    .from(auditEntry)
    .where(eq(auditEntry.entityId, String(rosa.id)));
  expect(entries.map(({ action }) => action)).toContain('hand-out');
});
