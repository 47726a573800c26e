import { draw } from '@bolillero/database/schema/draw';
import { drawSeries } from '@bolillero/database/schema/lottery';
import { auditEntry } from '@bolillero/database/schema/operation';
import { and, asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { csvOf, type SendOptions, type SentFile, sendFile } from './imports.testing.ts';
import { workbookOf } from './workbook.testing.ts';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await startTestApp();
  token = (await anAdmin(app, 'operator')).token;
});
afterEach(() => app.close());

const send = (file: string | Buffer | SentFile, options: SendOptions = {}) =>
  sendFile(app, file, { token, ...options });

/** What is on file of a series, a line a draw. */
async function onFile(lotteryId = 1, series = 0): Promise<string[]> {
  const rows = await app.context.db
    .select()
    .from(draw)
    .where(and(eq(draw.lotteryId, lotteryId), eq(draw.series, series)))
    .orderBy(asc(draw.date));
  return rows.map(({ date, balls, special, multiplier }) => `${date} ${balls} ${special} ${multiplier}`);
}

async function historyVersion(): Promise<number> {
  const [row] = await app.context.db
    .select()
    .from(drawSeries)
    .where(and(eq(drawSeries.lotteryId, 1), eq(drawSeries.series, 0)));
  return row?.historyVersion ?? -1;
}

const monday = '2026-11-16,1,2,3,4,5,,6,2';
const wednesday = '2026-11-18,5,15,25,35,45,,10,';
const saturday = '2026-11-14,11,12,13,14,15,,16,10';
const reasons = (body: { rejected: { line: number; reason: string }[] }) =>
  body.rejected.map(({ line, reason }) => [line, reason]);

describe('a file of draws', () => {
  test('goes in with its report, its next dates and without prize levels', async () => {
    const before = await historyVersion();
    const { status, body } = await send(csvOf(monday, wednesday));
    expect([status, body]).toEqual([
      200,
      {
        inserted: 2,
        updated: 0,
        skipped: 0,
        rejected: [],
        warnings: [],
        total: 2,
        demo_removed: 0,
        applied: true,
      },
    ]);
    expect(await onFile()).toEqual(['2026-11-16 1,2,3,4,5 6 2', '2026-11-18 5,15,25,35,45 10 null']);
    expect(await historyVersion()).toBe(before + 1);
    const { body: list } = await app.get('/loteries/list-result-loterie/power_balls?type=0');
    expect(list.data.map((one: Record<string, unknown>) => [one.date, one.date_before, one.detail])).toEqual([
      ['2026-11-18', '2026-11-21', []],
      ['2026-11-16', '2026-11-18', []],
    ]);
  });

  test('goes into the series that it is sent for', async () => {
    await send(csvOf(wednesday), { query: 'type=1' });
    expect([(await onFile(1, 0)).length, (await onFile(1, 1)).length]).toEqual([0, 1]);
  });

  test('is what it holds, whatever its name and type say', async () => {
    const cells = (line: string) => line.split(',').map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell));
    const [header = '', ...lines] = csvOf(monday, wednesday).trim().split('\n');
    const workbook = workbookOf(header.split(','), ...lines.map(cells));
    const named = { name: 'historial.csv', type: 'text/csv' };
    expect((await send({ content: workbook, ...named })).body).toMatchObject({ inserted: 2, rejected: [] });
    const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const text = { content: csvOf(monday, wednesday), name: 'historial.xlsx', type: excel };
    expect((await send(text)).body).toMatchObject({ skipped: 2, rejected: [] });
  });

  test('may be New York’s own', async () => {
    const powerball = 'Draw Date,Winning Numbers,Multiplier\r\n09/26/2020,11 21 27 36 62 24,3\r\n';
    expect((await send(powerball)).body).toMatchObject({ inserted: 1, rejected: [] });
    const mega = 'Draw Date,Winning Numbers,Mega Ball,Multiplier\n09/25/2020,20 36 37 48 67,16,2\n';
    expect((await send(mega, { to: 'megamillions/2' })).body).toMatchObject({ inserted: 1, rejected: [] });
    expect(await onFile(1)).toEqual(['2020-09-26 11,21,27,36,62 24 3']);
    expect(await onFile(2)).toEqual(['2020-09-25 20,36,37,48,67 16 2']);
  });

  test('says what is wrong with each of its lines, and then leaves nothing behind', async () => {
    const before = await historyVersion();
    const file = csvOf(
      monday,
      '2026-11-18,1,2,3',
      '2026-11-18,1,2,3,4,70,,6,',
      '2005-08-27,1,2,3,4,55,,6,',
      '2026-11-18,1,1,3,4,5,,6,',
      '2026-11-18,1,2,3,4,5,,,',
      '18/11/2026,1,2,3,4,5,,6,',
      '2026-11-21,1,2,3,4,5,,6,',
      '2026-11-16,1,2,3,4,6,,6,2',
      '',
      '2026-11-18,1,2,3,4,siete,,6,11',
    );
    const { status, body } = await send(file);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      status: 422,
      code: 'import-rejected',
      message: expect.stringContaining('No se guardó nada'),
      inserted: 1,
      total: 10,
      applied: false,
    });
    expect(reasons(body)).toEqual([
      [3, 'Debe tener 5 números: hay 3. Falta la bolilla especial.'],
      [4, 'El 70 no está entre 1 y 69, los números de esa fecha.'],
      [5, 'El 55 no está entre 1 y 53, los números de esa fecha.'],
      [6, 'El 1 está repetido.'],
      [7, 'Falta la bolilla especial.'],
      [8, '«18/11/2026» no es una fecha: usa AAAA-MM-DD.'],
      [9, 'Ese sorteo todavía no se realizó.'],
      [10, 'La línea 2 tiene otro sorteo de la misma fecha.'],
      [12, '«siete» no es un número entero.'],
    ]);
    expect([await onFile(), await historyVersion()]).toEqual([[], before]);
  });

  test('goes in without its bad lines when that is asked for', async () => {
    const file = csvOf(monday, '2026-11-17x,1,2,3,4,5,,6,', wednesday);
    const { status, body } = await send(file, { query: 'partial=1' });
    expect([status, body]).toMatchObject([200, { inserted: 2, applied: true, rejected: [{ line: 3 }] }]);
    expect(await onFile()).toHaveLength(2);
    const bad = await send(csvOf('x,1,2,3,4,5,,6,'), { query: 'partial=1' });
    expect([bad.status, bad.body.code]).toEqual([422, 'import-rejected']);
  });

  test('on another weekday is accepted with a warning', async () => {
    const { status, body } = await send(csvOf(monday, '2026-11-17,1,2,3,4,5,,6,'));
    expect([status, body.inserted]).toEqual([200, 2]);
    expect(body.warnings).toEqual([{ line: 3, reason: 'El martes no es día de sorteo de esta lotería.' }]);
  });

  test('is only looked at in a dry run', async () => {
    const before = await historyVersion();
    const file = csvOf(monday, wednesday, 'x,1,2,3,4,5,,6,');
    const { status, body } = await send(file, { query: 'dry_run=1' });
    expect([status, body]).toMatchObject([
      200,
      { inserted: 2, total: 3, applied: false, rejected: [{ line: 4 }] },
    ]);
    expect([await onFile(), await historyVersion()]).toEqual([[], before]);
    expect(await app.context.db.select().from(auditEntry)).toEqual([]);
  });
});

describe('a draw that is on file', () => {
  beforeEach(async () => {
    await send(csvOf(monday, wednesday));
  });

  test('is skipped when it is the same, also twice in the file and without its multiplier', async () => {
    const { status, body } = await send(csvOf(monday, wednesday, wednesday, '2026-11-16,5,4,3,2,1,,6,'));
    expect([status, body]).toMatchObject([200, { inserted: 0, skipped: 4, rejected: [], applied: true }]);
    expect(await onFile()).toEqual(['2026-11-16 1,2,3,4,5 6 2', '2026-11-18 5,15,25,35,45 10 null']);
  });

  test('is a conflict when it differs, which says what is on file', async () => {
    const { status, body } = await send(csvOf('2026-11-16,1,2,3,4,5,,6,3', '2026-11-18,5,15,25,35,46,,10,'));
    expect(status).toBe(422);
    expect(reasons(body)).toEqual([
      [2, 'Ya hay otro resultado de esa fecha: 1, 2, 3, 4, 5 + 6, potenciador 2.'],
      [3, 'Ya hay otro resultado de esa fecha: 5, 15, 25, 35, 45 + 10.'],
    ]);
  });

  test('is replaced when that is asked for: another revision of the same result', async () => {
    const { body: before } = await app.get('/loteries/list-result-loterie/power_balls', token);
    const { status, body } = await send(csvOf(saturday, '2026-11-16,1,2,3,4,7,,8,'), { query: 'replace=1' });
    expect([status, body]).toMatchObject([200, { inserted: 1, updated: 1, skipped: 0, rejected: [] }]);
    expect((await onFile()).slice(0, 2)).toEqual([
      '2026-11-14 11,12,13,14,15 16 10',
      '2026-11-16 1,2,3,4,7 8 2',
    ]);
    const { body: after } = await app.get('/loteries/list-result-loterie/power_balls', token);
    const [was, is] = [before, after].map(({ data }) =>
      data.find((one: { date: string }) => one.date === '2026-11-16'),
    );
    expect([is.id, is.revision, is.date_before]).toEqual([was.id, was.revision + 1, was.date_before]);
  });
});

test('two imports of one file at once make each draw once, and a third nothing', async () => {
  const lines = Array.from({ length: 2_500 }, (_, index) => {
    const date = new Date(Date.UTC(2016, 0, 1 + index)).toISOString().slice(0, 10);
    return `${date},1,2,3,4,${5 + (index % 60)},,${1 + (index % 26)},`;
  });
  const answers = await Promise.all([1, 2, 3].map(() => send(csvOf(...lines))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const counts = answers.map(({ body }) => [body.inserted, body.skipped]).toSorted();
  expect(counts).toEqual([
    [0, 2_500],
    [0, 2_500],
    [2_500, 0],
  ]);
  expect(await onFile()).toHaveLength(2_500);
});

test('an import is in the audit once, with its file and counts', async () => {
  await send({ content: csvOf(monday, wednesday), name: 'powerball 2026.csv' });
  await send(csvOf('2026-11-16,1,2,3,4,7,,8,'), { query: 'replace=1' });
  const entries = await app.context.db.select().from(auditEntry).orderBy(asc(auditEntry.id));
  expect(entries).toMatchObject([
    {
      action: 'import',
      entity: 'draw_series',
      entityId: 'power_balls/0',
      before: null,
      after: { file: 'powerball 2026.csv', sha256: expect.stringMatching(/^[0-9a-f]{64}$/), inserted: 2 },
    },
    {
      before: { replaced: [{ date: '2026-11-16', balls: [1, 2, 3, 4, 5], special: 6, multiplier: 2 }] },
      after: {
        updated: 1,
        replaced: [{ date: '2026-11-16', balls: [1, 2, 3, 4, 7], special: 8, multiplier: 2 }],
      },
    },
  ]);
});

describe('who and where', () => {
  test('needs an operator or administrator', async () => {
    expect((await send(csvOf(monday), { token: undefined })).status).toBe(401);
    const customer = await aCustomer(app);
    expect((await send(csvOf(monday), { token: customer.token })).status).toBe(403);
    const administrator = await anAdmin(app, 'administrator');
    expect((await send(csvOf(monday), { token: administrator.token })).status).toBe(200);
  });

  test('needs a lottery that exists and a series that it plays', async () => {
    const codeOf = async (options: SendOptions) => {
      const { status, body } = await send(csvOf(monday), options);
      return [status, body.code];
    };
    expect(await codeOf({ to: 'power_balls/9' })).toEqual([404, 'unknown-lottery']);
    expect(await codeOf({ to: 'florida/1' })).toEqual([404, 'unknown-lottery']);
    expect(await codeOf({ to: 'mega_millions/2', query: 'type=1' })).toEqual([404, 'series-not-played']);
    expect(await codeOf({ query: 'type=2' })).toEqual([400, 'input-invalid']);
    expect(await codeOf({ query: 'dry_run=perhaps' })).toEqual([400, 'input-invalid']);
  });

  test('needs a file, of a table of draws, of at most 5 MB', async () => {
    const codeOf = async (file: string | Buffer | SentFile) => {
      const { status, body } = await send(file);
      return [status, body.code];
    };
    expect(await codeOf({ content: csvOf(monday), field: 'archivo' })).toEqual([400, 'file-missing']);
    expect(await codeOf('')).toEqual([422, 'import-empty']);
    expect(await codeOf('fecha,numeros\n2026-11-16,1 2 3\n')).toEqual([415, 'import-unreadable']);
    expect(await codeOf(Buffer.from([0, 1, 2, 3, 255]))).toEqual([415, 'import-unreadable']);
    expect(await codeOf(Buffer.alloc(5 * 1_048_576 + 1, 'x'))).toEqual([413, 'file-too-large']);
    expect((await app.post('/loteries/import/power_balls/1', {}, token)).status).toBe(415);
  });
});
