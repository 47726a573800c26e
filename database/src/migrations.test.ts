import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';

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
