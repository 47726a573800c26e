import type { Lottery, LotteryDetail } from '@bolillero/contract/entities/lottery';
import { type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import { type Era, eraAt } from '@bolillero/domain/games/era';
import type { Matrix, SpecialBall } from '@bolillero/domain/games/matrix';

/** The matrix that a lottery of the wire plays now. */
export function matrixOf(
  lottery: Pick<Lottery, 'selectNumber' | 'size' | 'special_kind' | 'sub_length'>,
): Matrix {
  return {
    balls: lottery.selectNumber,
    size: lottery.size,
    special: specialOf(lottery.special_kind, lottery.sub_length),
  };
}

/** The matrix of a draw's own date; the current one for dates before any era. */
export function matrixOn(lottery: LotteryDetail, date: string): Matrix {
  return eraAt(erasOf(lottery), date as DrawDate)?.matrix ?? matrixOf(lottery);
}

/** The eras of a lottery, oldest first. */
export function erasOf({ eras }: LotteryDetail): Era[] {
  return eras.map((era) => ({
    from: drawDate(era.from),
    matrix: { balls: era.selectNumber, size: era.size, special: specialOf(era.special, era.sub_length) },
  }));
}

function specialOf(kind: string, size: number): SpecialBall {
  if (kind === 'own-drum') return { kind, size };
  return { kind: kind === 'same-drum' ? kind : 'none' };
}
