import { type RefObject, useEffect } from 'react';

const fields = 'input, textarea, select, [contenteditable]';

/** `/` leads to a list's search, E to its export; dead while something is typed or a window is open. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      const isTyping = event.target instanceof Element && event.target.matches(fields);
      if (!isOurs || isTyping || document.querySelector('dialog[open]')) return;
      const target = { '/': 'input[type=search]', e: '[data-exports]', E: '[data-exports]' }[event.key];
      const element = target && list.current?.querySelector<HTMLElement>(target);
      if (!element) return;
      event.preventDefault();
      if (event.key === '/') element.focus();
      else element.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
}
