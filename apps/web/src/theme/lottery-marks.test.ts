import { lotteryNames } from '@bolillero/contract/lottery-names';
import { lotteries } from '@bolillero/domain/games/lotteries';
import { expect, test } from 'vitest';
import { lotteryMarks, markOfLottery } from './lottery-marks.ts';

test('every lottery that the house begins with has a name on the wire, and a mark', () => {
  const names = lotteries.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...lotteryNames].sort());
  expect(names.toSorted()).toEqual(Object.keys(lotteryMarks).sort());
});

test('no two of them share an accent', () => {
  const accents = lotteries.map(({ accent }) => accent);
  expect(new Set(accents).size).toBe(accents.length);
});

test.each(['euro_lotto', 'constructor'])('%s has no mark of ours', (name) => {
  expect(markOfLottery(name)).toBeUndefined();
});
