import { numberText } from '@bolillero/domain/number-text';
import { adminImportTexts as texts } from '@bolillero/texts/admin-import';
import { adminResultListTexts } from '@bolillero/texts/admin-results';
import { useState } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FileDrop } from '../../../components/ui/FileDrop.tsx';
import { Segments } from '../../../components/ui/Segments.tsx';
import { saveFile } from '../../../components/ui/save-file.ts';
import { exampleFile, openDataColumns, ownColumns } from '../api/example-file.ts';
import classes from './Import.module.css';

interface ImportSourceProps {
  readonly lottery: Lottery;
  readonly type: SeriesType;
  readonly file: File | null;
  readonly disabled: boolean;
  readonly onType: (type: SeriesType) => void;
  readonly onFile: (file: File) => void;
}

/** Which file, and of which series. */
export function ImportSource({ lottery, type, file, disabled, onType, onFile }: ImportSourceProps) {
  const [wrongKind, setWrongKind] = useState(false);
  const choose = (chosen: File) => {
    const fits = /\.(csv|xlsx)$/i.test(chosen.name);
    setWrongKind(!fits);
    if (fits) onFile(chosen);
  };
  return (
    <section className={classes.panel} aria-label={texts.choose}>
      {lottery.hasDoublePlay && (
        <Segments
          label={texts.series}
          value={`${type}`}
          disabled={disabled}
          options={[
            { value: '0', label: adminResultListTexts.types[0] },
            { value: '1', label: adminResultListTexts.types[1] },
          ]}
          onChange={(next) => onType(seriesType(next))}
        />
      )}
      <FileDrop
        accept=".csv,.xlsx"
        buttonLabel={file ? texts.chooseOther : texts.choose}
        disabled={disabled}
        onFile={choose}
      >
        {file ? (
          <p className={classes.file}>
            {file.name} <span className={classes.note}>{texts.size(kilobytes(file.size))}</span>
          </p>
        ) : (
          <p>{texts.drop}</p>
        )}
        {wrongKind && (
          <p role="alert" className={classes.fault}>
            {texts.wrongKind}
          </p>
        )}
      </FileDrop>
      <details className={classes.columns}>
        <summary>{texts.columnsTitle}</summary>
        <code>{ownColumns.join(',')}</code>
        <p>{texts.columnsOwn}</p>
        <p>{texts.columnsOpenData}</p>
        <code>{openDataColumns.join(',')}</code>
        <Button
          variant="subtle"
          size="xs"
          onClick={() => saveFile(texts.exampleFile(lottery.name), exampleFile(lottery), 'text/csv')}
        >
          {texts.example}
        </Button>
      </details>
    </section>
  );
}

const kilobytes = (bytes: number) => numberText(Math.max(1, Math.round(bytes / 1024)));
