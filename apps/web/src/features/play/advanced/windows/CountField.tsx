import { advancedWindowsTexts } from '@bolillero/texts/advanced-windows';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { Ref } from 'react';
import { Field } from '../../../../components/ui/Field.tsx';
import { IconButton } from '../../../../components/ui/IconButton.tsx';
import classes from './CountField.module.css';

const words = advancedWindowsTexts.mostLikely;

interface CountFieldProps {
  readonly label: string;
  readonly most: number;
  /** What has been typed: a number from 0 to the most, or nothing. */
  readonly value: string;
  readonly error: string | null;
  /** Whether the focus begins here. */
  readonly first: boolean;
  readonly onChange: (typed: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The number that was typed; null for none. */
export const countOf = (typed: string): number | null => (typed === '' ? null : Number(typed));

/** How many balls, typed or by one more and one less. What is no number from 0 to the most empties it. */
export function CountField({ label, most, value, error, first, onChange, ref }: CountFieldProps) {
  const step = (by: number) => {
    const next = (countOf(value) ?? (by > 0 ? -1 : most + 1)) + by;
    onChange(String(Math.min(most, Math.max(0, next))));
  };
  const taken = (typed: string) =>
    /^\d+$/.test(typed) && typed.length <= String(most).length && Number(typed) <= most ? typed : '';
  return (
    <Field label={label} description={words.countHint(most)} error={error} className={classes.field}>
      {(ties) => (
        <div className={classes.stepper}>
          <IconButton label={words.less} className={classes.step} onClick={() => step(-1)}>
            <IconMinus size={18} aria-hidden="true" />
          </IconButton>
          <input
            {...ties}
            ref={ref}
            className={classes.number}
            inputMode="numeric"
            autoComplete="off"
            value={value}
            data-autofocus={first || undefined}
            // the next figure takes the place of the one that stands there
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={(event) => {
              const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              if (by === undefined) return;
              event.preventDefault();
              step(by);
            }}
            onChange={(event) => onChange(taken(event.currentTarget.value))}
          />
          <IconButton label={words.more} className={classes.step} onClick={() => step(1)}>
            <IconPlus size={18} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
