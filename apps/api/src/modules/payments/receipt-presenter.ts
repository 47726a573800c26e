import type { Receipt } from '@bolillero/contract/calls/payments';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { cutoffInstant } from '@bolillero/domain/calendar/schedule';
import { cents, sum, toDecimal } from '@bolillero/domain/money/cents';
import type { ChainHead } from '@bolillero/domain/proof/entry';
import { priceOf } from '@bolillero/domain/tickets/play-price';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { briefLottery } from '../../catalogue/present-lottery.ts';
import { gameTimes } from '../group-games/game-times.ts';
import type { sharesOf } from '../group-games/order-shares-repository.ts';
import type { OrderRow, PurchaseRow } from './repository.ts';
import { costOf } from './share-items.ts';

type LotteryOf = (id: number) => CatalogueLottery;

/** What an order of the cart bought. */
export interface Bought {
  readonly purchases: readonly PurchaseRow[];
  readonly shares: readonly BoughtShares[];
}
type BoughtShares = Awaited<ReturnType<typeof sharesOf>>[number];

/** What an order of the cart bought, at the prices that were paid. */
export function presentReceipt(
  { number, head }: Pick<OrderRow, 'number'> & { readonly head: ChainHead | null },
  paidAt: Date,
  { purchases: rows, shares }: Bought,
  lotteryOf: LotteryOf,
): Receipt {
  const all = (part: (row: PurchaseRow) => number) => toDecimal(sum(rows.map((row) => cents(part(row)))));
  return {
    number,
    proof: head,
    paid_at: paidAt.toISOString(),
    ticket_price: all((row) => row.ticketPriceCents),
    service_fee: all((row) => row.serviceFeeCents),
    multiplier_price: all((row) => row.multiplierPriceCents),
    total: toDecimal(sum([...rows.map(priceOf), ...shares.map(({ share }) => costOf(share))])),
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
    ...(shares.length === 0 ? {} : { penas: shares.map((one) => presentShares(one, lotteryOf)) }),
  };
}

function presentShares(
  { share, game, isRefunded }: BoughtShares,
  lotteryOf: LotteryOf,
): NonNullable<Receipt['penas']>[number] {
  const lottery = lotteryOf(game.lotteryId);
  const closesAt = gameTimes(lottery, game)?.closesAt;
  if (closesAt === undefined || game.drawDate === null) throw new Error(`game ${game.id} has no draw`);
  return {
    id: game.id,
    loterie: briefLottery(lottery),
    date_lottery: game.drawDate,
    closes_at: new Date(closesAt).toISOString(),
    type: game.lineLimit,
    participations: game.participations,
    shares: share.shares,
    from: share.firstNumber,
    to: share.firstNumber + share.shares - 1,
    price: toDecimal(costOf(share)),
    refunded: isRefunded,
  };
}
