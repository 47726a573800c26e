import { expect, test } from 'vitest';
import { type Holding, readHoldings, writeHoldings } from './holdings.ts';
import { holdingsKey, pendingPlaces } from './holdings-key.ts';

const held: Holding = { key: '1-2', date: '2026-11-21', state: 'held', id: 7, own: true };
const sent: Holding = { key: '3-4', date: '2026-11-21', state: 'sent', id: null, own: true };

test('what is held is read back as it was written', () => {
  expect(readHoldings(writeHoldings([held, sent], true))).toEqual([held, sent]);
});

test.each([null, '', '{', '{"version":2,"plays":[]}', '{"version":1}'])('%j is nothing', (text) => {
  expect(readHoldings(text)).toEqual([]);
});

test('what makes no sense is left out', () => {
  const plays = [held, { ...held, id: null }, { ...sent, state: 'gone' }, { ...sent, own: 1 }, null];
  expect(readHoldings(JSON.stringify({ version: 1, plays }))).toEqual([held]);
});

test('where something is pending is known without reading it all, for each customer', () => {
  const kept: Record<string, string> = {
    [holdingsKey(5, 1, 0)]: writeHoldings([sent], true),
    [holdingsKey(5, 2, 1)]: writeHoldings([held], false),
    [holdingsKey(5, 3, 1)]: writeHoldings([held], true),
    [holdingsKey(55, 1, 0)]: writeHoldings([sent], true),
  };
  const storage = { ...kept, getItem: (key: string) => kept[key] ?? null } as unknown as Storage;
  expect(pendingPlaces(5, storage)).toEqual([
    { lotteryId: 1, series: 0 },
    { lotteryId: 3, series: 1 },
  ]);
});
