import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { florida } from '@bolillero/domain/games/florida';
import { templateAt } from '@bolillero/domain/games/lottery-definition';
import { powerBalls } from '@bolillero/domain/games/power-balls';
import { cents } from '@bolillero/domain/money/cents';
import { expect, test } from 'vitest';
import { type ResultToSave, writeResult } from './api/changes.ts';
import type { SavedLevel } from './api/results.ts';
import { tidyAmount } from './money-text.ts';
import { checkRows } from './prize-check.ts';
import {
  addRow,
  backToTemplate,
  changeRow,
  moveRow,
  type PrizeRow,
  refill,
  removedLevels,
  removeRow,
  rowsFromLevels,
  rowsFromTemplate,
  rowsToSave,
  tidyLevel,
} from './prize-rows.ts';

const powerballLevels =
  templateAt(powerBalls.prizeTemplates, 'traditional', drawDate('2026-01-03'))?.levels ?? [];
const floridaLevels = templateAt(florida.prizeTemplates, 'traditional', drawDate('2026-01-03'))?.levels ?? [];
const matrix = { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } } as const;
const sixOf53 = { balls: 6, size: 53, special: { kind: 'none' } } as const;

const column = (rows: readonly PrizeRow[], field: keyof PrizeRow) => rows.map((row) => row[field]);
const at = (rows: readonly PrizeRow[], index: number): PrizeRow => {
  const row = rows[index];
  if (!row) throw new Error(`no row ${index}`);
  return row;
};
const saved = (levels: readonly Partial<SavedLevel>[]): SavedLevel[] =>
  levels.map((level, index) => ({
    id: index + 1,
    position: index + 1,
    level: '5',
    kind: 'money',
    lotteryWinners: 0,
    lotteryPrize: cents(0),
    playWinners: 0,
    playPrize: cents(0),
    ...level,
  }));

test('a Powerball table starts from its template, multiplied from the second level on', () => {
  const rows = rowsFromTemplate(powerballLevels, 3);
  expect(column(rows, 'level')).toEqual([
    '5 + 1',
    '5',
    '4 + 1',
    '4',
    '3 + 1',
    '3',
    '2 + 1',
    '1 + 1',
    '0 + 1',
  ]);
  expect(column(rows, 'lotteryPrize').slice(0, 4)).toEqual(['', '1,000,000.00', '50,000.00', '100.00']);
  // the jackpot is never multiplied; match 5 pays two million with any multiplier
  expect(column(rows, 'playPrize').slice(0, 4)).toEqual(['', '2,000,000.00', '150,000.00', '300.00']);
});

test('with no multiplier drawn, bought plays get the lottery prize', () => {
  const rows = rowsFromTemplate(powerballLevels, 'none');
  expect(column(rows, 'playPrize').slice(1, 4)).toEqual(['2,000,000.00', '50,000.00', '100.00']);
});

test('a lottery without a multiplier has no play prizes', () => {
  const rows = rowsFromTemplate(floridaLevels, 'unused');
  expect(column(rows, 'playPrize')).toEqual(['', '', '', '', '']);
  expect(at(rows, 4).kind).toBe('free');
});

test('play prizes follow the multiplier and the lottery prize until somebody types one', () => {
  const start = rowsFromTemplate(powerballLevels, 2);
  const typed = changeRow(start, at(start, 3).key, { playPrize: '555' }, 2);
  expect(column(refill(typed, 10), 'playPrize').slice(2, 5)).toEqual(['500,000.00', '555', '1,000.00']);

  const dearer = changeRow(typed, at(typed, 2).key, { lotteryPrize: '60,000' }, 2);
  expect(at(dearer, 2).playPrize).toBe('120,000.00');

  const again = backToTemplate(dearer, at(dearer, 3).key, 'playPrize', 2);
  expect(at(again, 3)).toMatchObject({ playPrize: '200.00', overwritten: false });
  // while it is being written anew nothing comes between
  const emptied = changeRow(typed, at(typed, 3).key, { playPrize: '' }, 2);
  expect(at(refill(emptied, 5), 3)).toMatchObject({ playPrize: '', overwritten: true });
});

test('a level that moves to the top is no longer multiplied, and the one that leaves it is', () => {
  const start = rowsFromTemplate(powerballLevels, 2);
  const key = at(start, 2).key;
  const moved = moveRow(moveRow(start, key, -1, 2), key, -1, 2);
  expect(at(moved, 0)).toMatchObject({ level: '4 + 1', playPrize: '' });
  expect(column(moved, 'level').slice(0, 3)).toEqual(['4 + 1', '5 + 1', '5']);
  expect(moveRow(moved, key, -1, 2)).toEqual(moved);
});

test('a free play is never multiplied', () => {
  const start = rowsFromTemplate(powerballLevels, 2);
  const free = changeRow(start, at(start, 8).key, { kind: 'free' }, 2);
  expect(at(free, 8).playPrize).toBe('');
});

test('an amount that cannot be read gives no play prize, and is told at its field', () => {
  const start = rowsFromTemplate(powerballLevels, 2);
  const rows = changeRow(start, at(start, 3).key, { lotteryPrize: 'cien' }, 2);
  expect(at(rows, 3).playPrize).toBe('');
  expect(checkRows(matrix, rows).faults.get(at(rows, 3).key)).toEqual({ lotteryPrize: 'Monto no válido.' });
});

test('a saved table is shown as it was saved, its own play prizes kept apart from calculated ones', () => {
  const rows = rowsFromLevels(
    saved([
      { level: '5 + 1' },
      { level: '5', lotteryPrize: cents(100000000), playPrize: cents(200000000), lotteryWinners: 2 },
      { level: '4', lotteryPrize: cents(10000), playPrize: cents(99900) },
      { level: '3', lotteryPrize: cents(700), playPrize: cents(2100) },
    ]),
    powerballLevels,
    3,
  );
  expect(column(rows, 'overwritten')).toEqual([false, false, true, false]);
  expect(column(rows, 'playPrize')).toEqual(['', '2,000,000.00', '999.00', '21.00']);
  expect(column(refill(rows, 10), 'playPrize')).toEqual(['', '2,000,000.00', '999.00', '70.00']);
  expect(at(rows, 1).lotteryWinners).toBe('2');
});

test('the template, as saved, has no fault and no question', () => {
  for (const [levels, game] of [
    [powerballLevels, matrix],
    [floridaLevels, sixOf53],
  ] as const) {
    const check = checkRows(game, rowsFromTemplate(levels, 2));
    expect([...check.faults]).toEqual([]);
    expect([...check.questions]).toEqual([]);
  }
});

test('every fault of a table is told at its row', () => {
  const rows = rowsFromLevels(
    saved([{ level: '5 + 1' }, { level: 'cinco' }, { level: '6' }, { level: '4' }, { level: '4' }]),
    [],
    2,
  );
  const { faults } = checkRows(matrix, rows);
  expect(rows.map((row) => faults.get(row.key)?.level)).toEqual([
    undefined,
    'Escribe el nivel como 5 + 1 o 5.',
    'Ese nivel no se puede acertar en esta lotería.',
    undefined,
    'Ese nivel está repetido.',
  ]);
});

test('winners are whole numbers', () => {
  const start = addRow([]);
  const rows = changeRow(
    start,
    at(start, 0).key,
    { level: '5', lotteryWinners: '1.5', playWinners: '-1' },
    2,
  );
  expect(checkRows(matrix, rows).faults.get(at(rows, 0).key)).toEqual({
    lotteryWinners: 'Escribe un número entero.',
    playWinners: 'Escribe un número entero.',
  });
});

test('an order that looks wrong is asked about, and a row with a fault is not asked about too', () => {
  const rows = rowsFromLevels(
    saved([
      { level: '5 + 1' },
      { level: '3', lotteryPrize: cents(700) },
      { level: '4', lotteryPrize: cents(10000) },
    ]),
    [],
    'none',
  );
  expect(checkRows(matrix, rows).questions.get(at(rows, 2).key)).toEqual([
    '¿Seguro? Paga más que un nivel superior.',
    '¿Seguro? Quien lo acierta gana antes un nivel superior.',
  ]);
});

test('rows go out numbered in their order, in decimal amounts, and removed levels by their ids', () => {
  const before = saved([
    { level: '5 + 1', lotteryWinners: 1 },
    { level: '5', lotteryPrize: cents(100_000_000), playPrize: cents(200_000_000) },
    { level: '4', lotteryPrize: cents(10_000), playPrize: cents(20_000) },
  ]);
  const start = rowsFromLevels(before, powerballLevels, 2);
  const rows = addRow(removeRow(start, at(start, 1).key, 2));
  const done = changeRow(rows, at(rows, 2).key, { level: '3+1', lotteryPrize: '1,234.5' }, 2);
  const result: ResultToSave = {
    lotteryId: 1,
    name: 'power_balls',
    series: 0,
    date: '2026-11-21',
    nextDate: null,
    jackpot: cents(0),
    balls: [1, 2, 3, 4, 5],
    special: 6,
    multiplier: 2,
    shown: true,
    levels: rowsToSave(done),
  };
  expect(writeResult(result).detail).toEqual([
    {
      id: 1,
      position: 1,
      prize_level: '5 + 1',
      lottery_winner: 1,
      lottery_prize: '0.00',
      play_winner: 0,
      prize_kind: 'money',
    },
    {
      id: 3,
      position: 2,
      prize_level: '4',
      lottery_winner: 0,
      lottery_prize: '100.00',
      play_winner: 0,
      play_prize: '200.00',
      prize_kind: 'money',
    },
    {
      position: 3,
      prize_level: '3 + 1',
      lottery_winner: null,
      lottery_prize: '1234.50',
      play_winner: null,
      play_prize: '2469.00',
      prize_kind: 'money',
    },
  ]);
  expect(removedLevels(before, done)).toEqual([2]);
});

test('levels and amounts are tidied on leaving their field', () => {
  expect([tidyLevel('5+1'), tidyLevel(' 4 '), tidyLevel('x')]).toEqual(['5 + 1', '4', 'x']);
  expect([tidyAmount('50000'), tidyAmount('1,234.5'), tidyAmount('mil')]).toEqual([
    '50,000.00',
    '1,234.50',
    'mil',
  ]);
});
