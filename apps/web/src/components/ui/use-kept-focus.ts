import { useCallback, useRef } from 'react';
import { openDialogs } from './open-dialogs.ts';

const rowsOf = (list: Element) => [...list.querySelectorAll('tbody tr:not([data-note]), article')];
const focusable = 'a[href], button:not(:disabled, [role=menuitem]), input:not(:disabled), select, textarea';
/** A row's controls that can have the focus: not those of a closed menu. */
const controlsOf = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>(focusable)].filter((control) => control.checkVisibility());
/** What lies over a list for a while: a window, a menu. */
const above = 'dialog, [popover]';

/**
 * For the element around a list: when what has the focus goes with its row (it was deleted, or what was done moved it elsewhere), the row
 * that takes its place has it, on the same of its controls, so that whoever works with the keyboard goes on from there; also where a
 * window asked before. Without rows it is the page's content.
 */
export function useKeptFocus(): (list: HTMLElement | null) => void {
  const stop = useRef(() => {});
  return useCallback((list) => {
    stop.current();
    stop.current = list === null ? () => {} : keepFocus(list);
  }, []);
}

interface Last {
  readonly element: Element;
  readonly row: Element | undefined;
  readonly place: number;
  /** Which of its row's controls it was. */
  readonly control: number;
}

function keepFocus(list: HTMLElement): () => void {
  let last: Last | null = null;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest(above)) return;
    const rows = rowsOf(list);
    const place = rows.findIndex((row) => row.contains(target));
    const row = rows[place];
    const control = row === undefined ? 0 : controlsOf(row).indexOf(target);
    last = { element: target, row, place, control };
  };
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && relatedTarget.closest(above)) return;
    if (relatedTarget !== null) last = null;
  };
  const follow = () => {
    if (last === null || last.element.isConnected || openDialogs.top() !== undefined) return;
    const { row, place, control } = last;
    last = null;
    if (document.activeElement !== document.body) return;
    const rows = rowsOf(list);
    const next = row?.isConnected ? row : rows[Math.min(Math.max(place, 0), rows.length - 1)];
    const controls = next === undefined ? [] : controlsOf(next);
    const target = controls[control] ?? controls[0] ?? document.querySelector<HTMLElement>('main');
    target?.focus();
  };

  const observer = new MutationObserver(follow);
  observer.observe(list, { childList: true, subtree: true });
  // Windows stand at the end of the page: one that goes gives the focus back to what may be gone.
  observer.observe(document.body, { childList: true });
  list.addEventListener('focusin', remember);
  list.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    list.removeEventListener('focusin', remember);
    list.removeEventListener('focusout', forget);
    follow();
  };
}
