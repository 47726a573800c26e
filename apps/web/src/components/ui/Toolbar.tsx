import { type FocusEvent, type HTMLAttributes, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

interface ToolbarProps extends HTMLAttributes<HTMLDivElement> {
  readonly label: string;
  /** The element that has the focus first, by its selector; the first one without it. */
  readonly first?: string;
  /** `radiogroup`: one of them is chosen; arrows move among them, and a press chooses. */
  readonly role?: 'toolbar' | 'radiogroup';
}

/** What is for screen readers alone is no stop: `data-unseen`. */
const stops = 'button:not(:disabled, [data-unseen]), a[href]';

/** Buttons and links that belong together: one stop of the Tab key, arrows, Home and End within. A column says so with `aria-orientation`. */
export function Toolbar({ label, first, role = 'toolbar', children, ...rest }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);

  const all = () => [...(root.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
  const setStop = (stop: Element | null | undefined) => {
    last.current = stop ?? null;
    for (const each of all()) each.tabIndex = each === stop ? 0 : -1;
  };
  const wanted = () => (first === undefined ? null : root.current?.querySelector(first));

  // after every rendering: buttons come and go
  useLayoutEffect(() => {
    const kept = last.current?.isConnected && root.current?.contains(document.activeElement);
    setStop(kept ? last.current : (wanted() ?? all()[0]));
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const places = all();
    const next = nextPlace(
      keyOf(event.key),
      places.indexOf(document.activeElement as HTMLElement),
      places.length,
    );
    if (next === null) return;
    event.preventDefault();
    places[next]?.focus();
  };

  // radios take both pairs of arrows; a row leaves the page its own
  const isRow = role === 'toolbar' && rest['aria-orientation'] !== 'vertical';
  const keyOf = (key: string) => (isRow ? key : (alongside[key] ?? key));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has one of two roles
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of which have a name
    <div
      {...rest}
      ref={root}
      role={role}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={(event: FocusEvent) => {
        if (all().includes(event.target as HTMLElement)) setStop(event.target);
      }}
    >
      {children}
    </div>
  );
}

const alongside: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

/** Where a key leads to from a place of so many; null for every other key. */
function nextPlace(key: string, at: number, of: number): number | null {
  if (at < 0) return null;
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, of - 1);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return of - 1;
    default:
      return null;
  }
}
