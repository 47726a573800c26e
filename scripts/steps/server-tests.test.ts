import { expect, test } from 'vitest';
import { serverTests } from './server-tests.ts';

test('what runs a second time on a PostgreSQL server is there, and is not everything', () => {
  const files = serverTests();
  expect(files).toContain('apps/api/src/modules/settlement/oracle.test.ts');
  expect(files).not.toContain('apps/api/src/modules/faq/faq.test.ts');
});
