import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { useState } from 'react';
import type { SeriesType } from '../../../api/series.ts';
import { showSuccess, showWarning } from '../../../components/ui/notice-store.ts';
import { useCreateResult } from '../api/changes.ts';
import type { RuledLottery } from '../api/lottery.ts';
import { newResult, type ResultFormValues, resultToSave } from '../result-form.ts';
import { rulesOf } from '../result-rules.ts';
import { ResultForm } from './ResultForm.tsx';

interface NewResultProps {
  readonly lottery: RuledLottery;
  readonly type: SeriesType;
  /** The draw that is meant: the oldest that is owed, or the one that was asked for. */
  readonly date: string | null;
  /** What was saved, with its id; `goesOn`: with the other series of the same date. */
  readonly onSaved: (id: number, values: ResultFormValues, goesOn: boolean) => void;
  readonly onCancel: () => void;
}

/** Enters a result. */
export function NewResult({ lottery, type, date, onSaved, onCancel }: NewResultProps) {
  const [game] = useState(() => ({ lottery, rules: rulesOf(lottery) }));
  const [initial] = useState(() => newResult(game, type, date));
  const creation = useCreateResult();
  return (
    <ResultForm
      game={game}
      initial={initial}
      ownId={null}
      failureTitle={texts.notSaved}
      onSave={async (values) => {
        const { data } = await creation.mutateAsync(resultToSave(game, values));
        showSuccess(texts.created, { seconds: 2 });
        for (const warning of data.warnings) showWarning(warning, { seconds: 8 });
        return data.id;
      }}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  );
}
