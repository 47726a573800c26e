import { expect, test } from 'vitest';
import { budgets, faultsOf } from '../../build/budgets.ts';
import { routes } from '../paths.ts';

const budget = { script: 120_000, style: 8_000, document: 1_500 };

test('a page within its budget and its margin passes', () => {
  expect(faultsOf('/jugar', budget, budget)).toEqual([]);
  expect(faultsOf('/jugar', { ...budget, script: 123_000, style: 100 }, budget)).toEqual([]);
});

test('a page that grew is told by its name, with what grew and by how much', () => {
  const [script, style, ...more] = faultsOf(
    '/jugar',
    { script: 140_000, style: 19_500, document: 1_500 },
    budget,
  );
  expect(script).toContain('/jugar needs 140000 bytes of script, 20000 more than its budget');
  expect(style).toContain('/jugar needs 19500 bytes of style, 11500 more');
  expect(more).toEqual([]);
  expect(script).toContain("'/jugar': { script: 140000, style: 19500, document: 1500 }");
});

test('every page of customers has a budget', () => {
  const patterns = Object.values(routes)
    .filter((pattern) => !pattern.startsWith('/admin') && pattern !== routes.adminSignIn)
    .map((pattern) => pattern.replaceAll('$', ':'));
  expect(Object.keys(budgets).sort()).toEqual(patterns.sort());
  expect(faultsOf('/nueva', budget, undefined)).toEqual([expect.stringContaining('/nueva has no budget')]);
});
