import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { cents } from '../money/cents.ts';
import { editLottery, type LotteryEdit } from './edit.ts';
import { keptLottery, today } from './editing.testing.ts';

const powerball = keptLottery('power_balls');
const tinka = keptLottery('tinkas');

function edited(edit: Partial<LotteryEdit>, lottery = powerball) {
  const result = editLottery(lottery, { matrix: {}, ...edit }, today);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const faultsOf = (edit: Partial<LotteryEdit>) => {
  const result = editLottery(powerball, { matrix: {}, ...edit }, today);
  return result.ok ? [] : result.error;
};
const from = drawDate('2026-12-07');

test('nothing changes what it was, and what is not given stays', () => {
  expect(edited({})).toEqual(powerball);
  expect(edited({ ticketPrice: cents(3_00), howToCollect: 'Un paso' })).toEqual({
    ...powerball,
    ticketPrice: 300,
    howToCollect: 'Un paso',
  });
});

test('a multiplier without a name has the general word', () => {
  expect(edited({ multiplierLabel: '' }).multiplierLabel).toBe('MULTIPLICADOR');
});

describe('the matrix', () => {
  test('of today, sent back, opens nothing', () => {
    expect(
      edited({ matrix: { balls: 5, size: 69, picksSpecial: true, specialSize: 26 }, eraFrom: from }).eras,
    ).toBe(powerball.eras);
  });

  test('another one opens an era from its date on, and needs it', () => {
    expect(faultsOf({ matrix: { size: 70 } })).toEqual([{ part: 'eraFrom', code: 'missing' }]);
    const eras = edited({ matrix: { size: 70 }, eraFrom: from }).eras;
    expect(eras.slice(0, -1)).toEqual(powerball.eras);
    expect(eras.at(-1)).toEqual({
      from,
      matrix: { balls: 5, size: 70, special: { kind: 'own-drum', size: 26 } },
    });
    const again = edited({ matrix: { size: 71 }, eraFrom: from }, { ...powerball, eras }).eras;
    expect(again).toHaveLength(eras.length);
    expect(again.at(-1)?.matrix.size).toBe(71);
  });

  test('without a special ball to pick, one of the same drum stays what it is', () => {
    expect(edited({ matrix: { picksSpecial: false } }, tinka).eras).toBe(tinka.eras);
    const without = edited({ matrix: { picksSpecial: false }, eraFrom: from }).eras.at(-1);
    expect(without?.matrix.special).toEqual({ kind: 'none' });
    const own = edited({ matrix: { picksSpecial: true, specialSize: 10 }, eraFrom: from }, tinka).eras.at(-1);
    expect(own?.matrix.special).toEqual({ kind: 'own-drum', size: 10 });
  });
});

describe('draw days', () => {
  test('begin today unless a date is given, and the same ones change nothing', () => {
    expect(edited({ days: [6, 3, 1] }).schedule).toEqual(powerball.schedule);
    expect(edited({ days: [5] }).schedule.drawDays.at(-1)).toEqual({ from: today, days: [5] });
    expect(edited({ days: [5, 2], drawDaysFrom: from }).schedule.drawDays).toEqual([
      ...powerball.schedule.drawDays,
      { from, days: [2, 5] },
    ]);
  });
});

describe('the multiplier', () => {
  test('of another kind begins today; of the same, with the same values, it is left alone', () => {
    expect(edited({ multiplierMode: 'per-draw' }).multipliers).toBe(powerball.multipliers);
    expect(edited({ multiplierMode: 'none' }).multipliers.at(-1)).toMatchObject({
      from: today,
      mode: 'none',
      values: [],
    });
    expect(
      edited({ multiplierMode: 'per-play', multiplierValues: [5, 2], multiplierFrom: from }).multipliers.at(
        -1,
      ),
    ).toEqual({ from, mode: 'per-play', values: [2, 5], weights: [], largestUpTo: null });
  });
});
