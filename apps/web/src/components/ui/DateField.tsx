import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { completedDate, endedDate, maskDate } from './typed-date.ts';

export interface DateFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type'> {
  /** What has been typed, DD/MM/AAAA. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Short dates ("21/11", "21/11/26") are taken for those nearest to this one, `YYYY-MM-DD`; without it they stay as they are. */
  readonly near?: string | undefined;
}

/**
 * A date that one knows by heart: typed with digits alone, on a phone's number keys or a keyboard. Escape takes back what was
 * typed since the field has the focus.
 */
export function DateField({ value, onChange, onBlur, onKeyDown, near, ...rest }: DateFieldProps) {
  // what stood there before the first key; null: nothing was typed since the field has the focus
  const before = useRef<string | null>(null);
  const end = () => {
    const ended = endedDate(value);
    const whole = near === undefined ? ended : completedDate(ended, near);
    if (whole !== value) onChange(whole);
  };
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // Enter sends the form as it stands: what is short is made whole before
    if (event.key === 'Enter') end();
    if (event.key !== 'Escape' || before.current === null) return;
    event.preventDefault();
    onChange(before.current);
    before.current = null;
  };
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      placeholder="DD/MM/AAAA"
      maxLength={24}
      value={value}
      onChange={(change: ChangeEvent<HTMLInputElement>) => {
        const { value: typed, selectionEnd } = change.currentTarget;
        before.current ??= value;
        // a correction in the middle is left alone until the field is left: the cursor must not jump
        onChange(selectionEnd === typed.length ? maskDate(typed) : typed);
      }}
      onKeyDown={key}
      onBlur={(event) => {
        before.current = null;
        end();
        onBlur?.(event);
      }}
    />
  );
}
