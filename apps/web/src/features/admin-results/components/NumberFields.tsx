import { specialSize } from '@bolillero/domain/games/matrix';
import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { TextField } from '../../../components/ui/TextField.tsx';
import { asksMultiplier, dateIn, type ResultGame } from '../result-form.ts';
import { matrixOn } from '../result-rules.ts';
import { readTypedBalls, tidyBalls } from '../typed-balls.ts';
import { MultiplierField } from './MultiplierField.tsx';
import classes from './ResultForm.module.css';
import type { ResultFormState } from './use-result-form.ts';

/** What was drawn, typed. The slip beside it shows and takes the same numbers. */
export function NumberFields({ game, form }: { game: ResultGame; form: ResultFormState }) {
  const { values } = form;
  const matrix = matrixOn(game.rules, dateIn(values) ?? '');
  if (!matrix) return null;
  const { kind } = matrix.special;
  const count = new Set(readTypedBalls(values.balls).balls).size;
  return (
    <section className={classes.panel} aria-labelledby="result-numbers">
      <h2 id="result-numbers" className="visually-hidden">
        {texts.numbers}
      </h2>
      <div className={classes.fields} data-wide-first>
        <TextField
          label={texts.balls}
          description={
            <>
              {texts.ballsHint(matrix.balls, matrix.size)}{' '}
              <strong className={classes.count}>{texts.ballsLeft(count, matrix.balls)}</strong>
            </>
          }
          required
          inputMode="numeric"
          autoComplete="off"
          className={classes.balls}
          {...form.field('balls')}
          onBlur={() => {
            form.change({ balls: tidyBalls(values.balls) });
            form.field('balls').onBlur();
          }}
        />
        {kind !== 'none' && (
          <TextField
            label={game.lottery.specialName}
            description={
              kind === 'own-drum'
                ? texts.specialHint(specialSize(matrix))
                : texts.specialSameDrumHint(matrix.size)
            }
            required={kind === 'own-drum'}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('special')}
          />
        )}
      </div>
      {asksMultiplier(game, values) && <MultiplierField game={game} form={form} />}
    </section>
  );
}
