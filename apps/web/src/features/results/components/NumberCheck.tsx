import { type Matrix, picksSpecial, specialSize } from '@bolillero/domain/games/matrix';
import type { MultiplierRule } from '@bolillero/domain/games/multiplier';
import { validatePlay } from '@bolillero/domain/tickets/play';
import { playFaultText } from '@bolillero/texts/plays';
import { resultTexts } from '@bolillero/texts/results';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import type { Lottery } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { accentStyle } from '../../../components/ui/accent.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { showError } from '../../../components/ui/notice-store.ts';
import { useCheckNumbers } from '../api.ts';
import { CheckedNumbers } from './CheckedNumbers.tsx';
import { MultiplierChoice } from './MultiplierChoice.tsx';
import { NumberBoxes } from './NumberBoxes.tsx';
import classes from './NumberCheck.module.css';

const words = resultTexts.check;

interface NumberCheckProps {
  readonly lottery: Pick<Lottery, 'id' | 'name' | 'accent' | 'currency' | 'multiplierLabel'>;
  readonly specialName: string;
  readonly series: SeriesType;
  readonly date: string;
  /** The matrix of that draw. */
  readonly matrix: Matrix;
  /** How prizes of its series were multiplied then. */
  readonly multiplier: MultiplierRule;
}

/** 'Verifica tus aciertos': what a play would have hit in this draw. */
export function NumberCheck(props: NumberCheckProps) {
  const { lottery, specialName, series, date, matrix, multiplier } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const special = picksSpecial(matrix) ? specialName : null;
  const boxes = matrix.balls + (special === null ? 0 : 1);
  const [texts, setTexts] = useState<readonly string[]>(() => Array.from({ length: boxes }, () => ''));
  const [chosen, setChosen] = useState<number | boolean | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const check = useCheckNumbers();

  // what was said of the line before is not said of this one
  const forget = () => {
    setFault(null);
    check.reset();
  };
  const change = (next: readonly string[]) => {
    setTexts(next);
    forget();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const typed = typedPlay(texts, matrix);
    const found = faultOf(texts, matrix, specialName);
    setFault(found);
    if (found !== null) {
      const empty = texts.indexOf('');
      form.current?.querySelectorAll('input')[Math.max(empty, 0)]?.focus();
      return;
    }
    check.mutate(
      { lottery, series, date, ...typed, multiplier: chosen },
      { onError: (error) => (error instanceof ApiError ? setFault(error.message) : showError(error)) },
    );
  };
  return (
    <section className={classes.check} style={accentStyle(lottery.accent)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.title}>
        {words.title}
      </h2>
      <p id={`${id}-hint`} className={classes.hint}>
        {words.hint(dateInWords(date, 'long'))}
      </p>
      <form ref={form} onSubmit={send} noValidate className={classes.form}>
        <NumberBoxes
          texts={texts}
          onChange={change}
          largest={texts.map((_, at) => (at < matrix.balls ? matrix.size : specialSize(matrix)))}
          special={special}
          invalid={fault !== null}
          describedBy={fault === null ? `${id}-hint` : `${id}-fault`}
        />
        <MultiplierChoice
          rule={multiplier}
          label={lottery.multiplierLabel}
          chosen={chosen}
          onChange={(next) => {
            setChosen(next);
            forget();
          }}
        />
        <Button type="submit" size="md" loading={check.isPending}>
          {words.submit}
        </Button>
      </form>
      <p id={`${id}-fault`} role="alert" className={classes.fault}>
        {fault}
      </p>
      <div aria-live="polite" className={classes.live}>
        {check.data && check.variables && (
          <CheckedNumbers
            hits={check.data}
            balls={check.variables.balls}
            special={check.variables.special}
            specialName={specialName}
            printed={multiplier.mode === 'per-play' ? multiplier.values : []}
            lottery={lottery}
          />
        )}
      </div>
    </section>
  );
}

function typedPlay(texts: readonly string[], matrix: Matrix) {
  const balls = texts
    .slice(0, matrix.balls)
    .map(Number)
    .toSorted((a, b) => a - b);
  return { balls, special: picksSpecial(matrix) ? Number(texts.at(-1)) : null };
}

/** What keeps the boxes from being a play, in words; null when they are one. */
function faultOf(texts: readonly string[], matrix: Matrix, specialName: string): string | null {
  if (texts.slice(0, matrix.balls).includes('')) return words.incomplete(matrix.balls);
  if (picksSpecial(matrix) && texts.at(-1) === '') return words.specialMissing(specialName);
  const play = validatePlay(matrix, typedPlay(texts, matrix));
  return play.ok ? null : play.error.map(playFaultText).join(' ');
}
