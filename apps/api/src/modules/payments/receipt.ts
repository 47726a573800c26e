import type { Receipt } from '@bolillero/contract/calls/payments';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { cutoffInstant } from '@bolillero/domain/calendar/schedule';
import { cents, sum, toDecimal } from '@bolillero/domain/money/cents';
import { priceOf } from '@bolillero/domain/tickets/play-price';
import { briefLottery } from '../../catalogue/present-lottery.ts';
import type { Context } from '../../context.ts';
import type { OrderRow, PurchaseRow } from './repository.ts';
import * as orders from './repository.ts';

/** What an order of plays bought, at the prices that were paid; null while it is not captured, and of a subscription. */
export async function readReceipt(
  { db, catalogue }: Context,
  { id, kind, state, number, capturedAt }: OrderRow,
): Promise<Receipt | null> {
  if (kind !== 'cart' || state !== 'captured' || capturedAt === null) return null;
  const { lotteries } = await catalogue.snapshot();
  const rows = await orders.purchasesOf(db, id);
  const all = (part: (row: PurchaseRow) => number) => toDecimal(sum(rows.map((row) => cents(part(row)))));
  return {
    number,
    paid_at: capturedAt.toISOString(),
    ticket_price: all((row) => row.ticketPriceCents),
    service_fee: all((row) => row.serviceFeeCents),
    multiplier_price: all((row) => row.multiplierPriceCents),
    total: all(priceOf),
    lines: rows.map((row) => {
      const lottery = lotteries.find((one) => one.id === row.lotteryId);
      if (lottery === undefined) throw new Error(`no lottery ${row.lotteryId}`);
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
