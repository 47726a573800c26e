import { expect, test } from 'vitest';
import { pagerSection, rowsOnPage } from './pager-section.ts';

test.each([
  [1, 384, 1, 10],
  [10, 384, 1, 10],
  [11, 384, 11, 20],
  [384, 384, 381, 384],
  [3, 4, 1, 4],
  [1, 0, 1, 1],
  [999, 4, 1, 4],
])('page %i of %i stands among buttons %i to %i', (page, pages, from, to) => {
  expect(pagerSection(page, pages)).toEqual({ from, to });
});

test('the rows of a page are counted from the whole list', () => {
  expect(rowsOnPage(1, 10, 3838)).toEqual({ from: 1, to: 10 });
  expect(rowsOnPage(384, 10, 3838)).toEqual({ from: 3831, to: 3838 });
});
