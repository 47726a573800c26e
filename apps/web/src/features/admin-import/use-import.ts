import { useEffect, useRef, useState } from 'react';
import type { Lottery } from '../../api/lottery.ts';
import type { SeriesType } from '../../api/series.ts';
import { runImport } from './api/import-results.ts';
import type { ImportProgress, ImportReport } from './api/import-stream.ts';

export interface ImportOptions {
  readonly replace: boolean;
  readonly partial: boolean;
}

/** Where an import stands: rehearsed first, applied when it was looked at. */
export type ImportStage =
  | { readonly step: 'empty' }
  | {
      readonly step: 'checking' | 'importing';
      readonly progress: ImportProgress | null;
      /** What the same file came to before its options were changed. */
      readonly before: ImportReport | null;
    }
  | { readonly step: 'checked' | 'done'; readonly report: ImportReport }
  | { readonly step: 'failed'; readonly error: unknown };

/**
 * An import in two steps. Choosing a file, a series or what happens to different draws rehearses it again; `start`
 * applies it; `cancel` stops what is under way.
 */
export function useImport(lottery: Lottery, type: SeriesType, onImported: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const [options, setOptions] = useState<ImportOptions>({ replace: false, partial: false });
  const [stage, setStage] = useState<ImportStage>({ step: 'empty' });
  const [round, setRound] = useState(0);
  const running = useRef<AbortController>(undefined);
  const looked = useRef<{ readonly file: File; readonly report: ImportReport }>(undefined);

  const run = async (what: File, dryRun: boolean, { replace, partial }: ImportOptions, reason = '') => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const step = dryRun ? 'checking' : 'importing';
    const before = dryRun && looked.current?.file === what ? looked.current.report : null;
    setStage({ step, progress: null, before });
    try {
      const report = await runImport({
        name: lottery.name,
        id: lottery.id,
        type,
        file: what,
        dryRun,
        replace,
        partial,
        reason,
        signal: control.signal,
        onProgress: (progress) => {
          if (!control.signal.aborted) setStage({ step, progress, before });
        },
      });
      if (control.signal.aborted) return;
      looked.current = { file: what, report };
      setStage({ step: dryRun || !report.applied ? 'checked' : 'done', report });
    } catch (error) {
      if (!control.signal.aborted) setStage({ step: 'failed', error });
    } finally {
      if (!dryRun) onImported();
    }
  };

  const { replace } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a rehearsal for each file, series and treatment of different draws
  useEffect(() => {
    if (file) void run(file, true, { replace, partial: false });
    return () => running.current?.abort();
  }, [file, type, replace, round]);

  return {
    file,
    options,
    stage,
    choose: setFile,
    setOptions,
    start: (reason: string) => {
      if (file) void run(file, false, options, reason);
    },
    /** Rehearses the same file again. */
    check: () => setRound((n) => n + 1),
    /** Stops what is under way. An import is looked at anew, a rehearsal is given up with its file. */
    cancel: () => {
      running.current?.abort();
      if (stage.step === 'importing') setRound((n) => n + 1);
      else {
        setFile(null);
        setStage({ step: 'empty' });
      }
    },
    another: () => {
      setFile(null);
      setStage({ step: 'empty' });
    },
  };
}
