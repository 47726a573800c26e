import { describe, expect, test } from 'vitest';
import { florida } from '../games/florida.ts';
import { megaMillions } from '../games/mega-millions.ts';
import { powerBalls } from '../games/power-balls.ts';
import { tinkas } from '../games/tinkas.ts';
import { findLayout, type Layout } from './layout.ts';
import { readRow } from './read-row.ts';

function layoutOf(header: string): Layout {
  const layout = findLayout(header.split(','));
  if (!layout.ok) throw new Error(layout.error.code);
  return layout.value;
}

const own = layoutOf('date,ball_one,ball_two,ball_three,ball_four,ball_five,ball_six,ball_red,potenciador');
const openData = layoutOf('Draw Date,Winning Numbers,Multiplier');
const openDataMega = layoutOf('Draw Date,Winning Numbers,Mega Ball,Multiplier');

const read = (layout: Layout, { eras }: typeof powerBalls, line: string) =>
  readRow(layout, eras, line.split(','));

describe('a row of our own layout', () => {
  test('is a draw as typed, with nothing where a cell is empty', () => {
    expect(read(own, powerBalls, '2026-08-05,50,3,14,25,36,,11,2')).toEqual({
      ok: true,
      value: { date: '2026-08-05', balls: [50, 3, 14, 25, 36], special: 11, multiplier: 2 },
    });
    expect(read(own, florida, '2026-08-05,1,2,3,4,5,6,,')).toEqual({
      ok: true,
      value: { date: '2026-08-05', balls: [1, 2, 3, 4, 5, 6], special: null, multiplier: null },
    });
  });

  test('may have been through a spreadsheet', () => {
    expect(read(own, powerBalls, ' 2026-08-05 ,05.0, 07 ,14,25,36,,1.00,3X,,')).toEqual({
      ok: true,
      value: { date: '2026-08-05', balls: [5, 7, 14, 25, 36], special: 1, multiplier: 3 },
    });
    expect(read(own, powerBalls, '2026-08-05T00:00:00.000,1,2,3,4,5,,6,x2')).toMatchObject({
      value: { date: '2026-08-05', multiplier: 2 },
    });
  });

  test('a special ball 0 is none', () => {
    expect(read(own, florida, '2026-08-05,1,2,3,4,5,6,0,')).toMatchObject({ value: { special: null } });
  });

  test('cut short, it lacks its last numbers', () => {
    expect(read(own, florida, '2026-08-05,1,2,3')).toMatchObject({ value: { balls: [1, 2, 3] } });
  });

  test('says every cell that cannot be read', () => {
    expect(read(own, powerBalls, 'ayer,x,2,-3,4,5.5,,1e1,')).toEqual({
      ok: false,
      error: [
        { code: 'date-unreadable', text: 'ayer', order: 'iso' },
        { code: 'number-unreadable', text: 'x' },
        { code: 'number-unreadable', text: '-3' },
        { code: 'number-unreadable', text: '5.5' },
        { code: 'number-unreadable', text: '1e1' },
      ],
    });
  });

  test.each(['2026-02-30', '08/05/2026', '05/08/2026', '2026-8-5', '20260805', '', '2026-08-05 22:59'])(
    'the date %j is not read',
    (date) => {
      expect(read(own, powerBalls, `${date},1,2,3,4,5,,6,`)).toEqual({
        ok: false,
        error: [{ code: 'date-unreadable', text: date, order: 'iso' }],
      });
    },
  );

  test('with more values than columns, it has slipped', () => {
    expect(read(own, powerBalls, '2026-08-05,1,2,3,4,5,,6,2,9')).toEqual({
      ok: false,
      error: [{ code: 'row-too-long' }],
    });
  });
});

describe('a row of Open Data', () => {
  test.each([
    ['Powerball’s last number is the special ball', powerBalls, '09/26/2020,11 21 27 36 62 24,3', 24, 3],
    ['La Tinka’s seventh is the bonus ball', tinkas, '8/5/2026,1 2 3 4 5 6 7,', 7, null],
    ['La Tinka without it has none', tinkas, '08/05/2026,1 2 3 4 5 6,', null, null],
    ['Florida Lotto has no special ball', florida, '09/26/2020,01 02 03 04 05 06,', null, null],
    ['five numbers of Powerball lack the special ball', powerBalls, '09/26/2020,11 21 27 36 62,', null, null],
    ['an ISO date is one too', powerBalls, '2020-09-26,11 21 27 36 62 24,', 24, null],
  ])('%s', (_, lottery, line, special, multiplier) => {
    const row = read(openData, lottery, line);
    expect(row).toMatchObject({ ok: true, value: { special, multiplier } });
  });

  test('a column of its own holds Mega Millions’ special ball', () => {
    expect(read(openDataMega, megaMillions, '09/25/2020,20 36 37 48 67,16,2')).toEqual({
      ok: true,
      value: { date: '2020-09-25', balls: [20, 36, 37, 48, 67], special: 16, multiplier: 2 },
    });
  });

  test('too many numbers stay too many', () => {
    expect(read(openData, powerBalls, '09/26/2020,11 21 27 36 62 24 25,3')).toMatchObject({
      value: { balls: [11, 21, 27, 36, 62, 24, 25], special: null },
    });
  });

  test('what is no list of numbers is one fault, however many words it has', () => {
    const text = 'no '.repeat(3_000).trim();
    expect(read(openData, powerBalls, `09/26/2020,${text},3`)).toEqual({
      ok: false,
      error: [{ code: 'number-unreadable', text }],
    });
  });

  test.each(['26/09/2020', '02/30/2020', '9-26-2020'])('the date %j is not read', (date) => {
    expect(read(openData, powerBalls, `${date},11 21 27 36 62 24,3`)).toEqual({
      ok: false,
      error: [{ code: 'date-unreadable', text: date, order: 'month-first' }],
    });
  });
});
