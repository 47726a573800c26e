import { numberText } from '@bolillero/domain/number-text';
import { adminImportTexts as texts } from '@bolillero/texts/admin-import';
import { Button } from '../../../components/ui/Button.tsx';
import { saveFile } from '../../../components/ui/save-file.ts';
import type { ImportReport } from '../api/import-stream.ts';
import classes from './Import.module.css';
import { LineList } from './LineList.tsx';

interface ReportProps {
  readonly report: ImportReport;
}

/** What a rehearsal or an import came to: how many draws of each kind. */
export function ImportCounts({ report, done }: ReportProps & { readonly done: boolean }) {
  const { counts } = texts;
  const tiles = [
    { label: done ? counts.insertedDone : counts.inserted, count: report.inserted, tone: 'good' },
    { label: counts.updated, count: report.updated, tone: 'plain' },
    { label: counts.skipped, count: report.skipped, tone: 'plain' },
    { label: counts.rejected, count: report.rejected.length, tone: 'bad' },
    { label: counts.warnings, count: report.warnings.length, tone: 'plain' },
  ];
  return (
    <div role="status" className={classes.counts}>
      <p className={classes.note}>{texts.total(report.total)}</p>
      <dl className={classes.tiles}>
        {tiles.map(({ label, count, tone }) => (
          <div key={label} className={classes.tile} data-tone={count > 0 ? tone : 'none'}>
            <dt>{label}</dt>
            <dd>{numberText(count)}</dd>
          </div>
        ))}
      </dl>
      {report.demoRemoved > 0 && (
        <p className={classes.note}>{(done ? texts.demoGone : texts.demoRemoved)(report.demoRemoved)}</p>
      )}
    </div>
  );
}

/** Every refused line and every warning, with their reasons. */
export function ImportLines({ report }: ReportProps) {
  return (
    <>
      <LineList
        title={texts.rejectedTitle}
        lines={report.rejected}
        action={
          <Button variant="subtle" size="xs" onClick={() => saveLines(report.rejected)}>
            {texts.download}
          </Button>
        }
      />
      <LineList title={texts.warningsTitle} lines={report.warnings} />
    </>
  );
}

function saveLines(lines: ImportReport['rejected']): void {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = lines.map(({ line, reason }) => `${line},${quoted(reason)}`);
  // the mark at the start tells spreadsheets that accents are UTF-8
  const content = `\uFEFF${[`${texts.line},${texts.reason}`, ...rows].join('\r\n')}\r\n`;
  saveFile(texts.downloadFile, content, 'text/csv;charset=utf-8');
}
