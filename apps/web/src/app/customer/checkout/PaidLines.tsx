import { paySharesTexts } from '@bolillero/texts/cart-shares';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import { paymentTexts } from '@bolillero/texts/payment';
import { Amount, moneyText } from '../../../components/ui/Amount.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import type { CartLine } from '../../../features/cart/api/cart-line.ts';
import { groupsOf, priceParts } from '../../../features/cart/cart-sections.ts';
import { multiplierLabelOf } from '../../../features/cart/multiplier-label.ts';
import { useLotteries } from '../../../features/lotteries/api.ts';
import classes from './CartPayment.module.css';

const words = paymentTexts.cart;

/** What is paid: a line for each lottery, series and draw, and what the sum includes. */
export function PaidLines({ lines, whole }: { lines: readonly CartLine[]; whole: boolean }) {
  const lotteries = useLotteries().data ?? [];
  const { multiplier, service } = priceParts(lines);
  return (
    <div className={classes.about}>
      {whole && <p className={classes.whole}>{words.whole}</p>}
      <ul className={classes.lines}>
        {groupsOf(lines, lotteries).map(({ lotteryId, series, date, count, shares, total }) => {
          const lottery = lotteries.find(({ id }) => id === lotteryId);
          return (
            <li key={`${lotteryId} ${series} ${date} ${shares}`} className={classes.line}>
              {lottery && <LotteryMark lottery={lottery} size={32} />}
              <p className={classes.what}>
                <strong>
                  {shares > 0
                    ? paySharesTexts.line(lottery?.description ?? '', shares)
                    : words.line(lottery?.description ?? '', count)}
                </strong>
                <span className={classes.muted}>
                  {words.draw(dateInWords(date, 'short'))}
                  {series === 1 && ` · ${lotteryTexts.series.laggards}`}
                </span>
              </p>
              <Amount value={total} />
            </li>
          );
        })}
      </ul>
      {service.count > 0 && (
        <p className={classes.muted}>
          {multiplier.count > 0
            ? words.includesMultiplier(
                moneyText(service.total),
                moneyText(multiplier.total),
                multiplierLabelOf(lines, lotteries),
              )
            : words.includes(moneyText(service.total))}
        </p>
      )}
    </div>
  );
}
