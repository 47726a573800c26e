import { historySoundness } from '@bolillero/contract/calls/soundness';
import { Check } from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  importReal,
  realHistoriesAreHere,
  theWorkedExample,
  whySkipped,
} from '../../engine/engine.testing.ts';
import { anAdmin } from '../../testing/accounts.ts';
import { type SourceServer, startSourceServer } from '../../testing/source-server.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { saveDraw } from '../settlement/draws.testing.ts';

let app: TestApp;
let admin: string;
let server: SourceServer;
beforeAll(async () => {
  server = await startSourceServer();
  app = await startTestApp({ DRAW_SOURCES_PRIVATE: '1' });
  admin = (await anAdmin(app)).token;
  await theWorkedExample(app);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** Nobody is signed in. */
const of = async (address: string) => {
  const { status, body } = await app.get(`/lottery/soundness/${address}`);
  expect([address, status, body.message]).toEqual([address, 200, undefined]);
  expect(Check(historySoundness.answer, body)).toBe(true);
  return body.data;
};
const none = { total: 0, data: [] };

test('four draws of a game of Wednesdays and Saturdays, of which the last Wednesday’s is missing', async () => {
  const found = await of('florida/3');
  expect(found).toEqual({
    verdict: 'with-gaps',
    reasons: ['missing'],
    draws: 4,
    expected: 5,
    demo: 0,
    from: '2026-11-04',
    to: '2026-11-14',
    checked_to: '2026-11-19',
    counted: { date_opening: '2020-01-01', draws: 4, expected: 5, missing: 1 },
    missing: {
      total: 1,
      stretches: { total: 1, data: [{ from: '2026-11-18', to: '2026-11-18', draws: 1 }] },
    },
    off_calendar: none,
    out_of_era: none,
    // six pairs of 3 of 7
    repeated: { pairs: 0, expected_pairs: 6 / 35, combinations: none },
    disagreements: none,
  });
  // other spellings of its name are the same question
  expect(await of('floridas/3?type=0')).toEqual(found);
});

test('what is put right is seen at once: the missing draw, then a day that the clock brings', async () => {
  const { drawId: id } = await saveDraw(app, {
    lotteryId: 3,
    date: '2026-11-18',
    balls: [1, 2, 3],
    levels: [],
  });
  const found = await of('florida/3');
  expect(found).toMatchObject({ verdict: 'sound', reasons: [], draws: 5, missing: { total: 0 } });
  expect(found.repeated).toMatchObject({
    pairs: 1,
    combinations: {
      total: 1,
      data: [
        {
          numbers: [1, 2, 3],
          neighbours: false,
          draws: [{ fecha: '2026-11-04' }, { id, fecha: '2026-11-18', bRed: null }],
        },
      ],
    },
  });
  // Saturday's draw is due on Sunday night
  app.setNow('2026-11-23T04:14:59Z');
  expect(await of('florida/3')).toMatchObject({ verdict: 'sound', checked_to: '2026-11-20' });
  app.setNow('2026-11-23T04:15:00Z');
  expect(await of('florida/3')).toMatchObject({ verdict: 'with-gaps', checked_to: '2026-11-21' });
  app.setNow(testNow);
});

test('draws off the calendar and out of their era are told with their result and why', async () => {
  const monday = await saveDraw(app, { lotteryId: 3, date: '2026-11-16', balls: [4, 5, 8], levels: [] });
  const found = await of('florida/3');
  expect([found.verdict, found.reasons]).toEqual(['doubtful', ['out-of-era', 'off-calendar']]);
  expect(found.off_calendar.data).toEqual([
    { id: monday.drawId, fecha: '2026-11-16', reason: 'El lunes no es día de sorteo de esta lotería.' },
  ]);
  expect(found.out_of_era.data).toEqual([
    {
      id: monday.drawId,
      fecha: '2026-11-16',
      numbers: [4, 5, 8],
      bRed: null,
      faults: ['La bolilla 8 no existía en esa fecha: iban de 1 a 7.'],
    },
  ]);
});

test('the second series is held by itself, and one without draws is empty', async () => {
  await saveDraw(app, {
    lotteryId: 1,
    series: 1,
    date: '2026-11-18',
    balls: [1, 2, 3, 4, 5],
    special: 6,
    levels: [],
  });
  expect(await of('power_balls/1?type=1')).toMatchObject({ verdict: 'sound', draws: 1, from: '2026-11-18' });
  expect(await of('power_balls/1')).toMatchObject({ verdict: 'empty', draws: 0, from: null, to: null });
});

test('draws that the demonstration made up are told as such', async () => {
  await app.context.db.execute('UPDATE draw SET demo = true WHERE lottery_id = 1 AND series = 1');
  await app.context.db.execute(
    'UPDATE draw_series SET history_version = history_version + 1 WHERE lottery_id = 1 AND series = 1',
  );
  expect(await of('power_balls/1?type=1')).toMatchObject({ verdict: 'generated', demo: 1 });
});

test('a source that says otherwise is told with both sides, and no longer once somebody has put it aside', async () => {
  const draw = { lotteryId: 1, date: '2026-11-14', balls: [1, 2, 3, 4, 5], special: 6, levels: [] };
  const { drawId: id } = await saveDraw(app, draw);
  server.json('/pb.json', [
    { draw_date: '2026-11-14T00:00:00.000', winning_numbers: '01 02 03 04 05 07', multiplier: '' },
  ]);
  const settings = { address: `${server.url}/pb.json`, layout: null, hours: 6, active: true };
  const created = await app.post(
    '/draw-sources/create',
    { lottery_id: 1, type: 0, kind: 'ny-open-data', ...settings },
    admin,
  );
  await of('power_balls/1');
  expect((await app.post(`/draw-sources/look/${created.body.data.id}`, {}, admin)).status).toBe(200);
  const found = await of('power_balls/1');
  expect(found.verdict).toBe('doubtful');
  expect(found.disagreements.data).toEqual([
    {
      id,
      fecha: '2026-11-14',
      source: new URL(server.url).host,
      theirs: { numbers: [1, 2, 3, 4, 5], bRed: 7, potenciador: null },
      ours: { numbers: [1, 2, 3, 4, 5], bRed: 6, potenciador: null },
    },
  ]);
  const [proposal] = (await app.get('/draw-proposals', admin)).body.data;
  const dismissed = await app.post(
    `/draw-proposals/dismiss/${proposal.id}`,
    { revision: proposal.revision, reason: 'Se leyó mal' },
    admin,
  );
  expect(dismissed.status).toBe(200);
  expect((await of('power_balls/1')).disagreements).toEqual(none);
});

test('a hidden result is on nobody’s list', async () => {
  await app.context.db.execute("UPDATE draw SET shown = false WHERE lottery_id = 3 AND date = '2026-11-16'");
  await app.context.db.execute(
    'UPDATE draw_series SET history_version = history_version + 1 WHERE lottery_id = 3 AND series = 0',
  );
  expect(await of('florida/3')).toMatchObject({ verdict: 'sound', off_calendar: none, out_of_era: none });
});

test('who has the answer is told so; an unknown lottery, a series that is not played, and what is no series are refused', async () => {
  const { headers } = await app.get('/lottery/soundness/florida/3');
  expect(headers['cache-control']).toBe('no-cache');
  const again = await app.call('GET', '/lottery/soundness/florida/3', {
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.status).toBe(304);
  const refused = await Promise.all(
    ['florida/999', 'mega_millions/3', 'mega_millions/2?type=1', 'florida/3?type=7', 'florida/x'].map(
      (address) => app.get(`/lottery/soundness/${address}`),
    ),
  );
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'unknown-lottery'],
    [404, 'unknown-lottery'],
    [404, 'series-not-played'],
    [400, 'input-invalid'],
    [400, 'input-invalid'],
  ]);
});

describe.skipIf(!realHistoriesAreHere)(`a real history${whySkipped}`, () => {
  test('La Tinka is told with the newest hundred of what is listed, and how many there are', async () => {
    await importReal(app, 'tinka.csv', 'tinkas/4');
    const found = await of('tinkas/4');
    expect(found).toMatchObject({ verdict: 'with-gaps', draws: 2786, repeated: { pairs: 2 } });
    expect(found.off_calendar.total).toBe(36);
    expect(found.off_calendar.data[0].fecha).toBe('2021-01-09');
    const { total, data } = found.missing.stretches;
    expect(data).toHaveLength(total);
    // on file up to 2026-08-05: what came since is one stretch
    expect(data[0]).toEqual({ from: '2026-08-09', to: '2026-11-18', draws: 30 });
    expect(found.missing.total).toBe(100);
  });
});
