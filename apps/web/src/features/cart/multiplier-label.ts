import { multiplierLabelAmong } from '../../api/multiplier-label.ts';
import type { CartLine } from './api/cart-line.ts';

/** What the multiplier of these plays is called. */
export function multiplierLabelOf(
  lines: readonly CartLine[],
  lotteries: readonly { readonly id: number; readonly multiplierLabel: string }[],
): string {
  const ids = new Set(lines.filter((line) => line.withMultiplier).map((line) => line.lotteryId));
  const selling = lotteries.filter(({ id }) => ids.has(id));
  return multiplierLabelAmong(selling.map(({ multiplierLabel }) => multiplierLabel));
}
