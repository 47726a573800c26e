import { lottery } from '@bolillero/database/schema/lottery';
import { auditEntry } from '@bolillero/database/schema/operation';
import { desc, eq } from 'drizzle-orm';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { type SentFile, sendForm } from '../../testing/forms.ts';
import { approvedOrder, capture, pay } from '../../testing/payments.ts';
import { registerPlays } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

/* How administrators edit lotteries: each test has a lottery of its own, or leaves the one that it used as it was. */

let app: TestApp;
let admin: Awaited<ReturnType<typeof anAdmin>>;
let operator: string;
let customer: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdmin(app);
  operator = (await anAdmin(app, 'operator')).token;
  customer = (await aCustomer(app, { type: 1 })).token;
});
afterAll(() => app.close());

type Parts = Readonly<Record<string, string | SentFile>>;

const update = (id: number, parts: Parts, { query = '', token = admin.token } = {}) =>
  sendForm(app, `/lottery/update/${id}${query}`, token, parts);
const create = (parts: Parts, token: string | undefined = admin.token, query = '') =>
  sendForm(app, `/lottery/create-clasic${query}`, token, parts);
const one = async (id: number, token: string | undefined = admin.token) =>
  (await app.get(`/lottery/one?id=${id}`, token)).body.data;
const faultsOf = (body: { errors: { path: string; message: string }[] }) =>
  Object.fromEntries(body.errors.map(({ path, message }) => [path, message]));
const newestAudit = async (id: number) => {
  const rows = app.context.db.select().from(auditEntry);
  const [row] = await rows.where(eq(auditEntry.entity, 'lottery')).orderBy(desc(auditEntry.id)).limit(1);
  return row?.entityId === String(id) ? row : undefined;
};

let made = 0;
/** A new lottery of 4 of 20, drawn every day, whose sale is open; hidden until it is shown. */
async function aLottery(parts: Parts = {}): Promise<number> {
  made += 1;
  const { status, body } = await create({
    name: `cuatro_${made}`,
    description: `Cuatro ${made}`,
    size: '20',
    selectNumber: '4',
    days: '[0,1,2,3,4,5,6]',
    era_from: '2026-01-01',
    ticket_price: '2.00',
    service_fee: '0.25',
    prize_templates: JSON.stringify([
      { type: 0, from: '2026-01-01', levels: [{ position: 1, prize_level: '4' }] },
    ]),
    timezone: 'America/Lima',
    draw_time: '20:00',
    ...parts,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data.id;
}

async function aShownLottery(parts: Parts = {}): Promise<number> {
  const id = await aLottery(parts);
  const { status } = await app.post('/lottery/show', { id }, admin.token);
  expect(status).toBe(200);
  return id;
}

/** A play of such a lottery in the customer's cart, for today. */
async function aPlayOf(id: number, numbers: number[], fields = {}): Promise<number> {
  const line = { numbers };
  const sent = { loterie_id: id, date_lottery: '2026-11-21', balls: [line], ...fields };
  const { status, body } = await app.post('/checkouts/createNormal', sent, customer);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.registered[0].newId;
}

test('a new lottery is made hidden, with defaults, and is shown once prices and prize table stand', async () => {
  const { status, body } = await create({
    name: 'seis_andes',
    description: 'Seis Andes',
    size: '40',
    selectNumber: '6',
    days: '[2,5]',
    accent: 'teal',
  });
  expect(status).toBe(200);
  const { id } = body.data;
  expect(body.data).toMatchObject({
    name: 'seis_andes',
    description: 'Seis Andes',
    accent: 'teal',
    image: '',
    state: true,
    isShow: false,
    days: '[2,5]',
    order: expect.any(Number),
    intents: 200,
    ticket_price: '0.00',
    service_fee: '0.50',
    special_kind: 'none',
    date_opening: '2026-11-21',
    eras: [{ from: '2026-11-21', selectNumber: 6, size: 40, special: 'none', sub_length: 0 }],
    missing: ['prices', 'prize-table'],
    odds: { jackpot: '3,838,380.00' },
  });
  expect(await one(id, customer)).toBeUndefined();
  const listed = async (query = '', token = customer) =>
    (await app.get(`/lottery/list${query}`, token)).body.map(({ name }: { name: string }) => name);
  expect(await listed('?hidden=1')).not.toContain('seis_andes');
  expect(await listed('?hidden=1', operator)).toContain('seis_andes');
  expect(await listed('', operator)).not.toContain('seis_andes');

  const early = await app.post('/lottery/show', { id }, admin.token);
  expect([early.status, early.body.code, early.body.details]).toEqual([
    422,
    'lottery-incomplete',
    { missing: ['prices', 'prize-table'] },
  ]);
  expect(early.body.message).toContain('el precio de la jugada, la tabla de premios');
  const levels = [
    { position: 1, prize_level: '6' },
    { position: 2, prize_level: '5', lottery_prize: '1500' },
    { position: 3, prize_level: '4', prize_kind: 'free' },
  ];
  const saved = await update(id, {
    ticket_price: '1.5',
    prize_templates: JSON.stringify([{ type: 0, from: '2026-11-21', levels }]),
    isShow: '1',
  });
  expect(saved.status).toBe(200);
  expect(saved.body.data).toMatchObject({ isShow: true, missing: [], ticket_price: '1.50' });
  expect(saved.body.data.prize_templates[0].levels[1]).toMatchObject({
    prize_level: '5',
    lottery_prize: '1500.00',
    play_prize: null,
  });
  expect(await listed()).toContain('seis_andes');
  expect(await newestAudit(id)).toMatchObject({
    action: 'update',
    who: expect.any(String),
    before: { isShow: false, ticket_price: '0.00', prize_templates: [] },
    after: { isShow: true, ticket_price: '1.50' },
  });

  await app.post('/lottery/delete', { id }, admin.token);
  expect(await listed()).not.toContain('seis_andes');
  expect(await newestAudit(id)).toMatchObject({
    action: 'hide',
    before: { isShow: true },
    after: { isShow: false },
  });
  expect((await one(id)).eras).toHaveLength(1);
});

test('a new name is a slug that nobody has, in no accepted spelling of another', async () => {
  const parts = { description: 'Otra', size: '20', selectNumber: '4' };
  for (const name of ['power_balls', 'powerballs', 'floridas']) {
    const { status, body } = await create({ ...parts, name });
    expect([name, status, body.code]).toEqual([name, 409, 'lottery-name-taken']);
  }
  for (const name of ['Otra Lotería', '_otra', 'otra__mas', '5_de_36', 'a', 'x'.repeat(41)]) {
    const { status, body } = await create({ ...parts, name });
    expect([name, status]).toEqual([name, name.length > 40 ? 400 : 422]);
    expect(body.errors[0].path).toBe('name');
  }
  const id = await aLottery();
  const renamed = await update(id, { name: 'otro_nombre' });
  expect([renamed.status, faultsOf(renamed.body)]).toEqual([
    422,
    { name: 'El nombre interno queda fijo al crear la lotería.' },
  ]);
});

test('says everything that is wrong, each thing at its field, and writes nothing', async () => {
  const { status, body } = await create({
    name: 'con_faltas',
    description: ' ',
    size: '120',
    selectNumber: '11',
    special_kind: 'own-drum',
    sub_length: '0',
    days: '[1]',
    timezone: 'Lima',
    draw_time: '25:00',
    cutoff_minutes: '2000',
    intents: '-1',
    date_opening: '2020-01-01',
    era_from: '2026-01-01',
    multipliers: JSON.stringify([{ from: '2026-01-01', mode: 'per-draw', values: [2, 11], weights: [1] }]),
    prize_templates: JSON.stringify([{ type: 0, from: '2026-01-01', levels: [] }]),
  });
  expect(status).toBe(422);
  expect(Object.keys(faultsOf(body)).sort()).toEqual(
    [
      'description',
      'sub_name',
      'size',
      'sub_length',
      'date_opening',
      'timezone',
      'draw_time',
      'cutoff_minutes',
      'multipliers.0',
      'prize_templates.0',
      'intents',
    ].sort(),
  );
  const unread = await create({
    name: 'otra_con',
    description: 'O',
    size: '9',
    selectNumber: '2',
    ticket_price: '2.505',
  });
  expect([unread.status, unread.body.errors[0].path]).toEqual([422, 'ticket_price']);
  const noDate = await create({
    name: 'otra_con',
    description: 'O',
    size: '9',
    selectNumber: '2',
    era_from: '2026-02-30',
  });
  expect([noDate.status, faultsOf(noDate.body)]).toEqual([
    422,
    { era_from: 'Escribe una fecha que exista.' },
  ]);
  expect((await create({ name: 'otra_con', description: 'O' })).body.errors[0].path).toBe('size');
  expect((await create({ name: 'otra_con', days: 'lunes' })).status).toBe(400);
  expect((await update(1, { unknown: '1' })).status).toBe(400);
  const names = (await app.get('/lottery/list?hidden=1', admin.token)).body.map(
    ({ name }: { name: string }) => name,
  );
  expect(names).not.toContain('otra_con');
});

test('what is sent changes and nothing else does; the same again changes nothing', async () => {
  const before = await one(1);
  const sent = {
    description: 'Powerball USA',
    intents: '150',
    order: '9',
    accent: 'magenta',
    how_to_collect: 'Un paso\nOtro paso',
    laggards_name: 'Doble',
    share_price: '4.00',
  };
  // A name stands in one line, as in the subject of a mail.
  const typed = { ...sent, description: ' Powerball\n USA' };
  const { body } = await update(1, { ...typed, revision: String(before.revision) });
  expect(body.data).toEqual({
    ...before,
    ...sent,
    intents: 150,
    order: 9,
    revision: before.revision + 1,
  });
  expect((await app.get('/lottery/list')).body.at(-1).name).toBe('power_balls');
  const entry = await newestAudit(1);
  expect(entry?.after).toEqual({ ...sent, intents: 150, order: 9 });
  const again = await update(1, sent);
  expect(again.body.data.revision).toBe(before.revision + 1);
  expect((await newestAudit(1))?.id).toBe(entry?.id);

  const back = {
    how_to_collect: '',
    share_price: '0',
    order: '1',
    accent: 'red',
    laggards_name: 'Double Play',
  };
  await update(1, { ...back, description: 'Powerball', intents: '200' });
  expect(await one(1)).toEqual({ ...before, revision: before.revision + 2 });
});

test('two administrators: the second is told, and nothing is overwritten', async () => {
  const id = await aLottery();
  const { revision } = await one(id);
  const answers = await Promise.all(
    ['Uno', 'Dos', 'Tres'].map((description) => update(id, { description, revision: String(revision) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('lottery-changed');
  const kept = answers.find(({ status }) => status === 200)?.body.data.description;
  expect(await one(id)).toMatchObject({ description: kept, revision: revision + 1 });
});

test('a changed matrix opens an era from its date on, and leaves the draws before as they are', async () => {
  const id = await aLottery();
  const noDate = await update(id, { size: '22' });
  expect([noDate.status, faultsOf(noDate.body)]).toEqual([
    422,
    { era_from: 'La matriz cambió: indica desde qué sorteo rige.' },
  ]);
  const { body } = await update(id, { size: '22', era_from: '2026-12-01' });
  expect(body.impact).toMatchObject({
    eras: [{ from: '2026-12-01', change: 'opened', draws: 0 }],
    verdict: 'free',
  });
  expect(body.data).toMatchObject({ size: 20, eras: [{ size: 20 }, { from: '2026-12-01', size: 22 }] });
});

test('an era that draws on file would not fit is refused; one that they fit asks', async () => {
  const id = await aLottery();
  const header = 'date,ball_one,ball_two,ball_three,ball_four\n';
  const file = { bytes: Buffer.from(`${header}2026-11-18,1,2,3,4\n2026-11-19,5,6,7,20\n`), name: 'h.csv' };
  const { name } = await one(id);
  expect((await sendForm(app, `/loteries/import/${name}/${id}`, admin.token, { file })).status).toBe(200);

  const narrower = await update(id, { size: '18', era_from: '2026-11-19', accept: '1' });
  expect([narrower.status, narrower.body.code]).toEqual([422, 'lottery-in-use']);
  expect(narrower.body.details.impact).toMatchObject({
    draws: { kept: 1, total: 1, list: [{ type: 0, date: '2026-11-19', effect: 'out-of-matrix' }] },
    verdict: 'refused',
  });
  const wider = { size: '25', era_from: '2026-11-19' };
  const asks = await update(id, wider);
  expect([asks.status, asks.body.code]).toEqual([409, 'lottery-asks-first']);
  expect((await update(id, wider, { query: '?dry_run=1' })).body.impact).toMatchObject({
    eras: [{ from: '2026-11-19', change: 'opened', draws: 1 }],
    draws: { kept: 1, total: 1, list: [{ effect: 'other-matrix' }] },
    era_draws: [
      { from: '2026-01-01', draws: 1 },
      { from: '2026-11-19', draws: 1 },
    ],
    verdict: 'asks',
  });
  expect((await one(id)).eras).toHaveLength(1);
  expect((await update(id, { ...wider, accept: '1' })).status).toBe(200);

  const currency = await update(id, { currency: 'PEN' });
  expect(faultsOf(currency.body)).toHaveProperty('currency');
  const past = await update(id, { days: '[1]', days_from: '2026-11-10' });
  expect([past.status, Object.keys(faultsOf(past.body))]).toEqual([422, ['days_from']]);
  expect((await update(id, { days: '[1]' })).body.data).toMatchObject({
    days: '[1]',
    draw_days: [{ days: [0, 1, 2, 3, 4, 5, 6] }, { from: '2026-11-21', days: [1] }],
  });
});

test('carts are shown first and then have the new price, or wait for another draw; what they cannot be any more is not paid', async () => {
  const id = await aShownLottery();
  const item = await aPlayOf(id, [1, 2, 3, 20]);
  const order = await approvedOrder(app, customer, [item]);
  const dearer = await update(id, { ticket_price: '3.00' });
  expect([dearer.status, dearer.body.code]).toEqual([409, 'lottery-asks-first']);
  expect(dearer.body.details.impact.carts).toEqual({
    total: 1,
    list: [
      {
        id: item,
        type: 0,
        date_lottery: '2026-11-21',
        costumer_id: expect.any(Number),
        costumer_name: expect.any(String),
        costumer_lastname: expect.any(String),
        balls: '[1,2,3,20]',
        ball_red: null,
        effect: 'other-price',
      },
    ],
  });
  expect((await update(id, { ticket_price: '3.00', accept: '1' })).status).toBe(200);
  expect((await capture(app, customer, order)).body.code).toBe('order-changed');
  const row = (await app.get('/checkouts/list', customer)).body.listCheckout.find(
    (one: { id: number }) => one.id === item,
  );
  expect(row).toMatchObject({ ticket_price: '3.00', price: '3.25', expired: false });

  const narrower = await update(id, { size: '19', era_from: '2026-11-21' });
  expect(narrower.body.details.impact.carts.list[0].effect).toBe('out-of-matrix');
  await update(id, { size: '19', era_from: '2026-11-21', accept: '1' });
  const unpayable = await app.post('/payments/orders', { kind: 'cart', items: [item] }, customer);
  expect([unpayable.status, unpayable.body.code]).toEqual([422, 'play-invalid']);

  const off = await update(id, { exceptions: JSON.stringify({ added: [], cancelled: ['2026-11-21'] }) });
  expect(off.body.details.impact.carts.list[0].effect).toBe('draw-cancelled');
});

test('sold plays are never broken, even by who has accepted it; a draw may be called off', async () => {
  const id = await aShownLottery();
  await pay(app, customer, [await aPlayOf(id, [1, 2, 3, 4])]);
  const refused = async (parts: Parts, effect: string) => {
    const { status, body } = await update(id, { ...parts, accept: '1' });
    expect([parts, status, body.code]).toEqual([parts, 422, 'lottery-in-use']);
    expect(body.details.impact.sold).toMatchObject({ total: 1, list: [{ balls: '[1,2,3,4]', effect }] });
  };
  await refused({ size: '21', era_from: '2026-11-21' }, 'other-matrix');
  await refused({ size: '12', selectNumber: '5', era_from: '2026-01-01' }, 'out-of-matrix');
  await refused({ days: '[1]' }, 'not-a-draw-date');
  await refused({ multiplier_mode: 'per-play', multiplier_values: '[2,3]' }, 'other-multiplier');
  const later = await update(id, { size: '21', era_from: '2026-11-22', ticket_price: '9.99' });
  expect([later.status, later.body.impact.sold.total]).toEqual([200, 0]);

  const calledOff = { exceptions: JSON.stringify({ added: [], cancelled: ['2026-11-21'] }) };
  const asks = await update(id, calledOff);
  expect([asks.status, asks.body.details.impact.verdict]).toEqual([409, 'asks']);
  expect((await update(id, { ...calledOff, accept: '1' })).status).toBe(200);
  const [bought] = (await app.get('/purchases/list', customer)).body.purchases;
  expect(bought).toMatchObject({ draw_cancelled: true, ticket_price: '2.00' });
});

test('the second series is not taken from who bought it', async () => {
  const templates = [0, 1].map((type) => ({
    type,
    from: '2026-01-01',
    levels: [{ position: 1, prize_level: '4', lottery_prize: '100' }],
  }));
  const id = await aShownLottery({ hasDoublePlay: '1', prize_templates: JSON.stringify(templates) });
  await aPlayOf(id, [5, 6, 7, 8], { type: 1 });
  const asks = await update(id, { hasDoublePlay: '0' });
  expect(asks.body.details.impact.carts.list[0].effect).toBe('series-off');
  const lacks = await update(id, { prize_templates: JSON.stringify(templates.slice(0, 1)) });
  expect([lacks.status, lacks.body.details]).toEqual([422, { missing: ['laggards-prize-table'] }]);
});

test('what begins on a later day is shown from that day on, without anything being saved', async () => {
  const id = await aShownLottery();
  const multipliers = [{ from: '2026-11-22', mode: 'per-play', values: [3, 2], weights: [1, 4] }];
  const later = { days: '[1]', days_from: '2026-11-22', multipliers: JSON.stringify(multipliers) };
  expect((await update(id, later)).status).toBe(200);
  const shown = async () => {
    const board = (await app.get('/loteries/list-lotto')).body.data;
    const { days, multiplier_mode, multiplier_values } = board.find((one: { id: number }) => one.id === id);
    return [days, multiplier_mode, multiplier_values];
  };
  expect(await shown()).toEqual(['[0,1,2,3,4,5,6]', 'none', []]);
  // Midnight in Lima, after the cut-off of the day before.
  app.setNow('2026-11-22T04:59:00Z');
  expect(await shown()).toEqual(['[0,1,2,3,4,5,6]', 'none', []]);
  app.setNow('2026-11-22T05:00:00Z');
  expect(await shown()).toEqual(['[1]', 'per-play', [2, 3]]);
  app.setNow(testNow);
});

test('hiding says which carts and sold plays there are, and takes the lottery off sale at once', async () => {
  const id = await aShownLottery();
  const item = await aPlayOf(id, [9, 10, 11, 12]);
  const said = await app.post('/lottery/delete?dry_run=1', { id }, admin.token);
  expect(said.body).toMatchObject({
    ok: true,
    impact: { carts: { total: 1, list: [{ effect: 'not-on-sale' }] } },
  });
  expect((await one(id)).isShow).toBe(true);
  expect((await app.post('/lottery/delete', { id }, admin.token)).body.ok).toBe(true);
  expect((await app.post('/lottery/delete', { id }, admin.token)).body.ok).toBe(true);
  const refused = await app.post('/payments/orders', { kind: 'cart', items: [item] }, customer);
  expect(refused.status).toBe(422);
  expect((await app.post('/lottery/show', { id }, admin.token)).status).toBe(200);
  await pay(app, customer, [item]);
});

test('a payment that began while a lottery was being saved is held to what was saved', async () => {
  const [item = 0] = await registerPlays(app, customer);
  const order = await approvedOrder(app, customer, [item]);
  const saving = new pg.Client(app.database);
  await saving.connect();
  await saving.query('BEGIN');
  await saving.query('UPDATE lottery SET ticket_price_cents = 275 WHERE id = 1');
  // It reads the lotteries as they were, and waits for who saves one.
  const captured = capture(app, customer, order);
  const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await saving.query<{ n: number }>(waiting)).rows[0]?.n === 0);
  await saving.query('COMMIT');
  expect((await captured).body.code).toBe('order-changed');
  await saving.query('UPDATE lottery SET ticket_price_cents = 250 WHERE id = 1');
  await saving.end();
  const { purchases } = (await app.get('/purchases/list', customer)).body;
  expect(purchases.filter((one: { lottery_id: number }) => one.lottery_id === 1)).toEqual([]);
});

const picture = async (
  format: 'png' | 'jpeg' | 'webp' | 'gif',
  width = 900,
  height = 300,
): Promise<SentFile> => {
  const made = sharp({ create: { width, height, channels: 3, background: 'teal' } });
  const bytes = await made
    .withExif({ IFD0: { Artist: 'Alguien' } })
    .toFormat(format)
    .toBuffer();
  return { bytes, name: `marca.${format}`, type: `image/${format}` };
};

test('a picture is judged by its bytes, made anew without what it told, and served for a year by its hash', async () => {
  const id = await aLottery();
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const { body } = await update(id, { image: await picture(format) });
    expect(body.data).toMatchObject({ own_image: true, own_logo: false, logo: body.data.image });
    expect(body.data.image).toMatch(/^\/api\/lottery\/picture\/[0-9a-f]{64}$/);
  }
  const { image } = await one(id);
  const served = await app.get(image.replace('/api', ''));
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const { format, width, height, exif } = await sharp(served.body).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 512,
    height: 171,
    exif: undefined,
  });
  expect((await newestAudit(id))?.after).toMatchObject({ image });

  const removed = await update(id, { remove_image: '1' });
  expect(removed.body.data).toMatchObject({ image: '', own_image: false });
  expect((await app.get(image.replace('/api', ''))).status).toBe(200);
  expect((await app.get(`/lottery/picture/${'0'.repeat(64)}`)).status).toBe(404);
});

test('what is no picture, too large, or unpacks to too much is refused', async () => {
  const id = await aLottery();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const png = await picture('png');
  const cut = Buffer.from(png.bytes.subarray(0, 60));
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_048_576);
  for (const bytes of [svg, cut, bomb, (await picture('gif')).bytes, Buffer.from('hola')]) {
    const { status, body } = await update(id, { image: { bytes, name: 'a.png', type: 'image/png' } });
    expect([status, body.code]).toEqual([415, 'image-unreadable']);
  }
  const large = await update(id, {
    image: { bytes: Buffer.concat([png.bytes, Buffer.alloc(1_048_576)]), name: 'a.png' },
  });
  expect([large.status, large.body.code]).toEqual([413, 'file-too-large']);
  expect((await one(id)).own_image).toBe(false);
});

test('is for administrators alone', async () => {
  for (const [token, status] of [
    [undefined, 401],
    [customer, 403],
    [operator, 403],
  ] as const) {
    expect((await sendForm(app, '/lottery/update/1', token, { intents: '1' })).status).toBe(status);
    expect((await sendForm(app, '/lottery/create-clasic', token, { name: 'de_nadie' })).status).toBe(status);
    expect((await app.post('/lottery/delete', { id: 1 }, token)).status).toBe(status);
    expect((await app.post('/lottery/show', { id: 1 }, token)).status).toBe(status);
  }
  for (const send of [update(999, { intents: '1' }), app.post('/lottery/delete', { id: 999 }, admin.token)]) {
    expect((await send).body.code).toBe('unknown-lottery');
  }
  const [kept] = await app.context.db.select().from(lottery).where(eq(lottery.id, 1));
  expect(kept?.playsPerDay).toBe(200);
});
