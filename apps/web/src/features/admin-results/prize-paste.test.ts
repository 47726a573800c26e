import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { templateAt } from '@bolillero/domain/games/lottery-definition';
import { powerBalls } from '@bolillero/domain/games/power-balls';
import { describe, expect, test } from 'vitest';
import { isGrid, type Paste, pasteGrid } from './prize-paste.ts';
import { type PrizeRow, rowsFromTemplate } from './prize-rows.ts';
import { type SheetColumn, sheetColumns } from './prize-sheet.ts';

const rows = rowsFromTemplate(
  templateAt(powerBalls.prizeTemplates, 'traditional', drawDate('2026-11-18'))?.levels ?? [],
  3,
);
const lines = (...texts: string[]) => texts.join('\n');
const paste = (text: string, row = 0, column: SheetColumn = 'lotteryWinners') =>
  pasteGrid(text, rows, sheetColumns(true), { row, column }, 3);
const column = (done: Paste | null, field: keyof PrizeRow) => done?.rows.map((row) => row[field]);
const winners = ['0', '1', '9', '215', '542', '13,554', '11,203', '85,433', '205,058'];
const plays = ['', '0', '2', '52', '131', '3,210', '2,688', '20,311', '49,072'];

describe('the table of the official page', () => {
  const official = lines(
    'Match\tPowerball Winners\tPowerball Prize\tPower Play Winners\tPower Play 3x Prize',
    '5 + PB\t0\tGrand Prize\t\tGrand Prize',
    '5\t1\t$1,000,000\t0\t$2 Million',
    '4 + PB\t9\t$50,000\t2\t$150,000',
    '4\t215\t$100\t52\t$300',
    '3 + PB\t542\t$100\t131\t$300',
    '3\t13,554\t$7\t3,210\t$21',
    '2 + PB\t11,203\t$7\t2,688\t$21',
    '1 + PB\t85,433\t$4\t20,311\t$12',
    'PB\t205,058\t$4\t49,072\t$12',
  );

  test('lands in its cells, headings and signs of money aside', () => {
    const done = paste(official);
    expect(column(done, 'lotteryWinners')).toEqual(winners);
    expect(column(done, 'playWinners')).toEqual(plays);
    // what the template says already stays as it came
    expect(done?.cells.filter((cell) => cell.column.endsWith('Prize'))).toEqual([]);
    expect(done?.cells).toHaveLength(17);
    expect(done?.grouped).toBe('49,072');
    expect(done?.before).toBe(rows);
  });

  test('finds its levels in another order, and passes over what is none', () => {
    const done = paste(lines('4 + PB\t9', 'Total\t315,000', '5 + PB\t2'), 4);
    expect(column(done, 'lotteryWinners')?.slice(0, 3)).toEqual(['2', '', '9']);
    expect(done?.left).toBe(1);
  });

  test('opens a prize that is another than the template’s', () => {
    const done = paste(lines('Winners\tPrize', '215\t$120.50'), 3);
    expect(done?.rows[3]).toMatchObject({
      lotteryWinners: '215',
      lotteryPrize: '120.50',
      prizeOpened: true,
      playPrize: '361.50',
    });
  });
});

test('columns may be apart by blanks, and two of numbers are the winners and those with the multiplier', () => {
  const text = winners.map((count, at) => `${count}   ${plays[at] || '0'}`).join('\r\n');
  const done = paste(text);
  expect(column(done, 'lotteryWinners')).toEqual(winners);
  expect(column(done, 'playWinners')?.slice(1)).toEqual(plays.slice(1));
});

test('one column goes down from the cell with the focus, and what finds no level is counted', () => {
  const done = paste(lines('5', '6', '7'), 7, 'playWinners');
  expect(column(done, 'playWinners')?.slice(7)).toEqual(['5', '6']);
  expect(column(done, 'lotteryWinners')?.every((count) => count === '')).toBe(true);
  expect(done?.left).toBe(1);
});

test('one figure is no table, nor is a sentence; what holds no figure changes nothing', () => {
  expect(['85,433', ' 7 ', '$1,000', 'hola qué tal'].map(isGrid)).toEqual([false, false, false, false]);
  expect(['1\t2', '1\n2', '1   2'].map(isGrid)).toEqual([true, true, true]);
  expect(paste('uno\tdos\ntres\tcuatro')).toBeNull();
});
