import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
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
  /** What it was opened from: on a large screen it stands beside that, over a page that keeps its light. */
  readonly anchor?: RefObject<HTMLElement | null> | undefined;
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
  anchor,
  keptOutside = false,
  onCancel,
  children,
}: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // a drag out of a field ends as a click on the dialog: it counts as outside only where it began there too
  const pressed = useRef<EventTarget | null>(null);
  // closed before it leaves the page: only then does the browser give the focus back
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    openDialogs.add(element);
    return () => {
      openDialogs.remove(element);
      element.close();
    };
  }, []);
  useLayoutEffect(() => {
    const [element, beside] = [dialog.current, anchor?.current];
    if (!element || !beside) return;
    const place = () => placeBeside(element, beside);
    place();
    // its content may come later, and the page may scroll below it
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [anchor]);
  // At the end of the page, so that nothing on it counts as lying above.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click outside does
    <dialog
      ref={dialog}
      role={role}
      className={classes.dialog}
      data-sheet={sheet || undefined}
      data-anchored={anchor ? true : undefined}
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

const gap = 6;
const edge = 8;

/** Below what it belongs to, above it where there is more room, and inside the screen. */
function placeBeside(element: HTMLElement, beside: HTMLElement): void {
  const { top, bottom, left } = beside.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsBelow = bottom + gap + height <= clientHeight - edge;
  const y = fitsBelow || clientHeight - bottom > top ? bottom + gap : top - gap - height;
  element.style.setProperty('--at-x', `${Math.max(edge, Math.min(left, clientWidth - width - edge))}px`);
  element.style.setProperty('--at-y', `${Math.max(edge, Math.min(y, clientHeight - height - edge))}px`);
}
