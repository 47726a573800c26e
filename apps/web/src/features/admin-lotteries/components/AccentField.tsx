import { lotteryAccents } from '@bolillero/domain/games/accents';
import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import { lotteryAccentTexts } from '@bolillero/texts/lottery-editing';
import { accentStyle } from '../../../components/ui/accent.ts';
import type { LotteryFormState } from '../use-lottery-form.ts';
import classes from './LotteryForm.module.css';

const { fields: texts } = adminLotteriesTexts;

/** The colour that a lottery is told by, among those that can be read in both themes. */
export function AccentField({ form }: { form: LotteryFormState }) {
  const name = form.idOf('accent');
  return (
    <fieldset className={classes.group} aria-describedby={`${name}-about`}>
      <legend>{texts.accent}</legend>
      <p id={`${name}-about`} className={classes.hint}>
        {texts.accentHint}
      </p>
      <div className={classes.accents}>
        {lotteryAccents.map((accent) => (
          <label key={accent} className={classes.accent} style={accentStyle(accent)}>
            <input
              type="radio"
              name={name}
              id={form.values.accent === accent ? name : undefined}
              checked={form.values.accent === accent}
              onChange={() => form.setValue('accent', accent)}
            />
            <i aria-hidden="true" />
            <span>{lotteryAccentTexts[accent]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
