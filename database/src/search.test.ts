import { searchText } from '@bolillero/domain/search/search-text';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customer, customerEmail } from './schema/account.ts';
import { mail } from './schema/mail.ts';
import { auditEntry } from './schema/operation.ts';
import { supportMessage } from './schema/support.ts';
import { anyContains } from './search.ts';
import { type FreshDatabase, freshDatabase } from './testing/fresh-database.ts';

let database: FreshDatabase;
let client: pg.Client;
let db: NodePgDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client(database.config);
  await client.connect();
  db = drizzle(client);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function finds(typed: string, text: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`SELECT ${anyContains(typed, [sql`${text}::text`])} AS found`,
  );
  return rows[0]?.found === true;
}

test.each([
  ['maria', 'María López'],
  ['MARÍA lop', 'Maria Lopez'],
  ['oscar', 'Óscar'],
  ['cuándo', '¿Cuando llega?'],
  ['ñahui', 'ÑAHUI'],
  ['', 'lo que sea'],
  ['100%', 'al 100% seguro'],
  ['a_b', 'A_B'],
  ['c:\\d', 'en C:\\d'],
])('«%s» finds «%s»', async (typed, text) => {
  expect(await finds(typed, text)).toBe(true);
});

test.each([
  ['pena', 'Peña'],
  ['peña', 'Pena'],
  ['1%0', '100'],
  ['a_c', 'abc'],
  ['%', 'María'],
  ['\\', 'María'],
])('«%s» does not find «%s»', async (typed, text) => {
  expect(await finds(typed, text)).toBe(false);
});

test('the database compares as the browser does', async () => {
  const letters = Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index))
    // Its small form is two characters, and no letter of ours.
    .filter((letter) => letter !== 'İ');
  const { rows } = await client.query<{ letter: string; plain: string }>(
    'SELECT letter, search_text(letter) AS plain FROM unnest($1::text[]) AS letter',
    [letters],
  );
  expect(rows).toHaveLength(letters.length);
  for (const { letter, plain } of rows) expect(plain, letter).toBe(searchText(letter));
});

const hasTrigrams = async () =>
  (await client.query("SELECT FROM pg_extension WHERE extname = 'pg_trgm'")).rowCount === 1;

const searched: readonly { index: string; from: SQLWrapper; texts: readonly SQLWrapper[] }[] = [
  { index: 'customer_search', from: customer, texts: [sql`${customer.name} || ' ' || ${customer.lastname}`] },
  { index: 'customer_address_search', from: customer, texts: [customer.address] },
  { index: 'customer_email_search', from: customerEmail, texts: [customerEmail.email] },
  {
    index: 'support_message_search',
    from: supportMessage,
    texts: [supportMessage.name, supportMessage.email, supportMessage.message, supportMessage.answer],
  },
  { index: 'mail_search', from: mail, texts: [mail.address, mail.subject] },
  {
    index: 'audit_entry_search',
    from: auditEntry,
    texts: [auditEntry.who, auditEntry.action, auditEntry.entity, auditEntry.entityId],
  },
];

test.for(searched)('a search reads $index', async ({ index, from, texts }, { skip }) => {
  skip(!(await hasTrigrams()), 'pg_trgm cannot be installed here');
  const plan = await db.transaction(async (tx) => {
    // The tables are empty: reading them whole would be quicker.
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    const { rows } = await tx.execute(sql`EXPLAIN SELECT FROM ${from} WHERE ${anyContains('maría', texts)}`);
    return JSON.stringify(rows);
  });
  expect(plan).toContain(`Bitmap Index Scan on ${index}`);
});

test('without the right to install pg_trgm there are no indexes, and searches find the same', async () => {
  const indexes = async () =>
    (await client.query("SELECT FROM pg_indexes WHERE indexname LIKE '%\\_search'")).rowCount;
  await client.query('BEGIN');
  try {
    await client.query('DROP EXTENSION IF EXISTS pg_trgm CASCADE');
    expect(await indexes()).toBe(0);
    await client.query(`REVOKE CREATE ON DATABASE ${client.database} FROM CURRENT_USER`);
    expect((await client.query('SELECT create_search_indexes() AS made')).rows).toEqual([{ made: false }]);
    expect(await indexes()).toBe(0);
    expect(await finds('maria', 'María')).toBe(true);
  } finally {
    await client.query('ROLLBACK');
  }
});
