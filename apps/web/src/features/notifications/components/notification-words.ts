import { profileTexts } from '@bolillero/texts/profile';
import type { Notification } from '../api/notifications.ts';

const words = profileTexts.notifications;

/** Whether there is something to be glad of: money, or a free play. */
export function isWin({ kind, amount }: Pick<Notification, 'kind' | 'amount'>): boolean {
  return kind === 'win' && Number(amount) !== 0;
}

export function notificationTitle(notification: Notification): string {
  if (notification.kind === 'refund') return words.refund;
  const lottery = notification.lottery?.description ?? '';
  return isWin(notification) ? words.win(lottery) : words.noWin(lottery);
}
