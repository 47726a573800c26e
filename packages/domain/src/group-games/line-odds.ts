import type { Matrix } from '../games/matrix.ts';
import { levelOdds, type Odds } from '../games/odds.ts';
import type { LevelRule } from '../prizes/level.ts';

/**
 * The odds that one of so many lines, no two of the same combination, wins a level. Null where they are not so many times those of
 * one line: a level that does not ask for the whole combination can be won by several lines at once, so that fewer draws win it.
 */
export function oddsOfLines(matrix: Matrix, rule: LevelRule, lines: number): Odds | null {
  const picksSpecial = matrix.special.kind === 'own-drum';
  if (rule.main !== matrix.balls || rule.special !== picksSpecial) return null;
  const [one] = levelOdds(matrix, [rule]);
  if (one === undefined) return null;
  const favourable = one.favourable * BigInt(lines);
  return favourable > one.total ? null : { favourable, total: one.total };
}
