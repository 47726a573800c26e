import { type History, maskWords } from '../history/history.ts';
import { drawCount, type Scope } from '../history/scope.ts';
import { ballSlots, bitsIn } from './counts.ts';

/** Pairs of draws that share many main balls, by columns: pair p is draws `older[p]` and `newer[p]` of the history. */
export interface SharedPairs {
  readonly length: number;
  readonly older: Uint32Array;
  readonly newer: Uint32Array;
  /** How many balls they share. */
  readonly shared: Uint8Array;
}

/**
 * Every two draws of a scope that share at least so many main balls (from 1), by the newer draw, then by the older one. In a game
 * of 5 of 69 one pair of draws in 35,000 shares four. Games that draw many balls share as many nearly always: there the
 * answer grows with the square of the draws.
 */
export function sharedPairs(scope: Scope, atLeast = 4): SharedPairs {
  if (!(Number.isInteger(atLeast) && atLeast >= 1)) throw new RangeError(`No pairs that share ${atLeast}`);
  const found = new FoundPairs(scope.history, atLeast);
  const subsets = setsPerDraw(scope, atLeast);
  if (isIndexQuicker(scope, atLeast, subsets)) throughSets(scope, atLeast, subsets, found);
  else throughAll(scope, found);
  return found.columns();
}

/** Compares every draw with every older one. */
function throughAll({ start, end }: Scope, found: FoundPairs): void {
  for (let newer = start; newer < end; newer += 1) {
    for (let older = start; older < newer; older += 1) found.offer(older, newer);
  }
}

/**
 * Compares each draw with the older ones that share one of its sets of `atLeast` balls: chains through equal sets, newest first.
 * Chains are found by remainder; that different sets may meet in one costs a comparison and no more.
 */
function throughSets(scope: Scope, atLeast: number, subsets: number, found: FoundPairs): void {
  const { history, start, end } = scope;
  const slots = slotsFor(scope, atLeast, subsets);
  // Entries are numbered from 1: 0 ends a chain.
  const heads = new Uint32Array(slots);
  // Two numbers an entry, side by side in memory: the next entry of the chain, and the entry's draw.
  const links = new Uint32Array(2 * ((end - start) * subsets + 1));
  const metAt = new Uint32Array(end - start);
  const numbers = setNumbering(history, atLeast);
  const sets = new Uint32Array(subsets);
  let entry = 0;
  for (let newer = 0; newer < end - start; newer += 1) {
    const count = numbers(newer + start, sets);
    for (let set = 0; set < count; set += 1) {
      const slot = (sets[set] ?? 0) & (slots - 1);
      const head = heads[slot] ?? 0;
      for (let other = head; other !== 0; other = links[2 * other] ?? 0) {
        const older = links[2 * other + 1] ?? 0;
        if (older === newer || metAt[older] === newer) continue;
        metAt[older] = newer;
        found.offer(older + start, newer + start);
      }
      entry += 1;
      links[2 * entry] = head;
      links[2 * entry + 1] = newer;
      heads[slot] = entry;
    }
    found.endDraw();
  }
}

/**
 * Numbers the sets of so many balls of a draw into a list, and says how many there are. The number is the set's place among all
 * of them: the sum of C(ball - 1, place) over its balls in ascending order, places from 1.
 */
function setNumbering({ balls, width }: History, count: number): (draw: number, into: Uint32Array) => number {
  const steps = rankTable(count);
  const places = setsOfPlaces(width, count);
  return (draw, into) => {
    const row = draw * width;
    let length = 0;
    for (let set = 0; set < places.length; set += count) {
      // Where the draw has fewer balls than the widest, the last place of the set is empty.
      if (balls[row + (places[set + count - 1] ?? 0)] === 0) continue;
      let number = 0;
      for (let place = 0; place < count; place += 1) {
        const ball = balls[row + (places[set + place] ?? 0)] ?? 0;
        number += steps[place * ballSlots + ball] ?? 0;
      }
      into[length] = number;
      length += 1;
    }
    return length;
  };
}

/** The places of a draw's balls that make up each of its sets of `count`, ascending, one set after another. */
function setsOfPlaces(width: number, count: number): Uint8Array {
  const sets: number[] = [];
  const extend = (chosen: readonly number[], from: number): void => {
    if (chosen.length === count) sets.push(...chosen);
    else for (let place = from; place < width; place += 1) extend([...chosen, place], place + 1);
  };
  extend([], 0);
  return Uint8Array.from(sets);
}

/** How many sets of `count` balls the widest draws have. */
function setsPerDraw({ history: { width } }: Scope, count: number): number {
  return binomial(width, count);
}

const mostEntries = 2 ** 24;

/** As many as there are sets, or several for each entry: a power of two, so that a remainder is a mask. */
function slotsFor(scope: Scope, atLeast: number, subsets: number): number {
  const size = Math.max(...scope.history.eras.map(({ matrix }) => matrix.size));
  const enough = Math.min(binomial(size, atLeast), 4 * drawCount(scope) * subsets);
  return 2 ** Math.ceil(Math.log2(Math.max(2, enough)));
}

function isIndexQuicker(scope: Scope, atLeast: number, subsets: number): boolean {
  const draws = drawCount(scope);
  const entries = draws * subsets;
  const size = Math.min(...scope.history.eras.map(({ matrix }) => matrix.size));
  const comparisons = (entries * entries) / 2 / Math.max(1, binomial(size, atLeast));
  // A rank of balls of two digits must be a whole number of 32 bits.
  return atLeast <= 6 && entries < mostEntries && entries + comparisons < (draws * draws) / 2;
}

/** What the ball at each place of an ascending set adds to the set's number: C(ball - 1, place + 1). */
function rankTable(count: number): Uint32Array {
  const table = new Uint32Array(count * ballSlots);
  for (let place = 0; place < count; place += 1) {
    for (let ball = 1; ball < ballSlots; ball += 1)
      table[place * ballSlots + ball] = binomial(ball - 1, place + 1);
  }
  return table;
}

function binomial(n: number, k: number): number {
  let result = k > n ? 0 : 1;
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i;
  return result;
}

/** How many balls two draws share takes 7 bits below the number of the older one, so that both are sorted at once. */
const sharedBits = 7;
const sharedMask = (1 << sharedBits) - 1;

/** The pairs found so far, newer draw by newer draw, in columns that grow. */
class FoundPairs {
  readonly #masks: Uint32Array;
  readonly #atLeast: number;
  #older = new Uint32Array(1024);
  #newer = new Uint32Array(1024);
  #length = 0;
  #drawFrom = 0;

  constructor({ masks }: History, atLeast: number) {
    this.#masks = masks;
    this.#atLeast = atLeast;
  }

  /** Keeps a pair that shares enough. */
  offer(older: number, newer: number): void {
    const shared = sharedBy(this.#masks, older, newer);
    if (shared < this.#atLeast) return;
    if (this.#length === this.#older.length) {
      this.#older = grown(this.#older);
      this.#newer = grown(this.#newer);
    }
    this.#older[this.#length] = (older << sharedBits) | shared;
    this.#newer[this.#length] = newer;
    this.#length += 1;
  }

  /** Puts the pairs of one newer draw in order. */
  endDraw(): void {
    sortPart(this.#older, this.#drawFrom, this.#length);
    this.#drawFrom = this.#length;
  }

  columns(): SharedPairs {
    const length = this.#length;
    const older = this.#older.slice(0, length);
    const shared = new Uint8Array(length);
    for (let pair = 0; pair < length; pair += 1) {
      const both = older[pair] ?? 0;
      shared[pair] = both & sharedMask;
      older[pair] = both >>> sharedBits;
    }
    return { length, older, newer: this.#newer.slice(0, length), shared };
  }
}

/** A few numbers by insertion, more as the engine sorts. */
function sortPart(column: Uint32Array, from: number, to: number): void {
  if (to - from > 16) {
    column.subarray(from, to).sort();
    return;
  }
  for (let next = from + 1; next < to; next += 1) {
    const value = column[next] ?? 0;
    let at = next;
    while (at > from && (column[at - 1] ?? 0) > value) {
      column[at] = column[at - 1] ?? 0;
      at -= 1;
    }
    column[at] = value;
  }
}

function grown(column: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(column.length * 2);
  larger.set(column);
  return larger;
}

function sharedBy(masks: Uint32Array, one: number, other: number): number {
  const a = one * maskWords;
  const b = other * maskWords;
  return (
    bitsIn((masks[a] ?? 0) & (masks[b] ?? 0)) +
    bitsIn((masks[a + 1] ?? 0) & (masks[b + 1] ?? 0)) +
    bitsIn((masks[a + 2] ?? 0) & (masks[b + 2] ?? 0)) +
    bitsIn((masks[a + 3] ?? 0) & (masks[b + 3] ?? 0))
  );
}
