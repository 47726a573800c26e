import { picksSpecial } from '@bolillero/domain/games/matrix';
import { linesOf } from '@bolillero/domain/tickets/pasted-plays';
import { betOf } from '@bolillero/domain/tickets/play-price';
import { pasteTexts } from '@bolillero/texts/paste';
import { playTexts } from '@bolillero/texts/play';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useDeferredValue, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { TextAreaField } from '../../../components/ui/TextAreaField.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import { type CheckedLine, checkPaste } from '../paste/check-paste.ts';
import { pasteTargetOf } from '../paste/paste-target.ts';
import { fillTickets, roomForPlays } from '../tickets/fill-tickets.ts';
import { mostTickets, type TicketStore } from '../tickets/ticket-store.ts';
import classes from './PasteWindow.module.css';

/** So many lines are shown; more of them are counted. */
const mostShown = 400;

interface PasteWindowProps {
  readonly store: TicketStore;
  readonly lottery: LotteryDetail;
  readonly series: SeriesType;
  /** Tells of the tickets that were filled in. */
  readonly onAdded: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** 'Pegar jugadas': many plays at once, a line each, checked as they are typed. The good ones become tickets, the others stay. */
export function PasteWindow({ store, lottery, series, onAdded, onClose }: PasteWindowProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [added, setAdded] = useState(0);
  const target = useMemo(() => pasteTargetOf(lottery, series), [lottery, series]);
  const entries = useSyncExternalStore(store.subscribe, store.all);
  // a keystroke is shown at once, whatever it takes to look at 200 lines
  const read = useDeferredValue(text);
  const lines = useMemo(() => {
    const onPage = new Map(entries.flatMap(({ key }, at) => (key === null ? [] : [[key, at + 1] as const])));
    return checkPaste(target, read, onPage);
  }, [target, read, entries]);
  const good = lines.flatMap(({ line, play }) => (play === null ? [] : [{ line, play }]));
  const room = roomForPlays(store);
  const fitting = good.slice(0, room);
  const bet = betOf(lottery, {
    plays: fitting.length,
    multiplied: fitting.filter(({ play }) => play.withMultiplier).length,
  });

  const add = () => {
    const ids = fillTickets(
      store,
      fitting.map(({ play }) => play),
    );
    onAdded(ids);
    const taken = new Set(fitting.map(({ line }) => line));
    const left = linesOf(read).filter((line, at) => !taken.has(at + 1) && line.trim() !== '');
    if (left.length === 0) return onClose();
    setText(left.join('\n'));
    setAdded(ids.length);
    field.current?.focus();
  };
  const correct = (line: number) => goToLine(field.current, line);
  const isTyped = text.trim() !== '';
  return (
    <Window title={pasteTexts.title} onClose={onClose} width={480} keptOutside={isTyped}>
      <div className={classes.paste}>
        <TextAreaField
          ref={field}
          label={pasteTexts.field}
          description={pasteTexts.hint(
            store.matrix.balls,
            picksSpecial(store.matrix) ? lottery.specialName : null,
          )}
          className={classes.field}
          rows={5}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          data-autofocus
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAdded(0);
          }}
        />
        <Counts good={good.length} bad={lines.length - good.length} added={added} />
        {lines.length > 0 && <Lines lines={lines} onCorrect={correct} />}
        <div className={classes.foot}>
          {good.length > room && <p className={classes.limit}>{playTexts.tickets.tooMany(mostTickets)}</p>}
          <Button size="md" fullWidth disabled={fitting.length === 0 || read !== text} onClick={add}>
            {fitting.length === 0 ? pasteTexts.addNone : pasteTexts.add(bet.plays, moneyText(bet.total))}
          </Button>
        </div>
      </div>
    </Window>
  );
}

/** '3 correctas · 2 por corregir', and first what was added just now. */
function Counts({ good, bad, added }: { good: number; bad: number; added: number }) {
  return (
    <p className={classes.counts} role="status">
      {added > 0 && <span>{pasteTexts.added(added)}</span>}
      {good > 0 && <span>{pasteTexts.good(good)}</span>}
      {bad > 0 && <span className={classes.bad}>{pasteTexts.bad(bad)}</span>}
    </p>
  );
}

interface LinesProps {
  readonly lines: readonly CheckedLine[];
  readonly onCorrect: (line: number) => void;
}

function Lines({ lines, onCorrect }: LinesProps) {
  return (
    <>
      <ul className={classes.lines} aria-label={pasteTexts.lines}>
        {lines.slice(0, mostShown).map((line) => (
          <Line key={line.line} {...line} onCorrect={onCorrect} />
        ))}
      </ul>
      {lines.length > mostShown && (
        <p className={classes.more}>{pasteTexts.more(lines.length - mostShown)}</p>
      )}
    </>
  );
}

interface LineProps extends CheckedLine {
  readonly onCorrect: (line: number) => void;
}

function Line({ line, shown, reason, onCorrect }: LineProps) {
  const id = useId();
  return (
    <li className={classes.line}>
      <span className={classes.number}>{line}</span>
      <span className={classes.about}>
        <span className={classes.numbers}>{shown}</span>
        {reason !== null && (
          <span id={id} className={classes.reason}>
            {reason}
          </span>
        )}
      </span>
      {reason === null ? (
        <span className={classes.good}>
          <IconCheck size={18} aria-hidden="true" />
          <span className="visually-hidden">{pasteTexts.isGood}</span>
        </span>
      ) : (
        <button
          type="button"
          className={classes.correct}
          aria-label={pasteTexts.correctLine(line)}
          aria-describedby={id}
          onClick={() => onCorrect(line)}
        >
          {pasteTexts.correct}
        </button>
      )}
    </li>
  );
}

/** Puts the cursor at the end of a line, from 1 on, and the line into view. */
function goToLine(area: HTMLTextAreaElement | null, line: number): void {
  if (area === null) return;
  const before = linesOf(area.value).slice(0, line);
  // a text area has one kind of line end, of one character
  const end = before.join('\n').length;
  area.focus();
  area.setSelectionRange(end, end);
  const height = Number.parseFloat(getComputedStyle(area).lineHeight);
  area.scrollTop = Math.max(0, (line - 2) * height);
}
