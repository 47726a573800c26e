import { profileTexts } from '@bolillero/texts/profile';
import type { Notification } from '../api.ts';

const words = profileTexts.notifications;

/** Whether there is something to be glad of: money, or a free play. */
export function isWin({ kind, amount }: Pick<Notification, 'kind' | 'amount'>): boolean {
  return kind === 'win' && Number(amount) !== 0;
}

/** Why money came back: one purchase was given back, or an order was paid too late for what it was for. */
export function refundText({ purchaseId }: Pick<Notification, 'purchaseId'>): string {
  return purchaseId === null
    ? words.orderRefunded
    : words.purchaseRefunded(profileTexts.purchases.number(purchaseId));
}

export function notificationTitle(notification: Notification): string {
  if (notification.kind === 'refund') return words.refund;
  const lottery = notification.lottery?.description ?? '';
  return isWin(notification) ? words.win(lottery) : words.noWin(lottery);
}
