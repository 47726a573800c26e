import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import classes from './SwitchField.module.css';

interface SwitchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** Taken from a form's `check`; a switch has no wrong position. */
  readonly error?: ReactNode;
  /** The label stands before the switch. */
  readonly labelFirst?: boolean;
}

/** Something that is on or off: `<SwitchField label="..." {...form.check('shown')} />`. */
export function SwitchField({
  label,
  description,
  error: _,
  labelFirst,
  checked,
  ...input
}: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={classes.field} data-label-first={labelFirst || undefined}>
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked === true}
        className={classes.switch}
        aria-describedby={description ? `${id}-about` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {description && (
        <p id={`${id}-about`} className={classes.description}>
          {description}
        </p>
      )}
    </div>
  );
}
