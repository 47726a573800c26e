import type { Matrix } from '@bolillero/domain/games/matrix';
import { slipKind } from '@bolillero/domain/statistics/slip-kind';
import type { StructureKind } from './api.ts';

/** In which column of each picture a slip stands; of repeats once the newest draw is known. `slip` is ascending. */
export function slipValues(
  matrix: Matrix,
  slip: readonly number[],
  newest: readonly number[] | undefined,
): Readonly<Record<StructureKind, number | undefined>> {
  const { odd, low, sum } = slipKind(matrix, slip);
  return {
    odd,
    low,
    consecutive: slip.filter((ball, at) => slip[at + 1] === ball + 1).length,
    repeats: newest && slip.filter((ball) => newest.includes(ball)).length,
    sum,
    span: (slip.at(-1) ?? 0) - (slip[0] ?? 0),
  };
}
