import { adminResultListTexts } from '@bolillero/texts/admin-results';
import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import type { Lottery } from '../../../api/lottery.ts';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { Countdown } from '../../../components/ui/Countdown.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import table from '../../../components/ui/table.module.css';
import type { Purchase } from '../api/tickets.ts';
import classes from './Tickets.module.css';

interface TicketCellsProps {
  readonly purchase: Purchase;
  /** Its lottery, when the list of lotteries is there. */
  readonly lottery: Lottery | undefined;
}

/** What both lists say of a ticket: number, lottery, player, numbers, multiplier and draw. */
export function TicketCells({ purchase, lottery }: TicketCellsProps) {
  const { columns } = texts;
  return (
    <>
      <td className={classes.id}>{String(purchase.id).padStart(6, '0')}</td>
      <td data-label={columns.lottery}>
        <span className={classes.lottery}>
          <LotteryMark name={lottery?.name ?? ''} image={lottery?.image} size={24} />
          {purchase.lotteryName}
        </span>
        {purchase.series === 1 && (
          <span className={table.tag}>{adminResultListTexts.types[purchase.series]}</span>
        )}
      </td>
      <td data-wide data-label={columns.player}>
        <span className={classes.player}>{purchase.player}</span>
        <span className={classes.email}>{purchase.email}</span>
      </td>
      <td data-wide data-label={columns.balls}>
        <BallRow
          balls={purchase.balls}
          special={purchase.special}
          specialLabel={lottery?.specialName}
          lottery={lottery?.name}
          size="sm"
          className={classes.balls}
        />
      </td>
      <td data-label={columns.multiplier}>{multiplierText(purchase)}</td>
      <td data-label={columns.draw}>
        <DrawDateText date={purchase.drawDate} />
      </td>
    </>
  );
}

/** Time left to buy a pending ticket; overdue ones say so. */
export function ClosingCell({ purchase }: { purchase: Purchase }) {
  return (
    <td data-label={texts.columns.left}>
      {purchase.overdue ? (
        <span className={table.tag} data-tone="danger" title={texts.overdueHint}>
          {texts.overdue}
        </span>
      ) : (
        <Countdown to={purchase.closesAt} />
      )}
    </td>
  );
}

function multiplierText({ multiplier, multiplierBought }: Purchase): string {
  if (multiplier !== null) return `×${multiplier}`;
  return multiplierBought ? texts.bought : texts.notBought;
}
