import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { useState } from 'react';
import type { SeriesType } from '../../../api/series.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { showSuccess, showWarning } from '../../../components/ui/notice-store.ts';
import { useCreateResult } from '../api/changes.ts';
import type { RuledLottery } from '../api/lottery.ts';
import { missingDraws } from '../missing-draws.ts';
import { newResult, resultToSave } from '../result-form.ts';
import { rulesOf } from '../result-rules.ts';
import { ResultForm } from './ResultForm.tsx';

interface NewResultProps {
  readonly lottery: RuledLottery;
  readonly type: SeriesType;
  /** Dates of the newest results of the series, newest first. */
  readonly known: readonly string[];
  /** Whether these are all there are. */
  readonly isWhole: boolean;
  /** Goes to the list of the series that was saved, or left. */
  readonly onLeave: (type: SeriesType) => void;
}

/** Enters a result; the newest draw without one is suggested. */
export function NewResult({ lottery, type, known, isWhole, onLeave }: NewResultProps) {
  const [game] = useState(() => ({ lottery, rules: rulesOf(lottery) }));
  const [suggested] = useState(() => missingDraws(game.rules.schedule, known, isWhole, serverNow()));
  const [initial] = useState(() => newResult(game, type, suggested[0] ?? null));
  const creation = useCreateResult();
  return (
    <ResultForm
      game={game}
      initial={initial}
      suggested={suggested}
      ownId={null}
      onSave={async (values) => {
        const { data } = await creation.mutateAsync(resultToSave(game, values));
        showSuccess(texts.created, { seconds: 2 });
        for (const warning of data.warnings) showWarning(warning, { seconds: 8 });
        return true;
      }}
      onLeave={(saved) => onLeave(saved?.series ?? type)}
    />
  );
}
