import { uiTexts } from '@bolillero/texts/ui';
import { useBlocker } from '@tanstack/react-router';
import { confirm } from './dialog-store.ts';

/** Asks before a page is left whose form holds what nobody has saved. `lost` says what that is. */
export function useLeaveGuard(isChanged: () => boolean, lost: string): void {
  useBlocker({
    shouldBlockFn: async () => isChanged() && !(await mayLeave(lost)),
    enableBeforeUnload: isChanged,
  });
}

/** Asks whether to leave what nobody has saved. `lost` says what that is. */
export function mayLeave(lost: string): Promise<boolean> {
  const { title, yes, no } = uiTexts.leaving;
  return confirm({ title, message: lost, confirmLabel: yes, cancelLabel: no, danger: true });
}
