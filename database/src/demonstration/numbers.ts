import { type Matrix, mainBalls, picksSpecial, specialSize } from '@bolillero/domain/games/matrix';
import { type DrawnNumbers, levelWon, matchPlay } from '@bolillero/domain/prizes/matching';
import type { PrizeLevel } from '@bolillero/domain/prizes/prize-table';
import { pickDistinct, type RandomSource } from '@bolillero/domain/random/random-source';
import { type Play, validatePlay } from '@bolillero/domain/tickets/play';
import type { Hits } from './plan.ts';

/** A play of random numbers. */
export function randomPlay(matrix: Matrix, random: RandomSource): Play {
  const balls = pickDistinct(random, mainBalls(matrix), matrix.balls);
  return valid(matrix, balls, picksSpecial(matrix) ? random.below(specialSize(matrix)) + 1 : null);
}

/** A play that hits exactly so much of a draw. */
export function hittingPlay(matrix: Matrix, drawn: DrawnNumbers, hits: Hits, random: RandomSource): Play {
  const isBonus = matrix.special.kind === 'same-drum' && drawn.special !== null;
  const bonus = isBonus && hits.special && drawn.special !== null ? [drawn.special] : [];
  const missed = mainBalls(matrix).filter((ball) => !drawn.balls.includes(ball) && ball !== drawn.special);
  const balls = [
    ...pickDistinct(random, drawn.balls, hits.main),
    ...bonus,
    ...pickDistinct(random, missed, matrix.balls - hits.main - bonus.length),
  ];
  if (!picksSpecial(matrix)) return valid(matrix, balls, null);
  const size = specialSize(matrix);
  const other = ((drawn.special ?? 0) + random.below(size - 1)) % size;
  return valid(matrix, balls, hits.special ? drawn.special : other + 1);
}

/** A play that wins nothing in a draw. */
export function losingPlay(
  matrix: Matrix,
  drawn: DrawnNumbers & { readonly levels: readonly PrizeLevel[] },
  random: RandomSource,
): Play {
  for (;;) {
    const play = randomPlay(matrix, random);
    if (levelWon(drawn.levels, matchPlay(matrix, play, drawn)) === null) return play;
  }
}

function valid(matrix: Matrix, balls: readonly number[], special: number | null): Play {
  const play = validatePlay(matrix, { balls, special });
  if (!play.ok) throw new Error(`no play: ${JSON.stringify(play.error)}`);
  return play.value;
}
