import { createHash } from 'node:crypto';
import { lottery } from '@bolillero/database/schema/lottery';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { sendForm } from '../../testing/forms.ts';
import { nextPowerballDraw, powerballCutoff, powerballDraw } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { closeDueGames } from './freeze.ts';
import { aGameOnSale, attachTo, boughtShares, groupLineOf } from './games.testing.ts';

let app: TestApp;
let operator: string;

beforeAll(async () => {
  app = await startTestApp();
  operator = (await anAdmin(app, 'operator')).token;
});
afterAll(() => app.close());
beforeEach(() => app.setNow(testNow));

const asked = { loterie_id: 1, type: 50, participations: 10, coupons: 0 };
const create = (body: object = asked, path = 'create-pena') => app.post(`/penas/${path}`, body, operator);
const created = async (fields: object = {}): Promise<number> =>
  (await create({ ...asked, ...fields })).body.data.id;
const activate = (id: number, body?: object) => app.post(`/penas/activate-pena/${id}`, body, operator);
const attach = (id: number, text: string | Buffer) =>
  sendForm(app, `/penas/attach/${id}`, operator, {
    file: { bytes: Buffer.from(text), name: 'l.txt', type: 'text/plain' },
  });
const linesOf = async (id: number) => (await app.get(`/penas/get_pena_ball/${id}`, operator)).body.data;
const twoLines = '5|9|22|41|60|0|12\r\n61|3|20|44|12|0|7\r\n';
const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

describe('creating a game', () => {
  test('makes one that nobody sees yet, by either name of the call', async () => {
    for (const path of ['create-pena', 'create']) {
      const { status, body } = await create(asked, path);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        loterie_id: 1,
        type: 50,
        participations: 10,
        coupons: 0,
        state: 'created',
        date_lottery: null,
        share_price: null,
        lines: 0,
      });
    }
    const { data, data_activate: active } = (await app.get('/penas/list-pena', operator)).body;
    expect(data.length).toBeGreaterThanOrEqual(2);
    expect(active).toEqual([]);
  });

  test.each([
    [{ loterie_id: null }, 'group-game-incomplete', 'Por favor, complete el formulario'],
    [{ type: '' }, 'group-game-incomplete', 'Por favor, complete el formulario'],
    [{ participations: null }, 'group-game-incomplete', 'Por favor, complete el formulario'],
    [{ type: 75 }, 'group-game-incomplete', 'Por favor, complete el formulario'],
    [{ participations: 0 }, 'group-game-participations', 'Seleccione una cantidad menor a 100'],
    [{ participations: -3 }, 'group-game-participations', 'Seleccione una cantidad menor a 100'],
  ])('refuses %j: %s', async (fields, code, message) => {
    const { status, body } = await create({ ...asked, ...fields });
    expect([status, body.code, body.message]).toEqual([422, code, message]);
  });

  test('takes more than a hundred shares; not a lottery, a date or a price that there is not', async () => {
    expect((await create({ ...asked, participations: 150 })).status).toBe(200);
    expect((await create({ ...asked, loterie_id: 99 })).body.code).toBe('unknown-lottery');
    for (const fields of [
      { date_lottery: '2026-11-22' },
      { date_lottery: '2026-02-30' },
      { date_lottery: '2020-01-01' },
      { share_price: '0' },
    ]) {
      expect((await create({ ...asked, ...fields })).body.code).toBe('group-game-terms-invalid');
    }
  });
});

describe('activating a game', () => {
  test('puts it on sale for the next draw, at the price of its lottery', async () => {
    await app.context.db.update(lottery).set({ sharePriceCents: 5_00 }).where(eq(lottery.id, 4));
    await app.context.db.execute(sql`UPDATE lottery SET revision = revision + 1 WHERE id = 4`);
    const id = await created({ loterie_id: 4 });
    const { status, body } = await activate(id);
    expect([status, body.data]).toMatchObject([
      200,
      { state: 'on-sale', date_lottery: '2026-11-22', share_price: '5.00' },
    ]);
    const { data_activate: active } = (await app.get('/penas/list-pena', operator)).body;
    expect(active.map((one: { id: number }) => one.id)).toContain(id);
  });

  test('or for the draw and at the price that are given, once', async () => {
    const id = await created();
    const terms = { date_lottery: nextPowerballDraw, share_price: '12.50' };
    const answers = await Promise.all([activate(id, terms), activate(id, terms)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await activate(id, terms)).body.code).toBe('group-game-active');
    const { rows } = await app.context.db.execute(
      sql`SELECT share_price_cents::int AS share, line_price_cents::int AS line FROM group_game WHERE id = ${id}`,
    );
    expect(rows).toEqual([{ share: 12_50, line: 2_50 }]);
  });

  test('refuses a draw that is not sold, and a game without a price', async () => {
    const id = await created();
    expect((await activate(id, { share_price: '1', date_lottery: '2026-11-20' })).body.code).toBe(
      'group-game-terms-invalid',
    );
    await app.context.db.update(lottery).set({ sharePriceCents: 0 }).where(eq(lottery.id, 1));
    expect((await activate(id, {})).body.code).toBe('group-game-terms-invalid');
    expect((await activate(999_999, {})).status).toBe(404);
  });
});

test('lines that were attached before the sale are recorded again for the draw that they are for', async () => {
  const id = await created();
  await attach(id, twoLines);
  await activate(id, { share_price: '2' });
  const { rows } = await app.context.db.execute(
    sql`SELECT draw_date::text AS date FROM proof_entry WHERE group_game_id = ${id} ORDER BY seq`,
  );
  expect(rows).toEqual([{ date: null }, { date: powerballDraw }]);
  const florida = await created({ loterie_id: 3 });
  await attach(florida, '2|11|23|24|34|43|0');
  // As if its matrix had been another one when they were attached.
  await app.context.db.execute(
    sql`UPDATE group_line SET balls = '{1,2,3,4,5,60}' WHERE game_id = ${florida}`,
  );
  const refused = await activate(florida, { share_price: '2' });
  expect([refused.body.code, refused.body.message]).toEqual([
    'group-game-terms-invalid',
    'Las líneas adjuntas no son de la matriz de ese sorteo. Adjunta otras y vuelve a activarlo.',
  ]);
  await app.post(`/penas/delete_pena/${florida}`, {}, operator);
});

describe('deleting a game', () => {
  test('takes it out of lists and carts; a second time there is none', async () => {
    const id = await aGameOnSale(app);
    const { token } = await aCustomer(app);
    await app.post('/penas/join', { id, shares: 2 }, token);
    expect((await app.post(`/penas/delete_pena/${id}`, {}, operator)).status).toBe(200);
    expect((await app.get('/checkouts/list', token)).body.listCheckout).toEqual([]);
    expect((await app.post(`/penas/delete_pena/${id}`, {}, operator)).status).toBe(404);
  });

  test('is refused once a share is sold', async () => {
    const id = await aGameOnSale(app);
    await boughtShares(app, id, (await aCustomer(app)).id, 1);
    const { status, body } = await app.post(`/penas/delete_pena/${id}`, {}, operator);
    expect([status, body.code]).toEqual([409, 'group-game-has-shares']);
  });
});

describe('attaching lines', () => {
  test('keeps the very file, its lines by number, and records it for its draw', async () => {
    const id = await aGameOnSale(app);
    const { status, body } = await attach(id, twoLines);
    expect([status, body]).toEqual([200, { ok: true, lines: 2, sha256: sha256Of(twoLines) }]);
    expect(await linesOf(id)).toMatchObject([
      { number: 1, balls: '[5,9,22,41,60]', ball_red: 12, prize: null },
      { number: 2, balls: '[3,12,20,44,61]', ball_red: 7 },
    ]);
    const file = await app.get(`/penas/lines/${id}`, operator);
    expect(file.headers['content-disposition']).toContain(`lineas-${id}.txt`);
    const { rows } = await app.context.db.execute(
      sql`SELECT kind, draw_date::text AS date FROM proof_entry 
        WHERE encode(sha256, 'hex') = ${sha256Of(twoLines)} AND group_game_id = ${id}`,
    );
    expect(rows).toEqual([{ kind: 'lines', date: powerballDraw }]);
  });

  test('is one operation with sending them as lines, written as a file has them', async () => {
    const id = await aGameOnSale(app);
    const data = [{ balls: [5, 9, 22, 41, 60], ball_red: 12 }, '61|3|20|44|12|0|7'];
    const sent = await app.post('/penas/create_lines', { id, data: JSON.stringify(data) }, operator);
    expect(sent.body).toMatchObject({ ok: true, lines: 2 });
    expect(await linesOf(id)).toHaveLength(2);
    const seven = { balls: [1, 2, 3, 4, 5, 6, 7], ball_red: 12 };
    const refused = await app.post('/penas/create_lines', { id, data: [seven] }, operator);
    expect(refused.body.code).toBe('group-lines-refused');
  });

  test('refuses a bad file whole, each bad line by number with the part and the reason; nothing changes', async () => {
    const id = await aGameOnSale(app);
    await attach(id, twoLines);
    const text = ['1|2|3|4|5|0|6', '4|9|22|41|70|0|12', '8|15|15|33|60|0|3', '2|18|27|44|51|0'].join('\n');
    const { status, body } = await attach(id, text);
    expect([status, body.code]).toEqual([422, 'group-lines-refused']);
    expect(body.message).toBe(
      'El archivo no se adjuntó: 3 líneas malas de 4. Se rechaza entero. Nada cambió.',
    );
    expect(body.details).toEqual({
      bad: 3,
      total: 4,
      lines: [
        { line: 2, text: '4|9|22|41|70|0|12', fields: [5], reason: '70 pasa de 69' },
        { line: 3, text: '8|15|15|33|60|0|3', fields: [3], reason: 'El 15 se repite' },
        { line: 4, text: '2|18|27|44|51|0', fields: [], reason: 'Falta la bolilla roja' },
      ],
    });
    expect(await linesOf(id)).toHaveLength(2);
  });

  test.each([
    ['', 'no tiene ninguna línea'],
    ['1|2|3|4|5|0|6\n'.repeat(51), 'tiene 51 líneas y este juego admite 50'],
    [Buffer.from([0xff, 0xfe, 0x31]), 'no es texto UTF-8'],
  ])('refuses %j', async (text, words) => {
    const { status, body } = await attach(await aGameOnSale(app), text);
    expect([status, body.code]).toEqual([422, 'group-lines-refused']);
    expect(body.message).toContain(words);
  });

  test('needs a file of a sensible size', async () => {
    const id = await aGameOnSale(app);
    expect((await sendForm(app, `/penas/attach/${id}`, operator, {})).body.code).toBe('file-missing');
    expect((await attach(id, 'x'.repeat(70_000))).body.code).toBe('file-too-large');
    expect((await attach(999_999, twoLines)).status).toBe(404);
  });

  test('again takes the place of the first until the cut-off, and not after', async () => {
    const id = await aGameOnSale(app);
    await attach(id, twoLines);
    const other = '1|2|3|4|5|0|6\r\n';
    const both = await Promise.all([attach(id, other), attach(id, other), attach(id, other)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await linesOf(id)).toHaveLength(1);
    app.setNow(powerballCutoff);
    expect((await attach(id, twoLines)).body.code).toBe('group-game-closed');
    await closeDueGames(app.context);
    expect((await attach(id, twoLines)).body.code).toBe('group-game-closed');
    expect((await app.post(`/penas/delete_pena/${id}`, {}, operator)).body.code).toBe('group-game-closed');
    expect(await linesOf(id)).toHaveLength(1);
  });
});

describe('multipliers', () => {
  const set = (id: number, potenciadores: unknown) =>
    app.post(`/penas/multipliers/${id}`, { potenciadores }, operator);

  test('are entered for the lines in their order where the tickets print one', async () => {
    const id = await aGameOnSale(app, { lotteryId: 2, drawDate: '2026-11-24' });
    await attachTo(
      app,
      id,
      [1, 2, 3].map(groupLineOf).map((line) => ({ ...line, special: 1 })),
    );
    const { status, body } = await set(id, [2, null, 10]);
    expect(status).toBe(200);
    expect(body.data.map((line: { potenciador: number }) => line.potenciador)).toEqual([2, null, 10]);
    expect((await set(id, '[2, 5]')).body.data[2].potenciador).toBe(10);
    // One that was entered by mistake is taken back, and the books of changes say so.
    expect((await set(id, [null])).body.data[0].potenciador).toBeNull();
    const { rows } = await app.context.db.execute(
      sql`SELECT before, after FROM audit_entry WHERE entity = 'group_game' AND entity_id = ${String(id)} ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ before: { potenciadores: '2 5 10' }, after: { potenciadores: '- 5 10' } }]);
  });

  test('are refused where none is printed, none like it, or for more lines than there are', async () => {
    const mega = await aGameOnSale(app, { lotteryId: 2, drawDate: '2026-11-24' });
    await attachTo(app, mega, [{ ...groupLineOf(1), special: 1 }]);
    for (const [id, values] of [
      [await aGameOnSale(app), [2]],
      [mega, [7]],
      [mega, [2, 2]],
    ] as const) {
      expect((await set(id, values)).body.code).toBe('multiplier-invalid');
    }
    expect((await set(mega, ['dos'])).status).toBe(400);
  });
});

describe('participants and books', () => {
  test('tell who has which shares, what they paid, and what came in', async () => {
    const id = await aGameOnSale(app);
    const ana = await aCustomer(app, { name: 'Ana', lastname: 'Vela' });
    const eva = await aCustomer(app, { name: 'Eva', lastname: 'Ríos' });
    await boughtShares(app, id, ana.id, 2);
    await boughtShares(app, id, eva.id, 3);
    await boughtShares(app, id, ana.id, 1);
    const list = (await app.get(`/penas/participants/${id}`, operator)).body;
    expect(list).toMatchObject({
      total: 2,
      data: [
        {
          costumer_id: ana.id,
          name: 'Ana',
          shares: 3,
          numbers: [
            { from: 1, to: 2 },
            { from: 6, to: 6 },
          ],
          price: '37.50',
          prize: null,
        },
        { costumer_id: eva.id, shares: 3, numbers: [{ from: 3, to: 5 }] },
      ],
    });
    expect((await app.get(`/penas/participants/${id}?q=rios`, operator)).body.total).toBe(1);
    const { data } = (await app.get(`/penas/ledger/${id}`, operator)).body;
    expect(data).toEqual({
      entries: [
        {
          kind: 'shares-sold',
          currency: 'USD',
          in: '75.00',
          out: '0.00',
          balance: '75.00',
          count: 6,
          each: '12.50',
          first: null,
        },
      ],
      differences: [],
      division: null,
    });
  });

  test('are taken as files, with words for what moved', async () => {
    const id = await aGameOnSale(app);
    await boughtShares(app, id, (await aCustomer(app, { name: '=Ana' })).id, 2);
    const books = await app.get(`/penas/ledger/${id}/export?format=csv`, operator);
    expect(books.headers['content-disposition']).toContain(`libro-del-juego-${id}.csv`);
    expect(String(books.body)).toContain('Vendidas a jugadores,2,12.50,,USD,25.00,0.00,25.00');
    const xlsx = await app.get(`/penas/ledger/${id}/export?format=xlsx`, operator);
    expect(xlsx.status).toBe(200);
    const people = await app.get(`/penas/participants/${id}/export?format=csv`, operator);
    expect(String(people.body)).toContain("'=Ana");
    expect((await app.get('/penas/games/export?format=csv', operator)).status).toBe(200);
    expect((await app.get(`/penas/ledger/${id}/export?format=pdf`, operator)).status).toBe(400);
  });
});

test('games are listed, searched and sorted page by page', async () => {
  const id = await aGameOnSale(app, { lotteryId: 3, lineLimit: 200, drawDate: '2026-11-21' });
  const get = async (query: string) => (await app.get(`/penas/games?${query}`, operator)).body;
  expect((await get('q=florida&activated=true')).data).toMatchObject([{ id, type: 200, state: 'on-sale' }]);
  expect((await get('q=florida&activated=false')).total).toBe(0);
  expect((await get('sort=-lines&perPage=1')).data).toMatchObject([{ type: 200 }]);
  expect((await get('lottery_id=3')).total).toBe(1);
});

const calls = (id: number) =>
  [
    ['GET', '/penas/list-pena'],
    ['GET', '/penas/games'],
    ['GET', '/penas/games/export?format=csv'],
    ['POST', '/penas/create-pena'],
    ['POST', '/penas/create'],
    ['POST', `/penas/activate-pena/${id}`],
    ['POST', `/penas/delete_pena/${id}`],
    ['GET', `/penas/get_pena_ball/${id}`],
    ['POST', `/penas/attach/${id}`],
    ['POST', '/penas/create_lines'],
    ['GET', `/penas/lines/${id}`],
    ['POST', `/penas/multipliers/${id}`],
    ['GET', `/penas/participants/${id}`],
    ['GET', `/penas/participants/${id}/export?format=csv`],
    ['GET', `/penas/ledger/${id}`],
    ['GET', `/penas/ledger/${id}/export?format=csv`],
  ] as const;

test('nobody but the office gets in; a game that is not there is not found', async () => {
  const id = await aGameOnSale(app);
  const { token } = await aCustomer(app);
  for (const [method, path] of calls(id)) {
    expect([path, (await app.call(method, path, {})).status]).toEqual([path, 401]);
    expect([path, (await app.call(method, path, { token })).status]).toEqual([path, 403]);
  }
  for (const path of ['get_pena_ball', 'lines', 'participants', 'ledger']) {
    expect([path, (await app.get(`/penas/${path}/999999`, operator)).status]).toEqual([path, 404]);
  }
  expect((await app.get('/penas/lines/uno', operator)).status).toBe(400);
});
