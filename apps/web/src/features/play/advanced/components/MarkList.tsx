import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { ticketBalls } from '@bolillero/domain/tickets/ticket';
import { advancedTexts } from '@bolillero/texts/advanced';
import { playTexts } from '@bolillero/texts/play';
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { accentStyle } from '../../../../components/ui/accent.ts';
import { Ball } from '../../../../components/ui/Ball.tsx';
import { Button } from '../../../../components/ui/Button.tsx';
import { ModalDialog } from '../../../../components/ui/ModalDialog.tsx';
import { useBackGesture } from '../../../../components/ui/use-back-gesture.ts';
import { slipStatus } from '../../tickets/slip-status.ts';
import type { TicketStore } from '../../tickets/ticket-store.ts';
import { useTicket, useTicketIds } from '../../tickets/use-tickets.ts';
import classes from './MarkList.module.css';
import { aboutTool, MarkAll, type SelectionProps } from './SelectionBar.tsx';
import { buttonOf, toolIcons, toolName } from './tools.ts';

const words = advancedTexts.selection;

interface MarkListProps extends Omit<SelectionProps, 'marked'> {
  readonly store: TicketStore;
  readonly accent: LotteryAccent;
  readonly specialName: string;
  readonly marked: ReadonlySet<string>;
  readonly onMark: (id: string) => void;
  /** What has the focus afterwards: what the tool was begun with. */
  readonly cameFrom: () => HTMLElement | null | undefined;
}

/**
 * 'Marcar cartilla' on a phone: the tickets as a list, a row each, over the whole screen. A tap or Space marks, the arrows go from box to box,
 * Ctrl+Enter executes; Escape and the way back cancel. A mark renders its own row again and no other.
 */
export function MarkList(props: MarkListProps) {
  const { store, tool, chosen, marked, onMark, onMarkAll, onExecute, onCancel } = props;
  const id = useId();
  const ids = useTicketIds(store);
  const cameFrom = useRef(props.cameFrom);
  const mark = useRef(onMark);
  useEffect(() => {
    cameFrom.current = props.cameFrom;
    mark.current = onMark;
  });
  const markOne = useCallback((ticket: string) => mark.current(ticket), []);
  useEffect(() => () => cameFrom.current()?.focus(), []);
  useBackGesture(onCancel);
  const Icon = toolIcons[buttonOf(tool)];
  return (
    <ModalDialog
      labelledBy={`${id}-title`}
      describedBy={`${id}-chosen`}
      width={480}
      cover
      onCancel={onCancel}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key for the whole dialog */}
      <div
        className={classes.body}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onExecute();
        }}
      >
        <header className={classes.head}>
          <Icon size={24} stroke={1.75} aria-hidden="true" />
          <div>
            <h2 id={`${id}-title`} className={classes.title}>
              {toolName(tool)}
            </h2>
            <p id={`${id}-chosen`} className={classes.chosen}>
              {chosen ?? aboutTool(tool)}
            </p>
          </div>
        </header>
        <div className={classes.which}>
          <h3 className={classes.mark}>{words.mark}</h3>
          <MarkAll onMarkAll={onMarkAll} className={classes.all} />
        </div>
        <Boxes ids={ids}>
          {ids.map((ticket, at) => (
            <Row
              key={ticket}
              store={store}
              id={ticket}
              position={at + 1}
              accent={props.accent}
              specialName={props.specialName}
              marked={marked.has(ticket)}
              onMark={markOne}
            />
          ))}
        </Boxes>
        <footer className={classes.foot}>
          <p className={classes.effect} role="status">
            {words.marked(marked.size)}. {words.effect[tool.kind]}
          </p>
          <div className={classes.acts}>
            <Button variant="default" size="lg" className={classes.cancel} onClick={onCancel}>
              {words.cancel}
            </Button>
            <Button size="lg" className={classes.execute} onClick={onExecute}>
              {words.execute}
            </Button>
          </div>
        </footer>
      </div>
    </ModalDialog>
  );
}

/** The boxes are one stop of the Tab key, however many there are. */
function Boxes({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const list = useRef<HTMLOListElement>(null);
  const boxes = () => [...(list.current?.querySelectorAll('input') ?? [])];
  const setStop = (stop: Element | undefined) => {
    for (const box of boxes()) box.tabIndex = box === stop ? 0 : -1;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew where there are other boxes
  useLayoutEffect(() => {
    const all = boxes();
    setStop(all.find((box) => box === document.activeElement) ?? all[0]);
  }, [ids]);
  return (
    <ol
      ref={list}
      className={classes.list}
      onFocus={(event: FocusEvent) => setStop(event.target)}
      onKeyDown={(event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const all = boxes();
        all[all.indexOf(event.target as HTMLInputElement) + step]?.focus();
      }}
    >
      {children}
    </ol>
  );
}

interface RowProps {
  readonly store: TicketStore;
  readonly id: string;
  readonly position: number;
  readonly accent: LotteryAccent;
  readonly specialName: string;
  readonly marked: boolean;
  readonly onMark: (id: string) => void;
}

const Row = memo(function Row({ store, id, position, accent, specialName, marked, onMark }: RowProps) {
  const entry = useTicket(store, id);
  if (!entry) return null;
  const { ticket } = entry;
  const status = slipStatus(store.matrix, entry);
  const partial = status === 'partial' || status === 'special-missing';
  return (
    <li className={classes.item} data-marked={marked || undefined}>
      <label className={classes.row} style={accentStyle(accent)}>
        <input
          type="checkbox"
          className={classes.box}
          checked={marked}
          data-autofocus={position === 1 || undefined}
          onChange={() => onMark(id)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) onMark(id);
          }}
        />
        <span className={classes.number}>
          <span className="visually-hidden">{words.mark} </span>
          {position}
        </span>
        <span className={classes.about}>
          {status !== 'empty' && (
            <span className={classes.balls}>
              {ticketBalls(ticket).map((ball) => (
                <Ball key={ball} number={ball} size="xs" state="chosen" />
              ))}
              {ticket.special !== null && (
                <Ball number={ticket.special} size="xs" state="special" label={specialName} />
              )}
            </span>
          )}
          <span className={classes.state} data-status={status}>
            {partial ? words.partial : playTexts.tickets.states[status]}
          </span>
        </span>
      </label>
    </li>
  );
});
