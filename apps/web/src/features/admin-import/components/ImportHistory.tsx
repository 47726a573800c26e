import { adminImportTexts as texts } from '@bolillero/texts/admin-import';
import { useEffect } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { useImport } from '../use-import.ts';
import classes from './Import.module.css';
import { ImportProgressBar } from './ImportProgressBar.tsx';
import { ImportCounts, ImportLines } from './ImportReportView.tsx';
import { ImportReview } from './ImportReview.tsx';
import { ImportSource } from './ImportSource.tsx';

interface ImportHistoryProps {
  readonly lottery: Lottery;
  readonly type: SeriesType;
  readonly onType: (type: SeriesType) => void;
  /** Draws may have changed: lists are to be asked again. */
  readonly onImported: () => void;
  /** Back to the list. */
  readonly onSee: () => void;
}

/** Brings a lottery's history in from a file: choose, look at the rehearsal, apply. */
export function ImportHistory({ lottery, type, onType, onImported, onSee }: ImportHistoryProps) {
  const run = useImport(lottery, type, onImported);
  const { stage } = run;
  const busy = stage.step === 'checking' || stage.step === 'importing' ? stage : null;
  const report = stage.step === 'checked' ? stage.report : (busy?.before ?? null);
  useEffect(() => {
    if (stage.step === 'done') showSuccess(texts.done);
  }, [stage.step]);
  return (
    <div className={classes.steps}>
      {stage.step !== 'done' && (
        <ImportSource
          lottery={lottery}
          type={type}
          file={run.file}
          disabled={stage.step === 'importing'}
          onType={onType}
          onFile={run.choose}
        />
      )}
      {busy && !report && (
        <ImportProgressBar
          label={busy.step === 'checking' ? texts.checking : texts.importing}
          progress={busy.progress}
          onCancel={run.cancel}
        />
      )}
      {stage.step === 'failed' && (
        <div className={classes.failed}>
          <FormFailure failure={stage.error} title={texts.notApplied} />
          <Button variant="default" size="sm" onClick={run.check}>
            {texts.again}
          </Button>
        </div>
      )}
      {report && (
        <ImportReview
          report={report}
          stale={busy !== null}
          currency={lottery.currency}
          options={run.options}
          onOptions={run.setOptions}
          onStart={run.start}
        />
      )}
      {stage.step === 'done' && (
        <section className={classes.panel} aria-labelledby="import-result">
          <h2 id="import-result" className={classes.heading}>
            {texts.resultTitle}
          </h2>
          <ImportCounts report={stage.report} done />
          <div className={classes.apply}>
            <Button onClick={onSee}>{texts.see}</Button>
            <Button variant="default" onClick={run.another}>
              {texts.another}
            </Button>
          </div>
          <ImportLines report={stage.report} />
        </section>
      )}
    </div>
  );
}
