import { expect, test } from 'vitest';
import { cardMarks, repeatedPairs } from './card-marks.ts';

const counts = {
  more: [
    { ball: 14, count: 4 },
    { ball: 48, count: 3 },
  ],
  less: [
    { ball: 48, count: 3 },
    { ball: 60, count: 1 },
  ],
  pairs: [
    { balls: [14, 59] as const, count: 2 },
    { balls: [20, 61] as const, count: 1 },
  ],
};

test('a repeated pair goes before the most drawn, and these before the least drawn', () => {
  expect(cardMarks({ balls: [14, 20, 48, 59, 60, 61] }, counts)).toEqual([
    { ball: 14, mark: 'pair' },
    { ball: 20, mark: 'plain' },
    { ball: 48, mark: 'more' },
    { ball: 59, mark: 'pair' },
    { ball: 60, mark: 'less' },
    { ball: 61, mark: 'plain' },
  ]);
});

test('half a pair is none', () => {
  expect(cardMarks({ balls: [14, 20] }, counts)).toEqual([
    { ball: 14, mark: 'more' },
    { ball: 20, mark: 'plain' },
  ]);
});

test('a pair is repeated from its second time on', () => {
  expect(repeatedPairs(counts)).toEqual([{ balls: [14, 59], count: 2 }]);
});
