import { resultChangeTexts, resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failedWith } from '../../../api/api-error.ts';
import { ChangesWindow } from '../../../components/ui/ChangesWindow.tsx';
import { showSuccess, showWarning } from '../../../components/ui/notice-store.ts';
import { previewUpdate, type UpdatePreview, useUpdateResult } from '../api/changes.ts';
import { type Result, resultQuery } from '../api/results.ts';
import { type MergeLine, merged, mergeLines, type Side } from '../merge-results.ts';
import { removedLevels } from '../prize-rows.ts';
import { type ResultFormValues, type ResultGame, resultToSave, savedResult } from '../result-form.ts';
import { MergeWindow } from './MergeWindow.tsx';
import classes from './ResultForm.module.css';

interface AskingChanges extends UpdatePreview {
  /** The reason; null: it is not saved. */
  readonly answer: (reason: string | null) => void;
}

interface AskingMerge {
  readonly by: string | null;
  readonly lines: readonly MergeLine[];
  /** Whose each line is; null: it is not saved. */
  readonly answer: (sideOf: ((line: MergeLine) => Side) | null) => void;
}

interface Correction {
  /** Saves a saved result anew; null: it was called off. Where somebody saved it meanwhile the two are put together first. */
  readonly save: (values: ResultFormValues, over: Result) => Promise<number | null>;
  /** The same of a result that somebody entered while it was being typed. */
  readonly join: (values: ResultFormValues, id: number) => Promise<number | null>;
  /** What asks meanwhile. */
  readonly windows: ReactNode;
}

/** Correcting a result: who gains and who loses is shown first, and what somebody else saved meanwhile is never lost. */
export function useCorrection(game: ResultGame): Correction {
  const { lottery } = game;
  const queryClient = useQueryClient();
  const change = useUpdateResult();
  const [changes, setChanges] = useState<AskingChanges | null>(null);
  const [merge, setMerge] = useState<AskingMerge | null>(null);

  const saveOver = async (values: ResultFormValues, { id, revision, levels }: Result) => {
    const corrected = resultToSave(game, values);
    let correction = { id, revision, removed: removedLevels(levels, values.levels), reason: '' };
    const preview = await previewUpdate(corrected, correction);
    if (preview.changes.length > 0) {
      const reason = await new Promise<string | null>((answer) => setChanges({ ...preview, answer }));
      setChanges(null);
      if (reason === null) return null;
      correction = { ...correction, reason };
    }
    const { data } = await change.mutateAsync({ result: corrected, correction });
    showSuccess(texts.updated);
    for (const warning of data?.warnings ?? []) showWarning(warning, { seconds: 8 });
    return id;
  };

  const together = async (
    values: ResultFormValues,
    base: ResultFormValues | null,
    id: number,
    by: string | null,
  ): Promise<number | null> => {
    const address = { name: lottery.name, lotteryId: lottery.id, id };
    const theirs = await queryClient.fetchQuery(resultQuery(address));
    const saved = savedResult(game, theirs);
    const lines = mergeLines(base, values, saved);
    const sideOf = await new Promise<Parameters<AskingMerge['answer']>[0]>((answer) =>
      setMerge({ by, lines, answer }),
    );
    setMerge(null);
    if (sideOf === null) return null;
    return await attempt(merged(values, saved, lines, sideOf), theirs);
  };

  const attempt = async (values: ResultFormValues, over: Result): Promise<number | null> => {
    try {
      return await saveOver(values, over);
    } catch (error) {
      if (!failedWith(error, 'draw-changed')) throw error;
      return await together(values, savedResult(game, over), over.id, nameIn(error.details));
    }
  };

  return {
    save: attempt,
    join: (values, id) => together(values, null, id, null),
    windows: (
      <>
        {merge && <MergeWindow by={merge.by} lines={merge.lines} onAnswer={merge.answer} />}
        {changes && (
          <ChangesWindow
            title={resultChangeTexts.updateTitle}
            yes={resultChangeTexts.updateYes}
            currency={lottery.currency}
            changes={changes.changes}
            unchanged={changes.unchanged}
            back={resultChangeTexts.review}
            onYes={changes.answer}
            onClose={() => changes.answer(null)}
          >
            {changes.warnings.map((warning) => (
              <p key={warning} className={classes.warning} role="status">
                {warning}
              </p>
            ))}
          </ChangesWindow>
        )}
      </>
    ),
  };
}

/** Who saved it, as the refusal tells. */
function nameIn(details: unknown): string | null {
  const by = typeof details === 'object' && details !== null && 'by' in details ? details.by : null;
  return typeof by === 'string' ? by : null;
}
