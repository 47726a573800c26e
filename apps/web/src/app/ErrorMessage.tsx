import { uiTexts } from '@bolillero/texts/ui';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '../api/api-error.ts';
import { Button } from '../components/ui/Button.tsx';
import classes from './pages.module.css';

/** What a page shows within its frame when it broke or could not be loaded: plain words, and a way to try again. */
export function ErrorMessage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className={classes.message}>
      <h1>{uiTexts.somethingFailed}</h1>
      <p role="alert">{error instanceof ApiError ? error.message : uiTexts.somethingFailedHint}</p>
      <div className={classes.actions}>
        <Button onClick={retry}>{uiTexts.retry}</Button>
      </div>
    </div>
  );
}
