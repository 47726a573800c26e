import type { SelectableDates } from '@bolillero/domain/calendar/selectable-dates';
import { studyDatesTexts } from '@bolillero/texts/study-dates';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { useRef, useState } from 'react';
import classes from './CalendarField.module.css';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { IconButton } from './IconButton.tsx';
import { LazyWindow } from './LazyWindow.tsx';
import { dateOfTyped, typedOfDate } from './typed-date.ts';

interface CalendarFieldProps extends Omit<DateFieldProps, 'button' | 'label' | 'near'> {
  readonly label: string;
  /** What the calendar opens; without them, while they are not known, it cannot be opened. */
  readonly dates: SelectableDates | undefined;
}

const loadCalendar = () => import('./CalendarWindow.tsx').then(({ CalendarWindow }) => CalendarWindow);

/** A date of a draw: typed, or chosen in a calendar that is fetched when it opens. What is typed is judged by `dateFault`. */
export function CalendarField({ dates, ...field }: CalendarFieldProps) {
  const { label, value, onChange } = field;
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  return (
    <div ref={place} className={classes.place}>
      <DateField
        {...field}
        near={dates?.last}
        button={
          <IconButton
            className={classes.button}
            label={studyDatesTexts.calendar.open(label)}
            aria-haspopup="dialog"
            disabled={dates === undefined}
            onPointerEnter={() => void loadCalendar().catch(() => {})}
            onClick={() => setOpen(true)}
          >
            <IconCalendar size={20} aria-hidden="true" />
          </IconButton>
        }
      />
      {open && dates && (
        <LazyWindow
          load={loadCalendar}
          onFailed={close}
          props={{
            title: studyDatesTexts.calendar.title(label),
            dates,
            chosen: dateOfTyped(value),
            anchor: place,
            onClose: close,
            onChoose: (date: string) => {
              onChange(typedOfDate(date));
              close();
            },
          }}
        />
      )}
    </div>
  );
}
