import { describe, expect, test } from 'vitest';
import { type DrawDate, drawDate } from '../calendar/draw-date.ts';
import { drawInstant } from '../calendar/schedule.ts';
import { powerBalls } from '../games/power-balls.ts';
import { missingAtSource, proposalState } from './proposal.ts';

const numbers = { balls: [11, 21, 27, 36, 62], special: 24, multiplier: 3 };
const other = { ...numbers, special: 25 };

describe('what a source says is told by what is on file, and by what was decided about these numbers', () => {
  test.each([
    ['nothing on file', numbers, null, null, 'new'],
    ['the same', numbers, numbers, null, 'agrees'],
    ['less than is known', { ...numbers, multiplier: null }, numbers, null, 'agrees'],
    ['more than is known', numbers, { ...numbers, multiplier: null }, null, 'disagrees'],
    ['another special ball', numbers, other, null, 'disagrees'],
    ['confirmed', numbers, numbers, 'confirmed', 'confirmed'],
    ['confirmed, and changed since', numbers, other, 'confirmed', 'disagrees'],
    ['confirmed, and deleted since', numbers, null, 'confirmed', 'new'],
    ['put aside', numbers, other, 'dismissed', 'dismissed'],
    ['put aside before anything was on file', numbers, null, 'dismissed', 'dismissed'],
    ['put aside, and right after all', numbers, numbers, 'dismissed', 'agrees'],
  ] as const)('%s', (_, offered, stored, decision, state) => {
    expect(proposalState(offered, stored, decision)).toBe(state);
  });
});

describe('a draw is missed at a source half a day after it was held', () => {
  const dates = (...days: string[]): DrawDate[] => days.map((day) => drawDate(`2026-11-${day}`));
  const held = drawInstant(powerBalls.schedule, drawDate('2026-11-18'));
  const halfDay = 12 * 3_600_000;

  test.each([
    ['just before', dates('11', '14', '16'), held + halfDay - 1, []],
    ['then', dates('11', '14', '16'), held + halfDay, dates('18')],
    ['a gap between what it has', dates('11', '16'), held, dates('14')],
    ['what is older than all that it has', dates('16'), held, []],
    ['a source that has nothing', [], held + halfDay, []],
  ])('%s', (_, told, lookedAt, missing) => {
    expect(missingAtSource(powerBalls.schedule, told, lookedAt)).toEqual(missing);
  });
});
