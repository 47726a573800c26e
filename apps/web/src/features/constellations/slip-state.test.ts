import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actOn, highlighted, type SlipAct, type SlipState, untouched } from './slip-state.ts';

const press = (ball: string) => ({ do: 'press', ball }) as const;
const after = (acts: readonly SlipAct[], from: SlipState = untouched) => acts.reduce(actOn, from);

test('a click goes through grey, orange, red, dark red and none', () => {
  const colours = [1, 2, 3, 4, 5].map((clicks) =>
    after(Array.from({ length: clicks }, () => press('14'))).marks.get('14'),
  );
  expect(colours).toEqual([0, 1, 2, 3, undefined]);
});

test('the special drum has colours of its own', () => {
  expect([...after([press('9'), press('+9'), press('+9')]).marks]).toEqual([
    ['9', 0],
    ['+9', 1],
  ]);
});

test('one group at a time; the same again takes it off, also one that all slips have', () => {
  const choose = (group: number | 'jas', common: number | null = null) =>
    ({ do: 'choose', group, common }) as const;
  expect(after([choose(3)]).group).toBe(3);
  expect(after([choose(3), choose(10)]).group).toBe(10);
  expect(after([choose(3), choose('jas')]).group).toBe('jas');
  expect(after([choose(3), choose(3)]).group).toBeNull();
  expect(after([choose(10, 10)]).group).toBeNull();
  expect(after([choose(10, 10), choose(10, 10)]).group).toBe(10);
});

test('the eraser leaves neither colours nor a group', () => {
  expect(after([press('7'), { do: 'choose', group: 2, common: null }, { do: 'erase' }])).toEqual({
    group: null,
    marks: new Map(),
  });
});

test('what was coloured is compared, else what was drawn; the special ball never', () => {
  expect(highlighted(new Map(), [5, 6, 7])).toEqual([5, 6, 7]);
  expect(highlighted(after([press('+9')]).marks, [5, 6, 7])).toEqual([5, 6, 7]);
  expect(highlighted(after([press('40'), press('8'), press('+9')]).marks, [5, 6, 7])).toEqual([8, 40]);
});

test('five clicks on any ball leave a slip as it was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 69 }).map(String), { maxLength: 20 }),
      fc.integer({ min: 1, max: 69 }),
      (balls, ball) => {
        const before = after(balls.map(press));
        const again = after(
          Array.from({ length: 5 }, () => press(String(ball))),
          before,
        );
        expect(new Map([...again.marks].toSorted())).toEqual(new Map([...before.marks].toSorted()));
      },
    ),
  );
});
