import { cartTexts } from '@bolillero/texts/cart';
import { Button } from '../../../components/ui/Button.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import type { CartLine } from '../api/cart-line.ts';
import classes from './ClosedDraw.module.css';
import { useMoveLines } from './use-move-lines.ts';
import { useRemoveLines } from './use-remove-lines.ts';

const words = cartTexts.renew;

interface ExpiredLinesProps {
  readonly lines: readonly CartLine[];
  readonly nextDate: string | null;
}

/** Plays of a draw that closed: they go on in the next one, or are deleted. Until then they cannot be paid. */
export function ExpiredLines({ lines, nextDate }: ExpiredLinesProps) {
  const { move, isPending } = useMoveLines();
  const remove = useRemoveLines();
  if (lines.length === 0) return null;
  const next = nextDate === null ? null : dateInWords(nextDate, 'short');
  return (
    <section tabIndex={-1} className={classes.notice} aria-label={words.title(lines.length)}>
      <div role="status">
        <p className={classes.title}>{words.title(lines.length)}</p>
        <p className={classes.text}>{next === null ? words.noNext : words.question(lines.length, next)}</p>
      </div>
      <div className={classes.buttons}>
        {next !== null && (
          <Button onClick={() => move(lines, next)} loading={isPending}>
            {words.keep(lines.length)}
          </Button>
        )}
        <Button variant="default" onClick={() => void remove(lines)}>
          {words.discard(lines.length)}
        </Button>
      </div>
    </section>
  );
}
