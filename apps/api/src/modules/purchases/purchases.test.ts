import { mail } from '@bolillero/database/schema/mail';
import { purchase } from '@bolillero/database/schema/play';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { aPdf, type SentFile, sendForm } from '../../testing/forms.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { approvedOrder, openOrder, pay } from '../../testing/payments.ts';
import { powerballDraw, powerballLine, registerPlays, sendLines } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { saveDraw } from '../settlement/draws.testing.ts';
import { askedFor } from './repository.ts';

let app: TestApp;
let customer: Awaited<ReturnType<typeof aCustomer>>;
let token: string;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await anAdmin(app, 'operator')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  customer = await aCustomer(app);
  token = customer.token;
});
afterEach(() => expectMoneyAndPurchasesAgree(app));

const buy = async (count = 1) => await pay(app, token, await registerPlays(app, token, count));
const own = async (who = token) => (await app.get('/purchases/list', who)).body.purchases;
const upload = (id: number | undefined, file: SentFile | null, potenciador?: string, who = admin) =>
  sendForm(app, `/purchases/purchase-sold/${id}`, who, {
    ...(potenciador === undefined ? {} : { potenciador }),
    ...(file === null ? {} : { image: file }),
  });
const takeBack = (id: number | undefined) => app.post(`/purchases/purchase-sold-delete/${id}`, {}, admin);
const worklist = async (query = '') => (await app.get(`/purchases/list-purchases${query}`, admin)).body;
const pdf = { bytes: aPdf() };

async function buyMegaMillions(): Promise<number> {
  const { body } = await sendLines(app, token, [{ numbers: [1, 2, 3, 4, 5], bExtra: 24 }], {
    loterie_id: 2,
    date_lottery: '2026-11-24',
  });
  return (await pay(app, token, [body.registered[0].newId]))[0] ?? 0;
}

describe('a customer’s purchases', () => {
  test('say whether the multiplier was bought, and what it cost', async () => {
    const { body } = await sendLines(app, token, [
      { ...powerballLine(1), potenciador: true },
      powerballLine(1),
    ]);
    await pay(
      app,
      token,
      body.registered.map(({ newId }: { newId: number }) => newId),
    );
    expect(await own()).toMatchObject([
      { multiplier_bought: false, multiplier_price: '0.00', price: '3.00' },
      { multiplier_bought: true, multiplier_price: '1.00', price: '4.00' },
    ]);
  });

  test('are listed the newest first with what was paid', async () => {
    const [first, second] = await buy(2);
    const { body } = await app.get('/purchases/list', token);
    expect(body).toMatchObject({ penas: [], total: 2, pages: 1 });
    expect(body.purchases.map(({ id }: { id: number }) => id)).toEqual([second, first]);
    expect(body.purchases[1]).toMatchObject({
      lottery_id: 1,
      costumer_id: customer.id,
      balls: '[1,12,23,34,45]',
      ball_red: 2,
      potenciador: null,
      multiplier_bought: false,
      type: 0,
      date_lottery: powerballDraw,
      price: '3.00',
      ticket_price: '2.50',
      service_fee: '0.50',
      multiplier_price: '0.00',
      free: false,
      createdAt: '2026-11-21T17:00:00.000Z',
      stateDelete: false,
      stateSold: false,
      refunded: false,
      refundedAt: null,
      overdue: false,
      image: null,
      loterie: { id: 1, name: 'power_balls', sub_name: 'Powerball', currency: 'USD' },
      prize: null,
    });
  });

  test('come in pages', async () => {
    const [first, second, third] = await buy(3);
    const page = async (n: number) => (await app.get(`/purchases/list?page=${n}&perPage=2`, token)).body;
    expect((await page(1)).purchases.map(({ id }: { id: number }) => id)).toEqual([third, second]);
    expect(await page(2)).toMatchObject({ purchases: [{ id: first }], total: 3, pages: 2 });
    expect((await app.get('/purchases/list?perPage=101', token)).status).toBe(400);
  });

  test('are nobody else’s', async () => {
    await buy();
    expect(await own((await aCustomer(app)).token)).toEqual([]);
  });

  test('say what they won once their draw is settled, and null before', async () => {
    const [winner, loser, unsold] = await buy(3);
    await upload(winner, pdf);
    await upload(loser, pdf);
    app.setNow('2026-11-22T12:00:00Z');
    const levels = [{ level: '5 + 1' }, { level: '5', prize: 1_000_000_00 }];
    await saveDraw(app, { date: powerballDraw, balls: [1, 12, 23, 34, 45], special: 9, levels });
    const prizes = async () =>
      Object.fromEntries((await own()).map((row: { id: number; prize: string }) => [row.id, row.prize]));
    expect(await prizes()).toEqual({ [winner ?? 0]: null, [loser ?? 0]: null, [unsold ?? 0]: null });
    await app.context.jobs.drain();
    expect(await prizes()).toEqual({ [winner ?? 0]: '1000000.00', [loser ?? 0]: '0', [unsold ?? 0]: null });
    // A late PDF: settled by its own job.
    await upload(unsold, pdf);
    expect((await prizes())[unsold ?? 0]).toBeNull();
    await app.context.jobs.drain();
    expect((await prizes())[unsold ?? 0]).toBe('0');
    // And a PDF that is taken back withdraws its win.
    await takeBack(winner);
    await app.context.jobs.drain();
    expect(await prizes()).toEqual({ [winner ?? 0]: null, [loser ?? 0]: '0', [unsold ?? 0]: '0' });
    await upload(winner, { bytes: aPdf('otra vez') });
    await app.context.jobs.drain();
    expect((await prizes())[winner ?? 0]).toBe('1000000.00');
  });
});

describe('the purchases of an order', () => {
  const linesOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...powerballLine(1 + index), loteria: 1 }));
  const create = (order: string, who = token, balls: unknown = JSON.stringify(linesOf(1))) =>
    app.post('/purchases/create', { balls, token: order }, who);
  const captured = async (count: number) => {
    const order = await approvedOrder(app, token, await registerPlays(app, token, count));
    const { body } = await app.post(`/payments/orders/${order}/capture`, {}, token);
    return { order, purchases: body.purchases };
  };

  test('are answered again and again', async () => {
    const { order, purchases } = await captured(2);
    const { status, body } = await create(order, token, linesOf(2));
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true, data: [{ order_id: order }, { order_id: order }] });
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual(purchases);
    for (const again of [linesOf(2).toReversed(), JSON.stringify(linesOf(2)), undefined]) {
      const { body: same } = await app.post('/purchases/create', { balls: again, token: order }, token);
      expect(same).toEqual(body);
    }
    expect(await own()).toHaveLength(2);
  });

  test('are those that it is for: other plays are a 409, plays of another form a 400', async () => {
    const { order } = await captured(2);
    const other = await captured(1);
    const [one, two] = linesOf(2);
    for (const balls of [
      [one],
      [one, two, two],
      [one, { ...two, bExtra: 26 }],
      [one, { ...two, loteria: 2 }],
    ]) {
      const { status, body } = await create(order, token, balls);
      expect([status, body.code]).toEqual([409, 'payment-not-found']);
    }
    // What another order of the same customer is for counts for that one alone.
    expect((await create(order, token, [one])).status).toBe(409);
    expect((await create(other.order, token, [one])).status).toBe(200);
    expect((await create(order, token, [])).status).toBe(400);
    expect((await create(order, token, [{ bExtra: 1 }])).status).toBe(400);
  });

  test('without an order’s id are those of the newest captured order of exactly these plays', async () => {
    const ask = (balls: unknown, who = token) => app.post('/purchases/create', { balls }, who);
    const [one, two] = [powerballLine(1), powerballLine(2)];
    const none = await ask([one]);
    expect([none.status, none.body.code]).toEqual([409, 'payment-not-found']);
    const buyAgain = async () => await pay(app, token, await registerPlays(app, token, 2));
    await buyAgain();
    app.setNow('2026-11-21T17:05:00Z');
    const newest = await buyAgain();
    const reversed = [two, { ...one, numbers: (one.numbers as number[]).toReversed() }];
    for (const balls of [
      [one, two],
      reversed,
      JSON.stringify(reversed),
      [one, two].map((line) => ({ ...line, loteria: 1 })),
    ]) {
      const { status, body } = await ask(balls);
      expect(status).toBe(200);
      expect(body.data.map(({ id }: { id: number }) => id)).toEqual(newest);
    }
    for (const balls of [
      [one],
      [one, one],
      [one, two, two],
      [one, { ...two, bExtra: 26 }],
      [one, { ...two, potenciador: true }],
      [
        { ...one, loteria: 2 },
        { ...two, loteria: 2 },
      ],
    ]) {
      expect((await ask(balls)).body.code).toBe('payment-not-found');
    }
    expect((await ask([one, two], (await aCustomer(app)).token)).body.code).toBe('payment-not-found');
    expect((await ask([])).status).toBe(400);
    expect((await ask([{ bExtra: 1 }])).status).toBe(400);
    expect(await own()).toHaveLength(4);
  });

  test('are not there before the capture', async () => {
    const order = await openOrder(app, token, await registerPlays(app, token));
    const { status, body } = await create(order);
    expect([status, body.code]).toEqual([409, 'order-not-captured']);
    expect(await own()).toEqual([]);
  });

  test('of someone else, or of no order at all, are a 404; an id of another form a 400', async () => {
    const order = await approvedOrder(app, token, await registerPlays(app, token));
    expect((await create(order, (await aCustomer(app)).token)).status).toBe(404);
    expect((await create('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await create('1')).status).toBe(400);
    expect((await app.post('/purchases/create', {}, token)).status).toBe(400);
  });
});

describe('the worklist of the back-office', () => {
  test('has pending purchases by draw date and sold ones the newest first, each with its player', async () => {
    const later = await buyMegaMillions();
    const [first, second, third] = await buy(3);
    await upload(second, pdf);
    app.setNow('2026-11-21T18:00:00Z');
    await upload(first, pdf);
    const { compras, comprasTicket, ...paging } = await worklist(`?q=${customer.email}`);
    expect(compras.map(({ id }: { id: number }) => id)).toEqual([third, later]);
    expect(comprasTicket.map(({ id }: { id: number }) => id)).toEqual([first, second]);
    expect(paging).toEqual({ page: 1, total: 2, pages: 1, ticketPage: 1, ticketTotal: 2, ticketPages: 1 });
    expect(compras[0]).toEqual({
      id: third,
      loterie_name: 'Powerball',
      lottery_id: 1,
      name: 'Rosa',
      lastname: 'Quispe',
      email: customer.email,
      potenciador: null,
      multiplier_bought: false,
      multiplier_mode: 'per-draw',
      multiplier_values: [],
      balls: '[3,14,25,36,47]',
      ball_red: 4,
      image: null,
      refunded: false,
      type: 0,
      date_lottery: powerballDraw,
      closes_at: '2026-11-22T02:59:00.000Z',
      overdue: false,
      price: '3.00',
      createdAt: '2026-11-21T17:00:00.000Z',
      soldAt: null,
      settled: false,
    });
    expect(compras[1]).toMatchObject({ multiplier_mode: 'per-play', multiplier_values: [2, 3, 4, 5, 10] });
    expect(comprasTicket[0].image).toBe(`/api/purchases/${first}/ticket`);
  });

  test('finds by player, e-mail and order number, and by lottery', async () => {
    const named = await aCustomer(app, { name: 'Zenobia', lastname: 'Ñahui Álvarez 100%' });
    const [id] = await pay(app, named.token, await registerPlays(app, named.token));
    for (const q of [
      'zenobia',
      'Zenobia Ñahui',
      'ZENÓBIA ñahui alv',
      '100%',
      named.email.toUpperCase(),
      String(id),
      `000${id}`,
    ]) {
      const { compras } = await worklist(`?q=${encodeURIComponent(q)}`);
      expect(compras, q).toContainEqual(expect.objectContaining({ id, name: 'Zenobia' }));
    }
    expect((await worklist('?q=nadie')).total).toBe(0);
    expect((await worklist('?q=zenobia%20nahui')).total).toBe(0);
    expect((await worklist('?q=zen_bia')).total).toBe(0);
    expect((await worklist(`?q=zenobia&lottery_id=2`)).total).toBe(0);
    expect((await worklist(`?q=zenobia&lottery_id=1`)).total).toBe(1);
  });

  test('looks players up by the indexes of searches', async ({ skip }) => {
    const { db } = app.context;
    const { rowCount } = await db.execute("SELECT FROM pg_extension WHERE extname = 'pg_trgm'");
    skip(rowCount === 0, 'pg_trgm cannot be installed here');
    const plan = await db.transaction(async (tx) => {
      // So few rows are quicker read whole.
      await tx.execute('SET LOCAL enable_seqscan = off');
      const asked = tx.select({ id: purchase.id }).from(purchase);
      const { rows } = await tx.execute(
        sql`EXPLAIN ${asked.where(askedFor({ q: 'zenobia', lotteryId: undefined })).getSQL()}`,
      );
      return JSON.stringify(rows);
    });
    for (const index of ['customer_search', 'purchase_customer']) {
      expect(plan).toContain(`Scan on ${index}`);
    }
  });

  test('comes in pages, each list its own, and in the order asked for', async () => {
    const ids = await buy(5);
    await upload(ids[0], pdf);
    await upload(ids[1], pdf);
    const query = `?q=${customer.email}&perPage=2&page=2&ticketPage=1&sort=-id`;
    expect(await worklist(query)).toMatchObject({
      compras: [{ id: ids[2] }],
      comprasTicket: [{ id: ids[1] }, { id: ids[0] }],
      page: 2,
      total: 3,
      pages: 2,
      ticketTotal: 2,
      ticketPages: 1,
    });
    expect((await app.get('/purchases/list-purchases?sort=price', admin)).status).toBe(400);
    expect((await app.get('/purchases/list-purchases?page=0', admin)).status).toBe(400);
    expect((await app.get('/purchases/list-purchases?q=%00', admin)).status).toBe(400);
  });

  test('flags a pending purchase whose draw has passed', async () => {
    const [pending, sold] = await buy(2);
    await upload(sold, pdf);
    const overdue = async () => {
      const { compras, comprasTicket } = await worklist(`?q=${customer.email}`);
      return [...compras, ...comprasTicket].map((row: { id: number; overdue: boolean }) => [
        row.id,
        row.overdue,
      ]);
    };
    app.setNow('2026-11-22T03:58:59Z');
    expect(await overdue()).toEqual([
      [pending, false],
      [sold, false],
    ]);
    app.setNow('2026-11-22T03:59:00Z');
    expect(await overdue()).toEqual([
      [pending, true],
      [sold, false],
    ]);
  });
});

describe('uploading a ticket', () => {
  test('makes a pending purchase sold, and its PDF can be read by its owner', async () => {
    const [id] = await buy();
    const { status, body } = await upload(id, pdf);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ok: true,
      data: { id, image: `/api/purchases/${id}/ticket`, overdue: false },
    });
    expect((await own())[0]).toMatchObject({ stateSold: true, image: `/api/purchases/${id}/ticket` });
    const ticket = await app.get(`/purchases/${id}/ticket`, token);
    expect(ticket.body).toEqual(pdf.bytes);
  });

  test.each([
    ['no file', null, 400, 'file-missing', 'Elija un archivo'],
    ['none chosen', { bytes: Buffer.alloc(0), name: '' }, 400, 'file-missing', 'Elija un archivo'],
    [
      'a file of the limit',
      { bytes: aPdf('', 1_048_576) },
      413,
      'file-too-large',
      'El archivo excede el límite.',
    ],
    [
      'a file far beyond it',
      { bytes: aPdf('', 5_000_000) },
      413,
      'file-too-large',
      'El archivo excede el límite.',
    ],
    ['an empty file', { bytes: Buffer.alloc(0) }, 415, 'file-not-pdf', 'Extensión no válida, Solo .pdf'],
    [
      'a picture that calls itself a PDF',
      {
        bytes: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      },
      415,
      'file-not-pdf',
      'Extensión no válida, Solo .pdf',
    ],
    [
      'a page that calls itself a PDF',
      { bytes: Buffer.from('<html><script>alert(1)</script>%PDF-1.4 %%EOF') },
      415,
      'file-not-pdf',
      'Extensión no válida, Solo .pdf',
    ],
    [
      'a PDF that was cut short',
      { bytes: aPdf().subarray(0, -10) },
      415,
      'file-not-pdf',
      'Extensión no válida, Solo .pdf',
    ],
  ] as const)('refuses %s', async (_, file, status, code, message) => {
    const [id] = await buy();
    const reply = await upload(id, file);
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([status, code, message]);
    expect((await own())[0].stateSold).toBe(false);
  });

  test('takes a PDF whatever it is called, one byte below the limit', async () => {
    const [id] = await buy();
    const file = { bytes: aPdf('', 1_048_575), name: '../../etc/retrato\u0000.png', type: 'image/png' };
    expect((await upload(id, file)).status).toBe(200);
    expect((await app.get(`/purchases/${id}/ticket`, token)).body).toHaveLength(1_048_575);
  });

  test('again with the same file changes nothing; with another one it is refused', async () => {
    const [id] = await buy();
    const first = await upload(id, pdf);
    app.setNow('2026-11-21T19:00:00Z');
    expect((await upload(id, pdf)).body).toEqual(first.body);
    const other = await upload(id, { bytes: aPdf('otra') });
    expect([other.status, other.body.code]).toEqual([409, 'purchase-already-sold']);
    expect((await app.get(`/purchases/${id}/ticket`, token)).body).toEqual(pdf.bytes);
  });

  test('tells its player by mail, once; one taken back meanwhile is not told, its successor is', async () => {
    const [id] = await buy();
    await upload(id, pdf);
    await upload(id, pdf);
    const told = async () =>
      (await app.context.db.select().from(mail).where(eq(mail.customerId, customer.id)))
        .filter(({ kind }) => kind === 'ticket')
        .map(({ key }) => key);
    const first = await told();
    expect(first).toEqual([expect.stringMatching(new RegExp(`^${id}:\\d+$`))]);
    await takeBack(id);
    expect(await told()).toEqual([]);
    await upload(id, { bytes: aPdf('otra') });
    const second = await told();
    expect(second).toHaveLength(1);
    expect(second).not.toEqual(first);
  });

  test('at the same time, one file wins', async () => {
    const [id] = await buy();
    const files = Array.from({ length: 6 }, (_, index) => ({ bytes: aPdf(`n. ${index}`) }));
    const replies = await Promise.all(files.map((file) => upload(id, file)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const winner = replies.findIndex(({ status }) => status === 200);
    expect((await app.get(`/purchases/${id}/ticket`, token)).body).toEqual(files[winner]?.bytes);
  });

  test('wants the multiplier where the lottery prints one, and only there', async () => {
    const id = await buyMegaMillions();
    const ask = async (which: number | undefined, potenciador?: string) => {
      const { status, body } = await upload(which, pdf, potenciador);
      return status === 200 ? body.data.potenciador : [status, body.code];
    };
    expect(await ask(id)).toEqual([422, 'multiplier-required']);
    expect(await ask(id, ' ')).toEqual([422, 'multiplier-required']);
    for (const wrong of ['6', '2.5', '-3', '1e1', 'dos']) {
      expect(await ask(id, wrong), wrong).toEqual([422, 'multiplier-invalid']);
    }
    expect(await ask(id, '5')).toBe(5);
    expect(await ask(id, '5')).toBe(5);
    expect(await ask(id, '3')).toEqual([409, 'purchase-already-sold']);
    expect((await own())[0].potenciador).toBe(5);
    const [powerball] = await buy();
    expect(await ask(powerball, '5')).toEqual([422, 'multiplier-invalid']);
    expect(await ask(powerball, '')).toBeNull();
  });

  test('wants Florida’s in both series, and says which there are', async () => {
    customer = await aCustomer(app, { type: 1 });
    token = customer.token;
    const values = [2, 3, 4, 5, 10];
    for (const type of [0, 1]) {
      const { body } = await sendLines(app, token, [{ numbers: [1, 2, 3, 4, 5, 6] }], {
        loterie_id: 3,
        date_lottery: '2026-11-21',
        type,
      });
      const [id] = await pay(app, token, [body.registered[0].newId]);
      const [pending] = (await worklist(`?q=${id}`)).compras;
      expect(pending).toMatchObject({ id, type, multiplier_mode: 'per-play', multiplier_values: values });
      const refused = (await upload(id, pdf)).body;
      expect(refused).toMatchObject({
        code: 'multiplier-required',
        message: 'Indica el potenciador impreso en la cartilla: 2, 3, 4, 5 o 10.',
      });
      expect((await upload(id, pdf, '7')).body.message).toBe(
        'Ese potenciador no existe: el de la cartilla es 2, 3, 4, 5 o 10.',
      );
      expect((await upload(id, pdf, '10')).body.data.potenciador).toBe(10);
    }
  });

  test('is recorded with who did it, and without the bytes', async () => {
    const [id] = await buy();
    await upload(id, pdf);
    await takeBack(id);
    const chief = await anAdmin(app);
    const { body } = await app.get(`/audit?entity=purchase&entity_id=${id}`, chief.token);
    expect(body.data).toMatchObject([
      { action: 'update', before: { sold: true, file: { name: 'cartilla.pdf' } }, after: { sold: false } },
      {
        action: 'update',
        entity: 'purchase',
        before: { sold: false },
        after: { sold: true, file: { name: 'cartilla.pdf', size: pdf.bytes.length } },
      },
    ]);
  });

  test('to a purchase that does not exist is a 404; what is no form at all has no file', async () => {
    expect((await upload(99_999, pdf)).status).toBe(404);
    const [id] = await buy();
    const { status, body } = await app.post(`/purchases/purchase-sold/${id}`, { image: 'x' }, admin);
    expect([status, body.code]).toEqual([400, 'file-missing']);
    const cut = await app.call('POST', `/purchases/purchase-sold/${id}`, {
      token: admin,
      payload: '--b\r\nContent-Disposition: form-data; name="image"; filename="a.pdf"\r\n\r\n%PDF-',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect(cut.status).toBe(400);
  });

  test('a stream of five megabytes is refused and the connection stays usable', async () => {
    const [id] = await buy();
    const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const head = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.pdf"\r\n\r\n%PDF-';
    const pieces = [head, ...Array.from({ length: 80 }, () => 'x'.repeat(65_536)), '\r\n--b--\r\n'];
    const body = ReadableStream.from(pieces.map((piece) => new TextEncoder().encode(piece)));
    const headers = { authorization: `Bearer ${admin}`, 'content-type': 'multipart/form-data; boundary=b' };
    const url = `${address}/api/purchases/purchase-sold/${id}`;
    const reply = await fetch(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([413, 'file-too-large']);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });
});

describe('taking a ticket back', () => {
  test('makes the purchase pending again, and its PDF is gone from sight', async () => {
    const [id] = await buy();
    await upload(id, pdf);
    expect((await takeBack(id)).body).toEqual({ ok: true });
    expect((await own())[0]).toMatchObject({ stateSold: false, image: null });
    expect((await app.get(`/purchases/${id}/ticket`, token)).status).toBe(404);
    expect((await worklist(`?q=${customer.email}`)).compras).toMatchObject([{ id }]);
    const again = await takeBack(id);
    expect([again.status, again.body.code]).toEqual([409, 'purchase-not-sold']);
    expect((await upload(id, { bytes: aPdf('nueva') })).status).toBe(200);
  });

  test('of a purchase that does not exist is a 404', async () => {
    expect((await takeBack(99_999)).status).toBe(404);
  });
});

describe('reading a ticket', () => {
  test('works with the cookie alone, as a tab opens it, for owner and operator', async () => {
    const [id] = await buy();
    await upload(id, pdf);
    for (const cookies of [{ costumer_token: token }, { admin_token: admin }] as Record<string, string>[]) {
      const { status, headers, body } = await app.call('GET', `/purchases/${id}/ticket`, { cookies });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="cartilla-${String(id).padStart(6, '0')}.pdf"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(body).toEqual(pdf.bytes);
    }
  });

  test('is a 404 for any other customer, and before the upload', async () => {
    const [id] = await buy();
    expect((await app.get(`/purchases/${id}/ticket`, token)).status).toBe(404);
    await upload(id, pdf);
    const other = await aCustomer(app);
    expect((await app.get(`/purchases/${id}/ticket`, other.token)).status).toBe(404);
    expect((await app.get('/purchases/99999/ticket', admin)).status).toBe(404);
    expect((await app.get(`/purchases/${id}/ticket`)).status).toBe(401);
  });
});

describe('who may do what with purchases', () => {
  test('customers do not work tickets, operators do not buy', async () => {
    const [id] = await buy();
    expect((await upload(id, pdf, undefined, token)).status).toBe(403);
    expect((await app.post(`/purchases/purchase-sold-delete/${id}`, {}, token)).status).toBe(403);
    expect((await app.get('/purchases/list-purchases', token)).status).toBe(403);
    expect((await app.get('/purchases/list', admin)).status).toBe(403);
    expect((await app.post('/purchases/create', {}, admin)).status).toBe(403);
    expect((await app.get('/purchases/list')).status).toBe(401);
    expect((await app.get('/purchases/list-purchases')).status).toBe(401);
    expect((await app.post(`/purchases/purchase-sold/${id}`)).status).toBe(401);
  });
});
