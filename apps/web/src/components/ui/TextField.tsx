import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import classes from './Field.module.css';
import { Field, type FieldWords } from './Field.tsx';

export interface TextFieldProps
  extends FieldWords,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldWords> {
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** A button inside, at its end. */
  readonly button?: ReactNode;
}

/** One line of text: `<TextField label="E-mail" {...form.field('email')} />`. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, required, describedBy, className, id, button, ...input } = props;
  return (
    <Field {...{ label, description, error, required, describedBy, className, id }}>
      {(ties) => {
        const line = <input type="text" required={required} {...input} {...ties} className={classes.input} />;
        if (!button) return line;
        return (
          <div className={classes.within}>
            {line}
            {button}
          </div>
        );
      }}
    </Field>
  );
}
