import { cartTexts } from '@bolillero/texts/cart';
import { uiTexts } from '@bolillero/texts/ui';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { useDeleteLines } from '../api/cart.ts';
import type { CartLine } from '../api/cart-line.ts';

/** Takes lines out of the cart after asking. Answers whether they are gone. */
export function useRemoveLines(): (lines: readonly CartLine[]) => Promise<boolean> {
  const { mutateAsync } = useDeleteLines();
  return async (lines) => {
    if (!(await confirm({ title: uiTexts.confirmRemove(lines.length), danger: true }))) return false;
    try {
      await mutateAsync(lines.map((line) => line.id));
      showSuccess(cartTexts.removed);
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  };
}
