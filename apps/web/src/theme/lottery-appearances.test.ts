import { lotteryNames } from '@bolillero/contract/lottery-names';
import { lotteries } from '@bolillero/domain/games/lotteries';
import { expect, test } from 'vitest';
import { appearanceOf, lotteryAppearances } from './lottery-appearances.ts';

test('every lottery that the house begins with has a name on the wire, and an appearance', () => {
  const names = lotteries.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...lotteryNames].sort());
  expect(names.toSorted()).toEqual(Object.keys(lotteryAppearances).sort());
});

test('no two of them share an accent', () => {
  const accents = Object.values(lotteryAppearances).map(({ accent }) => accent);
  expect(new Set(accents).size).toBe(accents.length);
});

test.each(['euro_lotto', 'constructor', undefined])('%s has no appearance of its own', (name) => {
  expect(appearanceOf(name)).toBeUndefined();
});
