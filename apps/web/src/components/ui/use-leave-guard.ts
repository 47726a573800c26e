import { uiTexts } from '@bolillero/texts/ui';
import { useBlocker } from '@tanstack/react-router';
import { confirm } from './dialog-store.ts';

/** Asks before a page is left whose form holds what nobody has saved. `lost` says what that is. */
export function useLeaveGuard(isChanged: () => boolean, lost: string): void {
  const { title, yes, no } = uiTexts.leaving;
  const mayLeave = () => confirm({ title, message: lost, confirmLabel: yes, cancelLabel: no, danger: true });
  useBlocker({
    shouldBlockFn: async () => isChanged() && !(await mayLeave()),
    enableBeforeUnload: isChanged,
  });
}
