import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ HOUSE_TIME_ZONE: 'Pacific/Auckland', MIN_AGE: '21' });
});
afterAll(() => app.close());

test('everybody is told what the browser checks by: rules, clock and zone of the house', async () => {
  const { status, body } = await app.get('/settings');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    password_min: 8,
    min_age: 21,
    time_zone: 'Pacific/Auckland',
    now: '2026-11-21T17:00:00.000Z',
  });
});
