import { describe, expect, test } from 'vitest';
import { powerBalls } from '../games/power-balls.ts';
import { findLayout, type NamedColumns, namedLayout, narrow } from './layout.ts';
import { readRow } from './read-row.ts';

const found = (header: string) => findLayout(header.split(','));

describe('findLayout', () => {
  test('our own columns come in any order, in any case, among others', () => {
    expect(found('notas,BALL_RED,ball_two, Ball_One ,potenciador,Date')).toEqual({
      ok: true,
      value: { kind: 'ball-columns', date: 5, balls: [3, 2], special: 1, multiplier: 4, width: 6 },
    });
  });

  test('the special ball and the multiplier may be left out', () => {
    expect(found('date,ball_one,ball_two,ball_three,,')).toEqual({
      ok: true,
      value: { kind: 'ball-columns', date: 0, balls: [1, 2, 3], special: null, multiplier: null, width: 4 },
    });
  });

  test('New York Open Data is known, with and without a column for the special ball', () => {
    expect(found('Draw Date,Winning Numbers,Multiplier')).toEqual({
      ok: true,
      value: { kind: 'open-data', date: 0, numbers: 1, special: null, multiplier: 2, width: 3 },
    });
    expect(found('Draw Date,Winning Numbers,Mega Ball,Multiplier')).toEqual({
      ok: true,
      value: { kind: 'open-data', date: 0, numbers: 1, special: 2, multiplier: 3, width: 4 },
    });
  });

  test.each([
    ['fecha,numeros', { code: 'columns-unknown' }],
    ['', { code: 'columns-unknown' }],
    ['date,numeros', { code: 'column-missing', column: 'ball_one' }],
    ['ball_one,ball_two', { code: 'column-missing', column: 'date' }],
    ['date,ball_one,ball_three', { code: 'column-missing', column: 'ball_two' }],
    ['Draw Date,Multiplier', { code: 'column-missing', column: 'Winning Numbers' }],
    ['Winning Numbers,Multiplier', { code: 'column-missing', column: 'Draw Date' }],
    ['date,ball_one,ball_two,BALL_ONE', { code: 'column-repeated', column: 'ball_one' }],
  ])('the header %j is refused with what is wrong', (header, fault) => {
    expect(found(header)).toEqual({ ok: false, error: fault });
  });
});

describe('namedLayout', () => {
  const columns: NamedColumns = {
    date: 'Fecha',
    numbers: null,
    balls: ['B 1', 'B-2'],
    special: 'Roja',
    multiplier: null,
    dates: 'day-first',
  };
  const header = ['nota', 'roja', 'b_2', ' FECHA ', 'b_1', ''];
  const eras = powerBalls.eras;

  test('a file is read by the names that its columns have there', () => {
    const named = namedLayout(columns, header);
    if (!named.ok) throw new Error(named.error.code);
    expect(readRow(named.value, eras, ['x', '9', '2', '18/11/2026', '1'])).toEqual({
      ok: true,
      value: { date: '2026-11-18', balls: [1, 2], special: 9, multiplier: null },
    });
    const narrowed = narrow(named.value, [{ line: 2, cells: ['x', '9', '2', '18/11/2026', '1'] }]);
    expect(readRow(narrowed.layout, eras, narrowed.rows[0]?.cells ?? [])).toMatchObject({
      value: { date: '2026-11-18' },
    });
  });

  test('one column may hold all numbers', () => {
    const all = { ...columns, numbers: 'todos', balls: [], special: null, dates: 'iso' as const };
    const named = namedLayout(all, ['Fecha', 'Todos']);
    if (!named.ok) throw new Error(named.error.code);
    expect(readRow(named.value, eras, ['2026-11-18', '11,21,27,36,62,24'])).toMatchObject({
      value: { balls: [11, 21, 27, 36, 62], special: 24 },
    });
    expect(readRow(named.value, eras, ['11/18/2026', '1'])).toMatchObject({
      error: [{ code: 'date-unreadable', order: 'iso' }],
    });
  });

  test.each([
    [['roja', 'b_2', 'b_1'], { code: 'column-missing', column: 'Fecha' }],
    [[...header, 'Fecha'], { code: 'column-repeated', column: 'Fecha' }],
    [['fecha', 'roja', 'b 1'], { code: 'column-missing', column: 'B-2' }],
  ])('the header %j is refused with what is wrong', (names, fault) => {
    expect(namedLayout(columns, names)).toEqual({ ok: false, error: fault });
  });
});

describe('narrow', () => {
  test.each([
    ['notas,ball_red,ball_two,ball_one,,date', ['x', '9', '2', '1', '', '2020-01-01']],
    ['Draw Date,notas,Winning Numbers,Multiplier', ['01/01/2020', 'x', '1 2', '3']],
  ])('keeps of a row of %s what a draw is read from', (header, cells) => {
    const layout = found(header);
    if (!layout.ok) throw new Error(layout.error.code);
    const narrowed = narrow(layout.value, [{ line: 2, cells }]);
    const [row] = narrowed.rows;
    expect(row?.cells).not.toContain('x');
    expect(readRow(narrowed.layout, powerBalls.eras, row?.cells ?? [])).toEqual(
      readRow(layout.value, powerBalls.eras, cells),
    );
  });

  test('a row with a value beyond the header stays one', () => {
    const layout = found('date,ball_one,');
    if (!layout.ok) throw new Error(layout.error.code);
    const rows = [
      ['2020-01-01', '1', '', ''],
      ['2020-01-01', '1', '', '5'],
    ].map((cells) => ({ line: 2, cells }));
    const narrowed = narrow(layout.value, rows);
    const faults = narrowed.rows.map(({ cells }) => readRow(narrowed.layout, powerBalls.eras, cells));
    expect(faults).toMatchObject([{ ok: true }, { ok: false, error: [{ code: 'row-too-long' }] }]);
  });
});
