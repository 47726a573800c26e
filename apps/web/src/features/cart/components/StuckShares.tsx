import { cartSharesTexts } from '@bolillero/texts/cart-shares';
import { Button } from '../../../components/ui/Button.tsx';
import { showError } from '../../../components/ui/notice-store.ts';
import type { SharesLine } from '../api/cart-line.ts';
import { useSetShares } from '../api/shares.ts';
import classes from './ClosedDraw.module.css';
import { useRemoveLines } from './use-remove-lines.ts';

const words = cartSharesTexts;

interface StuckSharesProps {
  /** Of a game that closed, or that has fewer left than these. */
  readonly line: SharesLine;
  /** Of the lottery. */
  readonly name: string;
}

/** Shares that cannot be bought as they are: as many as are left are kept, or they go. */
export function StuckShares({ line, name }: StuckSharesProps) {
  const remove = useRemoveLines();
  const { mutate, isPending } = useSetShares();
  const { gameId, shares, left } = line.shares;
  const title = line.expired ? words.closedTitle(name) : words.goneTitle(name, left);
  const keep = () => mutate([{ gameId, shares: left }], { onError: (error) => showError(error) });
  return (
    <section tabIndex={-1} className={classes.notice} aria-label={title}>
      <div role="status">
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{line.expired ? words.closedText : words.goneText(shares, left)}</p>
      </div>
      <div className={classes.buttons}>
        {!line.expired && left > 0 && (
          <Button onClick={keep} loading={isPending}>
            {words.keep(left)}
          </Button>
        )}
        <Button variant="default" onClick={() => void remove([line])}>
          {words.discard}
        </Button>
      </div>
    </section>
  );
}
