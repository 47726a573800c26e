import { adminImportTexts as texts } from '@bolillero/texts/admin-import';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { ChangesWindow } from '../../../components/ui/ChangesWindow.tsx';
import { CheckField } from '../../../components/ui/CheckField.tsx';
import { PrizeChanges } from '../../../components/ui/PrizeChanges.tsx';
import type { ImportReport } from '../api/import-stream.ts';
import type { ImportOptions } from '../use-import.ts';
import classes from './Import.module.css';
import { ImportCounts, ImportLines } from './ImportReportView.tsx';

interface ImportReviewProps {
  readonly report: ImportReport;
  readonly options: ImportOptions;
  /** It is being looked at again, with other options. */
  readonly stale: boolean;
  readonly onOptions: (options: ImportOptions) => void;
  readonly currency: string;
  /** `reason`: for the players whose prize it changes. */
  readonly onStart: (reason: string) => void;
}

/** The rehearsal's outcome, what to do about different draws and bad lines, and the button that applies it. */
export function ImportReview(props: ImportReviewProps) {
  const { report, options, stale, currency, onOptions, onStart } = props;
  const [asking, setAsking] = useState(false);
  const changesPrizes = report.changes.length > 0;
  const draws = report.inserted + report.updated;
  const blocked = report.rejected.length > 0 && !options.partial;
  return (
    <section className={classes.panel} aria-labelledby="import-review" aria-busy={stale}>
      <h2 id="import-review" className={classes.heading}>
        {texts.previewTitle}
      </h2>
      <ImportCounts report={report} done={false} />
      <fieldset className={classes.options}>
        <legend className={classes.heading}>{texts.optionsTitle}</legend>
        <CheckField
          label={texts.replace}
          description={texts.replaceHint}
          checked={options.replace}
          onChange={(event) => onOptions({ ...options, replace: event.currentTarget.checked })}
        />
        <CheckField
          label={texts.partial}
          description={texts.partialHint}
          checked={options.partial}
          onChange={(event) => onOptions({ ...options, partial: event.currentTarget.checked })}
        />
      </fieldset>
      <div className={classes.apply}>
        <Button
          disabled={stale || blocked || draws === 0}
          onClick={() => (changesPrizes ? setAsking(true) : onStart(''))}
        >
          {texts.start(draws)}
        </Button>
        {blocked && (
          <p className={classes.fault} role="status">
            {texts.blocked}
          </p>
        )}
        {draws === 0 && report.rejected.length === 0 && <p className={classes.note}>{texts.nothingNew}</p>}
      </div>
      {changesPrizes && <PrizeChanges changes={report.changes} currency={currency} />}
      <ImportLines report={report} />
      {asking && (
        <ChangesWindow
          title={texts.changesTitle}
          yes={texts.start(draws)}
          currency={currency}
          changes={report.changes}
          onYes={(reason) => {
            setAsking(false);
            onStart(reason);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
