import { useEffect, useEffectEvent } from 'react';
import { openDialogs } from '../../../../components/ui/open-dialogs.ts';

/** Ctrl+Enter and Escape while tickets are marked, wherever the focus is; a window over the page has its own. */
export function useSelectionKeys(onExecute: () => void, onCancel: () => void): void {
  const execute = useEffectEvent(onExecute);
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (openDialogs.top() !== undefined || event.altKey || event.defaultPrevented) return;
      const { key, ctrlKey, metaKey } = event;
      const executes = key === 'Enter' && (ctrlKey || metaKey);
      if (!executes && key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (executes) execute();
      else cancel();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
