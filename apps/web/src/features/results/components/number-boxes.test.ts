import { expect, test } from 'vitest';
import { boxText, isComplete, pastedNumbers } from './number-boxes.ts';

test('a box keeps two digits and nothing else', () => {
  expect(boxText('1a2b3')).toBe('12');
  expect(boxText('x')).toBe('');
});

test.each([
  ['12', 69, true],
  ['7', 69, true],
  ['6', 69, false],
  ['0', 69, false],
  ['', 69, false],
  ['3', 26, true],
  ['2', 26, false],
])('%j of a drum of %i is complete: %s', (text, largest, complete) => {
  expect(isComplete(text, largest)).toBe(complete);
});

test('a pasted line fills the boxes, whatever stands between its numbers', () => {
  expect(pastedNumbers('05 12-33, 41 60 + 22', 6)).toEqual(['05', '12', '33', '41', '60', '22']);
  expect(pastedNumbers('1 2 3 4', 3)).toEqual(['1', '2', '3']);
});

test('a single number, or one of three digits, is no line', () => {
  expect(pastedNumbers('12', 6)).toBeNull();
  expect(pastedNumbers('2026 11 21', 6)).toBeNull();
});
