import { cartSharesTexts } from '@bolillero/texts/cart-shares';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Amount, moneyText } from '../../../components/ui/Amount.tsx';
import { Countdown } from '../../../components/ui/Countdown.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import type { CartLine, SharesLine } from '../api/cart-line.ts';
import classes from './ShareRows.module.css';
import { SharesCount } from './SharesCount.tsx';

const words = cartSharesTexts;

interface ShareRowsProps {
  readonly lines: readonly SharesLine[];
  /** Of the lottery. */
  readonly name: string;
  readonly onRemove: (line: CartLine) => void;
}

/** Shares of group games in the cart: of which game, how many, what they cost and until when they are sold. */
export function ShareRows({ lines, name, onRemove }: ShareRowsProps) {
  return (
    <ul className={classes.rows} aria-label={words.list(name)}>
      {lines.map((line) => {
        const { lineLimit, participations, shares, sharePrice, closesAt } = line.shares;
        return (
          <li key={line.id} className={classes.row}>
            <div className={classes.what}>
              <p className={classes.title}>{words.title(name, lineLimit)}</p>
              <p>{words.each(shares, participations, moneyText(sharePrice))}</p>
              <p className={classes.muted} data-closed={line.expired || undefined}>
                {words.draw(dateInWords(line.date, 'short'))} ·{' '}
                {line.expired ? (
                  words.closed
                ) : line.beingPaid ? (
                  words.beingPaid
                ) : (
                  <>
                    {words.closesIn} <Countdown to={closesAt} />
                  </>
                )}
              </p>
            </div>
            <div className={classes.end}>
              {!line.expired && <SharesCount line={line} of={words.title(name, lineLimit)} />}
              <Amount value={line.price} className={classes.price} />
              <IconButton
                label={words.remove(name, lineLimit)}
                disabled={line.beingPaid}
                onClick={() => onRemove(line)}
              >
                <IconTrash size={20} aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
