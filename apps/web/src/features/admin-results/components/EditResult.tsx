import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { useState } from 'react';
import type { SeriesType } from '../../../api/series.ts';
import type { RuledLottery } from '../api/lottery.ts';
import type { Result } from '../api/results.ts';
import { savedResult } from '../result-form.ts';
import { rulesOf } from '../result-rules.ts';
import { ResultForm } from './ResultForm.tsx';
import { useCorrection } from './use-correction.tsx';

interface EditResultProps {
  readonly lottery: RuledLottery;
  readonly result: Result;
  readonly onLeave: (type: SeriesType) => void;
}

/** Corrects a result. Where that changes what players won, they are shown first and saving is asked about. */
export function EditResult({ lottery, result, onLeave }: EditResultProps) {
  const [game] = useState(() => ({ lottery, rules: rulesOf(lottery) }));
  const [initial] = useState(() => savedResult(game, result));
  const { save, windows } = useCorrection(game);
  return (
    <>
      <ResultForm
        game={game}
        initial={initial}
        ownId={result.id}
        failureTitle={texts.failed}
        onSave={(values) => save(values, result)}
        onSaved={(_, { series }) => onLeave(series)}
        onCancel={() => onLeave(result.series)}
      />
      {windows}
    </>
  );
}
