import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, goodPassword } from '../../testing/accounts.ts';
import { codeAt } from '../../testing/second-factor.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

let app: TestApp;
let eva: Awaited<ReturnType<typeof anAdmin>>;

beforeAll(async () => {
  app = await startTestApp({ THROTTLE_SIGN_INS_PER_ADDRESS: '100000', THROTTLE_CODES_PER_ACCOUNT: '6' });
});
beforeEach(async () => {
  eva = await anAdmin(app, 'operator');
});
afterEach(() => app.setNow(testNow));
afterAll(() => app.close());

const now = () => app.context.clock.now();
const later = (seconds: number) => app.setNow(new Date(now() + seconds * 1000).toISOString());
const signIn = (code?: string, password = goodPassword, dni = eva.dni) =>
  app.post('/users/login', { dni, password, ...(code !== undefined && { code }) });
const state = async (token = eva.token) => (await app.get('/users/second-factor', token)).body.data;

const secretOf = async ({ id }: { id: number }) => {
  const { rows } = await app.context.db.execute<{ secret: Buffer }>(
    sql`SELECT secret FROM admin_second_factor WHERE admin_id = ${id}`,
  );
  return rows[0]?.secret ?? Buffer.alloc(0);
};
const codeOf = async (person: { id: number }, away = 0) =>
  codeAt(await secretOf(person), now() + away * 30_000);

/** Sets up the second factor of somebody, and waits until the code that did it is over. */
async function setUp(person = eva): Promise<string[]> {
  await app.post('/users/second-factor/begin', {}, person.token);
  const { body } = await app.post(
    '/users/second-factor/confirm',
    { code: await codeOf(person) },
    person.token,
  );
  later(60);
  return body.data.recovery_codes;
}
const accessOf = async (id: number) => {
  const reader = await anAdmin(app);
  const { body } = await app.get(`/audit?entity=admin_access&entity_id=${id}&perPage=100`, reader.token);
  return body.data as { action: string; admin_id: number | null; after: Record<string, unknown> }[];
};

describe('setting it up', () => {
  test('takes a secret and a first code; from then on it is asked for', async () => {
    expect(await state()).toEqual({ on: false, since: null, recovery_codes: 0, required: false });
    const begun = await app.post('/users/second-factor/begin', {}, eva.token);
    const { secret, uri } = begun.body.data;
    expect([begun.status, secret]).toEqual([200, expect.stringMatching(/^[A-Z2-7]{32}$/)]);
    expect(uri).toContain(`otpauth://totp/Bolillero:${eva.dni}?issuer=Bolillero&secret=${secret}`);
    // not before it is confirmed
    expect((await signIn()).status).toBe(200);
    const wrong = await app.post('/users/second-factor/confirm', { code: '000000' }, eva.token);
    expect([wrong.status, wrong.body.code]).toEqual([401, 'second-factor-wrong']);
    const other = (await signIn()).body.token;

    const code = await codeOf(eva);
    const { status, body } = await app.post('/users/second-factor/confirm', { code }, eva.token);
    expect([status, body.data.recovery_codes.length]).toEqual([200, 10]);
    expect(await state()).toEqual({
      on: true,
      since: '2026-11-21T17:00:00.000Z',
      recovery_codes: 10,
      required: false,
    });
    expect((await app.get('/users/second-factor', other)).status).toBe(401);
    expect((await signIn()).body.code).toBe('second-factor-needed');
    // the code that turned it on is used up
    expect((await signIn(code)).body.code).toBe('second-factor-wrong');
    expect((await accessOf(eva.id)).map(({ action }) => action)).toContain('second-factor-on');
  });

  test('is not begun twice, nor confirmed without a beginning', async () => {
    const confirm = () => app.post('/users/second-factor/confirm', { code: '123456' }, eva.token);
    expect((await confirm()).body.code).toBe('second-factor-off');
    await setUp();
    expect((await app.post('/users/second-factor/begin', {}, eva.token)).body.code).toBe('second-factor-on');
    expect((await confirm()).body.code).toBe('second-factor-on');
    expect((await app.post('/users/second-factor/confirm', { code: 5, x: 1 }, eva.token)).status).toBe(400);
  });

  test('keeps neither the recovery codes nor a word of them in the audit', async () => {
    const codes = await setUp();
    const { rows } = await app.context.db.execute(sql`SELECT * FROM admin_recovery_code`);
    const kept = `${JSON.stringify(await accessOf(eva.id))} ${JSON.stringify(rows)}`;
    for (const code of codes) expect(kept).not.toContain(code.replace('-', ''));
  });
});

describe('signing in with it', () => {
  test('takes a code of the application once, also of two who send it at once', async () => {
    await setUp();
    const code = await codeOf(eva);
    const answers = await Promise.all([1, 2, 3].map(() => signIn(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect((await signIn(code)).body.code).toBe('second-factor-wrong');
    later(30);
    expect((await signIn(await codeOf(eva, -1))).body.code).toBe('second-factor-wrong');
    const { status, body } = await signIn(await codeOf(eva, 1));
    expect([status, body.user.secondFactor, body.second_factor_required]).toEqual([200, true, false]);
    // that was the step to come: the one of now is before it
    expect((await signIn(await codeOf(eva))).status).toBe(401);
  });

  test('goes on at once after a clock that went ahead is set right', async () => {
    app.setNow('2026-11-22T17:00:00Z');
    const { token } = (await signIn()).body;
    await setUp({ ...eva, token });
    app.setNow(testNow);
    const code = await codeOf(eva);
    expect((await signIn(code)).status).toBe(200);
    expect((await signIn(code)).body.code).toBe('second-factor-wrong');
  });

  test('takes a recovery code once, however it is written', async () => {
    const [first = '', second = ''] = await setUp();
    const written = first.toLowerCase().replace('-', ' ');
    const answers = await Promise.all([1, 2].map(() => signIn(written)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await signIn(second)).status).toBe(200);
    expect((await state()).recovery_codes).toBe(8);
    const [last] = await accessOf(eva.id);
    expect(last).toMatchObject({ action: 'sign-in', after: { secondFactor: 'recovery-code' } });
  });

  test('asks for the password first, and answers a wrong one alike with a code and without', async () => {
    await setUp();
    const code = await codeOf(eva);
    for (const answer of [await signIn(code, 'Otra-Clave1'), await signIn(undefined, 'Otra-Clave1')]) {
      expect([answer.status, answer.body.code]).toEqual([401, 'admin-sign-in-failed']);
    }
    expect((await signIn(code, goodPassword, '99999999')).body.code).toBe('admin-sign-in-failed');
    // none of these has used it up
    expect((await signIn(code)).status).toBe(200);
  });

  test('ends wrong codes as wrong passwords end, wherever they come from, and the audit tells', async () => {
    await setUp();
    for (let n = 0; n < 6; n += 1) expect((await signIn('000000')).status).toBe(401);
    for (const code of ['000000', await codeOf(eva)]) {
      const { status, body } = await signIn(code);
      expect([status, body.code]).toEqual([429, 'too-many-requests']);
    }
    // asking for the code costs none
    expect((await signIn()).body.code).toBe('second-factor-needed');
    const byCode = async () => (await accessOf(eva.id)).filter(({ after }) => after.by === 'code');
    await expect.poll(async () => (await byCode()).length).toBe(7);
    expect((await byCode()).map(({ action }) => action).toSorted()).toEqual([
      'sign-in-locked',
      ...Array.from({ length: 6 }, () => 'sign-in-refused'),
    ]);
    expect((await byCode())[0]?.admin_id).toBe(null);
    await app.context.db.execute(sql`UPDATE rate_limit SET expire = expire - 900000`);
    expect((await signIn(await codeOf(eva))).status).toBe(200);
  });

  test('tries that are sent at once are no more than those sent one by one', async () => {
    await setUp();
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn('000000')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(6);
  });
});

describe('with it on', () => {
  test('the password is confirmed with a code too, in one’s own session', async () => {
    await setUp();
    later(16 * 60);
    const off = () => app.post('/users/second-factor/off', {}, eva.token);
    expect((await off()).body.code).toBe('password-needed');
    const confirm = (code?: string, password = goodPassword) =>
      app.post('/users/confirm-password', { password, ...(code !== undefined && { code }) }, eva.token);
    expect((await confirm()).body.code).toBe('second-factor-needed');
    expect((await confirm('000000')).body.code).toBe('second-factor-wrong');
    const code = await codeOf(eva);
    expect((await confirm(code, 'Otra-Clave1')).body.code).toBe('password-wrong');
    expect((await off()).status).toBe(403);
    expect((await confirm(code)).status).toBe(200);
    expect((await off()).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await off()).body.code).toBe('second-factor-off');
    expect((await accessOf(eva.id)).map(({ action }) => action)).toContain('second-factor-off');
  });

  test('new recovery codes take the place of the others', async () => {
    const [old = ''] = await setUp();
    const { body } = await app.post('/users/second-factor/recovery-codes', {}, eva.token);
    expect(body.data.recovery_codes).toHaveLength(10);
    expect((await signIn(old)).status).toBe(401);
    expect((await signIn(body.data.recovery_codes[0])).status).toBe(200);
    const none = await anAdmin(app);
    const refused = await app.post('/users/second-factor/recovery-codes', {}, none.token);
    expect([refused.status, refused.body.code]).toEqual([409, 'second-factor-off']);
  });

  test('no more are begun and made than anybody needs, also when all are asked for at once', async () => {
    const begin = () => app.post('/users/second-factor/begin', {}, eva.token);
    await Promise.all(Array.from({ length: 18 }, begin));
    await setUp();
    // that was the nineteenth of twenty in an hour
    const make = () => app.post('/users/second-factor/recovery-codes', {}, eva.token);
    const answers = await Promise.all([make(), make(), make()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    const { status, body } = await begin();
    expect([status, body.code]).toEqual([429, 'too-many-requests']);
    expect(await setUp(await anAdmin(app, 'operator'))).toHaveLength(10);
  });

  test('an administrator takes another’s away, who lost it: their sessions end, and the audit tells', async () => {
    await setUp();
    const ada = await anAdmin(app);
    const reset = (id: number, token = ada.token) => app.post(`/users/second-factor/reset/${id}`, {}, token);
    expect((await app.get(`/users/one/${eva.id}`, ada.token)).body.data.secondFactor).toBe(true);
    expect((await reset(eva.id)).status).toBe(200);
    expect((await app.get('/users/second-factor', eva.token)).status).toBe(401);
    expect((await signIn()).status).toBe(200);
    expect((await accessOf(eva.id)).find(({ action }) => action === 'second-factor-reset')?.admin_id).toBe(
      ada.id,
    );
    expect((await reset(eva.id)).body.code).toBe('second-factor-off');
    expect((await reset(999_999)).status).toBe(404);
    expect((await reset(ada.id)).body.code).toBe('own-account');
    expect((await reset(ada.id, (await anAdmin(app, 'operator')).token)).status).toBe(403);
    later(16 * 60);
    expect((await reset(eva.id)).body.code).toBe('password-needed');
  });

  test('its calls are for who works here', async () => {
    const customer = await aCustomer(app);
    for (const path of ['begin', 'confirm', 'off', 'recovery-codes']) {
      expect((await app.post(`/users/second-factor/${path}`)).status).toBe(401);
      expect((await app.post(`/users/second-factor/${path}`, {}, customer.token)).status).toBe(403);
    }
  });
});

describe('where the house asks it of all', () => {
  let house: TestApp;
  beforeAll(async () => {
    house = await startTestApp({ ADMIN_SECOND_FACTOR: 'required' });
    return () => house.close();
  });

  test('nothing but setting it up is open to who has none', async () => {
    const { dni, token } = await anAdmin(house);
    const opened = await house.post('/users/login', { dni, password: goodPassword });
    expect([opened.status, opened.body.second_factor_required]).toEqual([200, true]);
    for (const path of ['/users', '/audit', '/purchases/list-purchases', '/users/sessions']) {
      const { status, body } = await house.get(path, token);
      expect([path, status, body.code]).toEqual([path, 403, 'second-factor-required']);
    }
    expect((await house.post('/users/create', {}, token)).body.code).toBe('second-factor-required');
    // what anybody may read stays open, as it is for anybody
    expect((await house.get('/lottery/list', token)).status).toBe(200);
    expect((await house.get('/users/second-factor', token)).body.data).toMatchObject({
      on: false,
      required: true,
    });

    const begun = await house.post('/users/second-factor/begin', {}, token);
    const secret = (
      await house.context.db.execute<{ secret: Buffer }>(sql`SELECT secret FROM admin_second_factor`)
    ).rows[0]?.secret;
    const code = codeAt(secret ?? Buffer.alloc(0), house.context.clock.now());
    expect(begun.status).toBe(200);
    expect((await house.post('/users/second-factor/confirm', { code }, token)).status).toBe(200);
    expect((await house.get('/users', token)).status).toBe(200);
    expect((await house.post('/users/valid-token', { token })).body.second_factor_required).toBe(false);
  });

  test('who has none may leave, and a customer is asked nothing', async () => {
    const { token } = await anAdmin(house, 'operator');
    const customer = await aCustomer(house);
    expect((await house.get('/costumers/profile', customer.token)).status).toBe(200);
    const cookies = { costumer_token: customer.token, admin_token: token };
    expect((await house.call('GET', '/costumers/profile', { cookies })).status).toBe(200);
    expect((await house.post('/users/logout', {}, token)).status).toBe(200);
  });
});
