import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { drawWarnings } from '@bolillero/domain/draws/draw';
import { adminResultListTexts, resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { dateWarningText } from '@bolillero/texts/draws';
import { seriesType } from '../../../api/series.ts';
import { DateField } from '../../../components/ui/DateField.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { Segments } from '../../../components/ui/Segments.tsx';
import { SwitchField } from '../../../components/ui/SwitchField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { typedOfDate } from '../../../components/ui/typed-date.ts';
import { tidyAmount } from '../money-text.ts';
import { dateIn, type ResultGame, withDate, withType } from '../result-form.ts';
import { ExistingResult } from './ExistingResult.tsx';
import { RepechagePicker } from './RepechagePicker.tsx';
import classes from './ResultForm.module.css';
import type { ResultFormState } from './use-result-form.ts';

interface DrawFieldsProps {
  readonly game: ResultGame;
  readonly form: ResultFormState;
  /** Draws without a result; nothing is suggested for a saved one. */
  readonly suggested: readonly DrawDate[];
  /** The saved result's id: another one of the same date is told. */
  readonly ownId: number | null;
}

/** Which draw the result is of: date, series, next date, jackpot, and whether players see it. */
export function DrawFields({ game, form, suggested, ownId }: DrawFieldsProps) {
  const { lottery, rules } = game;
  const { values } = form;
  const date = dateIn(values);
  const warnings =
    date === null ? [] : drawWarnings(rules.schedule, { date }).map((one) => dateWarningText(one, date));
  return (
    <section className={classes.panel} aria-labelledby="result-draw">
      <h2 id="result-draw" className={classes.heading}>
        {texts.dates}
      </h2>
      {lottery.hasDoublePlay && (
        <Segments
          label={texts.type}
          value={`${values.series}`}
          options={[
            { value: '0', label: adminResultListTexts.types[0] },
            { value: '1', label: adminResultListTexts.types[1] },
          ]}
          onChange={(series) => form.change(withType(game, values, seriesType(series)))}
        />
      )}
      {values.series === 1 && <RepechagePicker game={game} form={form} />}
      <div className={classes.fields}>
        <div>
          <DateField
            label={texts.date}
            description={texts.dateHint}
            required
            {...form.field('date')}
            onChange={(typed) => form.change(withDate(game, values, typed))}
          />
          <Suggestions
            dates={suggested.filter((other) => other !== date)}
            onDate={(chosen) => form.change(withDate(game, values, typedOfDate(chosen)))}
          />
          {warnings.map((warning) => (
            <p key={warning} className={classes.warning} role="status">
              {warning} {texts.notDrawDayHint}
            </p>
          ))}
          {date !== null && (
            <ExistingResult lottery={lottery} type={values.series} date={date} ownId={ownId} />
          )}
        </div>
        <DateField
          label={texts.nextDate}
          description={texts.nextDateHint}
          {...form.field('nextDate')}
          onChange={(typed) => form.change({ nextDate: typed, nextTyped: typed.trim() !== '' })}
        />
        <TextField
          label={texts.amountIn(lottery.currency)}
          description={texts.amountHint}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('jackpot')}
          onBlur={() => {
            form.change({ jackpot: tidyAmount(values.jackpot) });
            form.field('jackpot').onBlur();
          }}
        />
      </div>
      <SwitchField label={texts.shown} description={texts.shownHint} {...form.check('shown')} />
    </section>
  );
}

function Suggestions({ dates, onDate }: { dates: readonly DrawDate[]; onDate: (date: DrawDate) => void }) {
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
