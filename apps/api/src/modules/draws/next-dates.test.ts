import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calendarException, lotteryDrawDays } from '@bolillero/database/schema/lottery';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { csvOf, sendFile } from '../imports/imports.testing.ts';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await startTestApp();
  token = (await anAdmin(app)).token;
});
afterEach(() => app.close());

const numbers = { balls: [5, 15, 25, 35, 45], ball_red: 10, enhancer: 2, amount: '20000000' };
async function create(date: string, fields: object = {}): Promise<{ id: number; warnings: string[] }> {
  const { status, body } = await app.post(
    '/loteries/create',
    { lottery_id: 1, date, ...numbers, ...fields },
    token,
  );
  expect([status, body]).toMatchObject([200, {}]);
  return body.data;
}
const nextOf = async (id: number) =>
  (await app.get(`/loteries/one/power_balls/1/${id}`, token)).body.data.date_before;

test('the next date of a result is the calendar’s of its time, until its series has a later draw', async () => {
  const { id: old } = await create('2020-01-04');
  expect(await nextOf(old)).toBe('2020-01-08');
  const { id: last } = await create('2020-01-15');
  expect(await nextOf(old)).toBe('2020-01-15');
  expect(await nextOf(last)).toBe('2020-01-18');
  // Neither another series' draw nor one that is being prepared is the next one.
  await create('2020-01-11', { type: 1, enhancer: null });
  const { id: hidden } = await create('2020-01-08', { isShow: false });
  expect(await nextOf(old)).toBe('2020-01-15');
  await app.post(
    `/loteries/update/power_balls/${hidden}`,
    { date: '2020-01-08', ...numbers, isShow: true },
    token,
  );
  expect(await nextOf(old)).toBe('2020-01-08');
  await app.post('/loteries/delete', { id: hidden }, token);
  await app.post('/loteries/delete', { id: last }, token);
  expect(await nextOf(old)).toBe('2020-01-08');
});

test('what was entered counts until then, and only where somebody meant another date', async () => {
  const { id } = await create('2026-11-16', { date_before: '2026-11-19' });
  expect(await nextOf(id)).toBe('2026-11-19');
  const update = (fields: object) =>
    app.post(`/loteries/update/power_balls/${id}`, { date: '2026-11-16', ...numbers, ...fields }, token);
  await update({});
  expect(await nextOf(id)).toBe('2026-11-19');
  const { id: later } = await create('2026-11-18');
  expect(await nextOf(id)).toBe('2026-11-18');
  // The form sends back what it was shown: that enters nothing.
  await update({ date_before: '2026-11-18' });
  await app.post('/loteries/delete', { id: later }, token);
  expect(await nextOf(id)).toBe('2026-11-19');
  await update({ date_before: '2026-11-18' });
  await app.context.db
    .insert(calendarException)
    .values({ lotteryId: 1, date: '2026-11-18', kind: 'cancelled' });
  expect(await nextOf(id)).toBe('2026-11-21');
});

test('a change of the draw days rewrites nothing of the past', async () => {
  const { id: past } = await create('2026-11-14');
  const { id: last } = await create('2026-11-18');
  await app.context.db.insert(lotteryDrawDays).values({ lotteryId: 1, startsOn: '2026-11-19', days: [5] });
  expect([await nextOf(past), await nextOf(last)]).toEqual(['2026-11-18', '2026-11-20']);
  const { body } = await app.get('/lottery/one?id=1');
  expect(body.data.days).toBe('[5]');
  expect(body.data.draw_days).toEqual([
    { from: '1992-04-22', days: [3, 6] },
    { from: '2021-08-23', days: [1, 3, 6] },
    { from: '2026-11-19', days: [5] },
  ]);
});

test('a cancelled date is told as cancelled, and another weekday as none, by the days of its time', async () => {
  await app.context.db
    .insert(calendarException)
    .values({ lotteryId: 1, date: '2026-11-18', kind: 'cancelled' });
  const about = async (date: string) => (await create(date)).warnings.filter((text) => /sorteo/.test(text));
  expect((await about('2026-11-18'))[0]).toBe(
    'El sorteo del miércoles 18 de noviembre figura como cancelado.',
  );
  expect((await about('2026-11-19'))[0]).toBe('El jueves no es día de sorteo de esta lotería.');
  expect((await about('2020-01-06'))[0]).toBe('El lunes todavía no era día de sorteo de esta lotería.');
  const file = csvOf('2026-11-20,1,2,3,4,5,,6,', '2020-01-13,1,2,3,4,5,,6,');
  expect((await sendFile(app, file, { token, query: 'dry_run=1' })).body.warnings).toEqual([
    { line: 2, reason: 'El viernes no es día de sorteo de esta lotería.' },
    { line: 3, reason: 'El lunes todavía no era día de sorteo de esta lotería.' },
  ]);
});

const folder = join(import.meta.dirname, '../../../../../../shared/data');
const isHere = existsSync(folder);
const why = isHere ? '' : ' (skipped: no ../shared/data beside this checkout)';

describe.skipIf(!isHere)(`real histories${why}`, () => {
  test.each([
    ['powerball.csv', 'power_balls', 1],
    ['tinka.csv', 'tinkas', 4],
  ])('each result of %s is followed by the next row', async (file, name, id) => {
    const content = readFileSync(join(folder, file));
    expect((await sendFile(app, content, { token, to: `${name}/${id}` })).status).toBe(200);
    const [, ...lines] = content.toString('utf8').trim().split(/\r?\n/);
    const dates = lines.map((line) => line.slice(0, 10)).toSorted();
    const rows: { date: string; date_before: string }[] = [];
    for (let page = 1; rows.length < dates.length; page += 1) {
      const { body } = await app.get(`/loteries/list-result-loterie/${name}?page=${page}&perPage=100`, token);
      expect(body.data.length).toBeGreaterThan(0);
      rows.push(...body.data);
    }
    const followed = rows.toReversed().map(({ date, date_before }) => [date, date_before]);
    expect(followed.slice(0, -1)).toEqual(dates.slice(0, -1).map((date, index) => [date, dates[index + 1]]));
  });
});
