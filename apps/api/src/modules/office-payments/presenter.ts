import type { AnswerOf } from '@bolillero/contract/call';
import type { OfficePayment, onePaymentOfOffice } from '@bolillero/contract/calls/office-payments';
import { cents, times, toDecimal } from '@bolillero/domain/money/cents';
import type { ItemRow, PaymentRow, ShareItemRow } from './repository.ts';

export function presentPayment({ order, name, lastname, refundedCents }: PaymentRow): OfficePayment {
  return {
    id: order.id,
    number: order.number,
    costumer_id: order.customerId,
    costumer: `${name} ${lastname}`.trim(),
    kind: order.kind,
    provider: order.provider,
    state: order.state,
    amount: toDecimal(cents(order.amountCents)),
    currency: order.currency,
    refunded: toDecimal(cents(Number(refundedCents))),
    createdAt: order.createdAt.toISOString(),
    capturedAt: order.capturedAt?.toISOString() ?? null,
  };
}

type Whole = AnswerOf<typeof onePaymentOfOffice>['data'];

export function presentWholePayment(
  row: PaymentRow,
  items: readonly ItemRow[],
  shares: readonly ShareItemRow[],
): Whole {
  const { providerOrder, providerCapture, refundCause, months } = row.order;
  return {
    ...presentPayment(row),
    provider_order: providerOrder,
    provider_capture: providerCapture,
    refund_cause: refundCause,
    months,
    items: items.map(presentItem),
    penas: shares.map(presentShares),
  };
}

function presentShares({ item, game, share, refund }: ShareItemRow): Whole['penas'][number] {
  return {
    id: item.id,
    pena_id: item.gameId,
    lottery_id: game.lotteryId,
    date_lottery: game.drawDate ?? '',
    shares: item.shares,
    price: toDecimal(times(cents(item.sharePriceCents), item.shares)),
    numbers: share && { from: share.firstNumber, to: share.firstNumber + share.shares - 1 },
    refund: refund && {
      amount: toDecimal(cents(refund.amountCents)),
      cause: refund.cause,
      state: refund.state,
      requestedAt: refund.requestedAt.toISOString(),
      doneAt: refund.doneAt?.toISOString() ?? null,
    },
  };
}

function presentItem({
  item,
  purchaseId,
  refund,
  adminName,
  adminLastname,
}: ItemRow): Whole['items'][number] {
  const price = item.ticketPriceCents + item.serviceFeeCents + item.multiplierPriceCents;
  return {
    id: item.id,
    lottery_id: item.lotteryId,
    type: item.series,
    date_lottery: item.drawDate,
    balls: JSON.stringify(item.balls),
    ball_red: item.special,
    multiplier_bought: item.withMultiplier,
    price: toDecimal(cents(item.freeOfPurchaseId === null ? price : 0)),
    purchase_id: purchaseId,
    refund: refund && {
      amount: toDecimal(cents(refund.amountCents)),
      reason: refund.reason,
      admin: `${adminName} ${adminLastname}`,
      state: refund.state,
      requestedAt: refund.requestedAt.toISOString(),
      doneAt: refund.doneAt?.toISOString() ?? null,
    },
  };
}
