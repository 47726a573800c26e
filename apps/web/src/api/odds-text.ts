import { oneInShown, readOneIn } from '@bolillero/domain/games/odds';

/** The x of the wire's "1 in x" (`292,201,338.00`) as people read it: `292,201,338`, `38.32`. */
export function oddsShown(oneIn: string): string {
  const odds = readOneIn(oneIn);
  return odds === null ? oneIn : oneInShown(odds);
}
