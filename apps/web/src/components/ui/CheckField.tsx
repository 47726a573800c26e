import { type InputHTMLAttributes, useId } from 'react';
import { classNames } from './class-names.ts';
import classes from './Field.module.css';
import type { FieldWords } from './Field.tsx';

interface CheckFieldProps
  extends FieldWords,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldWords | 'type'> {}

/** A box to tick: `<CheckField label="..." {...form.check('terms')} />`. */
export function CheckField({
  label,
  description,
  error,
  required,
  className,
  id: given,
  ...input
}: CheckFieldProps) {
  const made = useId();
  const id = given ?? made;
  const described = [description && `${id}-about`, error && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={classNames(classes.check, className)}>
      <input
        {...input}
        id={id}
        type="checkbox"
        required={required}
        className={classes.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={described === '' ? undefined : described}
      />
      <label htmlFor={id}>{label}</label>
      {description && (
        <p id={`${id}-about`} className={classes.description}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-fault`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
