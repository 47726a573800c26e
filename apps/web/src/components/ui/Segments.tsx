import { numberText } from '@bolillero/domain/number-text';
import { useId, useState } from 'react';
import classes from './Segments.module.css';

interface SegmentsProps<V extends string> {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly options: readonly {
    readonly value: V;
    readonly label: string;
    /** How much it holds, once that is known. */
    readonly count?: number | undefined;
  }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly disabled?: boolean;
}

/** One of a few, side by side: a group of radio buttons in the shape of a strip. */
export function Segments<V extends string>({ label, options, value, onChange, disabled }: SegmentsProps<V>) {
  const name = useId();
  // shown at once, also where the value comes back from the address a moment later
  const [shown, setShown] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setShown(value);
  }
  return (
    <fieldset className={classes.strip} disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === shown}
            onChange={() => {
              setShown(option.value);
              onChange(option.value);
            }}
          />
          <span>
            {option.label}
            {option.count !== undefined && <b className={classes.count}>{numberText(option.count)}</b>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
