import { uiTexts } from '@bolillero/texts/ui';
import { useBlocker } from '@tanstack/react-router';
import { confirm } from './dialog-store.ts';

interface LeaveOptions {
  /** The form shows a part at a time, and which one stands in the address: to turn to another is not to leave. */
  readonly within?: boolean;
}

/** Asks before a page is left whose form holds what nobody has saved. `lost` says what that is. */
export function useLeaveGuard(
  isChanged: () => boolean,
  lost: string,
  { within = false }: LeaveOptions = {},
): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (within && current.pathname === next.pathname) return false;
      return isChanged() && !(await mayLeave(lost));
    },
    enableBeforeUnload: isChanged,
  });
}

/** Asks whether to leave what nobody has saved. `lost` says what that is. */
export function mayLeave(lost: string): Promise<boolean> {
  const { title, yes, no } = uiTexts.leaving;
  return confirm({ title, message: lost, confirmLabel: yes, cancelLabel: no, danger: true });
}
