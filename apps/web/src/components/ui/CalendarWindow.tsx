import { type DrawDate, parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { isSelectable, type SelectableDates } from '@bolillero/domain/calendar/selectable-dates';
import { studyDatesTexts } from '@bolillero/texts/study-dates';
import { uiTexts } from '@bolillero/texts/ui';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { type ChevronProps, type DayButtonProps, DayPicker, SelectionState, UI } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import classes from './CalendarWindow.module.css';
import { dateInWords } from './dates.ts';
import { IconButton } from './IconButton.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { placedBeside } from './placed-beside.ts';

const words = studyDatesTexts.calendar;

interface CalendarWindowProps {
  readonly title: string;
  readonly dates: SelectableDates;
  /** The date that stands in the field, `YYYY-MM-DD`; null without one. */
  readonly chosen: string | null;
  /** The field: the calendar stands beside it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onChoose: (date: string) => void;
}

/**
 * A month of days of which those with a draw can be chosen; at the foot of the screen on a phone. Arrows, Home, End, Page Up and Page
 * Down move over all days, as in every calendar: one without a draw has the focus and says so, and cannot be chosen.
 */
export function CalendarWindow({ title, dates, chosen, anchor, onClose, onChoose }: CalendarWindowProps) {
  const id = useId();
  const date = chosen === null ? null : parseDrawDate(chosen);
  const start = date !== null && date >= dates.first && date <= dates.last ? date : dates.last;
  return (
    <ModalDialog
      labelledBy={id}
      width={340}
      sheet
      place={placedBeside(() => anchor.current)}
      onCancel={onClose}
    >
      <div className={classes.body}>
        <div className={classes.header}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <IconButton label={uiTexts.close} onClick={onClose}>
            <IconX size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <DayPicker
          mode="single"
          required
          autoFocus
          locale={es}
          weekStartsOn={1}
          fixedWeeks
          captionLayout="dropdown"
          navLayout="around"
          defaultMonth={dayOf(start)}
          startMonth={dayOf(dates.first)}
          endMonth={dayOf(dates.last)}
          // no day is today here: this is the one that has the focus first
          today={dayOf(start)}
          selected={date === start ? dayOf(start) : undefined}
          modifiers={{ closed: (day) => !isSelectable(dates, dateOf(day)) }}
          modifiersClassNames={{ closed: classes.closed ?? '' }}
          onSelect={(day, _, { closed }) => {
            if (!closed) onChoose(dateOf(day));
          }}
          classNames={lookOf}
          components={{ DayButton, Chevron }}
          labels={{
            labelPrevious: () => words.previous,
            labelNext: () => words.next,
            labelMonthDropdown: () => words.month,
            labelYearDropdown: () => words.year,
            labelDayButton: (day, { selected, closed }) => {
              const name = dateInWords(dateOf(day), 'long');
              return closed ? words.closed(name) : selected ? words.chosen(name) : name;
            },
          }}
        />
        <p className={classes.note}>{words.note}</p>
      </div>
    </ModalDialog>
  );
}

const lookOf = {
  [UI.Root]: classes.calendar ?? '',
  [UI.Months]: classes.months ?? '',
  [UI.Month]: classes.month ?? '',
  [UI.MonthCaption]: classes.caption ?? '',
  [UI.Dropdowns]: classes.dropdowns ?? '',
  [UI.DropdownRoot]: classes.dropdown ?? '',
  [UI.Dropdown]: classes.select ?? '',
  [UI.CaptionLabel]: classes.shown ?? '',
  [UI.PreviousMonthButton]: classes.step ?? '',
  [UI.NextMonthButton]: classes.step ?? '',
  [UI.MonthGrid]: classes.grid ?? '',
  [UI.Weekday]: classes.weekday ?? '',
  [UI.Day]: classes.day ?? '',
  [UI.DayButton]: classes.button ?? '',
  [SelectionState.selected]: classes.selected ?? '',
};

/** A day that can have the focus whether or not it can be chosen. */
function DayButton({ day: _, modifiers, ...button }: DayButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) element.current?.focus();
  }, [modifiers.focused]);
  return <button ref={element} {...button} aria-disabled={modifiers.closed || undefined} />;
}

function Chevron({ orientation }: ChevronProps) {
  const Icon =
    orientation === 'left' ? IconChevronLeft : orientation === 'right' ? IconChevronRight : IconChevronDown;
  return <Icon size={orientation === 'down' ? 16 : 20} aria-hidden="true" />;
}

/** The calendar reckons in the clock of the device: noon is the same day in every zone, whatever its clocks do that night. */
function dayOf(date: DrawDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

function dateOf(day: Date): DrawDate {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}` as DrawDate;
}
