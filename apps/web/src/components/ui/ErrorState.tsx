import { uiTexts } from '@bolillero/texts/ui';
import { ApiError } from '../../api/api-error.ts';
import { Button } from './Button.tsx';
import classes from './states.module.css';

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Something could not be loaded: why, in the server's words, and "Reintentar". */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <p className={classes.title}>{uiTexts.somethingFailed}</p>
      <p className={classes.hint}>
        {error instanceof ApiError ? error.message : uiTexts.somethingFailedHint}
      </p>
      <Button variant="default" onClick={onRetry}>
        {uiTexts.retry}
      </Button>
    </div>
  );
}
