import { parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import type { ChosenDraws } from '@bolillero/domain/forecasts/choice';
import type { ChosenPast } from '@bolillero/domain/forecasts/known-past';
import { mostPreviousPlays } from '@bolillero/domain/statistics/previous-plays';
import { previousPlaysTexts as words } from '@bolillero/texts/previous-plays';
import { useState } from 'react';
import { chosenPlays } from '../../api/chosen-plays.ts';
import type { LotteryDetail } from '../../api/lottery.ts';
import { useSelectableDates } from '../../api/selectable-dates.ts';
import type { StudiedSeries } from '../../api/study.ts';
import { CalendarField } from '../ui/CalendarField.tsx';
import { dateFault } from '../ui/date-fault.ts';
import { dateInWords } from '../ui/dates.ts';
import { FormErrors } from '../ui/FormErrors.tsx';
import { FormFailure } from '../ui/FormFailure.tsx';
import { showWarning } from '../ui/notice-store.ts';
import { Segments } from '../ui/Segments.tsx';
import { TextField } from '../ui/TextField.tsx';
import { dateOfTyped, typedOfDate } from '../ui/typed-date.ts';
import { useForm } from '../ui/use-form.ts';
import { Window } from '../ui/Window.tsx';
import { WindowFoot } from '../ui/WindowFoot.tsx';
import classes from './PreviousPlaysWindow.module.css';
import { backwardsFault } from './use-date-range.ts';

interface PreviousPlaysWindowProps {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
  /** What was chosen before: the window begins with it. */
  readonly chosen?: ChosenDraws | undefined;
  readonly onChoose: (plays: ChosenPast) => void;
  readonly onClose: () => void;
}

type Way = keyof typeof words.ways;

/** 'Jugadas Anteriores': the previous plays of so many draws, or of those between two dates. */
export function PreviousPlaysWindow({ chosen, ...rest }: PreviousPlaysWindowProps) {
  const [way, setWay] = useState<Way>(chosen?.kind === 'range' ? 'range' : 'count');
  const ways = (['count', 'range'] as const).map((value) => ({ value, label: words.ways[value] }));
  return (
    <Window title={words.title} onClose={rest.onClose}>
      <Segments label={words.by} options={ways} value={way} onChange={setWay} />
      {way === 'count' ? (
        <CountForm {...rest} last={chosen?.kind === 'previous' ? chosen.draws : undefined} />
      ) : (
        <RangeForm {...rest} range={chosen?.kind === 'range' ? chosen : undefined} />
      )}
    </Window>
  );
}

type FormProps = Omit<PreviousPlaysWindowProps, 'chosen'>;

function CountForm({ series, last, onChoose, onClose }: FormProps & { last: number | undefined }) {
  const form = useForm({
    initial: { count: last === undefined ? '' : String(last) },
    validate: {
      count: (count) => (isCount(Number(count)) ? null : words.countFault),
    },
    submit: async ({ count }) =>
      onChoose(await chosenPlays(series, { kind: 'previous', draws: Number(count) })),
  });
  return (
    <form {...form.props} className={classes.form}>
      <TextField
        label={words.count}
        description={words.countHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        data-autofocus
        {...form.field('count')}
        // what is no figure empties the field
        onChange={(event) => {
          const typed = event.currentTarget.value;
          form.setValue('count', /\D/.test(typed) ? '' : typed);
        }}
      />
      <FormFailure failure={form.failure} errors={form.errors} />
      <p className={classes.hint}>{words.honest}</p>
      <WindowFoot submit={words.send} submitting={form.submitting} onCancel={onClose} />
    </form>
  );
}

const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= mostPreviousPlays;

const typedDate = (typed: string) => parseDrawDate(dateOfTyped(typed) ?? '');

type RangeFormProps = FormProps & { readonly range: { from: string; to: string } | undefined };

function RangeForm({ lottery, series, range, onChoose, onClose }: RangeFormProps) {
  const dates = useSelectableDates(lottery, series);
  const form = useForm({
    initial: { from: range ? typedOfDate(range.from) : '', to: range ? typedOfDate(range.to) : '' },
    validate: {
      from: (from) => (from === '' ? words.fromMissing : dateFault(from, dates)),
      to: (to, { from }) =>
        to === '' ? words.toMissing : (dateFault(to, dates) ?? backwardsFault(from, to)),
    },
    submit: async ({ from, to }) => {
      const [first, last] = [typedDate(from), typedDate(to)];
      if (first === null || last === null) return;
      const plays = await chosenPlays(series, { kind: 'range', from: first, to: last });
      if (plays.draws === 0) return showWarning(words.none);
      onChoose(plays);
    },
  });
  return (
    <form {...form.props} className={classes.form}>
      <FormErrors form={form} title={words.errors} />
      <div className={classes.dates}>
        <CalendarField
          label={words.from}
          required
          dates={dates}
          data-autofocus={range && true}
          {...form.field('from')}
        />
        <CalendarField label={words.to} required dates={dates} {...form.field('to')} />
      </div>
      {dates && <p className={classes.hint}>{words.rangeHint(dateInWords(dates.last, 'short'))}</p>}
      <p className={classes.hint}>{words.honest}</p>
      <WindowFoot submit={words.send} submitting={form.submitting} onCancel={onClose} />
    </form>
  );
}
