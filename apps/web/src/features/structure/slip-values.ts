import type { Matrix } from '@bolillero/domain/games/matrix';
import { drawKind, repeatsOf } from '@bolillero/domain/statistics/draw-kind';
import type { StructureKind } from './api.ts';

/** In which column of each picture a slip stands; of repeats once the newest draw is known. `slip` is ascending. */
export function slipValues(
  { size }: Matrix,
  slip: readonly number[],
  newest: readonly number[] | undefined,
): Readonly<Record<StructureKind, number | undefined>> {
  return { ...drawKind(size, slip), repeats: newest && repeatsOf(slip, newest) };
}
