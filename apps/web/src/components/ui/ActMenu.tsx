import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import classes from './ActMenu.module.css';

/** One of the lesser acts of something, in its menu. */
export interface Act {
  readonly label: string;
  readonly onAct: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

interface ActMenuProps {
  /** What the button is for: read aloud, and shown when pointed at. */
  readonly label: string;
  readonly acts: readonly Act[];
  readonly className?: string | undefined;
  /** The button's icon. */
  readonly children: ReactNode;
}

/**
 * Lesser acts under one button, in the browser's own top layer: no frame cuts it off. Arrows move within, Escape and Tab
 * close it, and the focus goes back to the button.
 */
export function ActMenu({ label, acts, className, children }: ActMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const place = () => {
    const box = button.current?.getBoundingClientRect();
    const panel = menu.current;
    if (box === undefined || panel === null) return;
    const below = box.bottom + 4 + panel.offsetHeight <= innerHeight;
    panel.style.insetBlockStart = `${below ? box.bottom + 4 : Math.max(4, box.top - 4 - panel.offsetHeight)}px`;
    panel.style.insetInlineStart = `${Math.max(4, box.right - panel.offsetWidth)}px`;
  };
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    all[to % all.length]?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className ?? classes.button}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className={classes.menu}
        onKeyDown={onKeyDown}
        onToggle={(event) => {
          const opens = event.newState === 'open';
          setOpen(opens);
          if (!opens) return;
          place();
          items()[0]?.focus();
        }}
      >
        {acts.map(({ label: act, onAct, danger, disabled }) => (
          <button
            key={act}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={classes.item}
            data-danger={danger || undefined}
            disabled={disabled}
            onClick={() => {
              menu.current?.hidePopover();
              button.current?.focus();
              onAct();
            }}
          >
            {act}
          </button>
        ))}
      </div>
    </>
  );
}
