import { useBlocker } from '@tanstack/react-router';

/** While something lies over the page, the way back (a gesture, the browser's button) closes it and leaves the page where it is. */
export function useBackGesture(onBack: () => void): void {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false;
      onBack();
      return true;
    },
    enableBeforeUnload: false,
  });
}
