import { type DrawDate, dayNumber, fromDayNumber } from '../calendar/draw-date.ts';
import type { Era } from '../games/era.ts';

/** A past draw as statistics see it. */
export interface PastDraw {
  readonly date: DrawDate;
  /** Ascending. */
  readonly balls: readonly number[];
  readonly special: number | null;
}

/** How many 32-bit words hold a draw's balls as bits: ball b is bit `b & 31` of word `b >> 5`. */
export const maskWords = 4;

/**
 * The draws of one series in date order, kept by columns, so that a statistic is one pass over plain numbers. It never
 * changes: adding a draw gives another history. The columns may be longer than `length`; what lies beyond is not part of it.
 */
export interface History {
  /** How many draws. */
  readonly length: number;
  /** The lottery's eras, oldest first. */
  readonly eras: readonly Era[];
  /** Balls of a draw in the era that draws most: the stride of `balls`. */
  readonly width: number;
  /** Of each draw, days since 1970-01-01, ascending. */
  readonly days: Int32Array;
  /** `width` bytes a draw, ascending; 0 after the last ball of a draw that has fewer. */
  readonly balls: Uint8Array;
  /** One byte a draw; 0 without a special ball. */
  readonly specials: Uint8Array;
  /** `maskWords` words a draw: its main balls as bits. */
  readonly masks: Uint32Array;
  /** Of each draw, the index in `eras` of the era of its date. */
  readonly eraIndexes: Uint16Array;
  /** How many draws the columns hold by now: as many as the newest history over them has. */
  readonly written: { readonly draws: number };
}

/** What a history and the newer ones that grew from it share. */
interface Columns extends Omit<History, 'length'> {
  readonly written: { draws: number };
}

/** Room for more draws than a history is built of: without it the first one added would move them all. */
const spareDraws = 64;

/** A history of draws in date order. Throws RangeError when a date does not follow the one before, or lies before the first era. */
export function buildHistory(eras: readonly Era[], draws: readonly PastDraw[]): History {
  const inOrder = eras.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const width = Math.max(1, ...inOrder.map(({ matrix }) => matrix.balls));
  const columns = emptyColumns(inOrder, width, draws.length + spareDraws);
  for (const draw of draws) write(columns, draw);
  return viewOf(columns);
}

/**
 * The history with one more draw, newer than all. The newest history over its columns grows in place, at a cost that does
 * not depend on its length; an older one is copied first, so that whoever still holds it sees no change.
 */
export function appendDraw(history: History, draw: PastDraw): History {
  const isNewest = history.written.draws === history.length;
  const hasRoom = history.length < history.days.length;
  const target = isNewest && hasRoom ? history : grown(history);
  write(target, draw);
  return viewOf(target);
}

/** The draw at an index, 0 the oldest. Throws RangeError outside. */
export function drawAt(history: History, index: number): PastDraw {
  const special = history.specials[index] ?? 0;
  return {
    date: dateAt(history, index),
    balls: ballsAt(history, index),
    special: special === 0 ? null : special,
  };
}

export function dateAt(history: History, index: number): DrawDate {
  const day = index < history.length ? history.days[index] : undefined;
  if (day === undefined) throw new RangeError(`No draw ${index} of ${history.length}`);
  return fromDayNumber(day);
}

/** The main balls of a draw, ascending. */
export function ballsAt({ balls, width }: History, index: number): number[] {
  const list: number[] = [];
  for (let at = index * width; at < (index + 1) * width; at += 1) {
    const ball = balls[at] ?? 0;
    if (ball !== 0) list.push(ball);
  }
  return list;
}

/** How many draws lie strictly before a date: the index of the first draw on or after it. */
export function countBefore({ days, length }: History, date: DrawDate): number {
  const day = dayNumber(date);
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

function emptyColumns(eras: readonly Era[], width: number, capacity: number): Columns {
  return {
    eras,
    width,
    written: { draws: 0 },
    days: new Int32Array(capacity),
    balls: new Uint8Array(capacity * width),
    specials: new Uint8Array(capacity),
    masks: new Uint32Array(capacity * maskWords),
    eraIndexes: new Uint16Array(capacity),
  };
}

function grown(history: History): Columns {
  const { eras, width, length } = history;
  const columns = emptyColumns(eras, width, Math.max(spareDraws, Math.ceil(length * 1.25)));
  columns.days.set(history.days.subarray(0, length));
  columns.balls.set(history.balls.subarray(0, length * width));
  columns.specials.set(history.specials.subarray(0, length));
  columns.masks.set(history.masks.subarray(0, length * maskWords));
  columns.eraIndexes.set(history.eraIndexes.subarray(0, length));
  columns.written.draws = length;
  return columns;
}

function write(columns: Columns, draw: PastDraw): void {
  const { width, eras, written } = columns;
  const used = written.draws;
  const day = dayNumber(draw.date);
  if (used > 0 && day <= (columns.days[used - 1] ?? 0)) {
    throw new RangeError(`${draw.date} does not follow ${fromDayNumber(columns.days[used - 1] ?? 0)}`);
  }
  const era = eras.findLastIndex(({ from }) => from <= draw.date);
  if (era < 0) throw new RangeError(`${draw.date} lies before the first era`);
  columns.days[used] = day;
  columns.balls.set(draw.balls, used * width);
  columns.specials[used] = draw.special ?? 0;
  columns.eraIndexes[used] = era;
  for (const ball of draw.balls) {
    const word = used * maskWords + (ball >>> 5);
    columns.masks[word] = (columns.masks[word] ?? 0) | (1 << (ball & 31));
  }
  written.draws = used + 1;
}

function viewOf(columns: Columns): History {
  return Object.freeze({ ...columns, length: columns.written.draws });
}
