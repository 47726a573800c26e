import { expect, test } from 'vitest';
import { adminSections, sectionsFor } from './admin-sections.ts';

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

test('no letter, name or address leads to two sections', () => {
  expect(twice(adminSections.map(({ key }) => key))).toEqual([]);
  expect(twice(adminSections.map(({ label }) => label))).toEqual([]);
  expect(twice(adminSections.map(({ path }) => path.to))).toEqual([]);
});

test('each address belongs to its own section alone', () => {
  for (const { path } of adminSections) {
    const of = adminSections.filter(({ within }) => within.test(path.to));
    expect(of.map((section) => section.path.to)).toEqual([path.to]);
  }
});

test('an operator has no section of administrators, and no group without one', () => {
  const groups = sectionsFor(false);
  expect(groups.flatMap(({ sections }) => sections).filter((section) => section.administratorOnly)).toEqual(
    [],
  );
  expect(groups.filter(({ sections }) => sections.length === 0)).toEqual([]);
  expect(sectionsFor(true).flatMap(({ sections }) => sections)).toHaveLength(adminSections.length);
});
