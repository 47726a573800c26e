import type { Ref, TextareaHTMLAttributes } from 'react';
import classes from './Field.module.css';
import { Field, type FieldWords } from './Field.tsx';

interface TextAreaFieldProps
  extends FieldWords,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldWords> {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text: `<TextAreaField label="Mensaje" rows={8} {...form.field('message')} />`. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, description, error, required, describedBy, className, id, ...area } = props;
  return (
    <Field {...{ label, description, error, required, describedBy, className, id }}>
      {(ties) => <textarea required={required} {...area} {...ties} className={classes.input} />}
    </Field>
  );
}
