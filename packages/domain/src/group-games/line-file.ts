import { isMainBall, isSpecialOfOwnDrum, type Matrix, picksSpecial, specialSize } from '../games/matrix.ts';
import { err, ok, type Result } from '../result.ts';
import { validatePlay } from '../tickets/play.ts';

/*
 * The line file of a group game (Rulebook 8): UTF-8 text, a line for each play, its end CRLF or LF; seven integers
 * separated by '|', six balls and the red one. In a game of five balls the sixth is 0, without a special ball to pick the red is 0.
 */

/** The numbers of one line. */
export interface GroupLine {
  /** Ascending. */
  readonly balls: readonly number[];
  readonly special: number | null;
}

/** Balls that a line has places for; the red ball follows them. */
export const lineBalls = 6;
const fields = lineBalls + 1;

/** What is wrong with a line. `field` counts from 1: the part between two '|' that it is about. */
export type LineFault =
  | { readonly code: 'field-count'; readonly found: number; readonly expected: number }
  | { readonly code: 'not-a-number'; readonly field: number }
  | { readonly code: 'ball-missing'; readonly field: number }
  | {
      readonly code: 'ball-out-of-range';
      readonly field: number;
      readonly ball: number;
      readonly size: number;
    }
  | { readonly code: 'ball-repeated'; readonly field: number; readonly ball: number }
  | { readonly code: 'ball-too-many'; readonly field: number; readonly balls: number }
  | { readonly code: 'special-missing'; readonly field: number }
  | {
      readonly code: 'special-out-of-range';
      readonly field: number;
      readonly special: number;
      readonly size: number;
    }
  | { readonly code: 'special-not-played'; readonly field: number };

/** A line that was refused: its number in the file, from 1 on, what it says and all that is wrong with it. */
export interface BadLine {
  readonly line: number;
  readonly text: string;
  readonly faults: readonly LineFault[];
}

/** Why a file is refused, always whole. */
export type LineFileFault =
  | { readonly code: 'no-lines' }
  | { readonly code: 'too-many-lines'; readonly lines: number; readonly limit: number }
  | { readonly code: 'bad-lines'; readonly bad: readonly BadLine[] }
  /** The format has no place for the balls of this game. */
  | { readonly code: 'matrix-too-large'; readonly balls: number; readonly most: number };

/** The lines of a file, all of them good ones of this matrix and at most `limit`; else why the whole file is refused. */
export function parseLineFile(
  text: string,
  matrix: Matrix,
  limit: number,
): Result<readonly GroupLine[], LineFileFault> {
  if (matrix.balls > lineBalls) {
    return err({ code: 'matrix-too-large', balls: matrix.balls, most: lineBalls });
  }
  const texts = linesOf(text);
  if (texts.length === 0) return err({ code: 'no-lines' });
  if (texts.length > limit) return err({ code: 'too-many-lines', lines: texts.length, limit });
  const good: GroupLine[] = [];
  const bad: BadLine[] = [];
  for (const [index, line] of texts.entries()) {
    const parsed = parseLine(line, matrix);
    if (parsed.ok) good.push(parsed.value);
    else bad.push({ line: index + 1, text: line, faults: parsed.error });
  }
  return bad.length > 0 ? err({ code: 'bad-lines', bad }) : ok(good);
}

/** Writes lines as a file has them; `parseLineFile` reads it back. */
export function writeLineFile(lines: readonly GroupLine[]): string {
  return lines.map((line) => `${writeLine(line)}\r\n`).join('');
}

/** One line as files and screens write it, without its end. */
export function writeLine({ balls, special }: GroupLine): string {
  const six = Array.from({ length: lineBalls }, (_, index) => balls[index] ?? 0);
  return [...six, special ?? 0].join('|');
}

/** The last line may lack its end; a mark of the byte order before the first is no part of it. */
function linesOf(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function parseLine(text: string, matrix: Matrix): Result<GroupLine, readonly LineFault[]> {
  const parts = text.split('|').map((part) => part.trim());
  if (parts.length !== fields) return err([{ code: 'field-count', found: parts.length, expected: fields }]);
  const wrong = parts.flatMap((part, index): LineFault[] =>
    /^\d{1,4}$/.test(part) ? [] : [{ code: 'not-a-number', field: index + 1 }],
  );
  if (wrong.length > 0) return err(wrong);
  const numbers = parts.map(Number);
  const red = numbers[lineBalls] ?? 0;
  const faults = [...ballFaults(numbers.slice(0, lineBalls), matrix), ...redFaults(red, matrix)];
  if (faults.length > 0) return err(faults);
  const typed = { balls: numbers.slice(0, matrix.balls), special: picksSpecial(matrix) ? red : null };
  const play = validatePlay(matrix, typed);
  if (!play.ok) throw new Error(`a line without faults is no play: ${text}`);
  return ok({ balls: play.value.balls, special: play.value.special });
}

function ballFaults(balls: readonly number[], matrix: Matrix): LineFault[] {
  return balls.flatMap((ball, index): LineFault[] => {
    const field = index + 1;
    if (index >= matrix.balls) {
      return ball === 0 ? [] : [{ code: 'ball-too-many', field, balls: matrix.balls }];
    }
    if (ball === 0) return [{ code: 'ball-missing', field }];
    if (!isMainBall(matrix, ball)) return [{ code: 'ball-out-of-range', field, ball, size: matrix.size }];
    return balls.indexOf(ball) < index ? [{ code: 'ball-repeated', field, ball }] : [];
  });
}

function redFaults(red: number, matrix: Matrix): LineFault[] {
  const field = fields;
  if (!picksSpecial(matrix)) return red === 0 ? [] : [{ code: 'special-not-played', field }];
  if (red === 0) return [{ code: 'special-missing', field }];
  if (isSpecialOfOwnDrum(matrix, red)) return [];
  return [{ code: 'special-out-of-range', field, special: red, size: specialSize(matrix) }];
}
