import type { LotteryAccent } from '@bolillero/domain/games/accents';
import type { CSSProperties } from 'react';

/** A lottery's colour as CSS values; what has none wears the house's felt. */
interface Colours {
  /** For words and lines, as light as the ground needs. */
  readonly accent: string;
  /** For areas: the brand itself, in both themes. */
  readonly fill: string;
  /** For what stands on the fill. */
  readonly onFill: string;
}

export function coloursOf(accent: LotteryAccent | undefined): Colours {
  if (accent === undefined) return { accent: 'var(--felt)', fill: 'var(--felt)', onFill: 'var(--on-felt)' };
  return { accent: `var(--accent-${accent})`, fill: `var(--fill-${accent})`, onFill: 'var(--on-fill)' };
}

/** Sets `--accent`, `--accent-fill` and `--on-accent-fill` for an element and what is in it. */
export function accentStyle(of: LotteryAccent | undefined): CSSProperties {
  const { accent, fill, onFill } = coloursOf(of);
  return { '--accent': accent, '--accent-fill': fill, '--on-accent-fill': onFill } as CSSProperties;
}
