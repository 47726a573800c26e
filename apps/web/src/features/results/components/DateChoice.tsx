import { resultTexts } from '@bolillero/texts/results';
import { useState } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { useSelectableDates } from '../../../api/selectable-dates.ts';
import type { SeriesType } from '../../../api/series.ts';
import { CalendarField } from '../../../components/ui/CalendarField.tsx';
import { dateFault } from '../../../components/ui/date-fault.ts';
import { dateOfTyped, typedOfDate } from '../../../components/ui/typed-date.ts';
import classes from './DateChoice.module.css';

interface DateChoiceProps {
  readonly lottery: LotteryDetail;
  readonly series: SeriesType;
  /** The draw that is shown. */
  readonly date: string;
  readonly onChoose: (date: string) => void;
}

/** Another draw by its date, typed or chosen in a calendar of draw dates. */
export function DateChoice({ lottery, series, date, onChoose }: DateChoiceProps) {
  const dates = useSelectableDates(lottery, { id: lottery.id, type: series });
  const [typed, setTyped] = useState(typedOfDate(date));
  const [shown, setShown] = useState(date);
  const [left, setLeft] = useState(false);
  if (shown !== date) {
    setShown(date);
    setTyped(typedOfDate(date));
    setLeft(false);
  }
  const change = (next: string) => {
    setTyped(next);
    setLeft(false);
    const whole = dateOfTyped(next);
    if (whole !== null && whole !== date && dateFault(next, dates) === null) onChoose(whole);
  };
  return (
    <div className={classes.choice} data-draw-date>
      <CalendarField
        label={resultTexts.drawDate}
        dates={dates}
        value={typed}
        onChange={change}
        onBlur={() => setLeft(true)}
        error={left ? (dateFault(typed, dates) ?? undefined) : undefined}
      />
    </div>
  );
}
