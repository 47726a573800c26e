import { uiTexts } from '@bolillero/texts/ui';
import { useId } from 'react';
import { ApiError } from '../../api/api-error.ts';
import classes from './FormErrors.module.css';
import { fieldErrors } from './use-form.ts';

interface FormErrorsProps {
  /** What `useForm` answers. */
  readonly form: {
    readonly values: object;
    readonly errors: Readonly<Record<string, string | undefined>>;
    readonly wrong: readonly string[];
    readonly failure: unknown;
    readonly idOf: (name: string) => string;
  };
  /** 'Error' unless the specification has other words. */
  readonly title?: string;
}

/**
 * At the top of a form: all that the last attempt found, the server's refusal too, as a list with a title that gets
 * the focus and leads to each field. What is put right leaves it.
 */
export function FormErrors({ form, title = uiTexts.errorTitle }: FormErrorsProps) {
  const id = useId();
  const reasons = reasonsOf(form.failure, form.values);
  if (form.wrong.length === 0 && reasons.length === 0) return null;
  return (
    <div role="alert" aria-labelledby={id} tabIndex={-1} data-form-errors className={classes.errors}>
      <p id={id} className={classes.title}>
        {title}
      </p>
      <ul className={classes.list}>
        {form.wrong.map((name) => (
          <li key={name}>
            <a
              href={`#${form.idOf(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(form.idOf(name))?.focus();
              }}
            >
              {form.errors[name]}
            </a>
          </li>
        ))}
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

/** Why an attempt failed, without what is said of its fields. */
function reasonsOf(failure: unknown, values: object): readonly string[] {
  if (failure === null || failure === undefined) return [];
  if (!(failure instanceof ApiError)) return [uiTexts.somethingFailedHint];
  const ofFields = Object.values(fieldErrors(failure, values));
  return failure.messages.filter((message) => !ofFields.includes(message));
}
