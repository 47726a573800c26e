import { globSync } from 'node:fs';

/**
 * The tests that run a second time, on a PostgreSQL server reached over TCP, of whatever version the machine has: what can
 * come out otherwise there than on the embedded database. What only reads and presents rows is proven once.
 */
const patterns = [
  // The schema and its base data, in a database of that version.
  'database/src/testing/fresh-database.test.ts',
  // LISTEN and NOTIFY, claims of rows, connections that are cut.
  'apps/api/src/jobs/*.test.ts',
  'apps/api/src/mail/outbox.test.ts',
  // Statements that count and refuse in one go, written by a library.
  'apps/api/src/plugins/throttles.test.ts',
  // Sessions and what ends them, also between two processes with a connection each for the news.
  'apps/api/src/plugins/sessions.test.ts',
  'apps/api/src/engine/versions.test.ts',
  // Thousands of rows in one statement, and transactions that whoever goes away undoes.
  'apps/api/src/modules/imports/{imports,historical,real-histories}.test.ts',
  // Bit masks, sums and ranks made in SQL, in chunks that may be interrupted, by whoever holds the lock.
  'apps/api/src/modules/settlement/*.test.ts',
  'apps/api/src/modules/draws/update.test.ts',
  // Rows that two want at once: carts, payments, refunds, limits, a lottery being saved.
  'apps/api/src/modules/checkouts/*.test.ts',
  'apps/api/src/modules/payments/recovery.test.ts',
  'apps/api/src/modules/subscriptions/recovery.test.ts',
  'apps/api/src/modules/purchases/refund.test.ts',
  'apps/api/src/modules/limits/*.test.ts',
  'apps/api/src/modules/lotteries/*.test.ts',
];

/** The files of `patterns`. Throws where one matches nothing: a test that moved must not drop out unseen. */
export function serverTests(): string[] {
  const files = patterns.map((pattern) => ({ pattern, found: globSync(pattern) }));
  const empty = files.filter(({ found }) => found.length === 0).map(({ pattern }) => pattern);
  if (empty.length > 0) {
    throw new Error(
      `No test is there any more (moved? then say so in ${import.meta.filename}):\n${empty.join('\n')}`,
    );
  }
  return files.flatMap(({ found }) => found).sort();
}
