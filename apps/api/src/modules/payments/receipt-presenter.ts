import type { Receipt } from '@bolillero/contract/calls/payments';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { cutoffInstant } from '@bolillero/domain/calendar/schedule';
import { cents, sum, toDecimal } from '@bolillero/domain/money/cents';
import { priceOf } from '@bolillero/domain/tickets/play-price';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { briefLottery } from '../../catalogue/present-lottery.ts';
import type { OrderRow, PurchaseRow } from './repository.ts';

/** What an order of plays bought, at the prices that were paid. */
export function presentReceipt(
  { number }: OrderRow,
  paidAt: Date,
  rows: readonly PurchaseRow[],
  lotteryOf: (id: number) => CatalogueLottery,
): Receipt {
  const all = (part: (row: PurchaseRow) => number) => toDecimal(sum(rows.map((row) => cents(part(row)))));
  return {
    number,
    paid_at: paidAt.toISOString(),
    ticket_price: all((row) => row.ticketPriceCents),
    service_fee: all((row) => row.serviceFeeCents),
    multiplier_price: all((row) => row.multiplierPriceCents),
    total: all(priceOf),
    lines: rows.map((row) => {
      const lottery = lotteryOf(row.lotteryId);
      return {
        id: row.id,
        loterie: briefLottery(lottery),
        type: row.series,
        date_lottery: row.drawDate,
        closes_at: new Date(cutoffInstant(lottery.schedule, drawDate(row.drawDate))).toISOString(),
        balls: JSON.stringify(row.balls),
        ball_red: row.special,
        multiplier_bought: row.withMultiplier,
        price: toDecimal(priceOf(row)),
        free: row.freeOfPurchaseId !== null,
        refunded: row.refundedAt !== null,
      };
    }),
  };
}
