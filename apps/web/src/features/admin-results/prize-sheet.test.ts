import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { florida } from '@bolillero/domain/games/florida';
import { templateAt } from '@bolillero/domain/games/lottery-definition';
import { powerBalls } from '@bolillero/domain/games/power-balls';
import { expect, test } from 'vitest';
import { backToTemplate, openPrize, type PrizeRow, rowsFromTemplate } from './prize-rows.ts';
import {
  isOpenable,
  isWhite,
  moveFrom,
  type SheetCell,
  type SheetColumn,
  sheetColumns,
} from './prize-sheet.ts';

const levelsOf = (lottery: typeof powerBalls) =>
  templateAt(lottery.prizeTemplates, 'traditional', drawDate('2026-11-18'))?.levels ?? [];
const powerball = rowsFromTemplate(levelsOf(powerBalls), 3);
const floridaRows = rowsFromTemplate(levelsOf(florida), 'unused');
const columns = sheetColumns(true);
const cell = (row: number, column: SheetColumn): SheetCell => ({ row, column });
const keyOf = (rows: readonly PrizeRow[], row: number) => rows[row]?.key ?? '';

/** The cells that Enter visits, from the first one on. */
function visited(rows: readonly PrizeRow[], withPlays: boolean): string[] {
  const seen: string[] = [];
  let at: SheetCell | null = cell(0, 'lotteryWinners');
  while (at !== null) {
    seen.push(`${at.column} ${at.row + 1}`);
    at = moveFrom(rows, sheetColumns(withPlays), at, 'down');
  }
  return seen;
}

test('what must be typed of a Powerball result are its winners, nine and eight: Enter goes down one column, then the other', () => {
  expect(visited(powerball, true)).toEqual([
    ...Array.from({ length: 9 }, (_, row) => `lotteryWinners ${row + 1}`),
    ...Array.from({ length: 8 }, (_, row) => `playWinners ${row + 2}`),
  ]);
});

test('where the template leaves prizes to the draw they are white as well', () => {
  const prizes = visited(floridaRows, false).filter((name) => name.startsWith('lotteryPrize'));
  const empty = floridaRows.flatMap((row, index) =>
    index > 0 && row.kind === 'money' && row.templatePrize === '' ? [`lotteryPrize ${index + 1}`] : [],
  );
  expect(prizes).toEqual(empty);
});

test('without a multiplier on sale the sheet has no columns of plays', () => {
  expect(sheetColumns(false)).toEqual(['lotteryWinners', 'lotteryPrize']);
});

test('arrows go to the neighbour, grey or white, and stop at the edge', () => {
  const from = cell(3, 'lotteryPrize');
  expect(moveFrom(powerball, columns, from, 'left')).toEqual(cell(3, 'lotteryWinners'));
  expect(moveFrom(powerball, columns, from, 'right')).toEqual(cell(3, 'playWinners'));
  expect(moveFrom(powerball, columns, from, 'up')).toEqual(cell(2, 'lotteryPrize'));
  expect(moveFrom(powerball, columns, from, 'down')).toEqual(cell(4, 'lotteryPrize'));
  expect(moveFrom(powerball, columns, cell(0, 'lotteryWinners'), 'up')).toBeNull();
  expect(moveFrom(powerball, columns, cell(0, 'lotteryWinners'), 'left')).toBeNull();
  expect(moveFrom(powerball, columns, cell(8, 'playPrize'), 'right')).toBeNull();
});

test('a grey prize opens and goes back; what means nothing does not open', () => {
  const prize = cell(3, 'lotteryPrize');
  expect([isWhite(powerball, prize), isOpenable(powerball, prize)]).toEqual([false, true]);
  const opened = openPrize(powerball, keyOf(powerball, 3), 'lotteryPrize');
  expect([isWhite(opened, prize), isOpenable(opened, prize)]).toEqual([true, false]);
  expect(isWhite(backToTemplate(opened, keyOf(powerball, 3), 'lotteryPrize', 3), prize)).toBe(false);
  // nobody multiplies the jackpot; what it pays itself may be said
  expect(isOpenable(powerball, cell(0, 'playPrize'))).toBe(false);
  expect(isOpenable(powerball, cell(0, 'lotteryPrize'))).toBe(true);
  const free = floridaRows.findIndex((row) => row.kind === 'free');
  expect(free).toBeGreaterThan(0);
  expect(isOpenable(floridaRows, cell(free, 'lotteryPrize'))).toBe(false);
});
