import type { AdminPurchase } from '@bolillero/contract/calls/purchases';
import { adminResultListTexts } from '@bolillero/texts/admin-results';
import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import { readBalls } from '../../../api/balls.ts';
import type { Lottery } from '../../../api/lottery.ts';
import { seriesType } from '../../../api/series.ts';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { Countdown } from '../../../components/ui/Countdown.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import table from '../../../components/ui/table.module.css';
import classes from './Tickets.module.css';

interface TicketCellsProps {
  readonly purchase: AdminPurchase;
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
          {purchase.loterie_name}
        </span>
        {purchase.type === 1 && (
          <span className={table.tag}>{adminResultListTexts.types[seriesType(purchase.type)]}</span>
        )}
      </td>
      <td data-wide data-label={columns.player}>
        <span className={classes.player}>
          {purchase.name} {purchase.lastname}
        </span>
        <span className={classes.email}>{purchase.email}</span>
      </td>
      <td data-wide data-label={columns.balls}>
        <BallRow
          balls={readBalls(purchase.balls)}
          special={purchase.ball_red}
          specialLabel={lottery?.specialName}
          lottery={lottery?.name}
          size="sm"
          className={classes.balls}
        />
      </td>
      <td data-label={columns.multiplier}>{multiplierText(purchase)}</td>
      <td data-label={columns.draw}>
        <DrawDateText date={purchase.date_lottery} />
      </td>
    </>
  );
}

/** Time left to buy a pending ticket; overdue ones say so. */
export function ClosingCell({ purchase }: { purchase: AdminPurchase }) {
  return (
    <td data-label={texts.columns.left}>
      {purchase.overdue ? (
        <span className={table.tag} data-tone="danger" title={texts.overdueHint}>
          {texts.overdue}
        </span>
      ) : (
        <Countdown to={purchase.closes_at} />
      )}
    </td>
  );
}

function multiplierText({ potenciador, multiplier_bought: bought }: AdminPurchase): string {
  if (potenciador !== null) return `×${potenciador}`;
  return bought ? texts.bought : texts.notBought;
}
