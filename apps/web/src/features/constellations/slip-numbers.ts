import type { Matrix } from '@bolillero/domain/games/matrix';
import { specialSize } from '@bolillero/domain/games/matrix';
import type { BallCount } from '@bolillero/domain/statistics/counts';
import { heatBadges, heatOf } from '../../components/study/heat.ts';
import type { Heat } from '../../components/ui/Ball.tsx';
import { moveOnPanel, slipGeometry } from '../../components/ui/slip-geometry.ts';
import type { Shown } from './components/SlipNumbers.tsx';
import type { SlipState } from './slip-state.ts';

/** Numbers of the special drum stand in rows of nine. */
export const specialColumns = 9;

/** How the numbers of a drum stand on a slip: what was clicked first, then the group's counts, then what was drawn. */
export function shownNumbers(
  drawn: readonly number[],
  group: readonly BallCount[] | null,
  marks: SlipState['marks'],
  prefix: '' | '+',
): ReadonlyMap<number, Shown> {
  const counts = new Map(group?.map(({ ball, count }) => [ball, count]));
  const clicked = new Map(
    [...marks]
      .filter(([key]) => key.startsWith('+') === (prefix === '+'))
      .map(([key, heat]) => [Number(key.slice(prefix.length)), heat]),
  );
  const numbers = [...new Set([...drawn, ...counts.keys(), ...clicked.keys()])];
  const one = (number: number): Shown => {
    const isDrawn = drawn.includes(number);
    const mark: Heat | undefined = clicked.get(number);
    if (mark !== undefined) return { drawn: isDrawn, heat: mark, filled: true, badge: heatBadges[mark] };
    if (group === null) return { drawn: isDrawn, heat: null, filled: true, badge: null };
    const count = counts.get(number) ?? 0;
    return { drawn: isDrawn, heat: heatOf(count), filled: isDrawn, badge: String(count) };
  };
  return new Map(numbers.map((number) => [number, one(number)]));
}

/** Where the keyboard stands: a number of the panel, or of the special drum (`+9`). */
export interface SlipPlace {
  readonly special: boolean;
  readonly number: number;
}

/** Where a key leads on a slip; down from the panel's last row lies the special drum. Null for every other key. */
export function moveOnSlip(
  matrix: Matrix,
  columns: number,
  { special, number }: SlipPlace,
  key: string,
  ctrl: boolean,
): SlipPlace | null {
  const drum = specialSize(matrix);
  const geometry = special ? slipGeometry(drum, specialColumns) : slipGeometry(matrix.size, columns);
  const to = moveOnPanel(geometry, number, key, ctrl);
  if (to === null) return null;
  if (to === number && key === 'ArrowDown' && !special && drum > 0) return { special: true, number: 1 };
  if (to === number && key === 'ArrowUp' && special) return { special: false, number: matrix.size };
  return { special, number: to };
}

export const keyOf = ({ special, number }: SlipPlace): string => `${special ? '+' : ''}${number}`;
