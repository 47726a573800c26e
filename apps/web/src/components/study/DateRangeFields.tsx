import type { SelectableDates } from '@bolillero/domain/calendar/selectable-dates';
import { studyDatesTexts } from '@bolillero/texts/study-dates';
import { CalendarField } from '../ui/CalendarField.tsx';
import type { useDateRange } from './use-date-range.ts';

interface DateRangeFieldsProps {
  readonly form: Pick<ReturnType<typeof useDateRange>, 'field'>;
  readonly dates: SelectableDates | undefined;
}

/** Desde and Hasta, each typed or chosen in a calendar. */
export function DateRangeFields({ form, dates }: DateRangeFieldsProps) {
  return (
    <>
      <CalendarField label={studyDatesTexts.from} dates={dates} {...form.field('from')} />
      <CalendarField label={studyDatesTexts.to} dates={dates} {...form.field('to')} />
    </>
  );
}
