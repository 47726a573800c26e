import { picksSpecial, specialSize } from '@bolillero/domain/games/matrix';
import { receiptTexts as words } from '@bolillero/texts/receipt';
import type { Lottery } from '../../../api/lottery.ts';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { MultiplierMark } from '../../../components/ui/MultiplierMark.tsx';
import { Slip } from '../../../components/ui/Slip.tsx';
import type { ReceiptLine } from '../api.ts';
import classes from './Receipt.module.css';

/** So many slips are printed at most: beyond them the strip says it shorter. */
const most = 12;

interface ReceiptSlipsProps {
  readonly lines: readonly ReceiptLine[];
  /** Those on sale: what is not among them has no slip to print on. */
  readonly lotteries: readonly Lottery[];
}

/** The plays as printed slips, each with its constellation. */
export function ReceiptSlips({ lines, lotteries }: ReceiptSlipsProps) {
  const printable = lines.slice(0, most).flatMap((line, at) => {
    const lottery = lotteries.find(({ id }) => id === line.lottery.id);
    const fits = lottery !== undefined && line.balls.every((ball) => ball <= lottery.matrix.size);
    return fits ? [{ line, lottery, index: at + 1 }] : [];
  });
  return (
    <ol className={classes.slips}>
      {printable.map(({ line, lottery, index }) => (
        <li key={line.id}>
          <Slip
            size={lottery.matrix.size}
            balls={line.balls}
            special={
              picksSpecial(lottery.matrix)
                ? { size: specialSize(lottery.matrix), chosen: line.special, name: lottery.specialName }
                : undefined
            }
            accent={lottery.accent}
            label={words.slip(index)}
            line
            header={
              <p className={classes.groupHead}>
                <LotteryMark lottery={lottery} size={22} />
                <span className={classes.lottery}>{lottery.description}</span>
                <span className={classes.muted}>
                  <DrawDateText date={line.date} form="short" />
                </span>
                {line.withMultiplier && <MultiplierMark label={lottery.multiplierLabel} />}
              </p>
            }
          />
        </li>
      ))}
    </ol>
  );
}
