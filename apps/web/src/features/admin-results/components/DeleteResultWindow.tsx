import { resultChangeTexts as texts } from '@bolillero/texts/admin-results';
import type { Lottery } from '../../../api/lottery.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { Loader } from '../../../components/ui/Loader.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { Window } from '../../../components/ui/Window.tsx';
import { useDeleteResult, useDeletionPreview } from '../api/changes.ts';
import type { Result } from '../api/results.ts';
import classes from './PrizeChanges.module.css';
import { PrizeChanges } from './PrizeChanges.tsx';

interface DeleteResultWindowProps {
  readonly lottery: Lottery;
  readonly result: Result;
  readonly onClose: () => void;
}

/** Asks before a result is deleted, having looked at who would lose what. */
export function DeleteResultWindow({ lottery, result, onClose }: DeleteResultWindowProps) {
  const preview = useDeletionPreview(lottery.name, result.id);
  const removal = useDeleteResult(lottery.name);
  const remove = async () => {
    try {
      await removal.mutateAsync(result.id);
      showSuccess(texts.removed);
      onClose();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Window title={texts.removeTitle} onClose={onClose} width={720} busy={removal.isPending}>
      <p className={classes.words}>
        {lottery.description}, {dateInWords(result.date, 'long')}
      </p>
      {preview.isPending && (
        <p className={classes.words} role="status">
          <Loader /> {texts.looking}
        </p>
      )}
      {preview.isError && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.isSuccess && <PrizeChanges changes={preview.data} currency={lottery.currency} />}
      <div className={classes.buttons}>
        <Button variant="default" data-autofocus onClick={onClose} disabled={removal.isPending}>
          {texts.cancel}
        </Button>
        <Button
          color="danger"
          disabled={!preview.isSuccess}
          loading={removal.isPending}
          onClick={() => void remove()}
        >
          {texts.removeYes}
        </Button>
      </div>
    </Window>
  );
}
