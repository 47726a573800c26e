import { expect, test } from 'vitest';
import { gapStrip } from './gap-strip.ts';

const plot = { left: 10, right: 1010 };
/** 101 draws over 1000 pixels: 10 pixels a draw. */
const window = { newer: 0, count: 101 };

test('dots are draws, and between two of them stands how many were missed', () => {
  const { dots, gaps, absence } = gapStrip([64, 66, 70, 80, 101], 64, window, plot);
  expect(dots).toEqual([
    { age: 80, x: 210 },
    { age: 70, x: 310 },
    { age: 66, x: 350 },
    { age: 64, x: 370 },
  ]);
  expect(gaps.map(({ missed, x }) => [missed, x])).toEqual([
    [9, 260],
    [3, 330],
    [1, 360],
  ]);
  expect(absence).toEqual({ from: 370, to: 1010 });
});

test('a gap is written where there is room for its figure', () => {
  expect(gapStrip([64, 66, 70, 80], 64, window, plot).gaps.map(({ isWritten }) => isWritten)).toEqual([
    true,
    true,
    true,
  ]);
  // 1 pixel a draw
  const narrow = { left: 0, right: 100 };
  expect(
    gapStrip([20, 30, 60], 20, window, narrow).gaps.map(({ missed, isWritten }) => [missed, isWritten]),
  ).toEqual([
    [29, true],
    [9, false],
  ]);
});

test('neighbours have no gap to write', () => {
  expect(gapStrip([0, 1], 0, window, plot)).toMatchObject({
    gaps: [{ missed: 0, isWritten: false }],
    absence: null,
  });
});

test('a ball that did not come is one absence from edge to edge', () => {
  expect(gapStrip([], 500, window, plot)).toEqual({ dots: [], gaps: [], absence: { from: 10, to: 1010 } });
});
