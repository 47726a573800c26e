import { numberText } from '../number-text.ts';

/**
 * "292,201,338", "38.32": the x of a "1 in x" that `oneIn` wrote, as people read it (Rulebook 12), whole above 100. A file of its
 * own, so that pages which only show odds load nothing that computes them.
 */
export function oneInShown(oneIn: string): string {
  const x = Number(oneIn.replaceAll(',', ''));
  return x > 100 ? numberText(Math.round(x)) : oneIn;
}
