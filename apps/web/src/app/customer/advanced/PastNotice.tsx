import { advancedSaidTexts } from '@bolillero/texts/advanced-said';
import { uiTexts } from '@bolillero/texts/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import classes from './PastNotice.module.css';

/** Says that what is known of the draws before could not be read; numbers can be chosen all the same. */
export function PastNotice({
  past,
}: {
  readonly past: Pick<UseQueryResult, 'isError' | 'data' | 'refetch'>;
}) {
  if (!past.isError || past.data !== undefined) return null;
  return (
    <div className={classes.notice} role="alert">
      <p className={classes.text}>{advancedSaidTexts.pastFailed}</p>
      <Button variant="default" onClick={() => void past.refetch()}>
        {uiTexts.retry}
      </Button>
    </div>
  );
}
