import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { aPdf, sendForm } from '../../testing/forms.ts';
import { pay } from '../../testing/payments.ts';
import { registerPlays, sendLines } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

let app: TestApp;
let operator: string;
let customer: Awaited<ReturnType<typeof aCustomer>>;
/** Rosa's: Powerball of 21 November, its first three; Mega Millions of the 24th; the last two have their PDF. */
let powerball: readonly number[];
let mega: number;

const upload = (id: number | undefined) =>
  sendForm(app, `/purchases/purchase-sold/${id}`, operator, { image: { bytes: aPdf() } });

beforeAll(async () => {
  app = await startTestApp();
  operator = (await anAdmin(app, 'operator')).token;
  // addresses without digits: a search for a ticket's number finds no player by them
  customer = await aCustomer(app, {
    name: '=Rosa',
    lastname: 'Quispe, "la tía"',
    email: 'rosa@example.com',
  });
  powerball = await pay(app, customer.token, await registerPlays(app, customer.token, 5));
  const { body } = await sendLines(app, customer.token, [{ numbers: [1, 2, 3, 4, 5], bExtra: 24 }], {
    loterie_id: 2,
    date_lottery: '2026-11-24',
  });
  mega = (await pay(app, customer.token, [body.registered[0].newId]))[0] ?? 0;
  const zoe = await aCustomer(app, { name: 'Zoé', lastname: 'Álvarez', email: 'zoe@example.com' });
  await pay(app, zoe.token, await registerPlays(app, zoe.token));
  await upload(powerball[3]);
  app.setNow('2026-11-21T18:00:00Z');
  await upload(powerball[4]);
  app.setNow(testNow);
});
afterAll(() => app.close());

const pending = async (query = '') => (await app.get(`/purchases/pending?${query}`, operator)).body;
const sold = async (query = '') => (await app.get(`/purchases/sold?${query}`, operator)).body;
const idsOf = (answer: { data: readonly { id: number }[] }) => answer.data.map(({ id }) => id);
const rosas = () => `q=${customer.email}`;

describe('the lists of tickets', () => {
  test('have what waits by its cut-off, and what was bought the last first', async () => {
    const list = await pending(rosas());
    expect(idsOf(list)).toEqual([...powerball.slice(0, 3), mega]);
    expect(list).toMatchObject({ total: 4, pages: 1 });
    expect(list.data[0]).toMatchObject({ soldAt: null, closes_at: '2026-11-22T02:59:00.000Z' });
    expect(idsOf(await sold())).toEqual([powerball[4], powerball[3]]);
    expect((await sold()).data[0].soldAt).toBe('2026-11-21T18:00:00.000Z');
  });

  test.each(['id', 'lottery', 'player', 'date_lottery', 'closes_at'])(
    'are sorted by %s in both directions',
    async (name) => {
      const up = idsOf(await pending(`sort=${name}`));
      expect(up).toHaveLength(5);
      expect(idsOf(await pending(`sort=-${name}`))).toEqual(up.toReversed());
    },
  );

  test('are sorted as their columns read', async () => {
    expect((await pending('sort=player&perPage=1')).data[0].name).toBe('=Rosa');
    expect((await pending('sort=-player&perPage=1')).data[0].name).toBe('Zoé');
    expect(idsOf(await pending('sort=lottery&perPage=1'))).toEqual([mega]);
    expect(idsOf(await pending('sort=-closes_at&perPage=1'))).toEqual([mega]);
    expect(idsOf(await sold('sort=sold_at'))).toEqual([powerball[3], powerball[4]]);
  });

  test('come in pages, whose second half is read from the end of a list of known length', async () => {
    const all = idsOf(await pending('sort=-id'));
    for (const known of ['', '&known=5']) {
      const pages = [];
      for (const page of [1, 2, 3])
        pages.push(idsOf(await pending(`sort=-id&perPage=2&page=${page}${known}`)));
      expect(pages).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4)]);
      expect(idsOf(await pending(`sort=-id&perPage=2&page=4${known}`))).toEqual([]);
    }
  });

  test('say their total at once, or by itself', async () => {
    expect(await pending('count=only')).toEqual({ data: [], total: 5, pages: 1 });
    expect(await pending('count=later&perPage=2')).toMatchObject({ total: 5, pages: 3 });
  });

  test('are filtered by lottery, series, draw date and player, whatever the accents', async () => {
    expect(idsOf(await pending('lottery_id=2'))).toEqual([mega]);
    expect((await pending('type=1')).total).toBe(0);
    expect(idsOf(await pending('from=2026-11-22'))).toEqual([mega]);
    expect((await pending('to=2026-11-21')).total).toBe(4);
    expect((await pending('q=zoe%20alvarez')).total).toBe(1);
    expect(idsOf(await pending(`q=${mega}`))).toEqual([mega]);
  });

  test('know what closes today by the house’s calendar, and what is overdue', async () => {
    // Powerball closes at 21:59 in Lima.
    expect((await pending('part=closes-today')).total).toBe(4);
    expect((await pending('part=overdue')).total).toBe(0);
    app.setNow('2026-11-22T04:01:00Z');
    const overdue = await pending('part=overdue');
    expect([overdue.total, overdue.data[0].overdue]).toEqual([4, true]);
    expect((await pending('part=closes-today')).total).toBe(0);
    app.setNow('2026-11-24T14:00:00Z');
    expect(idsOf(await pending('part=closes-today'))).toEqual([mega]);
    app.setNow(testNow);
  });

  test.each([
    'sort=price',
    'page=0',
    'part=none',
    'from=2026-02-31',
    'from=2026-11-22&to=2026-11-21',
    'q=%00',
  ])('refuse %s', async (query) => {
    for (const path of ['/purchases/pending', '/purchases/pending/export']) {
      const { status, body } = await app.get(`${path}?format=csv&${query}`, operator);
      if (path.endsWith('export') && query === 'page=0') continue;
      expect([status, body.code]).toEqual([400, 'input-invalid']);
    }
  });

  test.each(['pending', 'sold', 'pending/export', 'sold/export'])('%s is for operators', async (path) => {
    const address = `/purchases/${path}?format=csv`;
    expect((await app.get(address)).body.code).toBe('sign-in-required');
    expect((await app.get(address, customer.token)).body.code).toBe('forbidden');
  });
});

describe('an exported list', () => {
  const exported = (query: string) => app.get(`/purchases/pending/export?${query}`, operator);

  test('is exactly what the filters let through, in the order asked for, as CSV', async () => {
    const { body, headers } = await exported(`format=csv&sort=-id&${rosas()}`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(
      'attachment; filename="cartillas-pendientes_2026-11-21_12-00.csv"',
    );
    const text = body.toString();
    expect(text.startsWith('\uFEFFN.º,Lotería,Serie,Jugador,Email,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    const listed = await pending(`sort=-id&${rosas()}`);
    expect(rows.map((row) => Number(row['N.º']))).toEqual(idsOf(listed));
    expect(rows[0]).toMatchObject({
      Lotería: 'Mega Millions',
      Serie: 'TRADICIONAL',
      // A spreadsheet would work a formula out.
      Jugador: `'=Rosa Quispe, "la tía"`,
      Números: '1 2 3 4 5',
      'Bolilla especial': '24',
      Sorteo: '2026-11-24',
      Cierre: '2026-11-24 22:00:00',
      Pagada: '2026-11-21 12:00:00',
    });
  });

  test('has numbers and dates as such in a workbook, and a formula as the text that it is', async () => {
    const { body, headers } = await exported(`format=xlsx&sort=-id&from=2026-11-21&to=2026-11-30&${rosas()}`);
    expect(headers['content-disposition']).toBe(
      'attachment; filename="cartillas-pendientes_2026-11-21_a_2026-11-30_12-00.xlsx"',
    );
    const [sheet] = await readWorkbook(body);
    const [head = [], first = [], ...others] = sheet?.data ?? [];
    expect(others).toHaveLength(3);
    const row = Object.fromEntries(head.map((heading, at) => [heading, first[at]]));
    expect(row).toMatchObject({
      'N.º': mega,
      Jugador: '=Rosa Quispe, "la tía"',
      Precio: 3,
      Potenciador: null,
      Sorteo: new Date('2026-11-24T00:00:00Z'),
      Cierre: new Date('2026-11-24T22:00:00Z'),
    });
  });

  test('of nothing has its headings', async () => {
    const { body } = await exported('format=csv&q=nadie');
    expect(body.toString()).toMatch(/^\uFEFFN\.º,.*\r\n$/);
    const { body: workbook } = await exported('format=xlsx&q=nadie');
    expect((await readWorkbook(workbook))[0]?.data).toHaveLength(1);
  });

  test('asks for its format', async () => {
    for (const query of ['', 'format=pdf']) {
      expect((await exported(query)).body.code).toBe('input-invalid');
    }
  });
});
