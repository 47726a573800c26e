import type { CSSProperties } from 'react';
import { appearanceOf } from '../../theme/lottery-appearances.ts';

/** The accent of a lottery as a CSS value; a lottery without one of its own wears the house's felt. */
export function accentOf(lottery: string | undefined): string {
  return `var(--${appearanceOf(lottery)?.accent ?? 'felt'})`;
}

/** Sets `--accent` for an element and what is in it. */
export function accentStyle(lottery: string | undefined): CSSProperties {
  return { '--accent': accentOf(lottery) } as CSSProperties;
}
