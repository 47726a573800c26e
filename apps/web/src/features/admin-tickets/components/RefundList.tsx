import { adminTicketsTexts } from '@bolillero/texts/admin-tickets';
import type { Lottery } from '../../../api/lottery.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { dateInWords, instantInWords } from '../../../components/ui/dates.ts';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import table from '../../../components/ui/table.module.css';
import type { Refund } from '../api/refunds.ts';
import { PlayerText } from './TicketCells.tsx';
import classes from './Tickets.module.css';

const texts = adminTicketsTexts.refund;
const { columns } = adminTicketsTexts;

interface RefundListProps {
  readonly refunds: readonly Refund[];
  readonly lotteries: readonly Lottery[];
  readonly stale: boolean;
}

/** The purchases whose price went back: how much, why, and who did it when. */
export function RefundList({ refunds, lotteries, stale }: RefundListProps) {
  const headings = [
    columns.id,
    columns.lottery,
    columns.player,
    texts.amount,
    texts.reason,
    texts.by,
    texts.state,
  ];
  return (
    <div className={table.frame} data-stale={stale || undefined}>
      <table className={table.table}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={heading === texts.amount ? table.number : undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {refunds.map((purchase) => (
            <RefundRow
              key={purchase.id}
              purchase={purchase}
              lottery={lotteries.find(({ id }) => id === purchase.lotteryId)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RefundRow({ purchase, lottery }: { purchase: Refund; lottery: Lottery | undefined }) {
  const { refund } = purchase;
  return (
    <tr>
      <td className={classes.id}>{String(purchase.id).padStart(6, '0')}</td>
      <td data-label={columns.lottery}>
        <span className={classes.lottery}>
          <LotteryMark lottery={lottery ?? { name: '' }} size={24} />
          {purchase.lotteryName}
        </span>
        <span className={classes.about}>{texts.drawOf(dateInWords(purchase.drawDate, 'numeric'))}</span>
      </td>
      <td data-wide data-label={columns.player}>
        <PlayerText purchase={purchase} />
      </td>
      <td data-label={texts.amount} className={table.number}>
        <Amount value={refund.amount} currency={refund.currency} />
      </td>
      <td data-wide data-label={texts.reason}>
        <span className={`${table.flexible} ${classes.reason}`}>{refund.reason}</span>
      </td>
      <td data-label={texts.by}>
        <span className={classes.player}>{refund.admin}</span>
        <span className={classes.about}>{instantInWords(refund.requestedAt)}</span>
      </td>
      <td data-label={texts.state}>
        <span className={table.tag} data-tone={refund.doneAt === null ? 'dashed' : undefined}>
          {refund.doneAt === null ? texts.requested : texts.paidBack}
        </span>
        {refund.waitsFor !== null && (
          <span className={classes.about}>
            {texts.waitsFor(refund.waitsFor === 'paypal' ? 'PayPal' : refund.waitsFor)}
          </span>
        )}
        {refund.doneAt !== null && <span className={classes.about}>{instantInWords(refund.doneAt)}</span>}
      </td>
    </tr>
  );
}
