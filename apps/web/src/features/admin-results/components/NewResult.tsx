import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { adminProposalTexts } from '@bolillero/texts/draw-sources';
import { useState } from 'react';
import { failedWith } from '../../../api/api-error.ts';
import type { SeriesType } from '../../../api/series.ts';
import { showSuccess, showWarning } from '../../../components/ui/notice-store.ts';
import { useCreateResult } from '../api/changes.ts';
import type { RuledLottery } from '../api/lottery.ts';
import { newResult, type OfferedNumbers, type ResultFormValues, resultToSave } from '../result-form.ts';
import { rulesOf } from '../result-rules.ts';
import classes from './ResultForm.module.css';
import { ResultForm } from './ResultForm.tsx';
import { useCorrection } from './use-correction.tsx';

interface NewResultProps {
  readonly lottery: RuledLottery;
  readonly type: SeriesType;
  /** The draw that is meant: the oldest that is owed, or the one that was asked for. */
  readonly date: string | null;
  /** What a source says of it, to begin with. */
  readonly offered: OfferedNumbers | null;
  /** What was saved, with its id; `goesOn`: with the other series of the same date. */
  readonly onSaved: (id: number, values: ResultFormValues, goesOn: boolean) => void;
  readonly onCancel: () => void;
}

/** Enters a result. */
export function NewResult({ lottery, type, date, offered, onSaved, onCancel }: NewResultProps) {
  const [game] = useState(() => ({ lottery, rules: rulesOf(lottery) }));
  const [initial] = useState(() => newResult(game, type, date, offered));
  const creation = useCreateResult();
  const { join, windows } = useCorrection(game);
  return (
    <>
      {offered !== null && <p className={classes.offered}>{adminProposalTexts.offered(offered.host)}</p>}
      <ResultForm
        game={game}
        initial={initial}
        ownId={null}
        failureTitle={texts.notSaved}
        onSave={async (values) => {
          const created = await creation.mutateAsync(resultToSave(game, values)).catch((error: unknown) => {
            const id = takenBy(error);
            if (id === null) throw error;
            return id;
          });
          // somebody entered it meanwhile: the two are put together
          if (typeof created === 'number') return await join(values, created);
          const { data } = created;
          showSuccess(texts.created, { seconds: 2 });
          for (const warning of data.warnings) showWarning(warning, { seconds: 8 });
          return data.id;
        }}
        onSaved={onSaved}
        onCancel={onCancel}
      />
      {windows}
    </>
  );
}

/** The result that is there already, as the refusal tells; null: it was refused for something else. */
function takenBy(error: unknown): number | null {
  if (!failedWith(error, 'draw-exists')) return null;
  const { details } = error;
  const id = typeof details === 'object' && details !== null && 'id' in details ? details.id : null;
  return typeof id === 'number' ? id : null;
}
