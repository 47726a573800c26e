import { resultChangeTexts, resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { useState } from 'react';
import type { SeriesType } from '../../../api/series.ts';
import { ChangesWindow } from '../../../components/ui/ChangesWindow.tsx';
import { showSuccess, showWarning } from '../../../components/ui/notice-store.ts';
import { previewUpdate, type UpdatePreview, useUpdateResult } from '../api/changes.ts';
import type { RuledLottery } from '../api/lottery.ts';
import type { Result } from '../api/results.ts';
import { removedLevels } from '../prize-rows.ts';
import { type ResultFormValues, resultToSave, savedResult } from '../result-form.ts';
import { rulesOf } from '../result-rules.ts';
import classes from './ResultForm.module.css';
import { ResultForm } from './ResultForm.tsx';

interface EditResultProps {
  readonly lottery: RuledLottery;
  readonly result: Result;
  readonly onLeave: (type: SeriesType) => void;
}

interface Asking extends UpdatePreview {
  /** The reason; null: it is not saved. */
  readonly answer: (reason: string | null) => void;
}

/** Corrects a result. Where that changes what players won, they are shown first and saving is asked about. */
export function EditResult({ lottery, result, onLeave }: EditResultProps) {
  const [game] = useState(() => ({ lottery, rules: rulesOf(lottery) }));
  const [initial] = useState(() => savedResult(game, result));
  const [asking, setAsking] = useState<Asking | null>(null);
  const change = useUpdateResult();

  const save = async (values: ResultFormValues) => {
    const corrected = resultToSave(game, values);
    const { id, revision, levels } = result;
    let correction = { id, revision, removed: removedLevels(levels, values.levels), reason: '' };
    const preview = await previewUpdate(corrected, correction);
    if (preview.changes.length > 0) {
      const reason = await new Promise<string | null>((answer) => setAsking({ ...preview, answer }));
      setAsking(null);
      if (reason === null) return null;
      correction = { ...correction, reason };
    }
    const { data } = await change.mutateAsync({ result: corrected, correction });
    showSuccess(texts.updated);
    for (const warning of data?.warnings ?? []) showWarning(warning, { seconds: 8 });
    return id;
  };

  return (
    <>
      <ResultForm
        game={game}
        initial={initial}
        ownId={result.id}
        failureTitle={texts.failed}
        onSave={save}
        onSaved={(_, { series }) => onLeave(series)}
        onCancel={() => onLeave(result.series)}
      />
      {asking && (
        <ChangesWindow
          title={resultChangeTexts.updateTitle}
          yes={resultChangeTexts.updateYes}
          currency={lottery.currency}
          changes={asking.changes}
          unchanged={asking.unchanged}
          back={resultChangeTexts.review}
          onYes={asking.answer}
          onClose={() => asking.answer(null)}
        >
          {asking.warnings.map((warning) => (
            <p key={warning} className={classes.warning} role="status">
              {warning}
            </p>
          ))}
        </ChangesWindow>
      )}
    </>
  );
}
