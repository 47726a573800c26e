import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { drawDaysOn } from '@bolillero/domain/calendar/draw-days';
import { currentEra } from '@bolillero/domain/games/era';
import { powerBalls } from '@bolillero/domain/games/power-balls';
import { expect, test } from 'vitest';
import { merged, mergeLines } from './merge-results.ts';
import { changeRow } from './prize-rows.ts';
import { newResult, type ResultFormValues, type ResultGame } from './result-form.ts';
import { rulesOf } from './result-rules.ts';

const day = drawDate('2026-11-21');
const lottery = {
  ...powerBalls,
  image: '',
  drawDays: drawDaysOn(powerBalls.schedule.drawDays, day),
  matrix: currentEra(powerBalls.eras, day).matrix,
  odds: [],
  nextDrawDate: null,
  closesAt: null,
  slipColumns: 7,
};
const game: ResultGame = { lottery, rules: rulesOf(lottery) };
const base: ResultFormValues = {
  ...newResult(game, 0, '2026-11-21'),
  balls: '1 2 3 4 5',
  special: '7',
  multiplier: '2',
};
const withWinners = (values: ResultFormValues, index: number, count: string): ResultFormValues => {
  const key = values.levels[index]?.key ?? '';
  return { ...values, levels: changeRow(values.levels, key, { lotteryWinners: count }, 2) };
};

test('only what differs is asked about, mine being chosen where I alone changed it', () => {
  const mine = withWinners({ ...base, balls: '1 2 3 4 6', multiplier: '3' }, 2, '9');
  const theirs = withWinners({ ...base, jackpot: '42,000,000.00', multiplier: '5' }, 3, '215');
  const lines = mergeLines(base, mine, theirs);
  expect(lines.map(({ label, mine: my, theirs: their, usual }) => [label, my, their, usual])).toEqual([
    ['Monto del pozo', '', '42,000,000.00', 'theirs'],
    ['Números sorteados', '1 2 3 4 6', '1 2 3 4 5', 'mine'],
    ['Potenciador', '×3', '×5', 'theirs'],
    ['Ganadores, nivel 4 + 1', '9', '', 'mine'],
    ['Ganadores, nivel 4', '', '215', 'theirs'],
  ]);
  const saved = merged(mine, theirs, lines, ({ usual }) => usual);
  expect(saved).toMatchObject({ jackpot: '42,000,000.00', balls: '1 2 3 4 6', multiplier: '5' });
  expect(saved.levels.slice(2, 4).map(({ lotteryWinners }) => lotteryWinners)).toEqual(['9', '215']);
  expect(merged(mine, theirs, lines, () => 'mine')).toMatchObject({ jackpot: '', multiplier: '3' });
});

test('where both entered the result, theirs stands until mine is chosen; equal ones ask nothing', () => {
  const mine = { ...base, special: '8' };
  expect(mergeLines(null, mine, base).map(({ usual }) => usual)).toEqual(['theirs']);
  expect(mergeLines(base, base, base)).toEqual([]);
});

test('tables of other levels are chosen as a whole', () => {
  const mine = { ...base, levels: base.levels.slice(0, 8) };
  const lines = mergeLines(base, mine, base);
  expect(lines).toMatchObject([{ id: 'levels', mine: '8 niveles', theirs: '9 niveles', usual: 'mine' }]);
  expect(merged(mine, base, lines, () => 'mine').levels).toHaveLength(8);
});
