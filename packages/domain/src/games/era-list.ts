import { drawDate } from '../calendar/draw-date.ts';
import type { Era } from './era.ts';
import type { SpecialBall } from './matrix.ts';

/** Eras as tables print them: first draw, balls, size, special ball. */
export function eraList(lines: readonly (readonly [string, number, number, SpecialBall])[]): Era[] {
  return lines.map(([from, balls, size, special]) => ({
    from: drawDate(from),
    matrix: { balls, size, special },
  }));
}

export const noSpecial: SpecialBall = { kind: 'none' };
export const sameDrum: SpecialBall = { kind: 'same-drum' };

export function ownDrum(size: number): SpecialBall {
  return { kind: 'own-drum', size };
}
