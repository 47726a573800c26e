import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { jackpotText } from '../../../components/ui/Amount.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { typedOfDate } from '../../../components/ui/typed-date.ts';
import type { DrawDates } from '../api/draw-dates.ts';
import { useTopResults } from '../api/results.ts';
import { groupThousands } from '../money-text.ts';
import { type ResultGame, withDate } from '../result-form.ts';
import type { ResultFormState } from './use-result-form.ts';

/** Takes date, next date and amount of a second draw from an earlier result of the lottery. */
export function RepechagePicker({
  game,
  form,
  own,
}: {
  game: ResultGame;
  form: ResultFormState;
  /** The second draws that there are: dates that have a result already are marked. */
  own: DrawDates | undefined;
}) {
  const taken = new Set(own?.draws.filter(({ resultId }) => resultId !== null).map(({ date }) => date));
  const { lottery } = game;
  const top = useTopResults(lottery.name, lottery.id, true);
  const rows = top.data ?? [];
  const fill = (id: number) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return;
    form.change({
      ...withDate(game, form.values, typedOfDate(row.date)),
      // nobody typed it: it follows when the date is changed after all
      ...(row.nextDate !== null && { nextDate: typedOfDate(row.nextDate), nextTyped: false }),
      jackpot: Number(row.jackpot) === 0 ? '' : groupThousands(row.jackpot),
    });
  };
  return (
    <SelectField
      label={texts.repechage}
      description={texts.repechageHint}
      disabled={rows.length === 0}
      options={[
        { value: '', label: texts.repechageNone },
        ...rows.map((row) => ({
          value: String(row.id),
          label: [
            dateInWords(row.date, 'numeric'),
            ...(Number(row.jackpot) === 0 ? [] : [jackpotText(row.jackpot, lottery.currency)]),
            ...(taken.has(row.date) ? [texts.repechageTaken] : []),
          ].join(' · '),
        })),
      ]}
      onChange={(event) => fill(Number(event.currentTarget.value))}
    />
  );
}
