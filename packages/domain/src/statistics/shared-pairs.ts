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
 * Where sets are too many for a chain each, chains are found by remainder; that different sets meet in one costs a comparison and no more.
 */
function throughSets(scope: Scope, atLeast: number, subsets: number, found: FoundPairs): void {
  const { history, start, end } = scope;
  const { balls, width } = history;
  const sets = binomial(Math.max(...history.eras.map(({ matrix }) => matrix.size)), atLeast);
  const slots = slotsFor(sets, (end - start) * subsets);
  // Then every chain is of one set, and who meets in it shares enough.
  const isExact = sets <= slots;
  const heads = new Uint32Array(slots);
  const nexts = new Uint32Array((end - start) * subsets + 1);
  const metAt = new Uint32Array(end - start);
  const places = setsOfPlaces(width, atLeast);
  const ranks = rankTable(atLeast);
  for (let newer = start; newer < end; newer += 1) {
    const row = newer * width;
    for (let set = 0; set < subsets; set += 1) {
      let rank = 0;
      let isFull = true;
      for (let place = 0; place < atLeast; place += 1) {
        const ball = balls[row + (places[set * atLeast + place] ?? 0)] ?? 0;
        if (ball === 0) isFull = false;
        rank += ranks[place * ballSlots + ball] ?? 0;
      }
      if (!isFull) continue;
      const slot = rank & (slots - 1);
      // Entries are numbered from 1: 0 ends a chain.
      const entry = (newer - start) * subsets + set + 1;
      const head = heads[slot] ?? 0;
      for (let other = head; other !== 0; other = nexts[other] ?? 0) {
        const older = ((other - 1) / subsets) | 0;
        if (older === newer - start || metAt[older] === newer - start) continue;
        metAt[older] = newer - start;
        if (isExact) found.keep(older + start, newer);
        else found.offer(older + start, newer);
      }
      nexts[entry] = head;
      heads[slot] = entry;
    }
    found.endDraw();
  }
}

/** A chain for each set where sets are few, else about as many as there are entries; a power of two: a remainder is a mask. */
function slotsFor(sets: number, entries: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2, sets < 4 * entries ? sets : entries)));
}

/** How many sets of `count` balls the widest draws have. */
function setsPerDraw({ history: { width } }: Scope, count: number): number {
  return binomial(width, count);
}

const mostEntries = 2 ** 24;

function isIndexQuicker(scope: Scope, atLeast: number, subsets: number): boolean {
  const draws = drawCount(scope);
  const entries = draws * subsets;
  const size = Math.min(...scope.history.eras.map(({ matrix }) => matrix.size));
  const comparisons = (entries * entries) / 2 / Math.max(1, binomial(size, atLeast));
  // A rank of balls of two digits must be a whole number of 32 bits.
  return atLeast <= 6 && entries < mostEntries && entries + comparisons < (draws * draws) / 2;
}

/** The places of a draw's balls that make up each of its sets of `count`, one after another. */
function setsOfPlaces(width: number, count: number): Uint8Array {
  const sets: number[] = [];
  const extend = (chosen: readonly number[], from: number): void => {
    if (chosen.length === count) sets.push(...chosen);
    else for (let place = from; place < width; place += 1) extend([...chosen, place], place + 1);
  };
  extend([], 0);
  return Uint8Array.from(sets);
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

/** The pairs found so far, in columns that grow. */
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
    if (this.#sharedBy(older, newer) >= this.#atLeast) this.keep(older, newer);
  }

  keep(older: number, newer: number): void {
    if (this.#length === this.#older.length) {
      this.#older = grown(this.#older);
      this.#newer = grown(this.#newer);
    }
    this.#older[this.#length] = older;
    this.#newer[this.#length] = newer;
    this.#length += 1;
  }

  /** Puts the pairs of one newer draw in order. */
  endDraw(): void {
    // Few at a time: moving each to its place is quicker than a call to sort.
    const older = this.#older;
    for (let pair = this.#drawFrom + 1; pair < this.#length; pair += 1) {
      const draw = older[pair] ?? 0;
      let place = pair;
      for (; place > this.#drawFrom && (older[place - 1] ?? 0) > draw; place -= 1)
        older[place] = older[place - 1] ?? 0;
      older[place] = draw;
    }
    this.#drawFrom = this.#length;
  }

  columns(): SharedPairs {
    const length = this.#length;
    const older = this.#older.slice(0, length);
    const newer = this.#newer.slice(0, length);
    const shared = new Uint8Array(length);
    for (let pair = 0; pair < length; pair += 1)
      shared[pair] = this.#sharedBy(older[pair] ?? 0, newer[pair] ?? 0);
    return { length, older, newer, shared };
  }

  #sharedBy(one: number, other: number): number {
    const masks = this.#masks;
    const a = one * maskWords;
    const b = other * maskWords;
    return (
      bitsIn((masks[a] ?? 0) & (masks[b] ?? 0)) +
      bitsIn((masks[a + 1] ?? 0) & (masks[b + 1] ?? 0)) +
      bitsIn((masks[a + 2] ?? 0) & (masks[b + 2] ?? 0)) +
      bitsIn((masks[a + 3] ?? 0) & (masks[b + 3] ?? 0))
    );
  }
}

function grown(column: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(column.length * 2);
  larger.set(column);
  return larger;
}
