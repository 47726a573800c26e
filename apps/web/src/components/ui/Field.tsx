import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import classes from './Field.module.css';

export interface FieldWords {
  readonly label: ReactNode;
  /** What to type, or why. */
  readonly description?: ReactNode;
  /** What is wrong with what was typed. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  /** The id of further words about it, that stand elsewhere. */
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
}

/** The attributes that tie an input to its label, description and error. */
export interface FieldTies {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldWords {
  readonly id?: string | undefined;
  readonly children: (ties: FieldTies) => ReactNode;
}

/** A label, what it labels, and the words around it. */
export function Field(props: FieldProps) {
  const { label, description, error, required, describedBy, className, id: given, children } = props;
  const made = useId();
  const id = given ?? made;
  const described = [description && `${id}-about`, error && `${id}-fault`, describedBy]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classNames(classes.field, className)}>
      <label className={classes.label} htmlFor={id}>
        {label}
        {required && (
          <span className={classes.star} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {description && (
        <p id={`${id}-about`} className={classes.description}>
          {description}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {error && (
        <p id={`${id}-fault`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
