import { uiTexts } from '@bolillero/texts/ui';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './IconButton.tsx';
import classes from './Window.module.css';

interface WindowProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Widest in pixels on a large screen. */
  readonly width?: number;
  /** Something is under way: it cannot be closed now. */
  readonly busy?: boolean;
}

/**
 * A window over the page: a native modal dialog, so the browser keeps the focus inside and gives it back. Escape, the
 * cross and a click outside close it. What is marked `data-autofocus` has the focus first. On a phone it stands at the foot of the screen.
 */
export function Window({ title, onClose, children, width, busy = false }: WindowProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // a drag out of a field ends as a click on the dialog: it counts as outside only where it began there too
  const pressed = useRef<EventTarget | null>(null);
  const id = useId();
  // closed before it leaves the page: only then does the browser give the focus back
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element?.close();
  }, []);
  const close = () => {
    if (!busy) onClose();
  };
  // At the end of the page, so that nothing on it counts as lying above.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click outside does
    <dialog
      ref={dialog}
      className={classes.window}
      style={width === undefined ? undefined : ({ '--window-width': `${width}px` } as CSSProperties)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onPointerDown={(event: PointerEvent) => {
        pressed.current = event.target;
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === dialog.current && pressed.current === dialog.current) close();
      }}
    >
      <div className={classes.body}>
        <div className={classes.header}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <IconButton label={uiTexts.close} onClick={close} disabled={busy}>
            <IconX size={20} aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
