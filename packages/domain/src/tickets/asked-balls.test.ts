import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedBalls, askedFaults, askedText, mostAsked, readAskedNumbers } from './asked-balls.ts';

const drums = { size: 69, specialSize: 26 };
const read = (text: string) => askedBalls(readAskedNumbers(text));
const faults = (text: string, of = drums) => askedFaults(of, readAskedNumbers(text));

describe('balls that are asked about', () => {
  test.each([
    ['7 14 21', [7, 14, 21], null],
    ['21, 07;14', [7, 14, 21], null],
    ['7-14-21-35-49+9', [7, 14, 21, 35, 49], 9],
    ['7 14 + 9', [7, 14], 9],
    ['+9 7', [7], 9],
    ['+9', [], 9],
    ['mis bolillas: 3 y 5', [3, 5], null],
    ['', [], null],
  ])('«%s»', (text, balls, special) => {
    expect(read(text)).toEqual({ balls, special });
    expect(faults(text)).toEqual([]);
  });

  test('what is printed for an address is read back as it was', () => {
    const asked = fc.record({
      balls: fc
        .uniqueArray(fc.integer({ min: 1, max: 69 }), { maxLength: mostAsked })
        .map((balls) => balls.toSorted((a, b) => a - b)),
      special: fc.option(fc.integer({ min: 1, max: 26 })),
    });
    fc.assert(
      fc.property(asked, (one) => {
        expect(read(askedText(one))).toEqual(one);
        expect(faults(askedText(one))).toEqual([]);
      }),
    );
  });

  test('whatever is typed is read, and what is left without a fault fits the drums', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('1', '6', '9', '0', '+', ' ', '-', 'x') }), (text) => {
        if (faults(text).length > 0) return;
        const { balls, special } = read(text);
        expect(new Set(balls).size).toBe(balls.length);
        expect(balls.every((ball) => ball >= 1 && ball <= 69)).toBe(true);
        expect(special === null || (special >= 1 && special <= 26)).toBe(true);
      }),
    );
  });

  test('each fault is told, once', () => {
    expect(faults('7 7 7 70 0')).toEqual([
      { code: 'ball-repeated', ball: 7 },
      { code: 'ball-out-of-range', ball: 70, size: 69 },
      { code: 'ball-out-of-range', ball: 0, size: 69 },
    ]);
    expect(faults('1 +27')).toEqual([{ code: 'special-out-of-range', special: 27, size: 26 }]);
    expect(faults('1 +2 +3')).toEqual([{ code: 'several-specials' }]);
    expect(faults('1 +2', { size: 53, specialSize: 0 })).toEqual([{ code: 'special-not-allowed' }]);
    const many = Array.from({ length: mostAsked + 1 }, (_, at) => at + 1).join(' ');
    expect(faults(many)).toEqual([{ code: 'too-many', most: mostAsked }]);
    expect(faults('123456')).toEqual([{ code: 'ball-out-of-range', ball: 123, size: 69 }]);
  });
});
