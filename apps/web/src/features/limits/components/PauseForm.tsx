import { parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import { limitTexts } from '@bolillero/texts/limits';
import { serverNow } from '../../../api/server-clock.ts';
import { useSettings } from '../../../api/settings.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { DateField } from '../../../components/ui/DateField.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { dateOfTyped } from '../../../components/ui/typed-date.ts';
import { useForm } from '../../../components/ui/use-form.ts';
import { usePause } from '../api.ts';
import { endOfPause, type PauseLength, pauseLengths } from '../pause-lengths.ts';
import classes from './Limits.module.css';

const words = limitTexts.pause;

interface Chosen {
  readonly length: PauseLength | 'other';
  readonly date: string;
}

/** The last day of what was chosen, `YYYY-MM-DD`, in the house's zone; null for a date that cannot be one. */
function endOf({ length, date }: Chosen, timeZone: string): string | null {
  const today = dateIn(timeZone, serverNow());
  if (length !== 'other') return endOfPause(length, today);
  const end = parseDrawDate(dateOfTyped(date) ?? '');
  return end !== null && end > today ? end : null;
}

/** Begins or lengthens a pause, after saying plainly that it cannot be shortened. */
export function PauseForm({ paused }: { paused: boolean }) {
  const { mutateAsync: pause } = usePause();
  const { timeZone } = useSettings();
  const form = useForm<Chosen>({
    initial: { length: 'week', date: '' },
    validate: { date: (_, chosen) => (endOf(chosen, timeZone) === null ? words.dateInvalid : null) },
    submit: async (chosen) => {
      const end = endOf(chosen, timeZone);
      if (end === null) return;
      const asked = {
        title: words.confirm(dateInWords(end, 'long')),
        message: words.confirmHint,
        confirmLabel: words.confirmYes,
        danger: true,
      };
      if (!(await confirm(asked))) return;
      await pause(end);
      showSuccess(words.done, { seconds: 3 });
    },
  });
  return (
    <form {...form.props} className={classes.form}>
      <div className={classes.pair}>
        <SelectField
          label={words.how}
          options={[...pauseLengths, 'other' as const].map((value) => ({
            value,
            label: words.lengths[value],
          }))}
          {...form.field('length')}
        />
        {form.values.length === 'other' && (
          <DateField label={words.date} autoComplete="off" {...form.field('date')} />
        )}
      </div>
      <FormFailure failure={form.failure} errors={form.errors} />
      <div className={classes.buttons}>
        <Button type="submit" size="md" variant="outline" loading={form.submitting}>
          {paused ? words.extend : words.submit}
        </Button>
      </div>
    </form>
  );
}
