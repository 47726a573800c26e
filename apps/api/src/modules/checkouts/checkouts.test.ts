import { lottery } from '@bolillero/database/schema/lottery';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import {
  nextPowerballDraw,
  powerballCutoff,
  powerballDraw,
  powerballLine,
  registerPlays,
  sendLines,
} from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  token = (await aCustomer(app)).token;
});

const cartOf = async (who = token) => (await app.get('/checkouts/list', who)).body.listCheckout;
const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);

describe('registering plays', () => {
  test('a full ticket becomes a play of the cart, its numbers ascending', async () => {
    const line = { numbers: [45, 3, 61, 22, 10], bExtra: 7, id: 'ticket-1' };
    const { status, body } = await sendLines(app, token, [line]);
    expect(status).toBe(200);
    expect(body).toEqual({ ok: true, registered: [{ id: 'ticket-1', newId: expect.any(Number) }] });
    const { body: cart } = await app.get('/checkouts/list', token);
    expect(cart).toMatchObject({ ok: true, country: 'Perú', dateLottery: powerballDraw });
    expect(cart.listCheckout).toEqual([
      {
        id: body.registered[0].newId,
        kind: 'play',
        lottery_id: 1,
        name: 'power_balls',
        type: 0,
        balls: '[3,10,22,45,61]',
        ball_red: 7,
        potenciador: false,
        date_lottery: powerballDraw,
        expired: false,
        free: false,
        being_paid: false,
        ticket_price: '2.50',
        service_fee: '0.50',
        multiplier_price: '0.00',
        price: '3.00',
      },
    ]);
  });

  test('the same play twice is one play with one id, whatever the order of its numbers', async () => {
    const [first] = await registerPlays(app, token);
    const again = await sendLines(app, token, [{ numbers: [45, 34, 23, 12, 1], bExtra: 2 }]);
    expect(again.body.registered).toEqual([{ id: null, newId: first }]);
    const { body } = await app.post(
      '/checkouts/create',
      { loterie_id: 1, date_lottery: powerballDraw, balls: [powerballLine(1), powerballLine(1)] },
      token,
    );
    expect(idsOf(body.registered.map(({ newId }: { newId: number }) => ({ id: newId })))).toEqual([
      first,
      first,
    ]);
    expect(await cartOf()).toHaveLength(1);
  });

  test('two devices that register the same plays at once, in any order, get the same ids', async () => {
    const lines = Array.from({ length: 20 }, (_, index) => powerballLine(index + 1));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        sendLines(app, token, index % 2 === 0 ? lines : lines.toReversed()),
      ),
    );
    const pairs = answers.map(({ status, body }) => {
      expect(status).toBe(200);
      return Object.fromEntries(
        body.registered.map(({ id, newId }: { id: string; newId: number }) => [id, newId]),
      );
    });
    for (const pair of pairs) expect(pair).toEqual(pairs[0]);
    expect(await cartOf()).toHaveLength(20);
  });

  test('numbers, special ball and multiplier choice tell plays apart; so do series and lottery', async () => {
    const [line] = [powerballLine(1)];
    token = (await aCustomer(app, { type: 1 })).token;
    await sendLines(app, token, [line, { ...line, bExtra: 9 }, { ...line, potenciador: true }]);
    await sendLines(app, token, [line], { type: 1 });
    const cart = await cartOf();
    expect(cart).toHaveLength(4);
    expect(cart.find((item: { potenciador: boolean }) => item.potenciador)).toMatchObject({
      multiplier_price: '1.00',
      price: '4.00',
    });
  });

  test('lines are taken as JSON text too, and ids of the page come back as they were sent', async () => {
    const text = JSON.stringify([
      { numbers: '[1,2,3,4,5]', bExtra: '6', id: 0 },
      { ...powerballLine(2), id: '7' },
    ]);
    const { body } = await sendLines(app, token, text, { loterie_id: '1' });
    expect(body.registered.map(({ id }: { id: unknown }) => id)).toEqual([0, '7']);
  });

  test('one bad line refuses all of them and each fault is said with its line', async () => {
    const { status, body } = await sendLines(app, token, [
      powerballLine(1),
      { numbers: [1, 2, 3, 4], bExtra: 27 },
      { numbers: [0, 5, 5, 6, 70] },
    ]);
    expect(status).toBe(422);
    expect(body.code).toBe('play-invalid');
    expect(body.errors).toEqual([
      { path: 'balls.1.numbers', message: 'Jugada 2: Elige 5 bolillas (hay 4).' },
      { path: 'balls.1.bExtra', message: 'Jugada 2: La bolilla especial 27 no existe: van del 1 al 26.' },
      { path: 'balls.2.numbers', message: 'Jugada 3: La bolilla 0 no existe: van del 1 al 69.' },
      { path: 'balls.2.numbers', message: 'Jugada 3: La bolilla 5 está repetida.' },
      { path: 'balls.2.numbers', message: 'Jugada 3: La bolilla 70 no existe: van del 1 al 69.' },
      { path: 'balls.2.bExtra', message: 'Jugada 3: Falta la bolilla especial.' },
    ]);
    expect(await cartOf()).toEqual([]);
  });

  test('a lottery without a special ball to pick refuses one, and takes six balls', async () => {
    const florida = { loterie_id: 3, date_lottery: powerballDraw };
    const numbers = [1, 2, 3, 4, 5, 53];
    const refused = await sendLines(app, token, [{ numbers, bExtra: 4 }], florida);
    expect(refused.body.errors).toEqual([
      { path: 'balls.0.bExtra', message: 'Jugada 1: Esta lotería no tiene bolilla especial que elegir.' },
    ]);
    expect((await sendLines(app, token, [{ numbers }], florida)).status).toBe(200);
  });

  test('a multiplier is refused where none is sold, with the reason', async () => {
    const ask = async (fields: Record<string, unknown>) => {
      const { status, body } = await sendLines(
        app,
        token,
        [{ ...powerballLine(1), potenciador: true }],
        fields,
      );
      expect(status).toBe(422);
      return body.errors;
    };
    token = (await aCustomer(app, { type: 1 })).token;
    expect(await ask({ type: 1 })).toEqual([
      {
        path: 'balls.0.potenciador',
        message: 'Jugada 1: Esta lotería no vende potenciador para esta jugada.',
      },
    ]);
    expect(await ask({ loterie_id: 2, date_lottery: '2026-11-24' })).toEqual([
      {
        path: 'balls.0.potenciador',
        message: 'Jugada 1: El potenciador viene incluido en la cartilla: no se elige.',
      },
    ]);
  });

  test('after the cut-off the sale is closed, and the new draw date is told', async () => {
    app.setNow(powerballCutoff);
    const { status, body } = await sendLines(app, token, [powerballLine(1)]);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'sale-closed',
      message:
        'La venta para ese sorteo está cerrada. El próximo sorteo es el lunes 23 de noviembre de 2026.',
      details: { date_lottery: nextPowerballDraw, closes_at: '2026-11-24T02:59:00.000Z' },
    });
  });

  test.each([nextPowerballDraw, '2026-11-22', '2026-11-18'])(
    'a date other than the next draw date is not on sale: %s',
    async (date_lottery) => {
      const { status, body } = await sendLines(app, token, [powerballLine(1)], { date_lottery });
      expect([status, body.code]).toEqual([422, 'sale-closed']);
    },
  );

  test('laggards are sold only where they are played', async () => {
    token = (await aCustomer(app, { type: 1 })).token;
    const { status, body } = await sendLines(app, token, [powerballLine(1)], {
      loterie_id: 2,
      date_lottery: '2026-11-24',
      type: 1,
    });
    expect([status, body.code]).toEqual([404, 'series-not-played']);
  });

  test.each([
    ['no lines', { balls: [] }],
    ['too many lines', { balls: Array.from({ length: 201 }, () => powerballLine(1)) }],
    ['text that is not JSON', { balls: '[{' }],
    ['JSON text of another shape', { balls: '{"numbers":[1]}' }],
    ['fractions', { balls: [{ numbers: [1.5, 2, 3, 4, 5], bExtra: 1 }] }],
    ['numbers that are no list', { balls: [{ numbers: 'uno', bExtra: 1 }] }],
    ['a date that does not exist', { date_lottery: '2026-02-30' }],
    ['a date of another form', { date_lottery: '21/11/2026' }],
    ['no lottery', { loterie_id: null }],
    ['a series that does not exist', { type: 2 }],
  ])('bad input is a 400: %s', async (_, fields) => {
    const { status, body } = await sendLines(app, token, [powerballLine(1)], fields);
    expect(status).toBe(400);
    expect(body.code).toBe('input-invalid');
    expect(body.errors.length).toBeGreaterThan(0);
  });

  test('a lottery that does not exist, or is hidden, is a 404', async () => {
    const hide = (hidden: boolean) => app.context.db.update(lottery).set({ hidden }).where(eq(lottery.id, 1));
    for (const loterie_id of [99, 1]) {
      await hide(true);
      const { status, body } = await sendLines(app, token, [powerballLine(1)], { loterie_id });
      await hide(false);
      expect([status, body.code]).toEqual([404, 'unknown-lottery']);
    }
  });

  test('a cart holds a thousand plays and says so', async () => {
    const perDay = (playsPerDay: number) =>
      app.context.db.update(lottery).set({ playsPerDay }).where(eq(lottery.id, 1));
    await perDay(0);
    const lines = Array.from({ length: 1000 }, (_, n) => ({
      numbers: [1, 2 + (n % 30), 32, 33 + Math.floor(n / 30), 69],
      bExtra: 1,
    }));
    for (let from = 0; from < 1000; from += 200) {
      expect((await sendLines(app, token, lines.slice(from, from + 200))).status).toBe(200);
    }
    const { status, body } = await sendLines(app, token, [powerballLine(1)]);
    expect([status, body.code]).toEqual([422, 'cart-full']);
    expect(body.message).toBe('Tu carrito admite 1000 jugadas. Paga o elimina algunas antes de añadir más.');
    expect((await sendLines(app, token, lines.slice(0, 200))).status).toBe(200);
    expect(await cartOf()).toHaveLength(1000);
    await perDay(200);
  });
});

describe('reading the cart', () => {
  test('the newest play comes first; one lottery and one series can be asked for', async () => {
    token = (await aCustomer(app, { type: 1 })).token;
    const [older, newer] = await registerPlays(app, token, 2);
    await sendLines(app, token, [powerballLine(5)], { type: 1 });
    await sendLines(app, token, [{ numbers: [1, 2, 3, 4, 5, 6] }], { loterie_id: 3 });
    expect(await cartOf()).toHaveLength(4);
    const powerball = await app.get('/checkouts/oneList?id=1&name=powerballs', token);
    expect(powerball.body.listCheckout).toHaveLength(3);
    const traditional = await app.get('/checkouts/oneList?id=1&name=power_balls&type=0', token);
    expect(idsOf(traditional.body.listCheckout)).toEqual([newer, older]);
    const laggards = await app.get('/checkouts/oneList?id=1&type=1', token);
    expect(laggards.body.listCheckout).toMatchObject([{ type: 1 }]);
  });

  test('an empty cart of a lottery still says its next draw date', async () => {
    const { body } = await app.get('/checkouts/oneList?id=2&name=mega_millions', token);
    expect(body).toEqual({ ok: true, listCheckout: [], country: 'Perú', dateLottery: '2026-11-24' });
    expect((await app.get('/checkouts/list', token)).body.dateLottery).toBeNull();
  });

  test('plays whose draw is no longer the current one are kept and flagged', async () => {
    await registerPlays(app, token);
    app.setNow(powerballCutoff);
    const { body } = await app.get('/checkouts/oneList?id=1', token);
    expect(body.dateLottery).toBe(nextPowerballDraw);
    expect(body.listCheckout).toMatchObject([{ date_lottery: powerballDraw, expired: true }]);
  });

  test('a lottery asked for by a wrong name or number is a 404, without a number a 400', async () => {
    expect((await app.get('/checkouts/oneList?id=1&name=florida', token)).status).toBe(404);
    expect((await app.get('/checkouts/oneList?id=77', token)).status).toBe(404);
    expect((await app.get('/checkouts/oneList', token)).status).toBe(400);
  });

  test('each customer sees their own cart alone', async () => {
    await registerPlays(app, token);
    const other = await aCustomer(app);
    expect(await cartOf(other.token)).toEqual([]);
  });
});

describe('emptying the cart', () => {
  test('one play goes, the others stay', async () => {
    const [first, second] = await registerPlays(app, token, 2);
    expect((await app.delete(`/checkouts/list/${first}`, token)).body).toEqual({ ok: true });
    expect(idsOf(await cartOf())).toEqual([second]);
    expect((await app.delete(`/checkouts/list/${first}`, token)).status).toBe(404);
  });

  test('someone else’s play is a 404 and stays', async () => {
    const [id] = await registerPlays(app, token);
    const other = await aCustomer(app);
    expect((await app.delete(`/checkouts/list/${id}`, other.token)).status).toBe(404);
    expect(await cartOf()).toHaveLength(1);
  });

  test('a lottery’s plays go together, in both series; then all of them', async () => {
    token = (await aCustomer(app, { type: 1 })).token;
    await registerPlays(app, token, 2);
    await sendLines(app, token, [powerballLine(3)], { type: 1 });
    await sendLines(app, token, [{ numbers: [1, 2, 3, 4, 5, 6] }], { loterie_id: 3 });
    await app.delete('/checkouts/listLottery/1', token);
    expect(await cartOf()).toMatchObject([{ lottery_id: 3 }]);
    expect((await app.delete('/checkouts/listLottery/88', token)).status).toBe(404);
    await app.delete('/checkouts/list', token);
    expect(await cartOf()).toEqual([]);
  });
});

describe('moving plays to the next draw', () => {
  const renew = (items: unknown, who = token) => app.post('/checkouts/renew', { items }, who);

  test('an expired play moves and keeps its id', async () => {
    const [id] = await registerPlays(app, token);
    app.setNow(powerballCutoff);
    const { status, body } = await renew([id]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject([{ id, date_lottery: nextPowerballDraw, expired: false }]);
    expect(await cartOf()).toHaveLength(1);
    // Again: nothing is left to move.
    expect((await renew(JSON.stringify([id]))).body.data).toMatchObject([{ id, expired: false }]);
  });

  test('a play that is in the next draw already takes the place of the moved one', async () => {
    const [expired, other] = await registerPlays(app, token, 2);
    app.setNow(powerballCutoff);
    const { body } = await sendLines(app, token, [powerballLine(1)], { date_lottery: nextPowerballDraw });
    const current = body.registered[0].newId;
    const answer = await renew([expired, other]);
    expect(idsOf(answer.body.data).toSorted()).toEqual([other, current].toSorted());
    expect(idsOf(await cartOf()).toSorted()).toEqual([other, current].toSorted());
  });

  test('a play takes its multiplier along, and is another than the one without', async () => {
    const bought = { ...powerballLine(1), potenciador: true };
    const { body } = await sendLines(app, token, [bought]);
    app.setNow(powerballCutoff);
    await sendLines(app, token, [powerballLine(1)], { date_lottery: nextPowerballDraw });
    const moved = await renew([body.registered[0].newId]);
    expect(moved.body.data).toMatchObject([
      { id: body.registered[0].newId, potenciador: true, price: '4.00', date_lottery: nextPowerballDraw },
    ]);
    expect(await cartOf()).toHaveLength(2);
  });

  test('two expired plays with the same numbers become one', async () => {
    const [first] = await registerPlays(app, token);
    app.setNow(powerballCutoff);
    const { body } = await sendLines(app, token, [powerballLine(1)], { date_lottery: nextPowerballDraw });
    app.setNow('2026-11-24T03:00:00Z');
    const answer = await renew([first, body.registered[0].newId]);
    expect(answer.body.data).toMatchObject([{ id: first, date_lottery: '2026-11-25' }]);
    expect(await cartOf()).toHaveLength(1);
  });

  test('someone else’s play is missing from the cart, and none moves', async () => {
    const [mine] = await registerPlays(app, token);
    const other = await aCustomer(app);
    const [theirs] = await registerPlays(app, other.token);
    app.setNow(powerballCutoff);
    const { status, body } = await renew([mine, theirs]);
    expect([status, body.code, body.details]).toEqual([404, 'cart-item-missing', { items: [theirs] }]);
    expect(await cartOf()).toMatchObject([{ id: mine, expired: true }]);
  });

  test('bad input is a 400', async () => {
    for (const items of [[], 'x', [0], undefined]) expect((await renew(items)).status).toBe(400);
    expect((await app.post('/checkouts/renew', { items: [1], more: 1 }, token)).status).toBe(400);
  });
});

describe('who may use the cart', () => {
  const calls = [
    ['POST', '/checkouts/create'],
    ['POST', '/checkouts/createNormal'],
    ['GET', '/checkouts/list'],
    ['GET', '/checkouts/count'],
    ['GET', '/checkouts/oneList?id=1'],
    ['DELETE', '/checkouts/list/1'],
    ['DELETE', '/checkouts/listLottery/1'],
    ['DELETE', '/checkouts/list'],
    ['POST', '/checkouts/renew'],
  ] as const;

  test.each(calls)('%s %s wants a customer who is signed in', async (method, path) => {
    expect((await app.call(method, path)).status).toBe(401);
    const admin = await anAdmin(app);
    expect((await app.call(method, path, { token: admin.token })).status).toBe(403);
  });
});
