import { analysisSample, forecastSample, resultsSample } from '@bolillero/contract/calls/samples';
import { Check } from 'typebox/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSubscriber, theWorkedExample } from '../../engine/engine.testing.ts';
import { anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await theWorkedExample(app);
});
afterAll(() => app.close());

const calls = {
  '/analytic/sample': analysisSample,
  '/results/sample': resultsSample,
  '/forecasts/sample': forecastSample,
};
const of = async (path: keyof typeof calls, query = 'id=3') => {
  // nobody is signed in
  const { status, body } = await app.get(`${path}?${query}`);
  expect([path, status, body.message]).toEqual([path, 200, undefined]);
  expect(Check(calls[path].answer, body)).toBe(true);
  return body;
};

test('with few draws nothing is told of a ball that came most, and there is no slip without five draws before it', async () => {
  expect(await of('/analytic/sample')).toEqual({
    first: null,
    labels: [],
    data: [],
    expected: [],
    low: [],
    high: [],
    draws: 4,
    from: '2026-11-04',
    to: '2026-11-14',
  });
  expect(await of('/results/sample')).toEqual({ data: null });
  expect(await of('/forecasts/sample', 'name=power_balls')).toEqual({
    data: null,
    draws: 0,
    from: null,
    to: null,
  });
});

test('each is what a subscriber is answered, of the same draws', async () => {
  const { token } = await anAdmin(app, 'operator');
  for (let day = 1; day <= 10; day += 1) {
    const balls = [(day % 7) + 1, ((day + 2) % 7) + 1, 6].filter((ball, at, all) => all.indexOf(ball) === at);
    const three = [...balls, ...[1, 2, 3, 4].filter((ball) => !balls.includes(ball))].slice(0, 3);
    const body = { lottery_id: 3, date: `2026-10-${10 + day}`, balls: three.toSorted(), detail: [] };
    expect((await app.post('/loteries/create', body, token)).status).toBe(200);
  }
  const subscriber = await aSubscriber(app);
  const more = (await app.get('/analytic/more?id=3&limit=7', subscriber)).body;
  const most = more.labels.filter((_: string, at: number) => more.data[at] === more.data[0]);
  const sample = await of('/analytic/sample');
  expect(sample).toMatchObject({ draws: 14, first: { balls: most.map(Number), count: more.data[0] } });
  expect(sample.labels).toContain(sample.first.balls[0]);
  for (const [at, ball] of sample.labels.entries()) {
    const place = more.labels.indexOf(String(ball));
    expect([sample.data[at], sample.expected[at], sample.low[at], sample.high[at]]).toEqual([
      more.data[place],
      more.expected[place],
      more.low[place],
      more.high[place],
    ]);
  }
  const [card] = (await app.get('/results/list?id=3&limit=1', subscriber)).body.data;
  const { data: slip } = await of('/results/sample');
  expect(slip).toEqual({
    fecha: card.fecha,
    numbers: card.balls,
    bRed: null,
    ja: card.previous_plays[4],
    expected: (3 * card.previous_plays[4].length) / 7,
  });
  const { data: played } = await of('/forecasts/sample');
  expect(played.tickets).toBe(14 * 5);
  // three of seven, whoever picks
  expect(played.expected).toBeCloseTo(14 * 5 * 3 * (3 / 7), 9);
  expect(played.low).toBeLessThan(played.expected);
  // the same of the same draws
  expect((await of('/forecasts/sample')).data).toEqual(played);
});

test('an unknown lottery, a series that it does not play, and what is no series', async () => {
  for (const path of Object.keys(calls)) {
    const answers = await Promise.all(
      ['id=999', 'id=2&type=1', 'id=3&type=7'].map((query) => app.get(`${path}?${query}`)),
    );
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'unknown-lottery'],
      [404, 'series-not-played'],
      [400, 'input-invalid'],
    ]);
  }
});
