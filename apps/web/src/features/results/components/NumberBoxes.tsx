import { resultTexts } from '@bolillero/texts/results';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import classes from './NumberBoxes.module.css';
import { boxText, isComplete, pastedNumbers } from './number-boxes.ts';

interface NumberBoxesProps {
  /** One text for each main ball, then one for the special ball where the player picks it. */
  readonly texts: readonly string[];
  readonly onChange: (texts: readonly string[]) => void;
  /** The largest number of each box. */
  readonly largest: readonly number[];
  /** The special ball's name, when the last box is for it. */
  readonly special: string | null;
  readonly invalid: boolean;
  readonly describedBy: string;
}

/** One box for each number: digits alone, on to the next when a number is whole, and a pasted line fills them all. */
export function NumberBoxes({ texts, onChange, largest, special, invalid, describedBy }: NumberBoxesProps) {
  const row = useRef<HTMLDivElement>(null);
  const balls = special === null ? texts.length : texts.length - 1;
  const focus = (at: number) => {
    const box = row.current?.querySelectorAll('input')[at];
    box?.focus();
    box?.select();
  };
  const type = (at: number, typed: string) => {
    const text = boxText(typed);
    onChange(texts.with(at, text));
    if (text.length > (texts[at] ?? '').length && isComplete(text, largest[at] ?? 99)) focus(at + 1);
  };
  const paste = (event: ClipboardEvent, at: number) => {
    const numbers = pastedNumbers(event.clipboardData.getData('text'), texts.length - at);
    if (numbers === null) return;
    event.preventDefault();
    onChange(texts.map((text, box) => numbers[box - at] ?? text));
    focus(Math.min(at + numbers.length, texts.length - 1));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const caret = selectionStart === selectionEnd ? selectionStart : null;
    const back = (event.key === 'Backspace' && value === '') || (event.key === 'ArrowLeft' && caret === 0);
    const on = event.key === 'ArrowRight' && caret === value.length;
    if (!(back && at > 0) && !(on && at < texts.length - 1)) return;
    event.preventDefault();
    focus(back ? at - 1 : at + 1);
  };
  return (
    <div ref={row} className={classes.row}>
      {texts.map((text, at) => {
        const isSpecial = at >= balls;
        return (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={at}
            className={classes.box}
            data-special={isSpecial || undefined}
            aria-label={isSpecial ? (special ?? '') : resultTexts.check.ball(at + 1, balls)}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={2}
            autoComplete="off"
            enterKeyHint={at === texts.length - 1 ? 'done' : 'next'}
            value={text}
            onChange={(change) => type(at, change.currentTarget.value)}
            onPaste={(event) => paste(event, at)}
            onKeyDown={(event) => onKeyDown(event, at)}
            onFocus={(event) => event.currentTarget.select()}
          />
        );
      })}
    </div>
  );
}
