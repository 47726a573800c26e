import { specialSize } from '@bolillero/domain/games/matrix';
import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { Slip } from '../../../components/ui/Slip.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { asksMultiplier, dateIn, type ResultGame } from '../result-form.ts';
import { matrixOn } from '../result-rules.ts';
import { readTypedBalls, tidyBalls, toggleTyped } from '../typed-balls.ts';
import { MultiplierField } from './MultiplierField.tsx';
import classes from './ResultForm.module.css';
import type { ResultFormState } from './use-result-form.ts';

/** What was drawn: typed, or marked on the slip of the era of the date. Both show the same numbers. */
export function NumberFields({ game, form }: { game: ResultGame; form: ResultFormState }) {
  const { lottery, rules } = game;
  const { values } = form;
  const matrix = matrixOn(rules, dateIn(values) ?? '');
  if (!matrix) return null;
  const { balls } = readTypedBalls(values.balls);
  const inked = [...new Set(balls.filter((ball) => ball >= 1 && ball <= matrix.size))];
  const { kind } = matrix.special;
  const drum = kind === 'own-drum' ? specialSize(matrix) : matrix.size;
  const name = lottery.sub_name;
  const special = /^\d+$/.test(values.ball_red.trim()) ? Number(values.ball_red) : null;
  return (
    <section className={classes.panel} aria-labelledby="result-numbers">
      <h2 id="result-numbers" className={classes.heading}>
        {texts.numbers}
      </h2>
      <div className={classes.numbers}>
        <div className={classes.typed}>
          <TextField
            label={texts.balls}
            description={
              <>
                {texts.ballsHint(matrix.balls, matrix.size)}{' '}
                <strong className={classes.count}>{texts.ballsLeft(inked.length, matrix.balls)}</strong>
              </>
            }
            required
            inputMode="numeric"
            autoComplete="off"
            {...form.field('balls')}
            onBlur={() => {
              form.change({ balls: tidyBalls(values.balls) });
              form.field('balls').onBlur();
            }}
          />
          {kind !== 'none' && (
            <TextField
              label={name}
              description={kind === 'own-drum' ? texts.specialHint(drum) : texts.specialSameDrumHint(drum)}
              required={kind === 'own-drum'}
              inputMode="numeric"
              autoComplete="off"
              {...form.field('ball_red')}
            />
          )}
          {asksMultiplier(game, values) && <MultiplierField game={game} form={form} />}
        </div>
        <Slip
          label={texts.slip}
          lottery={lottery.name}
          size={matrix.size}
          balls={inked}
          full={inked.length >= matrix.balls}
          special={kind === 'none' ? undefined : { size: drum, chosen: special, name }}
          onToggle={(ball) => form.change({ balls: toggleTyped(values.balls, ball, matrix.balls) })}
          onToggleSpecial={(ball) => form.change({ ball_red: ball === special ? '' : String(ball) })}
          className={classes.slip}
        />
      </div>
    </section>
  );
}
