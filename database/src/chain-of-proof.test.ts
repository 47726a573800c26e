import { createHash } from 'node:crypto';
import { drawDate, parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { drawInstant } from '@bolillero/domain/calendar/schedule';
import { powerBalls } from '@bolillero/domain/games/power-balls';
import { checkChain } from '@bolillero/domain/proof/check-chain';
import { canonicalText, genesis, type ProofEntry } from '@bolillero/domain/proof/entry';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beforeMigration } from './testing/before-migration.ts';
import { type FreshDatabase, freshDatabase } from './testing/fresh-database.ts';

let fresh: FreshDatabase;
let client: pg.Client;

beforeAll(async () => {
  fresh = await freshDatabase();
  client = await connect();
});
afterAll(async () => {
  await client.end();
  await fresh.drop();
});

async function connect(): Promise<pg.Client> {
  const connection = new pg.Client(fresh.config);
  await connection.connect();
  return connection;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const kept = async (to: pg.Client, content: string, mediaType = 'application/pdf'): Promise<number> => {
  const { rows } = await to.query(
    `INSERT INTO file (sha256, media_type, name, size, bytes, created_at)
     VALUES (sha256($1), $2, 'it.pdf', octet_length($1), $1, now()) RETURNING id`,
    [Buffer.from(content), mediaType],
  );
  return rows[0].id;
};

async function bought(by: pg.Client = client, { lottery = 1, date = '2026-11-21', series = 0 } = {}) {
  const { rows } = await by.query(
    `WITH somebody AS (INSERT INTO customer (birthday, password_hash, created_at) VALUES ('1990-01-01', '', now()) RETURNING id),
       paid AS (INSERT INTO payment_order (id, customer_id, kind, provider, provider_order, amount_cents, currency, state, created_at, updated_at)
         SELECT gen_random_uuid(), id, 'cart', 'test', gen_random_uuid()::text, 300, 'USD', 'open', now(), now() FROM somebody RETURNING id, customer_id),
       item AS (INSERT INTO order_item (order_id, play_id, lottery_id, series, draw_date, balls, with_multiplier, ticket_price_cents, service_fee_cents)
         SELECT id, 1, $1, $3, $2, '{1,2,3,4,5}', false, 250, 50 FROM paid RETURNING id, order_id)
     INSERT INTO purchase (order_id, order_item_id, customer_id, lottery_id, series, draw_date, balls, with_multiplier, ticket_price_cents, service_fee_cents, created_at)
       SELECT order_id, item.id, customer_id, $1, $3, $2, '{1,2,3,4,5}', false, 250, 50, now() FROM item JOIN paid ON true RETURNING id`,
    [lottery, date, series],
  );
  return rows[0].id as number;
}

/** As every version marks a purchase as sold; nothing is recorded by it. */
async function sell(id: number, content: string, soldAt: string, by: pg.Client = client): Promise<void> {
  const fileId = await kept(by, content);
  await by.query('UPDATE purchase SET ticket_file_id = $2, sold_at = $3 WHERE id = $1', [id, fileId, soldAt]);
}

async function chain(of: pg.Client = client): Promise<(ProofEntry & { text: string })[]> {
  const { rows } = await of.query(
    `SELECT *, encode(sha256, 'hex') AS sha, encode(previous, 'hex') AS before, encode(hash, 'hex') AS own, draw_date::text AS date,
       proof_text(e) AS text FROM proof_entry e ORDER BY seq`,
  );
  return rows.map((row) => ({
    seq: row.seq,
    kind: row.kind,
    sha256: row.sha,
    recordedAt: row.recorded_at.getTime(),
    lotteryId: row.lottery_id,
    lotteryName: row.lottery_name,
    series: row.series,
    drawDate: row.date === null ? null : parseDrawDate(row.date),
    drawsAt: row.draws_at?.getTime() ?? null,
    previous: row.before,
    hash: row.own,
    text: row.text,
  }));
}
const last = async () => (await chain()).at(-1);

test('a PDF that the former version keeps beside, which records nothing, is in the chain when it is sold, and once', async () => {
  const id = await bought();
  await sell(id, 'kept by the former version', '2026-11-21T12:00:00.123Z');
  expect(await last()).toMatchObject({
    kind: 'ticket',
    sha256: sha256('kept by the former version'),
    recordedAt: Date.parse('2026-11-21T12:00:00.123Z'),
    lotteryId: 1,
    lotteryName: 'Powerball',
    series: 0,
    drawDate: '2026-11-21',
    drawsAt: drawInstant(powerBalls.schedule, drawDate('2026-11-21')),
  });
  const { length } = await chain();
  await client.query('SELECT record_ticket($1, now())', [id]);
  await client.query('UPDATE purchase SET ticket_file_id = ticket_file_id WHERE id = $1', [id]);
  expect(await chain()).toHaveLength(length);
});

test('a PDF that takes the place of one that was taken back is another entry, whatever its bytes', async () => {
  const id = await bought();
  await sell(id, 'the same paper', '2026-11-21T12:10:00Z');
  await client.query('UPDATE purchase SET ticket_file_id = NULL, sold_at = NULL WHERE id = $1', [id]);
  await sell(id, 'the same paper', '2026-11-21T12:20:00Z');
  const { rows } = await client.query(
    'SELECT recorded_at FROM proof_entry WHERE purchase_id = $1 ORDER BY seq',
    [id],
  );
  expect(rows.map(({ recorded_at: at }) => at.toISOString())).toEqual([
    '2026-11-21T12:10:00.000Z',
    '2026-11-21T12:20:00.000Z',
  ]);
});

test('the database writes what is hashed as the domain does, whatever a lottery is called', async () => {
  const names = ['La "Tinka" \\ é ñ 💰', 'línea\notra\ttab\u0001\u007f\u2028', '', '</script>&'];
  for (const name of names) {
    await client.query('UPDATE lottery SET display_name = $1 WHERE id = 4', [name]);
    await sell(
      await bought(client, { lottery: 4, date: '2026-12-30', series: 1 }),
      name,
      '2026-11-21T12:30:00Z',
    );
  }
  const entries = await chain();
  expect(entries.slice(-names.length).map(({ lotteryName }) => lotteryName)).toEqual(names);
  expect(entries.map(({ text }) => text)).toEqual(entries.map(canonicalText));
  expect(await checkChain(entries, sha256)).toMatchObject({ ok: true });
});

test('time in the chain never goes back: a later entry has at least the time of the one before', async () => {
  await sell(await bought(), 'by a clock that is ahead', '2026-11-21T13:00:00Z');
  await sell(await bought(), 'by a clock that is behind', '2026-11-21T12:59:59Z');
  expect(await last()).toMatchObject({ recordedAt: Date.parse('2026-11-21T13:00:00Z') });
});

test('lines are recorded without a draw as long as their game has none, and again for its draw', async () => {
  const fileId = await kept(client, '1|2|3|4|5|0|6\n', 'text/plain');
  const { rows } = await client.query(
    `INSERT INTO group_game (lottery_id, line_limit, participations, lines_file_id, lines_attached_at, created_at)
     VALUES (1, 50, 10, $1, '2026-11-21T14:00:00Z', now()) RETURNING id`,
    [fileId],
  );
  const lines = { kind: 'lines', sha256: sha256('1|2|3|4|5|0|6\n') };
  expect(await last()).toMatchObject({ ...lines, drawDate: null, drawsAt: null });
  await client.query(
    `UPDATE group_game SET draw_date = '2026-11-23', share_price_cents = 100, line_price_cents = 200,
       activated_at = '2026-11-21T15:00:00Z' WHERE id = $1`,
    [rows[0].id],
  );
  expect(await last()).toMatchObject({
    ...lines,
    drawDate: '2026-11-23',
    recordedAt: Date.parse('2026-11-21T15:00:00Z'),
  });
  expect(await checkChain(await chain(), sha256)).toMatchObject({ ok: true });
});

test('what is recorded is final, also for a session that plays a replica; and nobody chooses its number or hash', async () => {
  const { length } = await chain();
  const refused = [
    `UPDATE proof_entry SET recorded_at = recorded_at - interval '1 day'`,
    'DELETE FROM proof_entry',
    'TRUNCATE proof_entry',
  ];
  for (const statement of refused) await expect(client.query(statement)).rejects.toThrow('are final');
  const { rows } = await client.query(
    `SELECT tgname FROM pg_trigger WHERE tgrelid = 'proof_entry'::regclass AND tgenabled = 'A' ORDER BY 1`,
  );
  expect(rows.map(({ tgname }) => tgname)).toEqual(['proof_entry_is_final', 'proof_is_never_truncated']);
  await client.query(
    `INSERT INTO proof_entry SELECT 1, kind, sha256, recorded_at, lottery_id, lottery_name, series, '2026-11-24', draws_at, previous, previous,
       file_id, purchase_id, group_game_id FROM proof_entry WHERE seq = 1`,
  );
  const entries = await chain();
  expect(entries).toHaveLength(length + 1);
  expect(await checkChain(entries, sha256)).toMatchObject({ ok: true, head: { seq: length + 1 } });
});

test('many who record at once leave a contiguous chain, and one who is killed leaves no gap', async () => {
  const { length } = await chain();
  const ids: number[] = [];
  for (let n = 0; n < 24; n += 1) ids.push(await bought());
  const clients = await Promise.all(Array.from({ length: 6 }, connect));
  const killed = await connect();
  killed.on('error', () => {});
  await killed.query('BEGIN');
  await sell(ids[0] ?? 0, 'never committed', '2026-11-21T16:00:00Z', killed);
  await killed.query('SELECT record_ticket($1, now())', [ids[0]]);
  const { rows } = await killed.query('SELECT pg_backend_pid() AS pid');
  const selling = clients.map(async (by, turn) => {
    const own = ids.slice(1).filter((_, index) => index % clients.length === turn);
    for (const id of own) await sell(id, `paper ${id}`, '2026-11-21T17:00:00Z', by);
  });
  await client.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
  await Promise.all(selling);
  await Promise.all(clients.map((by) => by.end()));
  await killed.end().catch(() => {});
  const entries = await chain();
  expect(entries).toHaveLength(length + ids.length - 1);
  expect(await checkChain(entries, sha256)).toMatchObject({ ok: true });
});

test('an installation from before has its PDFs recorded at the migration, in the order in which they were uploaded', async () => {
  const before = await beforeMigration('chain_of_proof');
  // base data of today would ask for tables that were not there
  await before.client.query(
    `INSERT INTO lottery (id, name, display_name, multiplier_label, has_double_play, currency, time_zone, draw_time,
       cutoff_minutes, plays_per_day, ticket_price_cents, service_fee_cents, opening_date)
     VALUES (1, 'power_balls', 'Powerball', '', true, 'USD', 'America/New_York', '22:59', 60, 200, 250, 50, '2015-10-07')`,
  );
  await before.client.query('INSERT INTO draw_series VALUES (1, 0)');
  const uploads = [
    ['second', '2026-11-02T12:00:00Z'],
    ['first', '2026-11-01T12:00:00Z'],
    ['third', '2026-11-03T12:00:00Z'],
  ] as const;
  for (const [content, soldAt] of uploads) {
    await sell(await bought(before.client), content, soldAt, before.client);
  }
  await before.migrate();
  const entries = await chain(before.client);
  expect(entries.map((entry) => entry.sha256)).toEqual(['first', 'second', 'third'].map(sha256));
  expect(entries[0]?.previous).toBe(genesis.hash);
  const now = Date.now();
  for (const { recordedAt } of entries) expect(Math.abs(now - recordedAt)).toBeLessThan(600_000);
  expect(await checkChain(entries, sha256)).toMatchObject({ ok: true, head: { seq: 3 } });
});
