import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { endedDate, maskDate } from './typed-date.ts';

interface DateFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type'> {
  /** What has been typed, DD/MM/AAAA. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** A date that one knows by heart: typed with digits alone, on a phone's number keys or a keyboard. */
export function DateField({ value, onChange, onBlur, ...rest }: DateFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      placeholder="DD/MM/AAAA"
      maxLength={24}
      value={value}
      onChange={(change: ChangeEvent<HTMLInputElement>) => {
        const { value: typed, selectionEnd } = change.currentTarget;
        // a correction in the middle is left alone until the field is left: the cursor must not jump
        onChange(selectionEnd === typed.length ? maskDate(typed) : typed);
      }}
      onBlur={(event) => {
        onChange(endedDate(value));
        onBlur?.(event);
      }}
    />
  );
}
