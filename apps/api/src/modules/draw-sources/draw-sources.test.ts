import { auditEntry } from '@bolillero/database/schema/operation';
import { win } from '@bolillero/database/schema/play';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { type SourceServer, startSourceServer } from '../../testing/source-server.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { saveDraw } from '../settlement/draws.testing.ts';
import { buy } from '../settlement/plays.testing.ts';
import { disagreementsOf } from './proposals.ts';

let app: TestApp;
let server: SourceServer;
let admin: string;
let operator: string;
beforeAll(async () => {
  server = await startSourceServer();
  app = await startTestApp({ DRAW_SOURCES_PRIVATE: '1' });
  admin = (await anAdmin(app)).token;
  operator = (await anAdmin(app, 'operator')).token;
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const row = (date: string, numbers: string, multiplier = '3') => ({
  draw_date: `${date}T00:00:00.000`,
  winning_numbers: numbers,
  multiplier,
});
const stored = { date: '2026-11-14', balls: [1, 2, 3, 4, 5], special: 6, levels: [] };
const told = [
  row('2026-11-18', '11 21 27 36 62 24'),
  row('2026-11-16', '7 8 9 10 11 12'),
  row('2026-11-14', '01 02 03 04 05 06', ''),
];

const sources = async () => (await app.get('/draw-sources', admin)).body.data;
const proposals = async (query = '') => (await app.get(`/draw-proposals${query}`, operator)).body;
/** The proposal of a date. */
const ofDate = async (date: string) =>
  (await proposals()).data.find((proposal: { date: string }) => proposal.date === date);

/** A new source of Powerball at the local server, which has been looked at unless it is told otherwise. */
async function aSource(path: string, change: object = {}) {
  const settings = { address: `${server.url}${path}`, layout: null, hours: 6, active: true };
  const body = { lottery_id: 1, type: 0, kind: 'ny-open-data', ...settings, ...change };
  const answered = await app.post('/draw-sources/create', body, admin);
  if (answered.status !== 200) throw new Error(JSON.stringify(answered.body));
  return answered.body.data;
}
const look = async (id: number, as: string | undefined = admin) =>
  await app.post(`/draw-sources/look/${id}`, {}, as);
const newestAudit = async () =>
  (await app.context.db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1))[0];

test('a house begins with two sources, switched off', async () => {
  const known = (await sources()).map((source: Record<string, unknown>) => [
    (source.loterie as { name: string }).name,
    source.address,
    source.active,
    source.looked_at,
    source.next_look_at,
  ]);
  expect(known).toEqual([
    ['power_balls', 'https://data.ny.gov/resource/d6yy-54nr.json', false, null, null],
    ['mega_millions', 'https://data.ny.gov/resource/5xaw-6ayf.json', false, null, null],
  ]);
});

describe('with draws on file', () => {
  let source: { id: number; revision: number };
  beforeEach(async () => {
    const { db } = app.context;
    app.setNow(testNow);
    for (const table of ['draw_proposal', 'draw']) await db.execute(`DELETE FROM ${table}`);
    await db.execute("DELETE FROM draw_source WHERE address NOT LIKE 'https:%'");
    await saveDraw(app, stored);
    server.json('/pb.json', told);
    source = await aSource('/pb.json');
  });

  test('what a source has and we do not is proposed; what it has as well agrees and is not told', async () => {
    const { status, body } = await look(source.id);
    expect([status, body.data]).toMatchObject([
      200,
      {
        fault: null,
        told: 3,
        waiting: 2,
        disagreeing: 0,
        missing: [],
        looked_at: testNow.replace('Z', '.000Z'),
      },
    ]);
    const { data } = await proposals();
    expect(data).toMatchObject([
      {
        date: '2026-11-18',
        balls: '[11,21,27,36,62]',
        ball_red: 24,
        enhancer: 3,
        state: 'new',
        result: null,
        type: 0,
        loterie: { name: 'power_balls' },
        source: { id: source.id, host: new URL(server.url).host },
      },
      { date: '2026-11-16', state: 'new' },
    ]);
    expect(await newestAudit()).toMatchObject({ action: 'look', entity: 'draw_source' });
  });

  test('another number for a draw on file is shown with both sides, and overwrites nothing', async () => {
    server.json('/pb.json', [row('2026-11-14', '01 02 03 04 05 07', '')]);
    await look(source.id);
    expect((await proposals()).data).toMatchObject([
      { date: '2026-11-14', ball_red: 7, state: 'disagrees', result: { balls: '[1,2,3,4,5]', ball_red: 6 } },
    ]);
    expect(await disagreementsOf(app.context, { lotteryId: 1, series: 0 })).toMatchObject([
      { date: '2026-11-14', theirs: { special: 7 }, ours: { special: 6 } },
    ]);
    expect(await disagreementsOf(app.context, { lotteryId: 2, series: 0 })).toEqual([]);
    const refused = await app.post(
      `/draw-proposals/confirm/${(await ofDate('2026-11-14')).id}`,
      { revision: 0 },
      operator,
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'draw-exists']);
    // It says the same once the result is corrected, without being asked again.
    await app.context.db.execute('UPDATE draw SET special = 7');
    expect((await proposals()).data).toEqual([]);
  });

  test('a series is work while a source says what nobody has looked at, although it owes no draw', async () => {
    for (const date of ['2026-11-16', '2026-11-18']) await saveDraw(app, { ...stored, date });
    const work = async () => (await app.get('/dashboard?part=counts', operator)).body.counts.results;
    const before = await work();
    await look(source.id);
    expect(await work()).toBe(before + 1);
    for (const { id, revision } of (await proposals()).data) {
      await app.post(`/draw-proposals/dismiss/${id}`, { revision, reason: 'Ya se revisó' }, operator);
    }
    expect(await work()).toBe(before);
  });

  test('what the demonstration made up is differed from by nobody', async () => {
    server.json('/pb.json', [row('2026-11-14', '01 02 03 04 05 07', '')]);
    await app.context.db.execute('UPDATE draw SET demo = true');
    await look(source.id);
    expect((await proposals()).data).toEqual([]);
  });

  test('a draw that was held and that the source lacks is noticed', async () => {
    server.json('/pb.json', [told[0], told[2]]);
    await look(source.id);
    expect((await proposals()).missing).toMatchObject([
      { dates: ['2026-11-16'], type: 0, source: { id: source.id } },
    ]);
    expect((await proposals('?lottery_id=2')).missing).toEqual([]);
  });

  test('what a source corrects is proposed anew; what it takes back goes', async () => {
    await look(source.id);
    const before = await ofDate('2026-11-18');
    server.json('/pb.json', [row('2026-11-18', '11 21 27 36 62 25'), told[2]]);
    await look(source.id);
    expect(await ofDate('2026-11-18')).toMatchObject({ id: before.id, ball_red: 25, revision: 1 });
    expect(await ofDate('2026-11-16')).toBeUndefined();
    const seen = await app.post(`/draw-proposals/confirm/${before.id}`, { revision: 0 }, operator);
    expect([seen.status, seen.body.code]).toEqual([409, 'draw-proposal-changed']);
  });

  describe('confirming', () => {
    const confirm = (id: number, body: object = { revision: 0 }, as: string | undefined = operator) =>
      app.post(`/draw-proposals/confirm/${id}`, body, as);

    test('makes the result with the series’ prize table, settles, and is in the audit', async () => {
      await look(source.id);
      const { id: customerId } = await aCustomer(app);
      await buy(app, [{ customerId, drawDate: '2026-11-18', balls: [11, 21, 27, 36, 62], special: 1 }]);
      const proposal = await ofDate('2026-11-18');
      const { status, body } = await confirm(proposal.id, { revision: 0, amount: '42,000,000' });
      expect(status).toBe(200);
      const saved = await app.get(`/loteries/one/power_balls/1/${body.data.id}`, operator);
      expect(saved.body.data).toMatchObject({
        balls: '[11,21,27,36,62]',
        ball_red: 24,
        enhancer: 3,
        amount: '42000000.00',
        date_before: '2026-11-21',
      });
      expect(saved.body.data.detail[1]).toMatchObject({ prize_level: '5', lottery_prize: '1000000.00' });
      await app.context.jobs.drain();
      expect(await app.context.db.select().from(win)).toMatchObject([{ amountCents: 1_000_000_00 }]);
      expect(await ofDate('2026-11-18')).toBeUndefined();
      expect(await newestAudit()).toMatchObject({ action: 'confirm', entity: 'draw_proposal' });
      // Corrected by hand since, it disagrees again.
      await app.context.db.execute("UPDATE draw SET special = 9 WHERE date = '2026-11-18'");
      expect(await ofDate('2026-11-18')).toMatchObject({ state: 'disagrees' });
    });

    test('by two at once makes one result', async () => {
      await look(source.id);
      const { id } = await ofDate('2026-11-18');
      const answers = await Promise.all([confirm(id), confirm(id, { revision: 0 }, admin)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.map(({ body }) => body.code)).toContain('draw-exists');
      const { rows } = await app.context.db.execute(
        "SELECT count(*)::int FROM draw WHERE date = '2026-11-18'",
      );
      expect(rows).toEqual([{ count: 1 }]);
    });

    test('is refused for what was entered by hand meanwhile, for none, and for whom it is not', async () => {
      await look(source.id);
      const { id } = await ofDate('2026-11-16');
      await saveDraw(app, { ...stored, date: '2026-11-16' });
      expect((await confirm(id)).body.code).toBe('draw-exists');
      expect((await confirm(2_000_000)).status).toBe(404);
      expect((await confirm(id, {})).body.code).toBe('input-invalid');
      expect((await confirm(id, { revision: 0, amount: 'mucho' })).status).toBe(400);
      expect((await app.post(`/draw-proposals/confirm/${id}`, { revision: 0 })).status).toBe(401);
      expect((await confirm(id, { revision: 0 }, (await aCustomer(app)).token)).status).toBe(403);
    });
  });

  describe('putting aside', () => {
    const dismiss = (id: number, body: object, as: string | undefined = operator) =>
      app.post(`/draw-proposals/dismiss/${id}`, body, as);
    const because = { revision: 0, reason: 'La fuente se equivocó de fecha' };

    test('takes it off the list with its reason, until the source says something else', async () => {
      await look(source.id);
      const { id } = await ofDate('2026-11-18');
      const { status, body } = await dismiss(id, because);
      expect([status, body.data.state]).toEqual([200, 'dismissed']);
      expect(await newestAudit()).toMatchObject({ action: 'dismiss', reason: because.reason });
      await look(source.id);
      expect(await ofDate('2026-11-18')).toBeUndefined();
      const after = await app.post(`/draw-proposals/confirm/${id}`, { revision: 0 }, operator);
      expect(after.body.code).toBe('draw-proposal-changed');
      server.json('/pb.json', [row('2026-11-18', '11 21 27 36 62 25'), ...told.slice(1)]);
      await look(source.id);
      expect(await ofDate('2026-11-18')).toMatchObject({ state: 'new', revision: 1 });
    });

    test('needs a reason, a proposal, and somebody of the office', async () => {
      await look(source.id);
      const { id } = await ofDate('2026-11-18');
      expect((await dismiss(id, { revision: 0, reason: '  ' })).status).toBe(400);
      expect((await dismiss(2_000_000, because)).status).toBe(404);
      expect((await dismiss(id, { ...because, revision: 5 })).body.code).toBe('draw-proposal-changed');
      expect((await app.post(`/draw-proposals/dismiss/${id}`, because)).status).toBe(401);
      expect((await dismiss(id, because, (await aCustomer(app)).token)).status).toBe(403);
    });
  });

  test('the list is for the office alone', async () => {
    expect((await app.get('/draw-proposals')).status).toBe(401);
    expect((await app.get('/draw-proposals', (await aCustomer(app)).token)).status).toBe(403);
    expect((await app.get('/draw-proposals?type=7', operator)).status).toBe(400);
  });

  describe('a source that lies harms nothing', () => {
    const lying = async (rows: unknown) => {
      server.json('/pb.json', rows);
      return (await look(source.id)).body.data;
    };

    test('what does not fit its era, or is to come, is told and left out', async () => {
      const report = await lying([
        ...told,
        row('2026-11-21', '1 2 3 4 5 6'),
        row('2026-11-11', '1 2 3 4 70 6'),
        row('2026-11-17', '1 2 3 4 5 6'),
      ]);
      expect(report).toMatchObject({ fault: 'rows-left-out', waiting: 2 });
      expect(report.left_out.map(({ line }: { line: number }) => line)).toEqual([4, 6]);
      expect(report.left_out[0].reason).toBe('Ese sorteo todavía no se realizó.');
    });

    test('what no text of the database holds is told without it', async () => {
      const odd = ['1\u0000 2', `${'x'.repeat(39)}😀`, '\ud83d'].map((numbers) => row('2026-11-18', numbers));
      const report = await lying([...told.slice(1), ...told.slice(1), ...odd.slice(0, 1)]);
      expect(report).toMatchObject({ fault: 'rows-left-out', told: 2 });
      expect(report.left_out[0].reason).toMatch(/^«1 » no es un número entero\./);
      server.json('/pb.json', [...told, odd[1], odd[2]]);
      expect((await look(source.id)).body.data.left_out).toHaveLength(2);
    });

    test('another lottery’s draws, other types and another page of data propose nothing', async () => {
      const mega = ['17', '20', '13'].map((day) => ({
        draw_date: `2026-11-${day}T00:00:00.000`,
        winning_numbers: '03 14 22 30 41',
        mega_ball: '09',
      }));
      expect(await lying([...mega, ...mega])).toMatchObject({ fault: 'another-game', told: 0 });
      expect(await lying([{ draw_date: 7, winning_numbers: { a: [1] } }, {}])).toMatchObject({
        fault: 'another-game',
      });
      expect(await lying([row('1999-01-02', '1 2 3 4 5 6')])).toMatchObject({ fault: 'empty' });
      expect((await proposals()).data).toEqual([]);
    });
  });

  test('Mega Millions and a CSV of another’s columns are read by settings alone', async () => {
    server.json('/mm.json', [
      { draw_date: '2026-11-20T00:00:00.000', winning_numbers: '03 14 22 30 41', mega_ball: '09' },
    ]);
    const mega = await aSource('/mm.json', { lottery_id: 2 });
    expect((await look(mega.id)).body.data).toMatchObject({ fault: null, waiting: 1 });
    server.csv('/florida.csv', ['Sorteo;Bolillas;Serie', '18/11/2026;1 2 3 4 5 6;A', '14/11/2026;1 2 3;A']);
    const layout = {
      date: 'sorteo',
      numbers: 'Bolillas',
      balls: [],
      special: null,
      multiplier: null,
      dates: 'day-first',
      separator: 'semicolon',
    };
    const csv = await aSource('/florida.csv', { lottery_id: 3, type: 1, kind: 'csv', layout });
    expect((await look(csv.id)).body.data).toMatchObject({ fault: null, waiting: 1, layout });
    expect(await ofDate('2026-11-18')).toMatchObject({ type: 1, balls: '[1,2,3,4,5,6]', ball_red: null });
  });

  describe('settings', () => {
    const settings = () => ({ address: `${server.url}/pb.json`, layout: null, hours: 6, active: true });
    const save = (body: object, as: string | undefined = admin) =>
      app.post(
        `/draw-sources/update/${source.id}`,
        { ...settings(), revision: source.revision, ...body },
        as,
      );

    test('are saved, audited, and hold at once', async () => {
      const { status, body } = await save({ hours: 12, active: false });
      expect([status, body.data]).toMatchObject([
        200,
        { hours: 12, active: false, next_look_at: null, revision: 1 },
      ]);
      expect(await newestAudit()).toMatchObject({
        action: 'update',
        before: { active: true, hours: 6 },
        after: { active: false, hours: 12 },
      });
      const seen = await save({ hours: 24 });
      expect([seen.status, seen.body.code]).toEqual([409, 'draw-source-changed']);
    });

    test('another address forgets what the former one told', async () => {
      await look(source.id);
      await save({ address: `${server.url}/other.json` });
      expect((await proposals()).data).toEqual([]);
    });

    test('that changed while it was looked at make the look void', async () => {
      const held = Promise.withResolvers<void>();
      server.on('/pb.json', async (_, response) => {
        await held.promise;
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
      });
      const before = server.asked.length;
      const looking = look(source.id);
      await expect.poll(() => server.asked.length).toBeGreaterThan(before);
      await save({ address: `${server.url}/other.json` });
      held.resolve();
      expect((await looking).body.code).toBe('draw-source-changed');
      expect((await proposals()).data).toEqual([]);
    });

    test.each([
      [{ address: 'data.ny.gov' }, 'address'],
      [{ address: 'ftp://data.ny.gov/a' }, 'address'],
      [{ address: 'https://yo:clave@data.ny.gov/a' }, 'address'],
      [{ hours: 0 }, 'hours'],
      [{ hours: 200 }, 'hours'],
    ])('that cannot be are refused: %j', async (change, path) => {
      const { status, body } = await save(change);
      expect([status, body.code, body.errors[0].path]).toEqual([400, 'input-invalid', path]);
    });

    test('a CSV says its columns, and each address is there once', async () => {
      const csv = { lottery_id: 1, type: 0, kind: 'csv', ...settings(), address: `${server.url}/a.csv` };
      expect((await app.post('/draw-sources/create', csv, admin)).body.errors[0].path).toBe('layout');
      const layout = { date: 'f', numbers: null, balls: [' '], special: null, multiplier: null };
      const empty = { ...csv, layout: { ...layout, dates: 'iso', separator: 'comma' } };
      expect((await app.post('/draw-sources/create', empty, admin)).body.errors[0].path).toBe(
        'layout/numbers',
      );
      const same = { lottery_id: 1, type: 0, kind: 'ny-open-data', ...settings() };
      expect((await app.post('/draw-sources/create', same, admin)).body.code).toBe('draw-source-exists');
      const laggards = { ...same, lottery_id: 2, type: 1 };
      expect((await app.post('/draw-sources/create', laggards, admin)).body.code).toBe('series-not-played');
    });

    test('are an administrator’s', async () => {
      const created = { lottery_id: 1, type: 0, kind: 'ny-open-data', ...settings() };
      for (const [token, status] of [
        [undefined, 401],
        [operator, 403],
        [(await aCustomer(app)).token, 403],
      ] as const) {
        expect((await app.get('/draw-sources', token)).status).toBe(status);
        expect((await app.post('/draw-sources/create', created, token)).status).toBe(status);
        expect((await app.post(`/draw-sources/look/${source.id}`, {}, token)).status).toBe(status);
        const body = { ...settings(), revision: 0 };
        expect((await app.post(`/draw-sources/update/${source.id}`, body, token)).status).toBe(status);
      }
      expect((await look(2_000_000)).status).toBe(404);
      expect((await app.post('/draw-sources/look/x', {}, admin)).status).toBe(400);
    });
  });

  test('a source is asked for so often an hour, and not more', async () => {
    const answers = [];
    for (let index = 0; index < 13; index += 1) answers.push((await look(source.id)).status);
    expect(answers).toEqual([...new Array(12).fill(200), 429]);
  });
});
