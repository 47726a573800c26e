import { uiTexts } from '@bolillero/texts/ui';
import classes from './MultiplierMark.module.css';

/** Beside a play's numbers: it was bought with the multiplier of that name. */
export function MultiplierMark({ label }: { label: string }) {
  return (
    <abbr className={classes.mark} title={label}>
      <span aria-hidden="true">{uiTexts.balls.multiplierMark}</span>
      <span className="visually-hidden">{label}</span>
    </abbr>
  );
}
