import type { CSSProperties } from 'react';
import { appearanceOf } from '../../theme/lottery-appearances.ts';
import type { FillToken } from '../../theme/tokens.ts';

/** A lottery's colour as CSS values; a lottery without one of its own wears the house's felt. */
interface Colours {
  /** For words and lines, as light as the ground needs. */
  readonly accent: string;
  /** For areas: the brand itself, in both themes. */
  readonly fill: string;
  /** For what stands on the fill. */
  readonly onFill: string;
}

export function coloursOf(lottery: string | undefined): Colours {
  const accent = appearanceOf(lottery)?.accent;
  if (accent === undefined) return { accent: 'var(--felt)', fill: 'var(--felt)', onFill: 'var(--on-felt)' };
  const fill: FillToken = `fill-${accent.slice('accent-'.length) as 'red'}`;
  return { accent: `var(--${accent})`, fill: `var(--${fill})`, onFill: 'var(--on-fill)' };
}

/** Sets `--accent`, `--accent-fill` and `--on-accent-fill` for an element and what is in it. */
export function accentStyle(lottery: string | undefined): CSSProperties {
  const { accent, fill, onFill } = coloursOf(lottery);
  return { '--accent': accent, '--accent-fill': fill, '--on-accent-fill': onFill } as CSSProperties;
}
