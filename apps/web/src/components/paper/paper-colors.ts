import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { tokens } from '../../theme/tokens.ts';

/** What is kept or printed is light in both themes. */
export const paperColors = {
  ink: tokens.ink.light,
  muted: tokens.muted.light,
  felt: tokens.felt.light,
  hairline: tokens.hairline.light,
} as const;

/** The ground of a lottery's special ball on paper. */
export function paperFillOf(accent: LotteryAccent): string {
  return tokens[`fill-${accent}`].light;
}
