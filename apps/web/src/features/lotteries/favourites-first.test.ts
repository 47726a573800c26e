import { expect, test } from 'vitest';
import { favouritesFirst } from './favourites-first.ts';

const ids = (first: readonly number[]) =>
  favouritesFirst([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }], first).map(({ id }) => id);

test('favourites stand first in their own order, the others as they were', () => {
  expect(ids([4, 2])).toEqual([4, 2, 1, 3]);
});

test('without favourites, or with some that are not on sale, nothing else moves', () => {
  expect(ids([])).toEqual([1, 2, 3, 4]);
  expect(ids([9, 3])).toEqual([3, 1, 2, 4]);
});
