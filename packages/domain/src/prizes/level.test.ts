import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLevel, parseLevel } from './level.ts';

describe('reading a prize level', () => {
  test.each([
    ['5', 5, false],
    ['5 + 1', 5, true],
    ['5+1', 5, true],
    ['0 + 1', 0, true],
    ['  3  +  1 ', 3, true],
    ['10', 10, false],
  ])('%j is %i main balls, special %s', (text, main, special) => {
    expect(parseLevel(text)).toEqual({ main, special });
  });

  test.each([
    '',
    ' ',
    'five',
    '5 + 2',
    '5 + 0',
    '+ 1',
    '5 +',
    '5 1',
    '5 + PB',
    '5.0',
    '-5',
    '5 + 1 + 1',
    '100',
    '5+1x',
  ])('%j does not parse', (text) => {
    expect(parseLevel(text)).toBeNull();
  });

  test('a level that asks for nothing does not parse: every play would win it', () => {
    expect(parseLevel('0')).toBeNull();
    expect(parseLevel('00')).toBeNull();
  });

  test('what is written is read back', () => {
    const rules = fc
      .record({ main: fc.integer({ min: 0, max: 99 }), special: fc.boolean() })
      .filter(({ main, special }) => main > 0 || special);
    fc.assert(
      fc.property(rules, (rule) => {
        expect(parseLevel(formatLevel(rule))).toEqual(rule);
      }),
    );
  });

  test('whatever parses is written in one way', () => {
    expect(formatLevel({ main: 5, special: true })).toBe('5 + 1');
    expect(formatLevel({ main: 5, special: false })).toBe('5');
  });
});
