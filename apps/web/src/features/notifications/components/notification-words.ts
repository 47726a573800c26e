import { freePlayText } from '@bolillero/texts/draws';
import { profileTexts } from '@bolillero/texts/profile';
import { orderRefundText } from '@bolillero/texts/refunds';
import { winChangeTexts } from '@bolillero/texts/win-changes';
import { moneyText } from '../../../components/ui/Amount.tsx';
import type { Notification } from '../api.ts';

const words = profileTexts.notifications;

/** Whether there is something to be glad of: money, or a free play. */
export function isWin({ kind, amount }: Pick<Notification, 'kind' | 'amount'>): boolean {
  return (kind === 'win' || kind === 'changed') && Number(amount) !== 0;
}

/** Money, and how much is known: the only thing that is gold. */
export function isWonMoney(notification: Pick<Notification, 'kind' | 'amount'>): boolean {
  return isWin(notification) && Number(notification.amount) > 0;
}

type Refund = Pick<Notification, 'purchaseId' | 'groupGameId' | 'orderKind' | 'refundCause'>;

/** Why money came back: one purchase or the shares of a group game were given back, or a payment that nothing could be bought with. */
export function refundText({ purchaseId, groupGameId, orderKind, refundCause }: Refund): string {
  if (groupGameId !== null) return words.sharesRefunded(groupGameId);
  return purchaseId === null
    ? orderRefundText(orderKind ?? 'cart', refundCause, true)
    : words.purchaseRefunded(profileTexts.purchases.number(purchaseId));
}

/** A prize written out; null for a free play. */
function prizeText(amount: string, currency: string): string | null {
  return amount === freePlayText ? null : moneyText(amount, currency);
}

/** What the prize was before it changed, with its level. */
export function beforeText({ change, currency }: Pick<Notification, 'change' | 'currency'>): string {
  return change === null ? '' : winChangeTexts.prize(prizeText(change.amount, currency), change.level);
}

export function notificationTitle(notification: Notification): string {
  const { kind, change, amount, currency, groupGameId } = notification;
  if (kind === 'refund') return words.refund;
  const lottery = notification.lottery?.description ?? '';
  const isGroup = groupGameId !== null;
  if (kind === 'withdrawn')
    return isGroup ? words.groupWithdrawn(lottery) : winChangeTexts.withdrawn(lottery);
  if (change !== null) {
    return winChangeTexts.changed(prizeText(change.amount, currency), prizeText(amount, currency));
  }
  if (isGroup) return isWin(notification) ? words.groupWin(lottery) : words.groupNoWin(lottery);
  return isWin(notification) ? words.win(lottery) : words.noWin(lottery);
}
