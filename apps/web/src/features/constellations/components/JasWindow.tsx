import { mostPreviousPlays } from '@bolillero/domain/statistics/previous-plays';
import { jasTexts as words } from '@bolillero/texts/study-jas';
import { useState } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { useSelectableDates } from '../../../api/selectable-dates.ts';
import type { StudiedSeries } from '../../../api/study.ts';
import { backwardsFault } from '../../../components/study/use-date-range.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { CalendarField } from '../../../components/ui/CalendarField.tsx';
import { dateFault } from '../../../components/ui/date-fault.ts';
import { FormErrors } from '../../../components/ui/FormErrors.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { showWarning } from '../../../components/ui/notice-store.ts';
import { Segments } from '../../../components/ui/Segments.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { dateOfTyped, typedOfDate } from '../../../components/ui/typed-date.ts';
import { useForm } from '../../../components/ui/use-form.ts';
import { Window } from '../../../components/ui/Window.tsx';
import { type ChosenDraws, type ChosenPlays, chosenPlays } from '../api/chosen-plays.ts';
import classes from './JasWindow.module.css';

interface JasWindowProps {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
  /** What was chosen before: the window begins with it. */
  readonly chosen?: ChosenDraws | undefined;
  readonly onChoose: (plays: ChosenPlays) => void;
  readonly onClose: () => void;
}

type Way = keyof typeof words.ways;

/** 'Jugadas Anteriores': the previous plays of so many draws, or of those between two dates. */
export function JasWindow({ chosen, onClose, ...rest }: JasWindowProps) {
  const [way, setWay] = useState<Way>(chosen && 'from' in chosen ? 'range' : 'count');
  const ways = (['count', 'range'] as const).map((value) => ({ value, label: words.ways[value] }));
  return (
    <Window title={words.title} titleFirst onClose={onClose}>
      <Segments label={words.by} options={ways} value={way} onChange={setWay} />
      {way === 'count' ? (
        <CountForm {...rest} last={chosen && 'last' in chosen ? chosen.last : undefined} />
      ) : (
        <RangeForm {...rest} range={chosen && 'from' in chosen ? chosen : undefined} />
      )}
    </Window>
  );
}

type FormProps = Pick<JasWindowProps, 'lottery' | 'series' | 'onChoose'>;

function CountForm({ series, last, onChoose }: FormProps & { last: number | undefined }) {
  const form = useForm({
    initial: { count: last === undefined ? '' : String(last) },
    validate: {
      count: (count) => (isCount(Number(count)) ? null : words.countFault),
    },
    submit: async ({ count }) => onChoose(await chosenPlays(series, { last: Number(count) })),
  });
  return (
    <form {...form.props} className={classes.form}>
      <TextField
        label={words.count}
        description={words.countHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        {...form.field('count')}
        // what is no figure empties the field
        onChange={(event) => {
          const typed = event.currentTarget.value;
          form.setValue('count', /\D/.test(typed) ? '' : typed);
        }}
      />
      <FormFailure failure={form.failure} errors={form.errors} />
      <Button type="submit" size="md" className={classes.send} loading={form.submitting}>
        {words.send}
      </Button>
    </form>
  );
}

const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= mostPreviousPlays;

type RangeFormProps = FormProps & { readonly range: { from: string; to: string } | undefined };

function RangeForm({ lottery, series, range, onChoose }: RangeFormProps) {
  const dates = useSelectableDates(lottery, series);
  const form = useForm({
    initial: { from: range ? typedOfDate(range.from) : '', to: range ? typedOfDate(range.to) : '' },
    validate: {
      from: (from) => (from === '' ? words.fromMissing : dateFault(from, dates)),
      to: (to, { from }) =>
        to === '' ? words.toMissing : (dateFault(to, dates) ?? backwardsFault(from, to)),
    },
    submit: async ({ from, to }) => {
      const plays = await chosenPlays(series, { from: dateOfTyped(from) ?? '', to: dateOfTyped(to) ?? '' });
      if (plays.draws === 0) return showWarning(words.none);
      onChoose(plays);
    },
  });
  return (
    <form {...form.props} className={classes.form}>
      <FormErrors form={form} title={words.errors} />
      <div className={classes.dates}>
        <CalendarField label={words.from} required dates={dates} {...form.field('from')} />
        <CalendarField label={words.to} required dates={dates} {...form.field('to')} />
      </div>
      <Button type="submit" size="md" className={classes.send} loading={form.submitting}>
        {words.send}
      </Button>
    </form>
  );
}
