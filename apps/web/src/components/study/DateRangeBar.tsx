import { firstSelectable } from '@bolillero/domain/calendar/selectable-dates';
import { studyDatesTexts } from '@bolillero/texts/study-dates';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { useRef, useState } from 'react';
import type { LotteryDetail } from '../../api/lottery.ts';
import { useSelectableDates } from '../../api/selectable-dates.ts';
import type { StudiedRange, StudiedSeries } from '../../api/study.ts';
import { phone } from '../table/phone.ts';
import { Bone } from '../ui/Bone.tsx';
import { Button } from '../ui/Button.tsx';
import { dateInWords } from '../ui/dates.ts';
import { LazyWindow } from '../ui/LazyWindow.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import classes from './DateRangeBar.module.css';
import { DateRangeFields } from './DateRangeFields.tsx';
import { useDateRange } from './use-date-range.ts';

interface DateRangeBarProps {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
  /** The range of the address. */
  readonly range: StudiedRange;
  /** What sends it says: 'Enviar' unless said otherwise. */
  readonly send?: string;
  readonly onRange: (range: StudiedRange) => void;
}

/** Desde, Hasta and the button that sends them, in one line; on a phone one button with the range, which opens them in a sheet. */
export function DateRangeBar(props: DateRangeBarProps) {
  return useMediaQuery(phone) ? <RangeButton {...props} /> : <RangeFields {...props} />;
}

function RangeFields({ lottery, series, range, send = studyDatesTexts.send, onRange }: DateRangeBarProps) {
  const dates = useSelectableDates(lottery, series);
  const form = useDateRange({ dates, range, onSend: onRange });
  return (
    <form {...form.props} className={classes.bar}>
      <DateRangeFields form={form} dates={dates} />
      <Button type="submit" size="md" className={classes.send}>
        {send}
      </Button>
    </form>
  );
}

const loadDates = () => import('./DatesWindow.tsx').then(({ DatesWindow }) => DatesWindow);

function RangeButton(props: DateRangeBarProps) {
  const { lottery, series, range } = props;
  const dates = useSelectableDates(lottery, series);
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const from = range.from ?? (dates && firstSelectable(dates));
  const to = range.to ?? dates?.last;
  const close = () => setOpen(false);
  return (
    <div className={classes.place} ref={place}>
      <Button
        variant="default"
        size="md"
        className={classes.range}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="visually-hidden">{studyDatesTexts.dates}: </span>
        {from && to ? (
          studyDatesTexts.scope.range(dateInWords(from, 'numeric'), dateInWords(to, 'numeric'))
        ) : (
          <Bone width="11.6em" height="0.9em" />
        )}
        <IconCalendar size={20} aria-hidden="true" />
      </Button>
      {open && (
        <LazyWindow load={loadDates} onFailed={close} props={{ ...props, onClose: close, anchor: place }} />
      )}
    </div>
  );
}
