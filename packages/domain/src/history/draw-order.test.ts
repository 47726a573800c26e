import { expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { indexesInOrder } from './draw-order.ts';
import { buildHistory, drawAt } from './history.ts';
import { scopeBetween, wholeScope } from './scope.ts';

const eras = [
  { from: drawDate('2000-01-01'), matrix: { balls: 3, size: 40, special: { kind: 'own-drum', size: 9 } } },
] as const;
const history = buildHistory(eras, [
  { date: drawDate('2000-01-01'), balls: [2, 10, 30], special: 9 },
  { date: drawDate('2000-01-02'), balls: [10, 11, 12], special: 1 },
  { date: drawDate('2000-01-03'), balls: [2, 9, 40], special: 5 },
  { date: drawDate('2000-01-04'), balls: [2, 10, 30], special: 3 },
  { date: drawDate('2000-01-05'), balls: [2, 10, 30], special: 9 },
]);
const days = (indexes: readonly number[]) =>
  indexes.map((index) => Number(drawAt(history, index).date.slice(-2)));

test.each([
  ['date', true, [5, 4, 3, 2, 1]],
  ['date', false, [1, 2, 3, 4, 5]],
  // 2 before 10, 9 before 10, then the special ball; of equal draws the newest
  ['balls', false, [3, 4, 5, 1, 2]],
  ['balls', true, [2, 5, 1, 4, 3]],
] as const)('by %s, descending %s', (by, descending, order) => {
  expect(days(indexesInOrder(wholeScope(history), { by, descending }))).toEqual(order);
});

test('of a part of a history, only its draws', () => {
  const part = scopeBetween(history, { from: drawDate('2000-01-02'), to: drawDate('2000-01-04') });
  expect(days(indexesInOrder(part, { by: 'balls', descending: false }))).toEqual([3, 4, 2]);
});
