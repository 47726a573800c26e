import { picksSpecial } from '@bolillero/domain/games/matrix';
import { type Cents, formatMoney } from '@bolillero/domain/money/cents';
import { cartTexts } from '@bolillero/texts/cart';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Lottery } from '../../../api/lottery.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { Ball } from '../../../components/ui/Ball.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import type { CartLine } from '../api/cart-line.ts';
import classes from './CartTable.module.css';

const words = cartTexts.columns;

interface CartTableProps {
  readonly lines: readonly CartLine[];
  readonly lottery: Lottery;
  readonly onRemove: (line: CartLine) => void;
}

/** The plays of a lottery's cart; on a phone each play is a block of its own. */
export function CartTable({ lines, lottery, onRemove }: CartTableProps) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{cartTexts.of(lottery.description)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.index}</th>
          <th scope="col">{words.lottery}</th>
          <th scope="col">{words.numbers}</th>
          {picksSpecial(lottery.matrix) && <th scope="col">{words.extra}</th>}
          <th scope="col">{words.date}</th>
          <th scope="col" className={classes.end}>
            {words.price}
          </th>
          <th scope="col">
            <span className="visually-hidden">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <Line
            key={line.id}
            line={line}
            index={String(at + 1).padStart(4, '0')}
            lottery={lottery}
            onRemove={() => onRemove(line)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps {
  readonly line: CartLine;
  readonly index: string;
  readonly lottery: Lottery;
  readonly onRemove: () => void;
}

function Line({ line, index, lottery, onRemove }: LineProps) {
  const series = line.series === 1 ? lotteryTexts.series.laggards : lotteryTexts.series.traditional;
  return (
    <tr data-expired={line.expired || undefined}>
      <td className={classes.index}>{index}</td>
      <td className={classes.lottery}>
        <span className={classes.mark}>
          <LotteryMark name={lottery.name} image={lottery.image} size={28} />
          <span>
            {lottery.description}
            {lottery.hasDoublePlay && <span className={classes.series}>{series}</span>}
          </span>
        </span>
      </td>
      <td className={classes.numbers}>
        <BallRow balls={line.balls} size="sm" />
      </td>
      {picksSpecial(lottery.matrix) && (
        <td className={classes.extra}>
          <Ball
            number={line.special}
            state={line.special === null ? 'ghost' : 'special'}
            lottery={lottery.name}
            label={lottery.specialName}
            size="sm"
          />
        </td>
      )}
      <td className={classes.date}>
        <DrawDateText date={line.date} form="short" />
        {line.expired && <span className={classes.flag}>{cartTexts.expired}</span>}
        {line.beingPaid && <span className={classes.flag}>{cartTexts.beingPaid}</span>}
      </td>
      <td className={classes.price}>
        <Amount value={line.price} />
        <span className={classes.madeOf}>
          {line.free ? cartTexts.free : priceParts(line, lottery.multiplierLabel)}
        </span>
      </td>
      <td className={classes.action}>
        <IconButton label={cartTexts.remove(index)} disabled={line.beingPaid} onClick={onRemove}>
          <IconTrash size={20} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
}

/** "$2.50 + $0.50 de servicio", and the multiplier where it was chosen. */
function priceParts({ ticketPrice, serviceFee, multiplierPrice }: CartLine, multiplier: string): string {
  const usd = (part: Cents) => formatMoney(part, 'USD');
  const base = cartTexts.madeOf(usd(ticketPrice), usd(serviceFee));
  return multiplierPrice === 0 ? base : `${base} + ${usd(multiplierPrice)} ${multiplier}`;
}
