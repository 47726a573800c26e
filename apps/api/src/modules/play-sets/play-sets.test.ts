import { playSetLine } from '@bolillero/database/schema/play-set';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import {
  nextPowerballDraw,
  powerballCutoff,
  powerballDraw,
  powerballLine,
  type SentLine,
} from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let other: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  token = (await aCustomer(app)).token;
  other = (await aCustomer(app)).token;
});

const path = '/checkouts/favorites';
const withPowerPlay: SentLine = { numbers: [7, 19, 23, 41, 58], bExtra: 12, potenciador: true };
const save = (fields: object = {}, who: string | undefined = token) =>
  app.post(
    path,
    { loterie_id: 1, name: 'Las de mamá', balls: [powerballLine(1), powerballLine(2)], ...fields },
    who,
  );
const saved = async (fields: object = {}, who = token): Promise<number> =>
  (await save(fields, who)).body.data.id;
const list = async (who = token, query = 'id=1') => (await app.get(`${path}?${query}`, who)).body.data;
const rename = (id: unknown, name: unknown, who: string | undefined = token) =>
  app.post(`${path}/${id}`, { name }, who);
const lines = (id: unknown, who: string | undefined = token) => app.get(`${path}/${id}`, who);
const remove = (id: unknown, who: string | undefined = token) => app.delete(`${path}/${id}`, who);
const play = (id: unknown, who: string | undefined = token) => app.post(`${path}/${id}/play`, {}, who);
const cart = async (who = token) => (await app.get('/checkouts/list', who)).body.listCheckout;
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('saving', () => {
  test('a set is kept with its name, how many plays it has and what they cost today', async () => {
    const lines = [powerballLine(1), powerballLine(1), withPowerPlay];
    const { status, body } = await save({ name: '  Las   de mamá ', balls: JSON.stringify(lines) });
    expect(status).toBe(200);
    const set = {
      id: expect.any(Number),
      name: 'Las de mamá',
      lottery_id: 1,
      type: 0,
      plays: 2,
      price: '7.00',
    };
    expect(body).toEqual({ ok: true, data: set });
    await save({ name: 'Del barrio' });
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Del barrio', 'Las de mamá']);
    expect(await list(token, 'id=1&type=1')).toEqual([]);
    expect(await cart()).toEqual([]);
  });

  test('a bad line refuses them all, each with its place', async () => {
    const { status, body } = await save({
      balls: [powerballLine(1), { numbers: [1, 2, 3, 4, 71], bExtra: 3 }],
    });
    expect([status, body.code]).toEqual([422, 'play-invalid']);
    expect(body.message).toEqual(['Jugada 2: La bolilla 71 no existe: van del 1 al 69.']);
    expect(await list()).toEqual([]);
  });

  test.each([
    ['an empty name', { name: '  ' }],
    ['a name of which nothing is seen', { name: '\u200B\u3164' }],
    ['a name too long', { name: 'x'.repeat(41) }],
    ['no plays', { balls: [] }],
    ['more than 200 plays', { balls: Array.from({ length: 201 }, () => powerballLine(1)) }],
    ['an unknown field', { price: '0' }],
  ])('%s is bad input', async (_, fields) => {
    expect(codeOf(await save(fields))).toEqual([400, 'input-invalid']);
  });

  test('a name is had once for a series, in capitals or not; another customer may have it too', async () => {
    await save();
    expect(codeOf(await save({ name: 'LAS DE MAMÁ' }))).toEqual([409, 'play-set-name-taken']);
    expect((await save({}, other)).status).toBe(200);
    const both = await Promise.all([save({ name: 'A la vez' }), save({ name: 'a la vez' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('sent again it is the same set; other plays are another set, which wants another name', async () => {
    const balls = [powerballLine(1), withPowerPlay];
    const first = await save({ balls });
    const again = await save({ name: ' Las de  mamá', balls: balls.toReversed() });
    expect([again.status, again.body]).toEqual([200, first.body]);
    const unmultiplied = [powerballLine(1), { ...withPowerPlay, potenciador: false }];
    expect(codeOf(await save({ balls: unmultiplied }))).toEqual([409, 'play-set-name-taken']);
    expect(await list()).toHaveLength(1);
  });

  test('fifty are kept, and the next one is refused', async () => {
    for (let at = 1; at <= 50; at += 1)
      await save({ name: `Favoritas ${at}`, balls: [powerballLine((at % 20) + 1)] });
    const { status, body } = await save({ name: 'Una más' });
    expect([status, body.code]).toEqual([422, 'too-many-play-sets']);
    expect(body.message).toBe('Puedes guardar hasta 50 favoritas. Elimina una antes de guardar otra.');
    expect(await list()).toHaveLength(50);
  });

  test('the second series is kept apart, for who may play it', async () => {
    expect(codeOf(await save({ type: 1 }))).toEqual([403, 'series-not-yours']);
    const typeOne = (await aCustomer(app, { type: 1 })).token;
    expect((await save({ type: 1 }, typeOne)).body.data).toMatchObject({ type: 1, plays: 2, price: '6.00' });
    expect((await save({}, typeOne)).status).toBe(200);
    expect(codeOf(await save({ loterie_id: 999 }))).toEqual([404, 'unknown-lottery']);
  });
});

test('the plays of a set are told, in their order', async () => {
  const id = await saved({ balls: [withPowerPlay, powerballLine(1)] });
  const { status, body } = await lines(id);
  expect(status).toBe(200);
  expect(body).toEqual({
    data: [
      { numbers: [7, 19, 23, 41, 58], bExtra: 12, potenciador: true },
      { numbers: [1, 12, 23, 34, 45], bExtra: expect.any(Number), potenciador: false },
    ],
  });
});

describe('playing again', () => {
  test('puts the plays in the cart for the draw on sale, once however often', async () => {
    const id = await saved({ balls: [powerballLine(1), withPowerPlay] });
    const [first, ...again] = await Promise.all([play(id), play(id), play(id)]);
    expect(first?.status).toBe(200);
    expect(first?.body).toEqual({
      ok: true,
      registered: [expect.any(Number), expect.any(Number)],
      date_lottery: powerballDraw,
    });
    for (const { body } of again) expect(body).toEqual(first?.body);
    expect(
      (await cart()).map(({ balls, price }: { balls: string; price: string }) => [balls, price]),
    ).toEqual(
      expect.arrayContaining([
        ['[1,12,23,34,45]', '3.00'],
        ['[7,19,23,41,58]', '4.00'],
      ]),
    );
    expect(await cart()).toHaveLength(2);
    app.setNow(powerballCutoff);
    expect((await play(id)).body.date_lottery).toBe(nextPowerballDraw);
  });

  test('what the lottery no longer has is said line by line, and nothing is registered', async () => {
    const lines = [powerballLine(1), { numbers: [1, 2, 3, 4, 69], bExtra: 26 }];
    const id = await saved({ balls: lines });
    await app.context.db
      .update(playSetLine)
      .set({ balls: [1, 2, 3, 4, 75] })
      .where(and(eq(playSetLine.playSetId, id), eq(playSetLine.line, 2)));
    const { status, body } = await play(id);
    expect([status, body.code]).toEqual([422, 'play-invalid']);
    expect(body.message).toEqual(['Jugada 2: La bolilla 75 no existe: van del 1 al 69.']);
    expect(await cart()).toEqual([]);
  });

  test('an account that is paused plays none', async () => {
    const id = await saved();
    await app.post('/costumers/pause', { until: '2026-12-31' }, token);
    expect(codeOf(await play(id))).toEqual([403, 'account-paused']);
  });
});

describe('renaming and deleting', () => {
  test('a set has another name; the plays in the cart stay when it is deleted', async () => {
    const id = await saved();
    await save({ name: 'Otras' });
    expect((await rename(id, ' Las  mías ')).body.data).toMatchObject({ id, name: 'Las mías', plays: 2 });
    expect((await rename(id, 'LAS MÍAS')).status).toBe(200);
    expect(codeOf(await rename(id, 'otras'))).toEqual([409, 'play-set-name-taken']);
    expect(codeOf(await rename(id, ' '))).toEqual([400, 'input-invalid']);
    await play(id);
    expect((await remove(id)).body).toEqual({ ok: true });
    expect(codeOf(await remove(id))).toEqual([404, 'not-found']);
    expect(await cart()).toHaveLength(2);
    expect(await list()).toHaveLength(1);
  });
});

test("somebody else's set is as unknown as none", async () => {
  const id = await saved();
  const asked = [rename(id, 'Mías', other), remove(id, other), play(id, other), lines(id, other)];
  for (const answer of await Promise.all(asked)) {
    expect(codeOf(answer)).toEqual([404, 'not-found']);
  }
  expect(await list(other)).toEqual([]);
  expect(await list()).toMatchObject([{ name: 'Las de mamá' }]);
});

test('nobody who is not signed in as a customer gets in', async () => {
  const id = await saved();
  const admin = (await anAdmin(app)).token;
  const asked = (who: string | undefined) =>
    Promise.all([
      app.get(`${path}?id=1`, who),
      save({}, who),
      rename(id, 'x', who),
      remove(id, who),
      play(id, who),
      lines(id, who),
    ]);
  for (const answer of await asked('')) expect(codeOf(answer)).toEqual([401, 'sign-in-required']);
  for (const answer of await asked(admin)) expect(codeOf(answer)).toEqual([403, 'forbidden']);
});

test.each(['abc', '0', '99999999999'])('%s is no id', async (id) => {
  for (const answer of [await rename(id, 'x'), await remove(id), await play(id), await lines(id)]) {
    expect(codeOf(answer)).toEqual([400, 'input-invalid']);
  }
  expect(codeOf(await app.get(`${path}?id=${id}`, token))).toEqual([400, 'input-invalid']);
});
