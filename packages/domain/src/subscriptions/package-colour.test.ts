import { expect, test } from 'vitest';
import { contrastOf, themesThatHide } from './package-colour.ts';

test('black on white is 21, a colour on itself 1', () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastOf([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
  expect(contrastOf([12, 99, 200], [12, 99, 200])).toBe(1);
});

test.each([
  [[47, 111, 176], []],
  [[255, 240, 0], ['light']],
  [[10, 20, 60], ['dark']],
] as const)('%j is hidden in %j', (colour, themes) => expect(themesThatHide(colour)).toEqual(themes));
