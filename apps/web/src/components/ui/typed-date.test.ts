import { expect, test } from 'vitest';
import { completedDate, dateOfTyped, endedDate, maskDate, typedOfDate } from './typed-date.ts';

test.each([
  ['1', '1'],
  ['12', '12'],
  ['120', '12/0'],
  ['12051990', '12/05/1990'],
  ['120519901', '12/05/1990'],
  ['1/', '01/'],
  ['1/5/', '01/05/'],
  ['1/5/1990', '01/05/1990'],
  ['12-05-1990', '12/05/1990'],
  ['12/05/', '12/05/'],
  ['1990-05-12', '12/05/1990'],
  ['1990-5-2T00:00:00Z', '02/05/1990'],
  ['abc', ''],
  ['', ''],
])('%j becomes %j while it is typed', (typed, shown) => {
  expect(maskDate(typed)).toBe(shown);
});

test('a date that begins with its year is left alone until it is whole', () => {
  const typed = (text: string) => {
    let shown = '';
    const seen = [...text].map((key) => {
      shown = maskDate(shown + key);
      return shown;
    });
    return seen.slice(3);
  };
  expect(typed('2026-11-18')).toEqual([
    '2026',
    '2026-',
    '2026-1',
    '2026-11',
    '2026-11-',
    '2026-11-1',
    '18/11/2026',
  ]);
  expect(typed('19900512')).toEqual(['1990', '19900', '199005', '1990051', '12/05/1990']);
  expect(endedDate('2026-1-8')).toBe('08/01/2026');
  expect(dateOfTyped('2026-1-8')).toBe('2026-01-08');
  // a day and a month may look like a year
  expect(typed('20122026')).toEqual(['20/12', '20/12/2', '20/12/20', '20/12/202', '20/12/2026']);
});

test('taking characters away from the end never puts them back', () => {
  let text = '12/05/1990';
  const seen: string[] = [];
  while (text.length > 0) {
    text = maskDate(text.slice(0, -1));
    seen.push(text);
  }
  expect(seen).toEqual(['12/05/199', '12/05/19', '12/05/1', '12/05/', '12/05', '12/0', '12/', '12', '1', '']);
});

test('a whole date is read, half a one is not', () => {
  expect(dateOfTyped('12/05/1990')).toBe('1990-05-12');
  expect(dateOfTyped(' 1/5/1990 ')).toBe('1990-05-01');
  expect(dateOfTyped('12/05/90')).toBeNull();
  expect(typedOfDate('1990-05-12')).toBe('12/05/1990');
});

test.each([
  ['21/11', '21/11/2026'],
  ['30/12', '30/12/2025'],
  ['21/11/26', '21/11/2026'],
  ['07/10/95', '07/10/1995'],
  ['21/11/', '21/11/2026'],
  ['21/11/2026', '21/11/2026'],
  ['21/1', '21/1'],
  ['21', '21'],
  ['', ''],
])('beside 8 January 2026 or a date near it, %j means %j', (typed, whole) => {
  expect(completedDate(typed, typed.startsWith('30') ? '2026-01-08' : '2026-11-22')).toBe(whole);
});
