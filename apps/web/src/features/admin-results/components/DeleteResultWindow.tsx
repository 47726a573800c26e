import { resultChangeTexts as texts } from '@bolillero/texts/admin-results';
import type { Lottery } from '../../../api/lottery.ts';
import { ChangesWindow } from '../../../components/ui/ChangesWindow.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { Loader } from '../../../components/ui/Loader.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import classes from '../../../components/ui/PrizeChanges.module.css';
import { useDeleteResult, useDeletionPreview } from '../api/changes.ts';
import type { ListRow } from '../api/result-list.ts';

interface DeleteResultWindowProps {
  readonly lottery: Lottery;
  readonly result: Pick<ListRow, 'id' | 'date'>;
  readonly onClose: () => void;
}

/** Asks before a result is deleted, having looked at who would lose what. */
export function DeleteResultWindow({ lottery, result, onClose }: DeleteResultWindowProps) {
  const preview = useDeletionPreview(lottery.name, result.id);
  const removal = useDeleteResult(lottery.name);
  const remove = async (reason: string) => {
    try {
      await removal.mutateAsync({ id: result.id, reason });
      showSuccess(texts.removed);
      onClose();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <ChangesWindow
      title={texts.removeTitle}
      yes={texts.removeYes}
      danger
      currency={lottery.currency}
      changes={preview.isSuccess ? preview.data : null}
      busy={removal.isPending}
      onYes={(reason) => void remove(reason)}
      onClose={onClose}
    >
      <p className={classes.words}>
        {lottery.description}, {dateInWords(result.date, 'long')}
      </p>
      {preview.isPending && (
        <p className={classes.words} role="status">
          <Loader /> {texts.looking}
        </p>
      )}
      {preview.isError && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
    </ChangesWindow>
  );
}
