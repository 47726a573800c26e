import { prizeTableTexts as texts } from '@bolillero/texts/admin-results';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { changeRow, moveRow, type PrizeRow, removeRow, tidyLevel } from '../prize-rows.ts';
import { isOpenable, type SheetColumn } from '../prize-sheet.ts';
import classes from './LevelMenu.module.css';
import { isOpened, type PrizeSheet } from './use-prize-sheet.ts';

interface LevelMenuProps {
  readonly sheet: PrizeSheet;
  readonly row: PrizeRow;
  readonly index: number;
  /** What a column is called. */
  readonly nameOf: (column: SheetColumn) => string;
  readonly invalid: boolean;
  /** Of a level that was just added: its rule is to be written. */
  readonly startsOpen: boolean;
  readonly onLeave: () => void;
}

/** What is seldom changed of a level: its rule, what it pays, its place, the prizes that came full. */
export function LevelMenu(props: LevelMenuProps) {
  const { sheet, row, index, nameOf, invalid, startsOpen, onLeave } = props;
  const { rows, multiplier, onRows } = sheet;
  const position = index + 1;
  const [open, setOpen] = useState(startsOpen);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('input')?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const close = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[data-menu]')?.focus();
  };
  const key = (event: KeyboardEvent) => {
    // neither leaves the form nor sends it
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      if (!event.ctrlKey && !event.metaKey) close();
    } else if (event.key === 'ArrowLeft' && !open) {
      event.preventDefault();
      const cells = root.current?.closest('tr')?.querySelectorAll<HTMLElement>('[data-cell]');
      cells?.[cells.length - 1]?.focus();
    }
  };
  const act = (change: () => void) => () => {
    close();
    change();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of what is in it
    <div
      ref={root}
      className={classes.root}
      onKeyDown={key}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <IconButton
        data-menu
        label={texts.menu(position)}
        tabIndex={-1}
        aria-expanded={open}
        aria-controls={`${row.key}-menu`}
        onClick={() => setOpen(!open)}
      >
        <IconDotsVertical size={18} aria-hidden="true" />
      </IconButton>
      <div id={`${row.key}-menu`} className={classes.panel} hidden={!open}>
        <label className={classes.field}>
          <span>{texts.level}</span>
          <input
            aria-label={texts.field(texts.level, position)}
            aria-invalid={invalid || undefined}
            autoComplete="off"
            placeholder={texts.levelExample}
            value={row.level}
            onChange={(event) =>
              onRows(changeRow(rows, row.key, { level: event.currentTarget.value }, multiplier))
            }
            onBlur={() => {
              const level = tidyLevel(row.level);
              if (level !== row.level) onRows(changeRow(rows, row.key, { level }, multiplier));
              onLeave();
            }}
          />
        </label>
        <label className={classes.field}>
          <span>{texts.kind}</span>
          <select
            aria-label={texts.field(texts.kind, position)}
            value={row.kind}
            onChange={(event) => {
              const kind = event.currentTarget.value === 'free' ? 'free' : 'money';
              onRows(changeRow(rows, row.key, { kind }, multiplier));
            }}
          >
            <option value="money">{texts.kinds.money}</option>
            <option value="free">{texts.kinds.free}</option>
          </select>
        </label>
        {sheet.columns.map((column) => {
          const cell = { row: index, column };
          const opened = isOpened(rows, cell);
          if (!opened && !isOpenable(rows, cell)) return null;
          return (
            <button key={column} type="button" onClick={act(() => sheet.turn(cell))}>
              {opened ? `${texts.back}: ${nameOf(column)}` : texts.open(nameOf(column))}
            </button>
          );
        })}
        <button
          type="button"
          disabled={index === 0}
          onClick={act(() => onRows(moveRow(rows, row.key, -1, multiplier)))}
        >
          {texts.up(position)}
        </button>
        <button
          type="button"
          disabled={position === rows.length}
          onClick={act(() => onRows(moveRow(rows, row.key, 1, multiplier)))}
        >
          {texts.down(position)}
        </button>
        <button type="button" data-danger onClick={act(() => onRows(removeRow(rows, row.key, multiplier)))}>
          {texts.remove(position)}
        </button>
      </div>
    </div>
  );
}
