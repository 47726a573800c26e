import { parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { adminResultListTexts as texts } from '@bolillero/texts/admin-results';
import { listTexts } from '@bolillero/texts/lists';
import { useState } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { DateField } from '../../../components/ui/DateField.tsx';
import { Segments } from '../../../components/ui/Segments.tsx';
import table from '../../../components/ui/table.module.css';
import { dateOfTyped, typedOfDate } from '../../../components/ui/typed-date.ts';
import classes from './ResultFilters.module.css';

export interface ResultFilterValues {
  readonly type: SeriesType;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

interface ResultFiltersProps {
  readonly lottery: Lottery;
  readonly values: ResultFilterValues;
  readonly onChange: (values: ResultFilterValues) => void;
}

/** Which results of a lottery are listed: a series, and dates from and to. */
export function ResultFilters({ lottery, values, onChange }: ResultFiltersProps) {
  const { type, from, to } = values;
  return (
    <div className={table.filters}>
      {lottery.hasDoublePlay && (
        <Segments
          label={texts.series}
          value={`${type}`}
          options={[
            { value: '0', label: texts.types[0] },
            { value: '1', label: texts.types[1] },
          ]}
          onChange={(next) => onChange({ ...values, type: seriesType(next) })}
        />
      )}
      <DateFilter label={texts.from} date={from} onDate={(date) => onChange({ ...values, from: date })} />
      <DateFilter label={texts.to} date={to} onDate={(date) => onChange({ ...values, to: date })} />
      {(from !== undefined || to !== undefined) && (
        <Button
          variant="subtle"
          size="sm"
          onClick={() => onChange({ ...values, from: undefined, to: undefined })}
        >
          {listTexts.clear}
        </Button>
      )}
    </div>
  );
}

interface DateFilterProps {
  readonly label: string;
  readonly date: string | undefined;
  readonly onDate: (date: string | undefined) => void;
}

/** Takes effect as soon as a whole date stands there, or none. */
function DateFilter({ label, date, onDate }: DateFilterProps) {
  const [typed, setTyped] = useState(date === undefined ? '' : typedOfDate(date));
  const [known, setKnown] = useState(date);
  // the address changed by itself: the field follows, unless it says the same already
  if (date !== known) {
    setKnown(date);
    if (wholeDate(typed) !== date) setTyped(date === undefined ? '' : typedOfDate(date));
  }
  const change = (next: string) => {
    setTyped(next);
    const whole = wholeDate(next);
    const settled = next.trim() === '' || whole !== undefined;
    if (settled && whole !== date) onDate(whole);
  };
  return <DateField label={label} className={classes.date} value={typed} onChange={change} />;
}

const wholeDate = (typed: string) => parseDrawDate(dateOfTyped(typed) ?? '') ?? undefined;
