import type { History } from '../history/history.ts';
import type { Scope } from '../history/scope.ts';

/**
 * Where pairs and trios of the balls 1..`size` stand in a flat table, in lexicographic order: the pair (a, b) at
 * `pairs[a] + b`, the trio (a, b, c) at `trios[pair] + c`. So counting one is an addition, and a walk over the table meets
 * them in the order in which ties are settled.
 */
interface Places {
  readonly pairs: Int32Array;
  readonly trios: Int32Array;
}

/** How often each pair or trio of the balls 1..`size` came. */
export interface CombinationTable {
  readonly of: 2 | 3;
  readonly size: number;
  readonly counts: Uint32Array;
  readonly places: Places;
}

/** A combination of main balls, ascending, and how many draws contain it. */
export interface CombinationCount {
  readonly balls: readonly number[];
  readonly count: number;
}

function placesFor(size: number): Places {
  const pairs = new Int32Array(size + 1);
  const trios = new Int32Array((size * (size - 1)) / 2);
  let pair = 0;
  let trio = 0;
  for (let a = 1; a <= size; a += 1) {
    pairs[a] = pair - (a + 1);
    for (let b = a + 1; b <= size; b += 1) {
      trios[pair] = trio - (b + 1);
      pair += 1;
      trio += size - b;
    }
  }
  return { pairs, trios };
}

/** A table at zero for the largest drum of a history's eras: at most 4,851 pairs or 156,849 trios, however long the history. */
export function emptyTable(history: History, of: 2 | 3): CombinationTable {
  const size = Math.max(1, ...history.eras.map(({ matrix }) => matrix.size));
  const length = of === 2 ? (size * (size - 1)) / 2 : (size * (size - 1) * (size - 2)) / 6;
  return { of, size, counts: new Uint32Array(length), places: placesFor(size) };
}

/** How often each pair (2) or trio (3) of main balls came in a scope. */
export function countCombinations(scope: Scope, of: 2 | 3): CombinationTable {
  const table = emptyTable(scope.history, of);
  addCombinations(table, scope);
  return table;
}

/** Counts a scope's draws too, in place. */
export function addCombinations(table: CombinationTable, scope: Scope): void {
  if (table.of === 2) addPairs(table, scope);
  else addTrios(table, scope);
}

function addPairs({ counts, places }: CombinationTable, { history, start, end }: Scope): void {
  const { pairs } = places;
  const { balls, width } = history;
  for (let row = start * width; row < end * width; row += width) {
    const stop = row + width;
    for (let x = row; x < stop - 1; x += 1) {
      const base = pairs[balls[x] ?? 0] ?? 0;
      for (let y = x + 1; y < stop; y += 1) {
        const b = balls[y] ?? 0;
        if (b === 0) break;
        counts[base + b] = (counts[base + b] ?? 0) + 1;
      }
    }
  }
}

function addTrios({ counts, places }: CombinationTable, { history, start, end }: Scope): void {
  const { pairs, trios } = places;
  const { balls, width } = history;
  for (let row = start * width; row < end * width; row += width) {
    const stop = row + width;
    for (let x = row; x < stop - 2; x += 1) {
      const pairBase = pairs[balls[x] ?? 0] ?? 0;
      for (let y = x + 1; y < stop - 1; y += 1) {
        const b = balls[y] ?? 0;
        if (b === 0) break;
        const base = trios[pairBase + b] ?? 0;
        for (let z = y + 1; z < stop; z += 1) {
          const c = balls[z] ?? 0;
          if (c === 0) break;
          counts[base + c] = (counts[base + c] ?? 0) + 1;
        }
      }
    }
  }
}

/** The combinations that came most: count descending, then lexicographic; those that never came are left out. */
export function rankCombinations(table: CombinationTable, limit: number): CombinationCount[] {
  const { counts } = table;
  const cut = countAtRank(counts, limit);
  // The table is in lexicographic order, and sorting keeps it among equals.
  const above: number[] = [];
  const atCut: number[] = [];
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at] ?? 0;
    if (count > cut) above.push(at);
    else if (count === cut && atCut.length < limit) atCut.push(at);
  }
  above.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const best = cut === 0 ? above : [...above, ...atCut];
  return best
    .slice(0, Math.max(0, limit))
    .map((at) => ({ balls: ballsAt(table, at), count: counts[at] ?? 0 }));
}

/** How often each pair of the balls 1..`size` came, in lexicographic order: 1-2, 1-3, ..., 2-3, ... `size` is at most the table's. */
export function pairCounts({ counts, places }: CombinationTable, size: number): number[] {
  const all: number[] = [];
  for (let a = 1; a < size; a += 1) {
    const base = places.pairs[a] ?? 0;
    for (let b = a + 1; b <= size; b += 1) all.push(counts[base + b] ?? 0);
  }
  return all;
}

/** How many combinations share the highest count; 0 where none came. */
export function sharingFirst({ counts }: CombinationTable): number {
  let [highest, sharing] = [1, 0];
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at] ?? 0;
    if (count > highest) [highest, sharing] = [count, 1];
    else if (count === highest) sharing += 1;
  }
  return sharing;
}

/** The count that the combination of a rank has; 0 where fewer came. */
function countAtRank(counts: Uint32Array, rank: number): number {
  let highest = 0;
  for (let at = 0; at < counts.length; at += 1) highest = Math.max(highest, counts[at] ?? 0);
  const having = new Uint32Array(highest + 1);
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at] ?? 0;
    having[count] = (having[count] ?? 0) + 1;
  }
  let left = rank;
  let count = highest;
  while (count > 0) {
    left -= having[count] ?? 0;
    if (left <= 0) return count;
    count -= 1;
  }
  return 0;
}

/** The combination at a place of the table: past as many as start with 1, with 2 ... at each of its balls. */
function ballsAt({ of, size }: CombinationTable, at: number): number[] {
  const balls: number[] = [];
  let rest = at;
  let ball = 1;
  for (let missing: number = of; missing > 0; missing -= 1) {
    let startingHere = continuations(size - ball, missing - 1);
    while (rest >= startingHere) {
      rest -= startingHere;
      ball += 1;
      startingHere = continuations(size - ball, missing - 1);
    }
    balls.push(ball);
    ball += 1;
  }
  return balls;
}

/** In how many ways 0, 1 or 2 more of so many greater balls can follow. */
function continuations(greater: number, more: number): number {
  if (more === 0) return 1;
  return more === 1 ? greater : (greater * (greater - 1)) / 2;
}
