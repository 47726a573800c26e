import { maskWords } from '../history/history.ts';
import type { Scope } from '../history/scope.ts';
import { type CombinationCount, countCombinations, rankCombinations } from './combination-table.ts';
import { ballSlots } from './counts.ts';
import { thoseThatCame } from './ranking.ts';

/** The pairs of main balls that came most ("more-pair", "pairs"; Rulebook 4). They are no likelier to come again than others. */
export function topPairs(scope: Scope, limit: number): CombinationCount[] {
  return rankCombinations(countCombinations(scope, 2), limit);
}

/** The trios of main balls that came most ("more-trio"; Rulebook 4). They are no likelier to come again than others. */
export function topTrios(scope: Scope, limit: number): CombinationCount[] {
  return rankCombinations(countCombinations(scope, 3), limit);
}

/** The pairs with a ball that came most, count descending, then the partner ascending; `balls` are ascending (Rulebook 4). */
export function pairSuggestions(
  { history, start, end }: Scope,
  ball: number,
  limit = 10,
): CombinationCount[] {
  const { balls, masks, width } = history;
  const partners = new Uint32Array(ballSlots);
  const word = ball >>> 5;
  const bit = 1 << (ball & 31);
  for (let draw = start; draw < end; draw += 1) {
    if (((masks[draw * maskWords + word] ?? 0) & bit) === 0) continue;
    for (let at = draw * width; at < (draw + 1) * width; at += 1) {
      const partner = balls[at] ?? 0;
      partners[partner] = (partners[partner] ?? 0) + 1;
    }
  }
  partners[ball] = 0;
  return thoseThatCame(partners)
    .slice(0, Math.max(0, limit))
    .map(({ ball: partner, count }) => ({
      balls: [Math.min(ball, partner), Math.max(ball, partner)],
      count,
    }));
}
