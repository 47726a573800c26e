import type { AdminPurchase, Purchase } from '@bolillero/contract/calls/purchases';
import type { RefundedPurchase } from '@bolillero/contract/calls/refunds';
import type { TicketProof } from '@bolillero/contract/entities/proof';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { cutoffInstant, drawInstant } from '@bolillero/domain/calendar/schedule';
import { eraAt } from '@bolillero/domain/games/era';
import { multiplierOf } from '@bolillero/domain/games/multiplier';
import { seriesOf } from '@bolillero/domain/games/series';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { matchPlay } from '@bolillero/domain/prizes/matching';
import { type PurchaseFacts, purchaseState } from '@bolillero/domain/purchases/purchase-state';
import { priceOf } from '@bolillero/domain/tickets/play-price';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { briefLottery } from '../../catalogue/present-lottery.ts';
import { presentPrizeSum } from '../../wire/prize-sum.ts';
import { prizeText } from '../../wire/prize-text.ts';
import { isOverdue } from './overdue.ts';
import type { RefundedRow } from './refund-repository.ts';
import type { AdminPurchaseRow, OwnPurchase, PurchaseRow, TicketProofRow } from './repository.ts';

/** Where a sold purchase's PDF is read. One whose price went back is the house's ticket. */
const imageOf = ({ id, ticketFileId }: PurchaseRow) =>
  ticketFileId === null ? null : `/api/purchases/${id}/ticket`;

/** When its PDF was recorded; nothing without one. */
function presentProof(proof: TicketProofRow | null): { proof?: TicketProof } {
  if (proof?.drawsAt == null) return {};
  return {
    proof: {
      seq: proof.seq,
      sha256: proof.sha256.toString('hex'),
      recorded_at: proof.recordedAt.toISOString(),
      draws_at: proof.drawsAt.toISOString(),
    },
  };
}

/** What the state of a purchase follows from. */
function factsOf({ row, drawn, refundDoneAt }: OwnPurchase, { schedule }: CatalogueLottery): PurchaseFacts {
  const date = drawDate(row.drawDate);
  return {
    closesAt: cutoffInstant(schedule, date),
    drawsAt: drawInstant(schedule, date),
    isDrawCancelled: schedule.cancelled.includes(date),
    hasTicket: row.soldAt !== null,
    isSettled: drawn !== null,
    refund: row.refundedAt === null ? 'none' : refundDoneAt === null ? 'requested' : 'done',
  };
}

function presentHits({ row, drawn }: OwnPurchase, { eras }: CatalogueLottery) {
  const era = drawn === null ? null : eraAt(eras, drawDate(row.drawDate));
  if (drawn === null || era === null) return { winBall: null, extraWinBall: null };
  const match = matchPlay(era.matrix, row, drawn);
  return { winBall: JSON.stringify(match.balls), extraWinBall: match.special ? drawn.special : null };
}

function presentSum({ row, drawn, prize }: OwnPurchase, lottery: CatalogueLottery): Purchase['prize_sum'] {
  return drawn === null || prize === null ? null : presentPrizeSum(row, drawn, prize, lottery);
}

/** A purchase as its owner sees it. */
export function presentPurchase(own: OwnPurchase, lottery: CatalogueLottery, now: number): Purchase {
  const { row, drawn, prize, refundDoneAt, refundReason, orderPlays } = own;
  const facts = factsOf(own, lottery);
  return {
    id: row.id,
    lottery_id: row.lotteryId,
    costumer_id: row.customerId,
    balls: JSON.stringify(row.balls),
    ball_red: row.special,
    potenciador: row.multiplier,
    multiplier_bought: row.withMultiplier,
    type: row.series,
    date_lottery: row.drawDate,
    price: toDecimal(priceOf(row)),
    ticket_price: toDecimal(cents(row.ticketPriceCents)),
    service_fee: toDecimal(cents(row.serviceFeeCents)),
    multiplier_price: toDecimal(cents(row.multiplierPriceCents)),
    free: row.freeOfPurchaseId !== null,
    order_id: row.orderId,
    order_plays: orderPlays,
    createdAt: row.createdAt.toISOString(),
    stateDelete: row.deletedAt !== null,
    stateSold: row.soldAt !== null,
    refunded: row.refundedAt !== null,
    refundedAt: refundDoneAt?.toISOString() ?? null,
    overdue: isOverdue(row, lottery, now),
    image: row.refundedAt === null ? imageOf(row) : null,
    ...(row.refundedAt === null && presentProof(own.proof)),
    loterie: briefLottery(lottery),
    state: purchaseState(facts, now),
    closes_at: new Date(facts.closesAt).toISOString(),
    draws_at: new Date(facts.drawsAt).toISOString(),
    draw_cancelled: facts.isDrawCancelled,
    ...presentHits(own, lottery),
    refund_reason: refundReason,
    prize: drawn === null ? null : prizeText(prize),
    prize_sum: presentSum(own, lottery),
  };
}

/** A purchase as administrators work it off. */
export function presentAdminPurchase(
  { row, settled, name, lastname, email, proof }: AdminPurchaseRow,
  lottery: CatalogueLottery,
  now: number,
): AdminPurchase {
  const { schedule } = lottery;
  const date = drawDate(row.drawDate);
  const multiplier = multiplierOf(lottery, seriesOf(row.series), date);
  return {
    id: row.id,
    loterie_name: lottery.displayName,
    lottery_id: row.lotteryId,
    name,
    lastname,
    email: email ?? '',
    potenciador: row.multiplier,
    multiplier_bought: row.withMultiplier,
    multiplier_mode: multiplier.mode,
    multiplier_values: multiplier.mode === 'per-play' ? [...multiplier.values] : [],
    balls: JSON.stringify(row.balls),
    ball_red: row.special,
    image: imageOf(row),
    type: row.series,
    date_lottery: row.drawDate,
    closes_at: new Date(cutoffInstant(schedule, date)).toISOString(),
    refunded: row.refundedAt !== null,
    overdue: isOverdue(row, lottery, now),
    price: toDecimal(priceOf(row)),
    createdAt: row.createdAt.toISOString(),
    soldAt: row.soldAt?.toISOString() ?? null,
    ...presentProof(proof),
    settled,
  };
}

/** A purchase that was given back as administrators see it. */
export function presentRefunded(
  found: RefundedRow,
  lottery: CatalogueLottery,
  now: number,
  isConfigured: (provider: RefundedRow['provider']) => boolean,
): RefundedPurchase {
  const { refund, currency, provider, admin } = found;
  return {
    // One that was given back takes no part in its draw.
    ...presentAdminPurchase({ ...found, settled: false }, lottery, now),
    refund: {
      amount: toDecimal(cents(refund.amountCents)),
      currency,
      reason: refund.reason,
      admin,
      requestedAt: refund.requestedAt.toISOString(),
      doneAt: refund.doneAt?.toISOString() ?? null,
      waitsFor: refund.doneAt === null && !isConfigured(provider) ? provider : null,
    },
  };
}
