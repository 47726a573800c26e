import { cartTexts } from '@bolillero/texts/cart';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { useRenewLines } from '../api/cart.ts';
import type { CartLine } from '../api/cart-line.ts';

/** Moves plays of a draw that closed to the next one, and says how it went. `date`: the next one's, in words. */
export function useMoveLines() {
  const { mutate, isPending } = useRenewLines();
  const move = (lines: readonly CartLine[], date: string, onMoved?: () => void) =>
    mutate(
      lines.map(({ id }) => id),
      {
        onSuccess: () => {
          onMoved?.();
          showSuccess(cartTexts.renew.done(lines.length, date));
        },
        onError: (error) => showError(error),
      },
    );
  return { move, isPending };
}
