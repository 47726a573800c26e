import { type DrawDate, parseDrawDate } from '../calendar/draw-date.ts';
import type { TypedDraw } from '../draws/draw.ts';
import { type Era, eraAt } from '../games/era.ts';
import { err, ok, type Result } from '../result.ts';
import type { BallColumns, DateOrder, Layout, OpenData } from './layout.ts';

/** What keeps a row from being read as a draw at all. */
export type RowFault =
  | { readonly code: 'date-unreadable'; readonly text: string; readonly order: DateOrder }
  | { readonly code: 'number-unreadable'; readonly text: string }
  | { readonly code: 'row-too-long' };

type Read<T> = Result<T, RowFault>;

/**
 * A row of a file as a draw that is still to be held to its lottery's rules. `eras` say how many of the numbers of an
 * Open Data row are main balls on its date: one more is the special ball.
 */
export function readRow(
  layout: Layout,
  eras: readonly Era[],
  cells: readonly string[],
): Result<TypedDraw, readonly RowFault[]> {
  const texts = cells.map((cell) => cell.trim());
  const faults: RowFault[] = [];
  const take = <T>(read: Read<T>, otherwise: T): T => {
    if (read.ok) return read.value;
    faults.push(read.error);
    return otherwise;
  };
  // More values than columns: something has slipped.
  if (texts.slice(layout.width).some((text) => text !== '')) faults.push({ code: 'row-too-long' });

  const date = take(readDate(textAt(texts, layout.date), layout), '');
  const { balls, special } =
    layout.kind === 'open-data' ? numbersOf(layout, eras, texts, date, take) : columnsOf(layout, texts, take);
  const multiplier = take(readNumber(multiplierText(textAt(texts, layout.multiplier))), null);
  if (faults.length > 0) return err(faults);
  // A file without special balls may say 0, which is no ball of any drum.
  return ok({ date, balls, special: special === 0 ? null : special, multiplier });
}

/** The date of a row, whatever else is in it; null where that cannot be read. */
export function dateOfRow(layout: Layout, cells: readonly string[]): DrawDate | null {
  const date = readDate(textAt(cells, layout.date).trim(), layout);
  return date.ok ? parseDrawDate(date.value) : null;
}

type Take = <T>(read: Read<T>, otherwise: T) => T;

function textAt(texts: readonly string[], index: number | null): string {
  return index === null ? '' : (texts[index] ?? '');
}

function columnsOf(layout: BallColumns, texts: readonly string[], take: Take) {
  const numbers = layout.balls.map((index) => take(readNumber(textAt(texts, index)), null));
  const special = take(readNumber(textAt(texts, layout.special)), null);
  return { balls: numbers.filter((number) => number !== null), special };
}

/** More than the balls of any draw. */
const mostNumbers = 20;

function numbersOf(
  layout: OpenData,
  eras: readonly Era[],
  texts: readonly string[],
  date: string,
  take: Take,
): Pick<TypedDraw, 'balls' | 'special'> {
  const text = textAt(texts, layout.numbers);
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  // What is no list of balls at all is one fault, not one for each of its words.
  if (words.length > mostNumbers) {
    take(err({ code: 'number-unreadable', text }), null);
    return { balls: [], special: null };
  }
  const numbers = words.map((word) => take(readNumber(word), null)).filter((number) => number !== null);
  const special = take(readNumber(textAt(texts, layout.special)), null);
  if (special !== null) return { balls: numbers, special };

  const drawDate = parseDrawDate(date);
  const matrix = drawDate === null ? undefined : eraAt(eras, drawDate)?.matrix;
  const isLastSpecial = matrix?.special.kind !== 'none' && numbers.length === (matrix?.balls ?? 0) + 1;
  if (!isLastSpecial) return { balls: numbers, special: null };
  return { balls: numbers.slice(0, -1), special: numbers.at(-1) ?? null };
}

/** Null for nothing. A spreadsheet may have made 5 of "05", or "5.0" of 5. */
function readNumber(text: string): Read<number | null> {
  if (text === '') return ok(null);
  return /^\d{1,4}(\.0+)?$/.test(text) ? ok(Number(text)) : err({ code: 'number-unreadable', text });
}

/** "3X" and "x3" are how a multiplier is printed. */
function multiplierText(text: string): string {
  return text.replace(/^(\d+)x$|^x(\d+)$/i, '$1$2');
}

/** ISO, and as the layout writes its dates. A midnight that an export adds is let pass. */
function readDate(text: string, { kind, dates }: Layout): Read<string> {
  const order = dates ?? (kind === 'open-data' ? 'month-first' : 'iso');
  const day = text.replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '');
  const parts = order === 'iso' ? null : /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(day);
  const [, first = '', second = '', year = ''] = parts ?? [];
  const [month, dayOfMonth] = order === 'day-first' ? [second, first] : [first, second];
  const iso = parts === null ? day : `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  if (parseDrawDate(iso) !== null) return ok(iso);
  return err({ code: 'date-unreadable', text, order });
}
