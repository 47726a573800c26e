import type { CSSProperties } from 'react';
import { accents } from '../../theme/accents.ts';

/** The accent of a lottery as a CSS value; lotteries that an administrator adds later wear the house's felt. */
export function accentOf(lottery: string | undefined): string {
  return accents.some((name) => name === lottery) ? `var(--accent-${lottery})` : 'var(--felt)';
}

/** Sets `--accent` for an element and what is in it. */
export function accentStyle(lottery: string | undefined): CSSProperties {
  return { '--accent': accentOf(lottery) } as CSSProperties;
}
