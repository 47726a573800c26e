import { firstSelectable, type SelectableDates } from '@bolillero/domain/calendar/selectable-dates';
import { studyDatesTexts } from '@bolillero/texts/study-dates';
import { useState } from 'react';
import type { StudiedRange } from '../../api/study.ts';
import { dateFault } from '../ui/date-fault.ts';
import { showWarning } from '../ui/notice-store.ts';
import { dateOfTyped, typedOfDate } from '../ui/typed-date.ts';
import { useForm } from '../ui/use-form.ts';

interface DateRangeOptions {
  readonly dates: SelectableDates | undefined;
  /** The range that the address has. */
  readonly range: StudiedRange;
  readonly onSend: (range: { readonly from: string; readonly to: string }) => void;
}

/** The seconds that the specification gives the warning. */
const missingSeconds = 2;

/** Desde and Hasta of a study: filled in with the range that is shown, both needed, each a date of a draw. */
export function useDateRange({ dates, range, onSend }: DateRangeOptions) {
  const shown = {
    from: typed(range.from ?? (dates && firstSelectable(dates))),
    to: typed(range.to ?? dates?.last),
  };
  const form = useForm({
    initial: shown,
    // an empty one is no fault of its own: the specification warns of it
    validate: {
      from: (from) => (from === '' ? null : dateFault(from, dates)),
      to: (to, { from }) => (to === '' ? null : (dateFault(to, dates) ?? backwardsFault(from, to))),
    },
    submit: ({ from, to }) => {
      const [first, last] = [dateOfTyped(from), dateOfTyped(to)];
      if (first !== null && last !== null) return onSend({ from: first, to: last });
      showWarning(studyDatesTexts.missing, { seconds: missingSeconds });
      document.getElementById(form.idOf(first === null ? 'from' : 'to'))?.focus();
    },
  });
  // back and forward change the address, and the first answer tells how far results go
  const key = `${shown.from} ${shown.to}`;
  const [known, setKnown] = useState(key);
  if (key !== known) {
    setKnown(key);
    form.reset(shown);
  }
  return form;
}

const typed = (date: string | undefined) => (date === undefined ? '' : typedOfDate(date));

/** What is wrong with two typed dates that are whole and stand the wrong way round; null otherwise. */
export function backwardsFault(from: string, to: string): string | null {
  const [first, last] = [dateOfTyped(from), dateOfTyped(to)];
  return first !== null && last !== null && last < first ? studyDatesTexts.faults.backwards : null;
}
