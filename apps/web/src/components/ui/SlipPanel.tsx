import { uiTexts } from '@bolillero/texts/ui';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useRef, useState } from 'react';
import { Ball } from './Ball.tsx';
import type { BallState } from './ball-marks.ts';
import classes from './Slip.module.css';
import { type Inked, moveOnPanel, rowsOf, type SlipGeometry } from './slip-geometry.ts';

interface SlipPanelProps {
  readonly geometry: SlipGeometry;
  readonly inked: ReadonlyMap<number, Inked>;
  readonly label: string;
  readonly full: boolean;
  readonly tone?: 'main' | 'special';
  readonly onToggle: (ball: number) => void;
  /** How often each number came in the draws that colour the panel; without them it has no colours. */
  readonly counts?: ReadonlyMap<number, number> | undefined;
  /** Rows that are framed. */
  readonly zones?: readonly Zone[] | undefined;
}

/** Numbers in a row that belong together, both included. */
interface Zone {
  readonly from: number;
  readonly to: number;
}

/** Digits typed within this time make one number: 2 and 7 go to 27. */
const typingMs = 900;

/**
 * A panel that is filled in: a grid with one tab stop. Arrows, Home, End and typed digits move, Space and Enter toggle.
 * Cells are memoised, and the panel listens for them: a toggle renders one cell again.
 */
export function SlipPanel(props: SlipPanelProps) {
  const { geometry, inked, label, full, tone = 'main', onToggle, counts, zones } = props;
  const grid = useRef<HTMLDivElement>(null);
  const typed = useRef({ digits: '', at: 0 });
  const [active, setActive] = useState<number | null>(null);
  const firstInked = inked.size > 0 ? Math.min(...inked.keys()) : 1;
  const tabStop = Math.min(active ?? firstInked, geometry.size);

  const numberAt = (event: { target: EventTarget }) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-number]') : null;
    return cell ? Number(cell.dataset.number) : null;
  };
  const focus = (number: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-number="${number}"]`)?.focus({ preventScroll: false });

  const typeDigit = (digit: string, at: number) => {
    const digits = at - typed.current.at < typingMs ? `${typed.current.digits}${digit}` : digit;
    const number = Number(digits) <= geometry.size ? Number(digits) : Number(digit);
    typed.current = { digits: String(number), at };
    if (number >= 1 && number <= geometry.size) focus(number);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const number = numberAt(event);
    if (number === null || event.altKey || event.metaKey) return;
    if (/^\d$/.test(event.key) && !event.ctrlKey) return typeDigit(event.key, event.timeStamp);
    const next = moveOnPanel(geometry, number, event.key, event.ctrlKey);
    if (next === null) return;
    event.preventDefault();
    focus(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of buttons, which a table element would only wrap
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-multiselectable={tone === 'main'}
      className={classes.panel}
      data-tone={tone}
      data-full={full || undefined}
      data-coloured={counts !== undefined || undefined}
      style={{ gridTemplateColumns: `repeat(${geometry.columns}, minmax(0, 1fr))` }}
      onKeyDown={onKeyDown}
      onFocus={(event: FocusEvent) => setActive(numberAt(event))}
      onClick={(event: MouseEvent) => {
        const number = numberAt(event);
        if (number !== null) onToggle(number);
      }}
    >
      {rowsOf(geometry).map((row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: a row of the grid takes no focus of its own
        // biome-ignore lint/a11y/useSemanticElements: a table's row could not be laid out as part of the grid
        <div role="row" className={classes.row} key={row[0]}>
          {row.map((number) => (
            <SlipCell
              key={number}
              number={number}
              state={inked.get(number)?.state}
              matched={inked.get(number)?.matched ?? false}
              count={counts?.get(number) ?? 0}
              zone={zones && placeInZone(zones, number)}
              tabbable={number === tabStop}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Where a number stands in its zone: the frame is closed at both ends. */
type PlaceInZone = 'start' | 'inside' | 'end' | 'alone';

function placeInZone(zones: readonly Zone[], number: number): PlaceInZone | undefined {
  const zone = zones.find(({ from, to }) => from <= number && number <= to);
  if (!zone) return undefined;
  const { from, to } = zone;
  if (from === to) return 'alone';
  return number === from ? 'start' : number === to ? 'end' : 'inside';
}

interface SlipCellProps {
  readonly number: number;
  readonly state: BallState | undefined;
  readonly matched: boolean;
  /** How often it came in the draws that colour the panel. */
  readonly count: number;
  readonly zone: PlaceInZone | undefined;
  readonly tabbable: boolean;
}

/** More came so often than a badge has room for. */
const mostOnBadge = 3;

export const SlipCell = memo(function SlipCell({
  number,
  state,
  matched,
  count,
  zone,
  tabbable,
}: SlipCellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cell is the button
    <button
      type="button"
      role="gridcell"
      data-number={number}
      data-heat={count > 0 ? Math.min(count, mostOnBadge) : undefined}
      data-badge={count > 0 ? (count < mostOnBadge ? count : `${mostOnBadge}+`) : undefined}
      data-zone={zone}
      aria-selected={state !== undefined}
      tabIndex={tabbable ? 0 : -1}
      className={classes.cell}
    >
      {state ? (
        <Ball number={number} state={state} matched={matched} className={classes.inked} />
      ) : (
        <span className={classes.box}>{number}</span>
      )}
      {count > 0 && <span className="visually-hidden">, {uiTexts.slip.came(count)}</span>}
      {zone && <span className="visually-hidden">, {uiTexts.slip.inZone}</span>}
    </button>
  );
});
