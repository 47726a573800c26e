import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { type KeyboardEvent, useId } from 'react';
import { drawnMultipliers, multiplierQuestion } from '../result-check.ts';
import { type ResultFormValues, type ResultGame, withMultiplier } from '../result-form.ts';
import classes from './ResultForm.module.css';
import type { ResultFormState } from './use-result-form.ts';

const choices: readonly ResultFormValues['multiplier'][] = [
  ...Array.from({ length: 10 }, (_, index) => `${index + 1}` as const),
  'none',
];

/**
 * The multiplier drawn with the result, 1 to 10, or none, by digit (0 is ×10) and arrows. The play prizes follow it. What the
 * game does not draw is dashed, and asked about when it is chosen.
 */
export function MultiplierField({ game, form }: { game: ResultGame; form: ResultFormState }) {
  const id = useId();
  const fault = form.errors.multiplier;
  const question = multiplierQuestion(game, form.values);
  const drawn = drawnMultipliers(game, form.values);
  const label = game.lottery.multiplierLabel;
  const byDigit = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const choice: ResultFormValues['multiplier'] = event.key === '0' ? '10' : (event.key as `${number}`);
    form.change(withMultiplier(game, form.values, choice));
    event.currentTarget.querySelector<HTMLElement>(`input[value="${choice}"]`)?.focus();
  };
  return (
    <fieldset
      className={classes.choices}
      data-invalid={fault !== undefined || undefined}
      aria-describedby={id}
      onKeyDown={byDigit}
    >
      <legend className={classes.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice} className={classes.choice}>
          <input
            type="radio"
            name="multiplier"
            value={choice}
            checked={form.values.multiplier === choice}
            onChange={() => form.change(withMultiplier(game, form.values, choice))}
          />
          <span data-undrawn={(choice !== 'none' && drawn?.includes(Number(choice)) === false) || undefined}>
            {choice === 'none' ? texts.multiplierNone : `×${choice}`}
          </span>
        </label>
      ))}
      <p
        id={id}
        role={fault === undefined && question !== null ? 'status' : undefined}
        className={fault === undefined ? classes.question : classes.fault}
        data-asked={(fault === undefined && question !== null) || undefined}
      >
        {fault ?? question ?? texts.multiplierKeys(label)}
      </p>
    </fieldset>
  );
}
