import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react';
import { dateInWords } from '../../../components/ui/dates.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import type { HeldDraw } from '../api/draw-dates.ts';
import classes from './DateList.module.css';

interface DateListProps {
  readonly draws: readonly HeldDraw[];
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onDate: (date: string) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** The last draws of a series to choose one from, each with whether it has a result. */
export function DateList({ draws, open, onOpen, onDate, ref }: DateListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('button');
    const first = [...(buttons ?? [])].find((button) => button.dataset.state === 'missing');
    (first ?? buttons?.[0])?.focus();
    const outside = (event: PointerEvent) => {
      const box = list.current?.parentElement;
      if (event.target instanceof Node && !box?.contains(event.target)) onOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open, onOpen]);

  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!open) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-state]')];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      buttons[Math.min(Math.max(to, 0), buttons.length - 1)]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onOpen(false);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of its buttons
    <div ref={ref} className={classes.root} onKeyDown={key}>
      <IconButton
        label={texts.dateList}
        tabIndex={-1}
        aria-expanded={open}
        disabled={draws.length === 0}
        onClick={() => onOpen(!open)}
      >
        <IconChevronDown size={18} aria-hidden="true" />
      </IconButton>
      <div ref={list} className={classes.list} hidden={!open}>
        {draws.map(({ date, resultId }) => {
          const state = resultId === null ? 'missing' : 'entered';
          const Icon = resultId === null ? IconAlertTriangle : IconCheck;
          return (
            <button
              key={date}
              type="button"
              data-state={state}
              onClick={() => {
                onOpen(false);
                onDate(date);
              }}
            >
              <span>{dateInWords(date, 'short')}</span>
              <span className={classes.state}>
                <Icon size={14} aria-hidden="true" /> {texts.dateStates[state]}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
