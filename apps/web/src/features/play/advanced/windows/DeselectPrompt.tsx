import { advancedWindowsTexts } from '@bolillero/texts/advanced-windows';
import { uiTexts } from '@bolillero/texts/ui';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../../components/ui/Button.tsx';
import { placedBeside } from '../../../../components/ui/placed-beside.ts';
import classes from './DeselectPrompt.module.css';

interface DeselectPromptProps {
  /** The ball that it asks about: it stands beside it, and gives the focus back to it. */
  readonly anchor: () => HTMLElement | null;
  readonly onConfirm: () => void;
  /** The ball stays: Cancelar, Escape, or whatever else is done instead of answering. */
  readonly onKeep: () => void;
}

/** '¿Estás seguro que quieres deseleccionar este número?', as a small window at the ball. */
export function DeselectPrompt({ anchor, onConfirm, onKeep }: DeselectPromptProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    element.showPopover();
    const unplace = placedBeside(anchor)(element);
    confirm.current?.focus();
    return () => {
      unplace();
      const hadFocus = element.contains(document.activeElement);
      element.hidePopover();
      if (hadFocus) anchor()?.focus();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onKeep();
    }
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    buttons.find((button) => button !== document.activeElement)?.focus();
  };
  return createPortal(
    <div
      ref={box}
      popover="auto"
      role="alertdialog"
      aria-labelledby={id}
      className={classes.prompt}
      onKeyDown={onKeyDown}
      onToggle={(event) => {
        if (event.newState === 'closed') onKeep();
      }}
    >
      <p id={id} className={classes.question}>
        {advancedWindowsTexts.deselect.question}
      </p>
      <div className={classes.buttons}>
        <Button ref={confirm} onClick={onConfirm}>
          {uiTexts.confirm}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {uiTexts.cancel}
        </Button>
      </div>
    </div>,
    document.body,
  );
}
