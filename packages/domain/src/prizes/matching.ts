import type { Matrix } from '../games/matrix.ts';
import type { LevelRule } from './level.ts';
import type { PrizeLevel } from './prize-table.ts';

export interface DrawnNumbers {
  readonly balls: readonly number[];
  readonly special: number | null;
}

/** What a play hit: the main balls, ascending, and whether it has the special one. */
export interface Match {
  readonly balls: readonly number[];
  readonly special: boolean;
}

/** Compares a play with a draw. A special ball that the draw does not have on file is not hit. */
export function matchPlay(matrix: Matrix, play: DrawnNumbers, drawn: DrawnNumbers): Match {
  const balls = play.balls.filter((ball) => drawn.balls.includes(ball)).toSorted((a, b) => a - b);
  return { balls, special: hitsSpecial(matrix, play, drawn.special) };
}

function hitsSpecial(matrix: Matrix, play: DrawnNumbers, drawn: number | null): boolean {
  if (drawn === null) return false;
  switch (matrix.special.kind) {
    case 'none':
      return false;
    case 'own-drum':
      return play.special === drawn;
    case 'same-drum':
      return play.balls.includes(drawn);
  }
}

/** What a match lacks for a level: so many main balls, and the special one where the level asks for it. */
export interface Lacking {
  readonly main: number;
  readonly special: boolean;
}

export function lacking(rule: LevelRule, match: Match): Lacking {
  return {
    main: Math.max(0, rule.main - match.balls.length),
    special: rule.special && !match.special,
  };
}

/** At least the rule's main balls and, where it asks for it, the special one (Rulebook 7). */
export function satisfies(rule: LevelRule, match: Match): boolean {
  const { main, special } = lacking(rule, match);
  return main === 0 && !special;
}

/** The level that a match wins: the satisfied one of the lowest position, once; null when it wins nothing. */
export function levelWon<L extends Pick<PrizeLevel, 'position' | 'rule'>>(
  levels: readonly L[],
  match: Match,
): L | null {
  let won: L | null = null;
  for (const level of levels) {
    if (satisfies(level.rule, match) && (won === null || level.position < won.position)) won = level;
  }
  return won;
}
