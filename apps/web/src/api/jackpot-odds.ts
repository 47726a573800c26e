import { picksSpecial } from '@bolillero/domain/games/matrix';
import { matchOdds, oneIn } from '@bolillero/domain/games/odds';
import { oneInShown } from '@bolillero/domain/games/one-in-shown';
import { numberText } from '@bolillero/domain/number-text';
import type { Lottery } from './lottery.ts';

export interface JackpotOdds {
  readonly balls: number;
  readonly size: number;
  /** The special ball that has to be hit too; null where there is none to pick. */
  readonly special: string | null;
  /** The x of "1 en x", as people read it. */
  readonly oneIn: string;
  /** In how many years a hundred plays a week would hit it once on average, to two figures. */
  readonly years: string;
}

/** The odds of a play hitting everything it picks, computed from the matrix that the lottery plays now. */
export function jackpotOdds({ matrix, specialName }: Pick<Lottery, 'matrix' | 'specialName'>): JackpotOdds {
  const picked = picksSpecial(matrix);
  const odds = matchOdds(matrix, matrix.balls, picked);
  const years = Number(odds.total) / Number(odds.favourable) / (100 * 52);
  return {
    balls: matrix.balls,
    size: matrix.size,
    special: picked ? specialName : null,
    oneIn: oneInShown(oneIn(odds)),
    years: numberText(Number(years.toPrecision(2))),
  };
}
