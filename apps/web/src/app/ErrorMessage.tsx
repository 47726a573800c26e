import { uiTexts } from '@bolillero/texts/ui';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { ScriptUnavailable, serverAnswers } from '../components/layout/page-of.ts';
import { Button } from '../components/ui/Button.tsx';
import classes from './pages.module.css';

/** What a page shows within its frame when it broke or could not be loaded: plain words, and a way to try again. */
export function ErrorMessage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    if (error instanceof ApiError) {
      reset();
      return router.invalidate();
    }
    // what broke, or did not come, begins anew with the document; what is on the screen stays until that can be had
    setBusy(true);
    if (await serverAnswers()) location.reload();
    else setBusy(false);
  };
  const told = error instanceof ApiError || error instanceof ScriptUnavailable;
  return (
    <div className={classes.message}>
      <h1>{uiTexts.somethingFailed}</h1>
      <p role="alert">{told ? error.message : uiTexts.somethingFailedHint}</p>
      <div className={classes.actions}>
        <Button onClick={() => void retry()} loading={busy}>
          {uiTexts.retry}
        </Button>
      </div>
    </div>
  );
}
