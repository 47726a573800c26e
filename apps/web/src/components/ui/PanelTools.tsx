import { uiTexts } from '@bolillero/texts/ui';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import classes from './FloatingPanel.module.css';
import type { Place } from './floating-place.ts';
import { IconButton } from './IconButton.tsx';

export interface FloatingPanelProps {
  readonly title: string;
  /** Further icon buttons, before the cross. */
  readonly tools?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What it speaks of: on a wide screen it first stands below this, at its right end. */
  readonly beside?: () => Element | null;
  /** A place of its own on a wide screen, in that one's stead: it first stands there, and a double click takes it back. */
  readonly home?: () => Place | null;
  /** On a phone it is in sight where it was put: the page stays as it is scrolled. */
  readonly inSight?: boolean;
  /** How wide it is on a wide screen, in pixels. */
  readonly width?: number;
}

/** What stands at the end of a panel's header, the cross last. */
export function PanelTools({ tools, onClose }: Pick<FloatingPanelProps, 'tools' | 'onClose'>) {
  return (
    <div className={classes.tools}>
      {tools}
      <IconButton label={uiTexts.close} className={classes.tool} onClick={onClose}>
        <IconX size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
