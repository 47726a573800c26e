import {
  type AskedNumber,
  askedBalls,
  askedFaults,
  askedText,
  readAskedNumbers,
} from '@bolillero/domain/tickets/asked-balls';
import { readPastedPlays } from '@bolillero/domain/tickets/pasted-plays';
import { pasteWords } from '@bolillero/texts/paste';
import { studyQuestionTexts as words } from '@bolillero/texts/study-question';
import IconGridDots from '@tabler/icons-react/dist/esm/icons/IconGridDots.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ClipboardEvent, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { StudiedSeries, StudySearch } from '../../../api/study.ts';
import { Ball } from '../../../components/ui/Ball.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { LazyWindow } from '../../../components/ui/LazyWindow.tsx';
import { drumsOf } from '../asked-of.ts';
import { takeTyped } from '../typed-numbers.ts';
import classes from './QuestionBox.module.css';

const AskedSlip = lazy(() => import('./AskedSlip.tsx'));
const loadFavorites = () =>
  import('../../../components/study/FavoritePicker.tsx').then(({ FavoritePicker }) => FavoritePicker);

interface QuestionBoxProps {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
  readonly search: Pick<StudySearch, 'pregunta'>;
  readonly onSearch: (changed: Pick<StudySearch, 'pregunta'>) => void;
}

/**
 * 'Tu pregunta': balls are typed, pasted or marked on the slip; each number becomes a ball, Backspace takes the last, what stands behind a
 * '+' is the special one. The question stands in the address; what cannot be asked is told beside the box and stays.
 */
export function QuestionBox({ lottery, series, search, onSearch }: QuestionBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [numbers, setNumbers] = useState<readonly AskedNumber[]>(() =>
    readAskedNumbers(search.pregunta ?? ''),
  );
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const [marking, setMarking] = useState(false);
  const [bringing, setBringing] = useState(false);
  // back and forward change the question, and so does what is sent here
  const [known, setKnown] = useState(search.pregunta);
  if (search.pregunta !== known) {
    setKnown(search.pregunta);
    setNumbers(readAskedNumbers(search.pregunta ?? ''));
    setTyped('');
    setMissing(false);
  }
  const drums = drumsOf(lottery);
  const special = drums.specialSize > 0 ? lottery.specialName : null;
  const faults = askedFaults(drums, numbers);
  const reasons = missing ? [words.empty] : faults.map((fault) => words.fault(fault, lottery.specialName));
  const isFaulty = (at: number) => isFaultyAt(numbers, at, drums);

  const change = (next: readonly AskedNumber[], rest = '') => {
    setNumbers(next);
    setTyped(rest);
    setMissing(false);
  };
  const ask = () => {
    const all = [...numbers, ...readAskedNumbers(typed)];
    change(all);
    setMissing(all.length === 0);
    if (all.length === 0 || askedFaults(drums, all).length > 0) {
      input.current?.focus();
      return;
    }
    onSearch({ pregunta: askedText(askedBalls(all)) });
  };
  const clear = () => {
    change([]);
    input.current?.focus();
    if (search.pregunta !== undefined) onSearch({ pregunta: undefined });
  };
  const onType = (text: string) => {
    const taken = takeTyped(text);
    change([...numbers, ...taken.numbers], taken.rest);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      ask();
    } else if (event.key === 'Backspace' && typed === '' && numbers.length > 0) {
      event.preventDefault();
      change(numbers.slice(0, -1));
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    change([...numbers, ...(numbers.length === 0 ? pastedLine(lottery, text) : readAskedNumbers(text))]);
  };
  const isAsked = search.pregunta !== undefined;
  return (
    <section className={classes.box} data-asked={isAsked || undefined} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.title}>
        <label htmlFor={id}>{words.title}</label>
      </h2>
      <div className={classes.bring}>
        <IconButton
          label={words.mark}
          className={classes.tool}
          aria-expanded={marking}
          onClick={() => setMarking(!marking)}
        >
          <IconGridDots size={20} aria-hidden="true" />
        </IconButton>
        <Button
          variant="subtle"
          leftSection={<IconHeart size={18} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setBringing(true)}
        >
          <span className={classes.wide}>{words.favorite.bring}</span>
          <span className={classes.narrow}>{words.favorite.short}</span>
        </Button>
      </div>
      <div className={classes.line}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the field within takes the focus; this only widens it */}
        <div
          className={classes.field}
          data-faulty={reasons.length > 0 || undefined}
          onClick={(event) => {
            if (event.target === event.currentTarget) input.current?.focus();
          }}
        >
          {numbers.length > 0 && (
            <ul className={classes.balls} aria-label={words.asked}>
              {numbers.map(({ ball, special: isSpecial }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a number may stand there twice until it is mended
                <li key={at} data-faulty={isFaulty(at) || undefined}>
                  <Ball
                    number={ball}
                    size="sm"
                    state={isSpecial ? 'special' : 'chosen'}
                    accent={lottery.accent}
                    label={isSpecial ? lottery.specialName : undefined}
                  />
                </li>
              ))}
            </ul>
          )}
          <input
            ref={input}
            id={id}
            className={classes.input}
            inputMode="tel"
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            placeholder={numbers.length === 0 ? words.placeholder : undefined}
            aria-invalid={reasons.length > 0 || undefined}
            aria-describedby={`${id}-hint ${id}-faults`}
            onChange={(event) => onType(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          {(numbers.length > 0 || typed !== '') && (
            <IconButton label={words.clear} className={classes.tool} onClick={clear}>
              <IconX size={20} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <Button size="md" className={classes.ask} onClick={ask}>
          <IconSearch size={18} aria-hidden="true" className={classes.askIcon} />
          {words.ask}
        </Button>
      </div>
      <p id={`${id}-hint`} className="visually-hidden">
        {words.hint(special)}
      </p>
      <div id={`${id}-faults`} role="alert" className={classes.faults}>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      {marking && (
        <Suspense fallback={<div className={classes.slip} />}>
          <AskedSlip
            lottery={lottery}
            drums={drums}
            numbers={[...numbers, ...readAskedNumbers(typed)]}
            onNumbers={(next) => change(next)}
          />
        </Suspense>
      )}
      {bringing && (
        <LazyWindow
          load={loadFavorites}
          onFailed={() => setBringing(false)}
          props={{
            lottery,
            series,
            words: {
              choose: words.ask,
              chooseOf: words.favorite.choose,
              hint: words.favorite.emptyHint,
            },
            onClose: () => setBringing(false),
            onChoose: (asked: string) => {
              setBringing(false);
              onSearch({ pregunta: asked });
            },
          }}
        />
      )}
    </section>
  );
}

/** A line that is a play of the game is read as one: its special ball may come last without a '+'. */
function pastedLine(lottery: LotteryDetail, text: string): readonly AskedNumber[] {
  const game = {
    matrix: lottery.matrix,
    sellsMultiplier: true,
    words: pasteWords(lottery.specialName, lottery.multiplierLabel),
  };
  const [play] = readPastedPlays(game, text);
  if (play?.typed == null || play.faults.length > 0) return readAskedNumbers(text);
  return readAskedNumbers(askedText(play.typed));
}

/** Whether a number stands there again, or is none of its drum. */
function isFaultyAt(
  numbers: readonly AskedNumber[],
  at: number,
  { size, specialSize }: ReturnType<typeof drumsOf>,
): boolean {
  const one = numbers[at];
  if (one === undefined) return false;
  const same = numbers.findIndex(
    ({ ball, special }) => special === one.special && (special || ball === one.ball),
  );
  return same !== at || one.ball < 1 || one.ball > (one.special ? specialSize : size);
}
