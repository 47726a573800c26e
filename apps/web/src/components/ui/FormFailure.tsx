import { uiTexts } from '@bolillero/texts/ui';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { ApiError } from '../../api/api-error.ts';
import classes from './FormFailure.module.css';

interface FormFailureProps {
  /** What the last attempt threw; nothing is shown without. */
  readonly failure: unknown;
  /** The form's errors by field: what stands there is not said again here. */
  readonly errors?: Readonly<Record<string, string | undefined>>;
  /** Heads the reasons, where the specification gives words for it. */
  readonly title?: string | undefined;
}

/** Why a form was not saved, in the server's words, beside its buttons. */
export function FormFailure({ failure, errors = {}, title }: FormFailureProps) {
  if (failure === null || failure === undefined) return null;
  const told = new Set(Object.values(errors));
  const messages =
    failure instanceof ApiError ? failure.messages.filter((message) => !told.has(message)) : [];
  const reasons = failure instanceof ApiError ? messages : [uiTexts.somethingFailedHint];
  if (reasons.length === 0 && title === undefined) return null;
  return (
    <div role="alert" className={classes.failure}>
      <IconAlertTriangle size={20} aria-hidden="true" className={classes.icon} />
      <div>
        {title && <p className={classes.title}>{title}</p>}
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
    </div>
  );
}
