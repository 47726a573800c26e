import type { Matrix } from '@bolillero/domain/games/matrix';
import { matchOdds, oneIn } from '@bolillero/domain/games/odds';
import { oneInShown } from '@bolillero/domain/games/one-in-shown';
import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';

const texts = adminLotteriesTexts.matrix;

/** "5 de 69 + 1 de 26" */
export function matrixText({ balls, size, special }: Matrix): string {
  if (special.kind === 'same-drum') return texts.bonus(balls, size);
  return texts.sentence(balls, size, special.kind === 'own-drum' ? special.size : null);
}

/** The x of "1 in x" of hitting all that is picked: "376,992". */
export function topOdds(matrix: Matrix): string {
  const picks = matrix.special.kind === 'own-drum';
  if (matrix.special.kind !== 'same-drum') return oneInShown(oneIn(matchOdds(matrix, matrix.balls, picks)));
  return oneInShown(oneIn(matchOdds({ ...matrix, special: { kind: 'none' } }, matrix.balls, false)));
}

/** What `topOdds` is of: "Los 5 + Powerball". */
export function topWords({ balls, special }: Matrix, specialName: string): string {
  return special.kind === 'own-drum' && specialName !== ''
    ? texts.withSpecial(balls, specialName)
    : texts.all(balls);
}
