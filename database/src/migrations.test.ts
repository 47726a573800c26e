import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from './testing/fresh-database.ts';

const folder = new URL('../migrations/meta/', import.meta.url);
const schema = new URL('./schema/', import.meta.url);

test('the migrations lead to the tables that the schema describes', async () => {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const migrated = JSON.parse(readFileSync(new URL(String(newest), folder), 'utf8'));
  const files = readdirSync(schema).filter((name) => !name.includes('.test.'));
  const parts = await Promise.all(files.map((name) => import(new URL(name, schema).href)));
  const described = generateDrizzleJson(Object.assign({}, ...parts), migrated.id);
  expect(described.tables['public.mail']?.checkConstraints.mail_state_known?.value).toContain("'unclear'");
  expect(await generateMigration(migrated, described)).toEqual([]);
});

test('the former version, which serves on while the first process of the next one has migrated, signs people in', async () => {
  const { config, drop } = await freshDatabase();
  onTestFinished(drop);
  const client = new pg.Client(config);
  await client.connect();
  try {
    const { rows } = await client.query(`
      WITH somebody AS (
        INSERT INTO customer (birthday, password_hash, created_at) VALUES ('1990-01-01', '', now()) RETURNING id)
      INSERT INTO session (token_hash, customer_id, created_at, expires_at)
        SELECT 'token', id, now(), now() + interval '1 hour' FROM somebody
        RETURNING now() - least(confirmed_at, last_used_at) < interval '1 second' AS usable`);
    expect(rows).toEqual([{ usable: true }]);
  } finally {
    await client.end();
  }
});
