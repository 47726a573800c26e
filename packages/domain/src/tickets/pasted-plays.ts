import { type Matrix, picksSpecial } from '../games/matrix.ts';
import { searchText } from '../search/search-text.ts';
import { type PlayFault, type TypedPlay, validatePlay } from './play.ts';

/** The words that people write between numbers, in any case and with or without accents, spaces and hyphens. */
export interface PasteWords {
  /** What names the special ball: 'PB', 'Powerball'. */
  readonly special: readonly string[];
  /** What asks for the multiplier, behind the last number: 'PP', 'POWER PLAY'. */
  readonly multiplier: readonly string[];
  /** What says nothing: 'y'. */
  readonly idle: readonly string[];
}

/** What lines are read for. */
export interface PasteGame {
  readonly matrix: Matrix;
  /** Whether plays can be bought with the multiplier. */
  readonly sellsMultiplier: boolean;
  readonly words: PasteWords;
}

export type PasteFault =
  | PlayFault
  /** What is neither a ball nor a word that is known. */
  | { readonly code: 'unreadable'; readonly text: string }
  | { readonly code: 'multiplier-not-sold' };

/** A line that has anything in it. */
export interface PastedLine {
  /** Its place in the text, from 1 on; empty lines count. */
  readonly line: number;
  /** As it stands there, without the space around it. */
  readonly text: string;
  /** What was understood; null where a part of it could not be. */
  readonly typed: TypedPlay | null;
  /** None: a play of the game. */
  readonly faults: readonly PasteFault[];
}

/** Longer than any play that somebody writes. */
const longestLine = 1_000;
/** Of what cannot be read, so much is shown. */
const longestShown = 24;
/** Balls carry two digits; one more is taken for a slip of the finger. */
const mostDigits = 3;

/**
 * Plays as people keep them, one a line: with any separator, leading zeros, numbered or not ('1)', '0001'), the special ball
 * last, behind a '+' or behind its name. In doubt a line is faulty: no number is left out or moved unless the line says so.
 */
export function readPastedPlays(game: PasteGame, text: string): PastedLine[] {
  const known = knownWords(game.words);
  return linesOf(text).flatMap((raw, at) => {
    const line = raw.trim();
    return line === '' ? [] : [{ line: at + 1, text: line, ...readLine(game, known, line) }];
  });
}

/** The lines of a text, empty ones too, however their ends are written. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/u);
}

type Read = Pick<PastedLine, 'typed' | 'faults'>;
type Meaning = 'special' | 'multiplier' | 'idle';

/** A number of a line. */
interface Found {
  readonly digits: string;
  /** What stands between it and the number before, or the line's begin. */
  readonly before: string;
  /** Whether the special ball's name belongs to it. */
  readonly named: boolean;
}

function readLine({ matrix, sellsMultiplier }: PasteGame, known: Known, line: string): Read {
  if (line.length > longestLine) return unreadable(line);
  const scanned = scan(known, line);
  if (!scanned.ok) return unreadable(scanned.text);
  const numbers = withoutIndex(matrix, scanned.numbers);
  const long = numbers.find(({ digits }) => digits.length > mostDigits);
  if (long !== undefined) return unreadable(long.digits);
  const { withMultiplier } = scanned;
  const typed: TypedPlay = { ...splitSpecial(matrix, numbers), withMultiplier };
  const play = validatePlay(matrix, typed);
  const faults: PasteFault[] = play.ok ? [] : [...play.error];
  if (withMultiplier && !sellsMultiplier) faults.push({ code: 'multiplier-not-sold' });
  return { typed, faults };
}

function unreadable(text: string): Read {
  const shown = [...text].slice(0, longestShown + 1);
  const cut = shown.length > longestShown ? [...shown.slice(0, longestShown), '…'] : shown;
  return { typed: null, faults: [{ code: 'unreadable', text: cut.join('') }] };
}

interface Known {
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** Of as many words is the longest name made. */
  readonly longest: number;
}

const joined = (words: readonly string[]) => words.map(searchText).join('');

function knownWords(words: PasteWords): Known {
  const names = (['idle', 'multiplier', 'special'] as const).flatMap((meaning) =>
    words[meaning].map((name) => ({ meaning, parts: name.match(/\p{L}+/gu) ?? [] })),
  );
  return {
    meanings: new Map(
      names.flatMap(({ meaning, parts }) => (parts.length === 0 ? [] : [[joined(parts), meaning] as const])),
    ),
    longest: Math.max(1, ...names.map(({ parts }) => parts.length)),
  };
}

type Scanned =
  | { readonly ok: true; readonly numbers: readonly Found[]; readonly withMultiplier: boolean }
  | { readonly ok: false; readonly text: string };

/** The numbers of a line with what stands between them. */
function scan(known: Known, line: string): Scanned {
  // an ordinal's sign is a letter to Unicode
  const plain = line.replace(/[ºª]/gu, ')').normalize('NFKC');
  const numbers: Found[] = [];
  let words: string[] = [];
  let before = '';
  let named = false;
  let multiplier: string | null = null;
  /** Takes in the words since the last number; answers one that says nothing to us. */
  const take = (): string | null => {
    const { meanings, unknown } = meaningsOf(known, words);
    if (unknown !== null) return unknown;
    if (meanings.includes('multiplier')) multiplier = words.join(' ');
    if (meanings.includes('special')) named = true;
    words = [];
    return null;
  };
  for (const part of plain.match(/\p{L}+|\d+|[^\p{L}\d]+/gu) ?? []) {
    if (/^\p{L}/u.test(part)) words.push(part);
    else if (/^\d/u.test(part)) {
      const unknown = take() ?? multiplier;
      if (unknown !== null) return { ok: false, text: unknown };
      numbers.push({ digits: part, before, named });
      named = false;
      before = '';
    } else before += part;
  }
  const unknown = take();
  if (unknown !== null) return { ok: false, text: unknown };
  if (numbers.length === 0) return { ok: false, text: line };
  // '12 PB'
  const last = numbers.at(-1);
  if (named && last !== undefined) numbers[numbers.length - 1] = { ...last, named };
  return { ok: true, numbers, withMultiplier: multiplier !== null };
}

function meaningsOf(
  { meanings, longest }: Known,
  words: readonly string[],
): { readonly meanings: readonly Meaning[]; readonly unknown: string | null } {
  const found: Meaning[] = [];
  let at = 0;
  while (at < words.length) {
    let taken = Math.min(longest, words.length - at);
    while (taken > 0 && !meanings.has(joined(words.slice(at, at + taken)))) taken -= 1;
    const meaning = meanings.get(joined(words.slice(at, at + taken)));
    if (meaning === undefined) return { meanings: found, unknown: words[at] ?? '' };
    found.push(meaning);
    at += taken;
  }
  return { meanings: found, unknown: null };
}

/** What a separator is without its space. */
const markOf = ({ before }: Found) => before.replace(/\s/gu, '');

/**
 * The numbers of the play. The first one counts the line where it is written as one does that: '0001', or followed by a sign of
 * its own: '1)', '1. ', and '1 - ', or a wide space, where a number is left over.
 */
function withoutIndex(matrix: Matrix, numbers: readonly Found[]): readonly Found[] {
  const [first, second, ...others] = numbers;
  if (first === undefined || second === undefined || first.named) return numbers;
  const rest = numbers.slice(1);
  const separators = others.filter((one) => !one.named && !one.before.includes('+'));
  const mark = markOf(second);
  const ownMark = separators.every((one) => markOf(one) !== mark);
  const spaced = /\s$/u.test(second.before);
  const isPadded = /^0\d{2,}$/u.test(first.digits) && rest.every(({ digits }) => digits.length < 3);
  if (isPadded) return rest;
  if (ownMark && /^\)[.:-]?$/u.test(mark) && !first.before.includes('(')) return rest;
  if (ownMark && spaced && separators.length > 0 && /^(?:[.:\-–—]|\.-)$/u.test(mark)) return rest;
  const isOver = numbers.length === matrix.balls + (picksSpecial(matrix) ? 1 : 0) + 1;
  if (!isOver) return numbers;
  const isCounted = first.before.includes('#') || first.digits.length > 2;
  const ownSpace = separators.every(({ before }) => before !== second.before);
  const isApart = spaced && ownSpace && /[.:|\-–—\t]|\s\s/u.test(second.before);
  return isCounted || isApart ? rest : numbers;
}

/** The main balls, and the special one: the one that is named, that stands behind the only '+', or that comes last. */
function splitSpecial(
  matrix: Matrix,
  numbers: readonly Found[],
): { readonly balls: readonly number[]; readonly special: number | null } {
  const at = specialAt(matrix, numbers);
  const all = numbers.map(({ digits }) => Number(digits));
  return { balls: all.filter((_, place) => place !== at), special: all[at] ?? null };
}

/** The place of the special ball among the numbers; -1 without one. */
function specialAt(matrix: Matrix, numbers: readonly Found[]): number {
  const named = numbers.findLastIndex((one) => one.named);
  if (named >= 0) return named;
  const last = numbers.length - 1;
  if (last < 1) return -1;
  const isOver = numbers.length > matrix.balls;
  const pluses = numbers.slice(1).filter(({ before }) => before.includes('+')).length;
  const isBehindPlus = pluses === 1 && numbers[last]?.before.includes('+') === true;
  if (picksSpecial(matrix)) return isOver || isBehindPlus ? last : -1;
  return isOver && isBehindPlus ? last : -1;
}
