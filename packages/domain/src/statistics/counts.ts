import { type History, maskWords } from '../history/history.ts';
import type { Part, Scope } from '../history/scope.ts';

/** How often a ball came. */
export interface BallCount {
  readonly ball: number;
  readonly count: number;
}

/** Room for ball 0, which is none, and every ball of two digits. */
export const ballSlots = 100;

/**
 * How many draws of a scope contain each ball (Rulebook 4): slot b holds ball b, also at 0. The special ball is counted in
 * eras that give it a drum of its own, where players pick it; a bonus of the main drum has no frequency of its own.
 * It says what came and nothing of what will come: draws are independent.
 */
export function frequency(scope: Scope, part: Part): Uint32Array {
  const counts = new Uint32Array(ballSlots);
  const { history, start, end } = scope;
  if (part === 'main') {
    const { balls, width } = history;
    for (let at = start * width; at < end * width; at += 1) {
      const ball = balls[at] ?? 0;
      counts[ball] = (counts[ball] ?? 0) + 1;
    }
  } else {
    const hasDrum = ownDrumEras(history);
    for (let draw = start; draw < end; draw += 1) {
      const ball = pickedSpecial(history, hasDrum, draw);
      counts[ball] = (counts[ball] ?? 0) + 1;
    }
  }
  counts[0] = 0; // where draws have fewer balls than the widest era, or no special ball
  return counts;
}

/** Of each era of a history, 1 where its special ball has a drum of its own. */
export function ownDrumEras(history: History): Uint8Array {
  return Uint8Array.from(history.eras, ({ matrix }) => (matrix.special.kind === 'own-drum' ? 1 : 0));
}

/** A draw's special ball where it has a drum of its own, else 0; also 0 where none is on file. */
export function pickedSpecial(history: History, hasDrum: Uint8Array, draw: number): number {
  return hasDrum[history.eraIndexes[draw] ?? 0] === 1 ? (history.specials[draw] ?? 0) : 0;
}

/** Some balls as bits, laid out as a history keeps each draw's. */
export function maskOf(balls: readonly number[]): Uint32Array {
  const mask = new Uint32Array(maskWords);
  for (const ball of balls) {
    const word = ball >>> 5;
    mask[word] = (mask[word] ?? 0) | (1 << (ball & 31));
  }
  return mask;
}

/** How many bits of a 32-bit word are set. */
export function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
