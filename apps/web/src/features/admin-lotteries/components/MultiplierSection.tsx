import { multiplierModes } from '@bolillero/domain/games/multiplier';
import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import { DateField } from '../../../components/ui/DateField.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import type { LotteryFormState } from '../use-lottery-form.ts';
import classes from './LotteryForm.module.css';

const { fields, multiplier: texts } = adminLotteriesTexts;
const modes = multiplierModes.map((value) => ({ value, label: fields.modes[value] }));

/** What the multiplier is called, how it works and since when. */
export function MultiplierSection({ form }: { form: LotteryFormState }) {
  const { values, base } = form;
  const isOther =
    values.multiplierMode !== base.values.multiplierMode ||
    values.multiplierValues !== base.values.multiplierValues ||
    values.multiplierFrom !== '';
  const rules = base.lottery.multipliers.toSorted((a, b) => (a.from < b.from ? 1 : -1));
  return (
    <>
      <div className={classes.fields}>
        <TextField
          label={fields.multiplierLabel}
          description={fields.multiplierLabelHint}
          autoComplete="off"
          maxLength={60}
          {...form.field('multiplierLabel')}
        />
        <SelectField label={fields.multiplierMode} options={modes} {...form.field('multiplierMode')} />
        {values.multiplierMode !== 'none' && (
          <TextField
            label={fields.multiplierValues}
            description={fields.multiplierValuesHint}
            autoComplete="off"
            required
            {...form.field('multiplierValues')}
          />
        )}
        <TextField
          label={fields.multiplierPrice}
          description={fields.multiplierPriceHint}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('multiplierPrice')}
        />
      </div>
      {isOther && (
        <div className={classes.note}>
          {rules.some(({ weights }) => weights.length > 0) && <p>{texts.weights}</p>}
          <DateField
            label={fields.multiplierFrom}
            description={fields.multiplierFromHint}
            autoComplete="off"
            {...form.field('multiplierFrom')}
          />
        </div>
      )}
      {rules.length > 0 && (
        <section aria-label={texts.history}>
          <h3>{texts.history}</h3>
          <ul className={classes.lines}>
            {rules.map((rule) => (
              <li key={rule.from}>
                {texts.since(
                  dateInWords(rule.from, 'numeric'),
                  fields.modes[rule.mode],
                  rule.values.join(', '),
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
