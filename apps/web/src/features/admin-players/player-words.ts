import { adminPlayersTexts } from '@bolillero/texts/admin-players';
import { purchaseNumber } from '@bolillero/texts/purchase-number';
import type { PlayerPayment, PlayerPurchase } from './api/player.ts';

const { purchases, payments } = adminPlayersTexts;

/** What has become of a purchase, as the office says it: one that nobody bought in time is overdue. */
export function purchaseWord({ state, overdue }: PlayerPurchase): {
  word: string;
  tone: 'plain' | 'done' | 'danger';
} {
  if (overdue) return { word: purchases.states.overdue, tone: 'danger' };
  const isDone = state === 'bought' || state === 'awaiting-result' || state === 'drawn';
  return { word: purchases.states[state], tone: isDone ? 'done' : 'plain' };
}

/** What a payment was for, or a refund of. */
export function paymentWord({ kind, plays, shares, lottery, months, purchaseId }: PlayerPayment): string {
  switch (kind) {
    case 'cart':
      return plays === null && shares === null
        ? payments.cart
        : payments.bought(plays ?? 0, shares ?? 0, lottery);
    case 'subscription':
      return payments.subscription(months ?? 0);
    case 'purchase-refund':
      return payments.refundOf(purchaseNumber(purchaseId ?? 0));
    case 'share-refund':
      return payments.refundOfShares(shares ?? 0, lottery);
    case 'order-refund':
      return payments.refundOfPayment;
  }
}

/** Whether a row of the payments went back to the player. */
export const isRefund = ({ kind }: PlayerPayment): boolean =>
  kind === 'order-refund' || kind === 'purchase-refund' || kind === 'share-refund';
