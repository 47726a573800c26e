import { cartTexts } from '@bolillero/texts/cart';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { useDeleteLines } from '../api/cart.ts';
import type { CartLine } from '../api/cart-line.ts';

/** Takes lines out of the cart after asking with the given words. Answers whether they are gone. */
export function useRemoveLines(): (lines: readonly CartLine[], question: string) => Promise<boolean> {
  const { mutateAsync } = useDeleteLines();
  return async (lines, question) => {
    if (!(await confirm({ title: question, danger: true }))) return false;
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
