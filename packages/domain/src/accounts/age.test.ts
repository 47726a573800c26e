import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate } from '../calendar/calendar.testing.ts';
import { addDays, addMonths, drawDate } from '../calendar/draw-date.ts';
import { ageOn, isOfAge, parseBirthday } from './age.ts';

const today = drawDate('2026-11-21');

describe('age', () => {
  test.each([
    ['2008-11-21', 18, 'the eighteenth birthday'],
    ['2008-11-22', 17, 'a day short of it'],
    ['1990-05-12', 36, 'earlier in the year'],
    ['2026-11-21', 0, 'born today'],
    ['2026-11-22', -1, 'born tomorrow'],
  ])('of somebody born %s is %d: %s', (birthday, age) => {
    expect(ageOn(drawDate(birthday), today)).toBe(age);
  });

  test('born on 29 February, the birthday of other years is 1 March', () => {
    const birthday = drawDate('2008-02-29');
    expect(isOfAge(birthday, drawDate('2026-02-28'), 18)).toBe(false);
    expect(isOfAge(birthday, drawDate('2026-03-01'), 18)).toBe(true);
    expect(ageOn(birthday, drawDate('2028-02-29'))).toBe(20);
  });

  test('grows by one on each birthday and at no other day', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 120 }), (birthday, years) => {
        const anniversary = addMonths(birthday, years * 12);
        fc.pre(anniversary.slice(5) === birthday.slice(5));
        expect(ageOn(birthday, anniversary)).toBe(years);
        expect(ageOn(birthday, addDays(anniversary, -1))).toBe(years - 1);
      }),
    );
  });
});

describe('a birthday at registration', () => {
  test.each(['1990-05-12', ' 1990-05-12 ', '1990-05-12T00:00:00.000Z', '1990-05-12T05:00:00-05:00'])(
    '%j is read',
    (text) => {
      expect(parseBirthday(text, today, 18)).toEqual({ ok: true, value: '1990-05-12' });
    },
  );

  test.each([
    ['', 'birthday-unreadable'],
    ['12/05/1990', 'birthday-unreadable'],
    ['1990-02-30', 'birthday-unreadable'],
    ['1990-05-12Tarde', 'birthday-unreadable'],
    ['2026-11-22', 'birthday-in-future'],
    ['2008-11-22', 'under-age'],
    ['1895-11-20', 'birthday-too-early'],
  ])('%j is refused: %s', (text, fault) => {
    expect(parseBirthday(text, today, 18)).toEqual({ ok: false, error: fault });
  });

  test('the minimum age is a setting', () => {
    expect(parseBirthday('2008-11-22', today, 17).ok).toBe(true);
    expect(parseBirthday('2008-11-21', today, 18).ok).toBe(true);
    expect(parseBirthday('2008-11-21', today, 21).ok).toBe(false);
    expect(parseBirthday('2026-11-21', today, 0).ok).toBe(true);
  });
});
