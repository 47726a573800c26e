import { playTexts } from '@bolillero/texts/play';
import { Button } from '../../../components/ui/Button.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import type { CartLine } from '../api/cart-line.ts';
import classes from './ClosedDraw.module.css';
import { useMoveLines } from './use-move-lines.ts';
import { useRemoveLines } from './use-remove-lines.ts';

const words = playTexts.closed;

interface ClosedDrawProps {
  /** Plays of a draw whose sale has closed. */
  readonly lines: readonly CartLine[];
  readonly nextDate: string | null;
}

/** The sale closed with plays in the cart: says the new date and offers to move them, or to let them go. */
export function ClosedDraw({ lines, nextDate }: ClosedDrawProps) {
  const { move, isPending } = useMoveLines();
  const remove = useRemoveLines();
  const [first] = lines;
  if (!first) return null;
  const next = nextDate === null ? null : dateInWords(nextDate, 'short');
  return (
    <section className={classes.notice} aria-label={words.title(dateInWords(first.date, 'short'))}>
      <div role="status">
        <p className={classes.title}>{words.title(dateInWords(first.date, 'short'))}</p>
        <p className={classes.text}>
          {next === null ? words.none : words.next(next)} {words.plays(lines.length)}
        </p>
      </div>
      <div className={classes.buttons}>
        {next !== null && (
          <Button onClick={() => move(lines, next)} loading={isPending}>
            {words.move(lines.length, next)}
          </Button>
        )}
        <Button variant="default" onClick={() => void remove(lines)}>
          {words.discard(lines.length)}
        </Button>
      </div>
    </section>
  );
}
