import { specialSize } from '@bolillero/domain/games/matrix';
import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { Slip } from '../../../components/ui/Slip.tsx';
import { dateIn, type ResultGame } from '../result-form.ts';
import { matrixOn } from '../result-rules.ts';
import { readTypedBalls, toggleTyped } from '../typed-balls.ts';
import classes from './ResultForm.module.css';
import type { ResultFormState } from './use-result-form.ts';

/** The slip of the era of the date, marked with what was drawn. A bonus ball of the same drum has a panel of its own. */
export function ResultSlip({ game, form }: { game: ResultGame; form: ResultFormState }) {
  const { lottery, rules } = game;
  const { values } = form;
  const matrix = matrixOn(rules, dateIn(values) ?? '');
  if (!matrix) return null;
  const { balls } = readTypedBalls(values.balls);
  const inked = [...new Set(balls.filter((ball) => ball >= 1 && ball <= matrix.size))];
  const { kind } = matrix.special;
  const drum = kind === 'own-drum' ? specialSize(matrix) : matrix.size;
  const special = /^\d+$/.test(values.special.trim()) ? Number(values.special) : null;
  return (
    <Slip
      label={texts.slip}
      accent={lottery.accent}
      size={matrix.size}
      balls={inked}
      full={inked.length >= matrix.balls}
      special={kind === 'none' ? undefined : { size: drum, chosen: special, name: lottery.specialName }}
      onToggle={(ball) => form.change({ balls: toggleTyped(values.balls, ball, matrix.balls) })}
      onToggleSpecial={(ball) => form.change({ special: ball === special ? '' : String(ball) })}
      className={classes.slip}
    />
  );
}
