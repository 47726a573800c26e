import { cartTexts } from '@bolillero/texts/cart';
import { Button } from '../../../components/ui/Button.tsx';
import type { CartLine } from '../api/cart-line.ts';
import classes from './ClosedDraw.module.css';
import { useRemoveLines } from './use-remove-lines.ts';

const words = cartTexts.otherSeries;

/** Plays of a series that the customer's account does not play: nothing is left but to delete them. */
export function OtherSeriesLines({ lines }: { lines: readonly CartLine[] }) {
  const remove = useRemoveLines();
  if (lines.length === 0) return null;
  return (
    <section tabIndex={-1} className={classes.notice} aria-label={words.title(lines.length)}>
      <div role="status">
        <p className={classes.title}>{words.title(lines.length)}</p>
        <p className={classes.text}>{words.text}</p>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => void remove(lines)}>
          {words.discard}
        </Button>
      </div>
    </section>
  );
}
