import { uiTexts } from '@bolillero/texts/ui';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useId } from 'react';
import { IconButton } from './IconButton.tsx';
import modal from './ModalDialog.module.css';
import { ModalDialog } from './ModalDialog.tsx';
import { useDragDown } from './use-drag-down.ts';
import classes from './Window.module.css';

interface WindowProps {
  readonly title: string;
  /** Without it there is no cross, and Escape does nothing: only what is in the window ends it. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  /** Widest in pixels on a large screen. */
  readonly width?: number;
  /** Where it stands, if not in the middle: `placedBeside` something. */
  readonly place?: ((dialog: HTMLDialogElement) => () => void) | undefined;
  /** A click outside leaves it open: it closes on what should not go by mistake. */
  readonly keptOutside?: boolean;
  /** The title has the focus first: what the window says is to be read before it is answered. */
  readonly titleFirst?: boolean;
  /** Something is under way: it cannot be closed now. */
  readonly busy?: boolean;
  /** On a phone it leaves the upper half of the page in sight, and a drag down closes it. */
  readonly low?: boolean;
}

/**
 * A window over the page. Escape, the cross and, unless it is kept, a click outside close it. What is marked `data-autofocus` has the focus
 * first. On a phone it stands at the foot of the screen.
 */
export function Window({
  title,
  onClose,
  children,
  width = 460,
  place,
  keptOutside = false,
  titleFirst = false,
  busy = false,
  low = false,
}: WindowProps) {
  const id = useId();
  const drag = useDragDown(low && !busy ? onClose : undefined);
  return (
    <ModalDialog
      labelledBy={id}
      width={width}
      sheet
      low={low}
      place={place}
      keptOutside={keptOutside}
      onCancel={busy ? undefined : onClose}
    >
      <div className={classes.body}>
        <div className={classes.header} data-held={low || undefined} {...drag}>
          <h2 id={id} className={modal.title} {...(titleFirst && { tabIndex: -1, 'data-autofocus': true })}>
            {title}
          </h2>
          {onClose && (
            <IconButton label={uiTexts.close} onClick={onClose} disabled={busy}>
              <IconX size={20} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        {children}
      </div>
    </ModalDialog>
  );
}
