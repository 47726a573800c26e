import {
  demonstrationCustomers,
  demonstrationPassword,
  demonstrationStaff,
} from '@bolillero/database/demonstration/accounts';
import { hasDemonstration } from '@bolillero/database/demonstration/load';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../settings/config.ts';
import { aCustomer, anAdmin, goodPassword } from '../testing/accounts.ts';
import { expectMoneyAndPurchasesAgree } from '../testing/invariants.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { prepareInstallation } from './prepare-installation.ts';

let app: TestApp;
let said: string[] = [];
const onAnEmptyDatabase = () => {
  beforeEach(async () => {
    app = await startTestApp();
    said = [];
  });
  afterEach(() => app.close());
};

/** A start of a process on the test's database, with settings of its own. */
const start = (changes: Partial<Config> = {}, embedded = false) =>
  prepareInstallation(
    { ...app.context, config: { ...app.context.config, ...changes } },
    { embedded, say: (line) => said.push(line) },
  );
const admin = { dni: '12345678', password: 'Clave-Segura1' };
const signIn = async (dni: string, password: string) =>
  (await app.post('/users/login', { dni, password })).status;
const count = async (table: string) => {
  const { rows } = await app.context.db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)}`,
  );
  return rows[0]?.n ?? 0;
};

describe('without an administrator in the settings', () => {
  onAnEmptyDatabase();

  test('one is created, and its random password is printed once and works', async () => {
    await start();
    expect(said).toHaveLength(1);
    const [, dni = '', password = ''] = /DNI: (\S+) {2}contraseña: (\S+)/.exec(said[0] ?? '') ?? [];
    expect(await signIn(dni, password)).toBe(200);
    await start();
    expect(said).toHaveLength(1);
    expect(await count('admin_user')).toBe(1);
  });

  test('processes that start at once create one', async () => {
    await Promise.all([start(), start(), start(), start()]);
    expect(said).toHaveLength(1);
    expect(await count('admin_user')).toBe(1);
  });

  test('a house that has an administrator gets no other', async () => {
    await anAdmin(app);
    await start();
    expect(said).toEqual([]);
    expect(await count('admin_user')).toBe(1);
  });
});

describe('with ADMIN_DNI and ADMIN_PASSWORD', () => {
  onAnEmptyDatabase();

  test('that administrator is created once, whoever else there is, and nothing is printed', async () => {
    await anAdmin(app);
    await Promise.all([start({ admin }), start({ admin })]);
    await start({ admin });
    expect(said).toEqual([]);
    expect(await count('admin_user')).toBe(2);
    expect(await signIn(admin.dni, admin.password)).toBe(200);
  });

  test('a new password in the settings replaces the old one and ends its sessions', async () => {
    await start({ admin });
    const { body } = await app.post('/users/login', admin);
    await start({ admin: { ...admin, password: 'Nueva-Clave2' } });
    expect(await signIn(admin.dni, admin.password)).toBe(401);
    expect(await signIn(admin.dni, 'Nueva-Clave2')).toBe(200);
    expect((await app.post('/users/valid-token', { token: body.token })).body.ok).toBe(false);
  });

  test('a password changed in the back-office stays when the same settings start again', async () => {
    await start({ admin });
    const { body } = await app.post('/users/login', admin);
    await app.post(`/users/update/${body.user.id}`, { password: 'Nueva-Clave2' }, body.token);
    await start({ admin });
    expect(await signIn(admin.dni, 'Nueva-Clave2')).toBe(200);
    expect((await app.post('/users/valid-token', { token: body.token })).body.ok).toBe(true);
  });

  test('a demoted or deleted one is an administrator again', async () => {
    const other = await anAdmin(app);
    await start({ admin });
    const { user } = (await app.post('/users/login', admin)).body;
    await app.post(`/users/update/${user.id}`, { role: 'operator' }, other.token);
    await start({ admin });
    expect((await app.post('/users/login', admin)).body.user.role).toBe('administrator');
    await app.post(`/users/delete/${user.id}`, {}, other.token);
    await start({ admin });
    expect(await signIn(admin.dni, admin.password)).toBe(200);
  });
});

describe('the demonstration', () => {
  onAnEmptyDatabase();

  test('comes unasked to an empty embedded database alone', async () => {
    await start({}, false);
    expect(await count('draw')).toBe(0);
    await start({ demo: false }, true);
    expect(await count('draw')).toBe(0);
    await start({}, true);
    expect(await count('draw')).toBeGreaterThan(5000);
  });

  test('does not come unasked where somebody has begun', async () => {
    await aCustomer(app);
    await start({}, true);
    expect(await count('draw')).toBe(0);
  });

  test('comes when asked for, and prints the sign-ins of every kind, which work', async () => {
    await start({ demo: true });
    expect(said.slice(0, 2)).toEqual([
      'Cargando la demostración…',
      'Demostración cargada (sorteos generados, no reales). Cuentas para probar:',
    ]);
    const table = said.slice(3).map((line) => line.trim().split(/ {2,}/));
    expect(table).toHaveLength(8);
    for (const [, page, name, password] of table) {
      const [path, body] =
        page === '/login'
          ? ['/users/login', { dni: name, password }]
          : ['/costumers/login', { email: name, password }];
      expect((await app.post(path, body)).status).toBe(200);
    }
    const lengths = new Set(said.slice(2).map((line) => line.search(/Demo-2026|Contraseña/)));
    expect(lengths.size).toBe(1);
    expect((await app.get('/settings')).body.demo).toBe(true);
  });

  test('replaces the random administrator, and stands beside the one of the settings', async () => {
    await start({ demo: true, admin });
    expect(said.join('\n')).not.toContain('primer administrador');
    expect(await count('admin_user')).toBe(3);
    expect(await signIn(admin.dni, admin.password)).toBe(200);
  });

  test('is loaded once, by processes that start at once and by later starts', async () => {
    await Promise.all([start({ demo: true }), start({ demo: true }), start({ demo: true })]);
    const before = [await count('draw'), await count('customer'), await count('purchase')];
    await start({ demo: true });
    await start({}, true);
    expect([await count('draw'), await count('customer'), await count('purchase')]).toEqual(before);
    expect(said.filter((line) => line.startsWith('Cargando'))).toHaveLength(1);
    expect(said.filter((line) => line.startsWith('Demostración cargada'))).toHaveLength(5);
  });

  test('leaves nothing when its process is killed on the way, and is loaded by the next start', async () => {
    const { pool } = app.context.database;
    const blocker = await pool.connect();
    await blocker.query('BEGIN; LOCK TABLE purchase IN ACCESS EXCLUSIVE MODE');
    const starting = start({ demo: true }).then(
      () => 'done',
      () => 'killed',
    );
    const waiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await pool.query(waiting)).rowCount === 0) {}
    expect(await starting).toBe('killed');
    await blocker.query('COMMIT');
    blocker.release();
    const tables = ['draw', 'customer', 'admin_user', 'support_message', 'payment_order', 'job'];
    for (const table of tables) expect([table, await count(table)]).toEqual([table, 0]);
    expect(await hasDemonstration(app.context.db)).toBe(false);
    await start({ demo: true });
    expect(await count('draw')).toBeGreaterThan(5000);
  });

  test('adds to a house in use what does not meet its own', async () => {
    await aCustomer(app, { email: demonstrationCustomers.customer.email });
    await app.context.db.execute(
      sql`INSERT INTO draw (lottery_id, series, date, balls, special, created_at, updated_at)
          VALUES (1, 0, '2026-11-18', '{1,2,3,4,5}', 6, now(), now())`,
    );
    await start({ demo: true });
    const { rows } = await app.context.db.execute(
      sql`SELECT lottery_id, count(*) FILTER (WHERE NOT demo)::int AS real FROM draw WHERE series = 0
          GROUP BY lottery_id HAVING count(*) FILTER (WHERE NOT demo) > 0`,
    );
    expect(rows).toEqual([{ lottery_id: 1, real: 1 }]);
    expect(await count('customer')).toBe(1);
    expect(await count('purchase')).toBe(0);
  });
});

describe('what the demonstration shows', () => {
  // Nothing here changes what the next one reads.
  beforeAll(async () => {
    app = await startTestApp();
    await start({ demo: true, admin });
    await app.context.jobs.drain();
  });
  afterAll(() => app.close());

  test('is to a customer every state of a play, and the ordinary settlement finds the wins', async () => {
    const { email } = demonstrationCustomers.customer;
    const { token } = (await app.post('/costumers/login', { email, password: demonstrationPassword })).body;

    const { listCheckout } = (await app.get('/checkouts/list', token)).body;
    expect(listCheckout.filter(({ expired }: { expired: boolean }) => expired)).toHaveLength(1);
    expect(listCheckout.length).toBeGreaterThan(1);

    const { purchases } = (await app.get('/purchases/list', token)).body;
    const states = purchases.map(({ state, prize }: { state: string; prize: string | null }) =>
      state === 'drawn' ? `${state} ${prize === '0' ? 'lost' : 'won'}` : state,
    );
    expect(new Set(states)).toEqual(
      new Set(['drawn won', 'drawn lost', 'unclear', 'refunded', 'paid', 'bought']),
    );

    const { data, unread } = (await app.get('/notifications/listNew', token)).body;
    expect(unread).toBeGreaterThanOrEqual(2);
    expect(data.every(({ monto }: { monto: string }) => monto !== '0')).toBe(true);
    await expectMoneyAndPurchasesAgree(app);
  });

  test('has a subscription that was renewed early, and one about to end', async () => {
    const stateOf = async (email: string) => {
      const { body } = await app.post('/costumers/login', { email, password: demonstrationPassword });
      return (await app.get('/subscriptions/validate', body.token)).body;
    };
    const { subscriber, 'subscriber-ending': ending, customer } = demonstrationCustomers;
    expect(await stateOf(subscriber.email)).toMatchObject({ ok: true, about_to_expire: false });
    expect(await stateOf(ending.email)).toMatchObject({ ok: true, about_to_expire: true });
    expect(await stateOf(customer.email)).toEqual({ ok: false });
  });

  test('has for the staff messages to support, some of them answered', async () => {
    const { dni } = demonstrationStaff.operator;
    const { token } = (await app.post('/users/login', { dni, password: demonstrationPassword })).body;
    const total = async (answered: boolean) =>
      (await app.get(`/supports/list-questions?answered=${answered}`, token)).body.total;
    expect([await total(true), await total(false)]).toEqual([3, 3]);
    // Nobody is written to: they were not answered here. The winners are.
    const { rows } = await app.context.db.execute(sql`SELECT DISTINCT kind FROM mail`);
    expect(rows).toEqual([{ kind: 'win' }]);
  });

  test('has its tickets in the chain of proof, at the times of its story: all but one before their draws', async () => {
    const { rows } = await app.context.db.execute<{ on_time: boolean; as_sold: boolean }>(
      sql`SELECT e.recorded_at < e.draws_at AS on_time, e.recorded_at = p.sold_at AS as_sold
        FROM purchase p LEFT JOIN proof_entry e ON e.purchase_id = p.id WHERE p.sold_at IS NOT NULL`,
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.every(({ as_sold: asSold }) => asSold)).toBe(true);
    expect(rows.filter(({ on_time: onTime }) => !onTime)).toHaveLength(1);
  });

  test('nobody’s password is in the database as it is', async () => {
    for (const table of ['admin_user', 'customer', 'installation_fact']) {
      const { rows } = await app.context.db.execute(sql`SELECT * FROM ${sql.identifier(table)}`);
      expect(JSON.stringify(rows)).not.toMatch(
        new RegExp(`${demonstrationPassword}|${admin.password}|${goodPassword}`),
      );
    }
  });
});
