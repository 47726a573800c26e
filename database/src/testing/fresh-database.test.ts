import pg from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from './fresh-database.ts';

async function query(config: pg.ClientConfig, sql: string) {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('each fresh database has the schema and is its holder’s alone', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  await query(one.config, 'CREATE TABLE mine (id integer)');
  const tables = `SELECT count(*)::int AS count, bool_or(table_name = 'mine') AS mine
    FROM information_schema.tables WHERE table_schema = 'public'`;
  const [ours] = await query(one.config, tables);
  const [theirs] = await query(other.config, tables);
  expect(ours?.mine).toBe(true);
  expect(theirs?.mine).toBe(false);
  expect(theirs?.count).toBe(Number(ours?.count) - 1);
  await Promise.all([one.drop(), other.drop()]);
  await expect(query(one.config, tables)).rejects.toThrow(/does not exist/);
});
