import { expect, test } from 'vitest';
import { type ChartTable, csvOf, sortedRows } from './chart-table.ts';

const table: ChartTable = {
  title: 'Ciclos',
  columns: [
    { heading: 'Bolilla', kind: 'text' },
    { heading: 'Media', kind: 'number', decimals: 1 },
    { heading: 'Última', kind: 'date' },
  ],
  rows: [
    ['23', 10.125, '2026-08-05'],
    ['=1+1', null, null],
    ['7, 14', 3, '2025-01-01'],
  ],
};

test('rows sort by value, what is empty stands last either way', () => {
  expect(sortedRows(table, 1, false).map(([ball]) => ball)).toEqual(['7, 14', '23', '=1+1']);
  expect(sortedRows(table, 1, true).map(([ball]) => ball)).toEqual(['23', '7, 14', '=1+1']);
  expect(sortedRows(table, 2, true).map(([ball]) => ball)).toEqual(['23', '7, 14', '=1+1']);
});

test('as CSV figures keep their decimals, commas are quoted, and nothing is a formula', () => {
  expect(csvOf(table)).toBe(
    '\uFEFFBolilla,Media,Última\r\n23,10.125,2026-08-05\r\n\'=1+1,,\r\n"7, 14",3,2025-01-01\r\n',
  );
});
