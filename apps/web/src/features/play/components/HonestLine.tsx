import { playTexts } from '@bolillero/texts/play';
import classes from './HonestLine.module.css';

/** One quiet line: draws are independent, and these are the true odds of what is played here. */
export function HonestLine({ odds }: { odds: string }) {
  return (
    <p className={classes.line}>
      {playTexts.honest} {odds}
    </p>
  );
}
