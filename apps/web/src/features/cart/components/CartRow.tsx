import { cartTexts } from '@bolillero/texts/cart';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { memo } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { MultiplierMark } from '../../../components/ui/MultiplierMark.tsx';
import type { CartLine } from '../api/cart-line.ts';
import classes from './CartSection.module.css';

/** What rows need of their lottery; null for one that is no longer sold. */
export type RowLottery = Pick<
  Lottery,
  'name' | 'accent' | 'specialName' | 'multiplierLabel' | 'hasDoublePlay'
> | null;

interface CartRowProps {
  readonly line: CartLine;
  /** From 1 on, counted through the whole cart. */
  readonly place: number;
  readonly lottery: RowLottery;
  readonly onRemove: (line: CartLine) => void;
}

/** A play in the cart, in one line: its place, its numbers, its price, and a bin. */
export const CartRow = memo(function CartRow({ line, place, lottery, onRemove }: CartRowProps) {
  const index = String(place).padStart(4, '0');
  const flags = [
    line.series === 1 && lottery?.hasDoublePlay !== false && lotteryTexts.series.laggards,
    line.free && cartTexts.free,
    line.expired && cartTexts.expired,
    line.beingPaid && cartTexts.beingPaid,
  ].filter((flag) => flag !== false);
  return (
    <li className={classes.row} data-expired={line.expired || undefined}>
      <span className={classes.index}>{index}</span>
      <div className={classes.numbers}>
        <BallRow
          balls={line.balls}
          special={line.special}
          specialLabel={lottery?.specialName}
          accent={lottery?.accent}
          size="sm"
          state="chosen"
        />
      </div>
      {flags.length > 0 && <span className={classes.flags}>{flags.join(' · ')}</span>}
      <div className={classes.end}>
        <span className={classes.cost}>
          <Amount value={line.price} className={classes.price} />
          {line.withMultiplier && lottery && <MultiplierMark label={lottery.multiplierLabel} />}
        </span>
        <IconButton label={cartTexts.remove(index)} disabled={line.beingPaid} onClick={() => onRemove(line)}>
          <IconTrash size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
});
