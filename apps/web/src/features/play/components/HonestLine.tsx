import { playTexts } from '@bolillero/texts/play';
import { oddsInSpanish } from '../../../api/odds-text.ts';
import classes from './HonestLine.module.css';

const words = playTexts.honest;

interface HonestLineProps {
  /** What the odds are for: "5 de 69 con Powerball". */
  readonly matrix: string;
  /** As the wire writes them. */
  readonly jackpot: string;
  readonly any: string | null;
}

/** One quiet line: draws are independent, and these are the true odds. */
export function HonestLine({ matrix, jackpot, any }: HonestLineProps) {
  return (
    <p className={classes.line}>
      {words.line} {words.odds(matrix, oddsInSpanish(jackpot))}{' '}
      {any !== null && words.any(oddsInSpanish(any))}
    </p>
  );
}
