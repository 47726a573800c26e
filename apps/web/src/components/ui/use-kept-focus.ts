import { useCallback, useRef } from 'react';

const rowsOf = (list: Element) => [...list.querySelectorAll('tbody tr:not([data-note]), article')];
const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea';

/**
 * For the element around a list: when what has the focus goes with its row (it was deleted, or what was done moved it elsewhere), the row
 * that takes its place has it, so that whoever works with the keyboard goes on from there. Without rows it is the page's content.
 */
export function useKeptFocus(): (list: HTMLElement | null) => void {
  const stop = useRef(() => {});
  return useCallback((list) => {
    stop.current();
    stop.current = list === null ? () => {} : keepFocus(list);
  }, []);
}

function keepFocus(list: HTMLElement): () => void {
  let last: { element: Element; row: Element | undefined; place: number } | null = null;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const rows = rowsOf(list);
    const place = rows.findIndex((row) => row.contains(target));
    last = { element: target, row: rows[place], place };
  };
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) last = null;
  };
  const follow = () => {
    if (last === null || last.element.isConnected) return;
    const { row, place } = last;
    last = null;
    if (document.activeElement !== document.body) return;
    const rows = rowsOf(list);
    const next = row?.isConnected ? row : rows[Math.min(Math.max(place, 0), rows.length - 1)];
    const target = next?.querySelector<HTMLElement>(focusable) ?? document.querySelector<HTMLElement>('main');
    target?.focus();
  };

  const observer = new MutationObserver(follow);
  observer.observe(list, { childList: true, subtree: true });
  list.addEventListener('focusin', remember);
  list.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    list.removeEventListener('focusin', remember);
    list.removeEventListener('focusout', forget);
    follow();
  };
}
