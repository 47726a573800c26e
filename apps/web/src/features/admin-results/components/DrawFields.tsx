import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { drawWarnings } from '@bolillero/domain/draws/draw';
import { adminResultListTexts, resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { dateWarningText } from '@bolillero/texts/draws';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type SeriesType, seriesType } from '../../../api/series.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { DateField } from '../../../components/ui/DateField.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { Segments } from '../../../components/ui/Segments.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { typedOfDate } from '../../../components/ui/typed-date.ts';
import { type DrawDates, useDrawDates } from '../api/draw-dates.ts';
import { tidyAmount } from '../money-text.ts';
import { dateIn, type ResultGame, withDate, withOtherSeries, withType } from '../result-form.ts';
import { DateList } from './DateList.tsx';
import { ExistingResult } from './ExistingResult.tsx';
import { RepechagePicker } from './RepechagePicker.tsx';
import classes from './ResultForm.module.css';
import type { ResultFormState } from './use-result-form.ts';

interface DrawFieldsProps {
  readonly game: ResultGame;
  readonly form: ResultFormState;
  /** The saved result's id: another one of the same date is told. Null for a new result, for which draws are offered. */
  readonly ownId: number | null;
}

/** Which draw the result is of: series, date, next date, jackpot. */
export function DrawFields({ game, form, ownId }: DrawFieldsProps) {
  const { lottery, rules } = game;
  const { values } = form;
  const [near] = useState(() => new Date(serverNow()).toISOString().slice(0, 10));
  const dates: Record<SeriesType, DrawDates | undefined> = {
    0: useDrawDates(lottery.name, lottery.id, 0).data,
    1: useDrawDates(lottery.name, lottery.id, 1, lottery.hasDoublePlay).data,
  };
  const [listed, setListed] = useState(false);
  const dateBox = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const date = dateIn(values);
  const warnings =
    date === null ? [] : drawWarnings(rules.schedule, { date }).map((one) => dateWarningText(one, date));
  const draws = dates[values.series]?.draws ?? [];
  const focusDate = () => dateBox.current?.querySelector('input')?.focus();
  const choose = (chosen: string) => {
    form.change(withDate(game, values, typedOfDate(chosen)));
    focusDate();
  };
  const turnSeries = (series: SeriesType) =>
    form.change(
      ownId === null
        ? withOtherSeries(game, values, series, dates[series]?.owed ?? null)
        : withType(game, values, series),
    );
  const openList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || draws.length === 0) return;
    event.preventDefault();
    setListed(true);
  };
  return (
    <section className={classes.panel} aria-labelledby="result-draw">
      <h2 id="result-draw" className="visually-hidden">
        {texts.dates}
      </h2>
      <div className={classes.fields} data-draw>
        {lottery.hasDoublePlay && (
          <div className={classes.type}>
            <p className={classes.legend} aria-hidden="true">
              {texts.type}
            </p>
            <Segments
              label={texts.type}
              value={`${values.series}`}
              options={[
                { value: '0', label: adminResultListTexts.types[0] },
                { value: '1', label: adminResultListTexts.types[1] },
              ]}
              onChange={(series) => turnSeries(seriesType(series))}
            />
          </div>
        )}
        <div>
          <div ref={dateBox} className={classes.dateBox}>
            <DateField
              label={texts.date}
              required
              near={near}
              {...form.field('date')}
              onChange={(typed) => form.change(withDate(game, values, typed))}
              onKeyDown={openList}
            />
            <DateList
              ref={list}
              draws={draws}
              open={listed}
              onOpen={(open) => {
                setListed(open);
                if (!open && list.current?.contains(document.activeElement)) focusDate();
              }}
              onDate={choose}
            />
          </div>
          {ownId === null && (
            <Suggestions dates={missing(draws).filter((other) => other !== date)} onDate={choose} />
          )}
        </div>
        <DateField
          label={texts.nextDate}
          near={near}
          {...form.field('nextDate')}
          onChange={(typed) => form.change({ nextDate: typed, nextTyped: typed.trim() !== '' })}
        />
        <TextField
          label={texts.amountIn(lottery.currency)}
          inputMode="decimal"
          autoComplete="off"
          placeholder="42m"
          {...form.field('jackpot')}
          onBlur={() => {
            form.change({ jackpot: tidyAmount(values.jackpot) });
            form.field('jackpot').onBlur();
          }}
        />
      </div>
      {values.series === 1 && <RepechagePicker game={game} form={form} own={dates[1]} />}
      {warnings.map((warning) => (
        <p key={warning} className={classes.warning} role="status">
          {warning} {texts.notDrawDayHint}
        </p>
      ))}
      {date !== null && <ExistingResult lottery={lottery} type={values.series} date={date} ownId={ownId} />}
    </section>
  );
}

/** Draws suggested at once: the newest that lack a result, oldest first. */
const mostSuggested = 3;

function missing(draws: DrawDates['draws']): string[] {
  const lacking = draws.flatMap(({ date, resultId }) => (resultId === null ? [date] : []));
  return lacking.slice(0, mostSuggested).reverse();
}

function Suggestions({
  dates,
  onDate,
}: {
  dates: readonly (DrawDate | string)[];
  onDate: (date: string) => void;
}) {
  if (dates.length === 0) return null;
  return (
    <div className={classes.suggestions}>
      <span>{texts.suggested}</span>
      {dates.map((date) => (
        <button key={date} type="button" className={classes.suggestion} onClick={() => onDate(date)}>
          {dateInWords(date, 'short')}
        </button>
      ))}
    </div>
  );
}
