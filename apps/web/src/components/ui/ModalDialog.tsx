import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import classes from './ModalDialog.module.css';
import { openDialogs } from './open-dialogs.ts';

interface ModalDialogProps {
  readonly role?: 'dialog' | 'alertdialog';
  /** Ids of its title, and of what it says. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  /** Widest in pixels on a large screen. */
  readonly width: number;
  /** On a phone it stands at the foot of the screen, where the thumb is, as wide as the screen. */
  readonly sheet?: boolean;
  /** On a phone it takes the lower half of the screen at most, and the page above keeps its light. */
  readonly low?: boolean;
  /** It takes the whole screen. */
  readonly cover?: boolean;
  /** Gives it a place of its own on the screen while it is open; answers how that ends. */
  readonly place?: ((dialog: HTMLDialogElement) => () => void) | undefined;
  /** Whether a click outside leaves it open. */
  readonly keptOutside?: boolean;
  /** Escape, or a click outside. Without it both do nothing: only what is inside ends the dialog. */
  readonly onCancel?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog, open as long as it is on the page: the focus stays inside and goes back afterwards.
 * What is marked `data-autofocus` has it first.
 */
export function ModalDialog({
  role,
  labelledBy,
  describedBy,
  width,
  sheet = false,
  low = false,
  cover = false,
  place,
  keptOutside = false,
  onCancel,
  children,
}: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // a drag out of a field ends as a click on the dialog: it counts as outside only where it began there too
  const pressed = useRef<EventTarget | null>(null);
  // closed before it leaves the page: only then does the browser give the focus back
  // biome-ignore lint/correctness/useExhaustiveDependencies: its place is given once
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    openDialogs.add(element);
    const leave = place?.(element);
    return () => {
      leave?.();
      openDialogs.remove(element);
      element.close();
    };
  }, []);
  // At the end of the page, so that nothing on it counts as lying above.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click outside does
    <dialog
      ref={dialog}
      role={role}
      className={classes.dialog}
      data-sheet={sheet || undefined}
      data-low={low || undefined}
      data-cover={cover || undefined}
      style={{ '--dialog-width': `${width}px` } as CSSProperties}
      // a browser closes one that only refuses to be cancelled, if it is asked twice
      closedby={onCancel === undefined ? 'none' : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // a choice of a file that is called off bubbles up to here: that was not about the dialog
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onCancel?.();
      }}
      onPointerDown={(event: PointerEvent) => {
        pressed.current = event.target;
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === dialog.current && pressed.current === dialog.current && !keptOutside)
          onCancel?.();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}
