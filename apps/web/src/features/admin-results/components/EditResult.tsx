import type { AdminResult } from '@bolillero/contract/entities/result';
import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { useState } from 'react';
import { type SeriesType, seriesType } from '../../../api/series.ts';
import { showSuccess, showWarning } from '../../../components/ui/notice-store.ts';
import type { RuledLottery } from '../api/lottery.ts';
import { type PrizeChange, previewUpdate, useUpdateResult } from '../api/update-result.ts';
import { removedLevels } from '../prize-rows.ts';
import { type ResultFormValues, resultBody, savedResult } from '../result-form.ts';
import { rulesOf } from '../result-rules.ts';
import { ChangesWindow } from './ChangesWindow.tsx';
import { ResultForm } from './ResultForm.tsx';

interface EditResultProps {
  readonly lottery: RuledLottery;
  readonly result: AdminResult;
  readonly onLeave: (type: SeriesType) => void;
}

interface Asking {
  readonly changes: readonly PrizeChange[];
  readonly answer: (yes: boolean) => void;
}

/** Corrects a result. Where that changes what players won, they are shown first and saving is asked about. */
export function EditResult({ lottery, result, onLeave }: EditResultProps) {
  const [game] = useState(() => ({ lottery, rules: rulesOf(lottery) }));
  const [initial] = useState(() => savedResult(game, result));
  const [asking, setAsking] = useState<Asking | null>(null);
  const change = useUpdateResult(lottery.name, result.id);

  const save = async (values: ResultFormValues) => {
    const body = {
      ...resultBody(game, values),
      id: result.id,
      ...(result.revision !== undefined && { revision: result.revision }),
      datail_remove: removedLevels(result.detail, values.detail),
    };
    const changes = await previewUpdate(lottery.name, result.id, body);
    if (changes.length > 0) {
      const yes = await new Promise<boolean>((answer) => setAsking({ changes, answer }));
      setAsking(null);
      if (!yes) return false;
    }
    const { data } = await change.mutateAsync(body);
    showSuccess(texts.updated);
    for (const warning of data?.warnings ?? []) showWarning(warning, { seconds: 8 });
    return true;
  };

  return (
    <>
      <ResultForm
        game={game}
        initial={initial}
        suggested={[]}
        ownId={result.id}
        failureTitle={texts.failed}
        onSave={async (values) => {
          try {
            return await save(values);
          } catch (error) {
            showWarning(texts.failed);
            throw error;
          }
        }}
        onLeave={(saved) => onLeave(saved?.type ?? seriesType(result.type))}
      />
      {asking && (
        <ChangesWindow changes={asking.changes} currency={lottery.currency} onAnswer={asking.answer} />
      )}
    </>
  );
}
