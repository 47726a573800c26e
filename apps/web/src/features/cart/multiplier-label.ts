import { cartTexts } from '@bolillero/texts/cart';
import type { CartLine } from './api/cart-line.ts';

/** What the multiplier of these plays is called: its lottery's own label, or the general word where several sell one. */
export function multiplierLabelOf(
  lines: readonly CartLine[],
  lotteries: readonly { readonly id: number; readonly multiplierLabel: string }[],
): string {
  const ids = new Set(lines.filter((line) => line.withMultiplier).map((line) => line.lotteryId));
  const labels = new Set(lotteries.filter(({ id }) => ids.has(id)).map((lottery) => lottery.multiplierLabel));
  const [label] = labels;
  return labels.size === 1 && label ? label : cartTexts.parts.anyMultiplier;
}
