import { appearanceOf } from '../../theme/lottery-appearances.ts';
import { type FillToken, tokens } from '../../theme/tokens.ts';

/** What is kept or printed is light in both themes. */
export const paperColors = {
  ink: tokens.ink.light,
  muted: tokens.muted.light,
  felt: tokens.felt.light,
  hairline: tokens.hairline.light,
} as const;

/** The ground of a lottery's special ball on paper. */
export function paperFillOf(lottery: string): string {
  const accent = appearanceOf(lottery)?.accent;
  return accent === undefined
    ? paperColors.felt
    : tokens[accent.replace('accent-', 'fill-') as FillToken].light;
}
