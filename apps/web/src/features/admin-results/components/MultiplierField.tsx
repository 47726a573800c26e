import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { useId } from 'react';
import { multiplierQuestion } from '../result-check.ts';
import { type ResultFormValues, type ResultGame, withMultiplier } from '../result-form.ts';
import classes from './ResultForm.module.css';
import type { ResultFormState } from './use-result-form.ts';

const choices: readonly ResultFormValues['multiplier'][] = [
  ...Array.from({ length: 10 }, (_, index) => `${index + 1}` as const),
  'none',
];

/** The multiplier drawn with the result, 1 to 10, or none. The play prizes follow it. */
export function MultiplierField({ game, form }: { game: ResultGame; form: ResultFormState }) {
  const id = useId();
  const fault = form.errors.multiplier;
  const question = multiplierQuestion(game, form.values);
  return (
    <fieldset
      className={classes.choices}
      data-invalid={fault !== undefined || undefined}
      aria-describedby={fault === undefined && question === null ? undefined : id}
    >
      <legend className={classes.legend}>{game.lottery.multiplierLabel}</legend>
      {choices.map((choice) => (
        <label key={choice} className={classes.choice}>
          <input
            type="radio"
            name="multiplier"
            value={choice}
            checked={form.values.multiplier === choice}
            onChange={() => form.change(withMultiplier(game, form.values, choice))}
          />
          <span>{choice === 'none' ? texts.multiplierNone : `×${choice}`}</span>
        </label>
      ))}
      {fault !== undefined && (
        <p id={id} className={classes.fault}>
          {fault}
        </p>
      )}
      {fault === undefined && question !== null && (
        <p id={id} role="status" className={classes.question}>
          {question}
        </p>
      )}
    </fieldset>
  );
}
