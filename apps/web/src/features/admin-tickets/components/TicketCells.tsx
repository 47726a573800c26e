import { adminResultListTexts } from '@bolillero/texts/admin-results';
import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import type { Lottery } from '../../../api/lottery.ts';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { Countdown } from '../../../components/ui/Countdown.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { EmailText } from '../../../components/ui/EmailText.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import table from '../../../components/ui/table.module.css';
import type { Purchase } from '../api/tickets.ts';
import classes from './Tickets.module.css';

interface TicketCellsProps {
  readonly purchase: Purchase;
  /** It waits for its PDF: the time left to buy it counts. */
  readonly pending?: boolean;
  /** Its lottery, when the list of lotteries is there. */
  readonly lottery: Lottery | undefined;
}

/** What both lists say of a ticket: number, lottery, player, numbers with their multiplier, and draw. */
export function TicketCells({ purchase, pending = false, lottery }: TicketCellsProps) {
  const { columns } = texts;
  return (
    <>
      <td className={classes.id}>{String(purchase.id).padStart(6, '0')}</td>
      <td data-label={columns.lottery}>
        <span className={classes.lottery}>
          <LotteryMark lottery={lottery ?? { name: '' }} size={24} />
          {purchase.lotteryName}
        </span>
        {purchase.series === 1 && (
          <span className={table.tag}>{adminResultListTexts.types[purchase.series]}</span>
        )}
      </td>
      <td data-wide data-label={columns.player}>
        <PlayerText purchase={purchase} />
      </td>
      <td data-wide data-label={columns.balls}>
        <BallRow
          balls={purchase.balls}
          special={purchase.special}
          specialLabel={lottery?.specialName}
          accent={lottery?.accent}
          size="sm"
          className={classes.balls}
        />
        {(purchase.multiplier !== null || purchase.multiplierBought) && (
          <span className={classes.about}>
            {columns.multiplier}: {purchase.multiplier === null ? texts.bought : `×${purchase.multiplier}`}
          </span>
        )}
      </td>
      <td data-label={columns.draw}>
        <DrawDateText date={purchase.drawDate} />
        {pending && <TimeLeft purchase={purchase} />}
      </td>
    </>
  );
}

/** Who bought it, and how to write to them. */
export function PlayerText({ purchase }: { purchase: Purchase }) {
  return (
    <span className={table.flexible}>
      <span className={classes.player}>{purchase.player}</span>
      <span className={classes.email}>
        <EmailText email={purchase.email} />
      </span>
    </span>
  );
}

/** Time left to buy a pending ticket; overdue ones say so. */
function TimeLeft({ purchase }: { purchase: Purchase }) {
  return purchase.overdue ? (
    <span className={classes.about}>
      <span className={table.tag} data-tone="danger" title={texts.overdueHint}>
        {texts.overdue}
      </span>
    </span>
  ) : (
    <span className={classes.about}>
      {texts.columns.left} <Countdown to={purchase.closesAt} />
    </span>
  );
}
