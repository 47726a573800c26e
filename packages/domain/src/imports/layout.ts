import { err, ok, type Result } from '../result.ts';

/** A line of a file as text: a spreadsheet's cells, or a CSV's fields. */
export interface TextRow {
  /** Its number in the file, from 1; lines that are left out count. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** How the dates of a file are written: `2026-11-21`, `11/21/2026` or `21/11/2026`. The first is read everywhere. */
export const dateOrders = ['iso', 'month-first', 'day-first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Where each value of a draw stands in a row; a file has one of two layouts, whatever the order of its columns. */
export type Layout = BallColumns | OpenData;

/** `date, ball_one .. ball_six, ball_red, potenciador`: a column for each ball. */
export interface BallColumns {
  readonly kind: 'ball-columns';
  readonly date: number;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
  /** Number of columns that have a header. */
  readonly width: number;
  /** Where it is not said: ISO. */
  readonly dates?: DateOrder;
}

/** New York Open Data: `Draw Date, Winning Numbers, Multiplier`, Mega Millions with a column `Mega Ball` as well. */
export interface OpenData {
  readonly kind: 'open-data';
  readonly date: number;
  readonly numbers: number;
  readonly special: number | null;
  readonly multiplier: number | null;
  readonly width: number;
  /** Where it is not said: the month first. */
  readonly dates?: DateOrder;
}

/** What the columns of a file are called, for one whose names are its own. Either `numbers` holds all balls, or each has a column. */
export interface NamedColumns {
  readonly date: string;
  readonly numbers: string | null;
  readonly balls: readonly string[];
  readonly special: string | null;
  readonly multiplier: string | null;
  readonly dates: DateOrder;
}

export type LayoutFault =
  | { readonly code: 'columns-unknown' }
  | { readonly code: 'column-missing'; readonly column: string }
  | { readonly code: 'column-repeated'; readonly column: string };

const ballNames = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
  (number) => `ball_${number}`,
);
const specialNames = ['mega_ball', 'powerball', 'power_ball'];
const known = new Set([
  ...['date', 'ball_red', 'potenciador', 'draw_date', 'winning_numbers', 'multiplier'],
  ...ballNames,
  ...specialNames,
]);

/** A column's name without what people write in one way or another: capitals, spaces, dashes. */
function plainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/** The layout that a header row announces. Capitals and extra columns do not matter; a known column comes once. */
export function findLayout(header: readonly string[]): Result<Layout, LayoutFault> {
  const names = header.map(plainName);
  const repeated = names.find((name, index) => known.has(name) && names.indexOf(name) !== index);
  if (repeated !== undefined) return err({ code: 'column-repeated', column: repeated });

  const at = (name: string): number | null => (names.includes(name) ? names.indexOf(name) : null);
  const width = names.findLastIndex((name) => name !== '') + 1;
  const [date, drawDate, numbers] = [at('date'), at('draw_date'), at('winning_numbers')];
  if (drawDate !== null && numbers !== null) {
    const special = specialNames.map(at).find((index) => index !== null) ?? null;
    return ok({ kind: 'open-data', date: drawDate, numbers, special, multiplier: at('multiplier'), width });
  }
  const balls = ballNames.map(at);
  const count = balls.findLastIndex((index) => index !== null) + 1;
  if (date !== null && count > 0) {
    const gap = balls.slice(0, count).indexOf(null);
    if (gap !== -1) return err({ code: 'column-missing', column: ballNames[gap] ?? '' });
    return ok({
      kind: 'ball-columns',
      date,
      balls: balls.filter((index) => index !== null),
      special: at('ball_red'),
      multiplier: at('potenciador'),
      width,
    });
  }
  if (drawDate !== null) return err({ code: 'column-missing', column: 'Winning Numbers' });
  if (numbers !== null) return err({ code: 'column-missing', column: 'Draw Date' });
  if (date !== null) return err({ code: 'column-missing', column: 'ball_one' });
  if (count > 0) return err({ code: 'column-missing', column: 'date' });
  return err({ code: 'columns-unknown' });
}

/** The layout of a header row whose columns are called as `columns` says. */
export function namedLayout(columns: NamedColumns, header: readonly string[]): Result<Layout, LayoutFault> {
  const names = header.map(plainName);
  const faults: LayoutFault[] = [];
  const at = (column: string): number => {
    const index = names.indexOf(plainName(column));
    if (index === -1) faults.push({ code: 'column-missing', column });
    else if (names.lastIndexOf(plainName(column)) !== index) faults.push({ code: 'column-repeated', column });
    return index;
  };
  const atOrNone = (column: string | null) => (column === null ? null : at(column));
  const places = {
    date: at(columns.date),
    special: atOrNone(columns.special),
    multiplier: atOrNone(columns.multiplier),
    width: names.findLastIndex((name) => name !== '') + 1,
    dates: columns.dates,
  };
  const layout: Layout =
    columns.numbers === null
      ? { kind: 'ball-columns', balls: columns.balls.map(at), ...places }
      : { kind: 'open-data', numbers: at(columns.numbers), ...places };
  const [fault] = faults;
  return fault === undefined ? ok(layout) : err(fault);
}

/**
 * The rows with nothing but the columns that a draw is read from, and the layout of that: a row that has values beyond the header
 * keeps one of them, which refuses it.
 */
export function narrow(layout: Layout, rows: readonly TextRow[]): { layout: Layout; rows: TextRow[] } {
  const main = layout.kind === 'open-data' ? [layout.numbers] : layout.balls;
  const columns = [layout.date, ...main, layout.special, layout.multiplier].filter(
    (column) => column !== null,
  );
  const narrowed = rows.map(({ line, cells }) => {
    const beyond = cells.slice(layout.width).find((cell) => cell.trim() !== '');
    const kept = columns.map((column) => cells[column] ?? '');
    return { line, cells: beyond === undefined ? kept : [...kept, beyond] };
  });
  const at = (column: number) => columns.indexOf(column);
  const atOrNone = (column: number | null) => (column === null ? null : at(column));
  const places = {
    date: at(layout.date),
    special: atOrNone(layout.special),
    multiplier: atOrNone(layout.multiplier),
    width: columns.length,
    ...(layout.dates === undefined ? {} : { dates: layout.dates }),
  };
  return {
    layout:
      layout.kind === 'open-data'
        ? { kind: layout.kind, numbers: at(layout.numbers), ...places }
        : { kind: layout.kind, balls: layout.balls.map(at), ...places },
    rows: narrowed,
  };
}
