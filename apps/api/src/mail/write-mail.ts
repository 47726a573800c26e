import type { Db } from '@bolillero/database/connection';
import type { AccountChange } from '@bolillero/domain/accounts/changes';
import { readDevice } from '@bolillero/domain/accounts/device';
import { accountChangeMail } from '@bolillero/texts/account-mail';
import { deviceText } from '@bolillero/texts/devices';
import {
  confirmEmailMail,
  orderRefundMail,
  purchaseRefundMail,
  resetMail,
  subscriptionEndingMail,
  supportAnswerMail,
  ticketMail,
} from '@bolillero/texts/mail';
import { instantInMail, type MailText } from '@bolillero/texts/mail-parts';
import type { Context } from '../context.ts';
import { findRefundedOrder, findSupportMessage } from './facts-repository.ts';
import type { MemberOf } from './group-game-facts-repository.ts';
import { groupRefundMailOf } from './group-game-mails.ts';
import { mailLinks } from './links.ts';
import { amountText, loadPurchase, paidPrice } from './purchase-facts.ts';
import { receiptMail } from './receipt-mails.ts';
import { winMails } from './win-mails.ts';

/** What a mail is of, and what it is about. */
export type MailContent =
  | { readonly kind: 'reset' | 'confirm-email'; readonly data: { readonly link: string } }
  | {
      readonly kind: 'account-change';
      readonly data: { readonly change: AccountChange; readonly at: Date; readonly userAgent: string };
    }
  | { readonly kind: 'receipt'; readonly data: { readonly orderId: string } }
  | {
      readonly kind: 'refund';
      readonly data: { readonly purchaseId: number } | { readonly orderId: string } | MemberOf;
    }
  | { readonly kind: 'ticket'; readonly data: { readonly purchaseId: number } }
  | { readonly kind: 'win'; readonly data: { readonly notificationId: number } }
  | { readonly kind: 'support-answer'; readonly data: { readonly messageId: number } }
  | {
      readonly kind: 'subscription-ending';
      readonly data: { readonly customerId: number; readonly endsAt: Date };
    };

/** A mail's words, and its address where that belongs to what it is about. */
export interface WrittenMail {
  readonly text: MailText;
  readonly address?: string;
}

type Needs = Pick<Context, 'config'>;

/** Words a mail from what the transaction sees; null when what it is about is not there. */
export async function writeMail(
  tx: Db,
  { config }: Needs,
  content: MailContent,
): Promise<WrittenMail | null> {
  const words = (text: MailText | null) => (text === null ? null : { text });
  switch (content.kind) {
    case 'reset':
      return words(resetMail(content.data.link));
    case 'confirm-email':
      return words(confirmEmailMail(content.data.link));
    case 'account-change': {
      const { change, at, userAgent } = content.data;
      const facts = {
        at: instantInMail(at, config.houseTimeZone),
        device: deviceText(readDevice(userAgent)),
        newPasswordLink: mailLinks.newPassword(config),
        supportLink: mailLinks.support(config),
      };
      return words(accountChangeMail(change, facts));
    }
    case 'receipt':
      return words(await receiptMail(tx, config, content.data.orderId));
    case 'refund':
      return words(await refundMail(tx, { config }, content.data));
    case 'ticket': {
      const found = await loadPurchase(tx, content.data.purchaseId);
      if (found === null) return null;
      return words(ticketMail(found.play, found.multiplier, mailLinks.purchases(config)));
    }
    case 'win': {
      const [one] = await winMails(tx, config, [content.data.notificationId]);
      return one === undefined ? null : { text: one.text };
    }
    case 'support-answer': {
      const found = await findSupportMessage(tx, content.data.messageId);
      if (found === null || found.answer === null) return null;
      const sentAt = instantInMail(found.createdAt, config.houseTimeZone);
      const text = supportAnswerMail(sentAt, found.answer, mailLinks.home(config));
      return { text, address: found.email };
    }
    case 'subscription-ending': {
      const endsAt = instantInMail(content.data.endsAt, config.houseTimeZone);
      return words(subscriptionEndingMail(endsAt, mailLinks.subscription(config)));
    }
  }
}

async function refundMail(
  tx: Db,
  { config }: Needs,
  data: { readonly purchaseId: number } | { readonly orderId: string } | MemberOf,
): Promise<MailText | null> {
  if ('gameId' in data) return await groupRefundMailOf(tx, config, data);
  if ('orderId' in data) {
    const order = await findRefundedOrder(tx, data.orderId);
    if (order === null) return null;
    const amount = amountText(order.amountCents, order.currency);
    return orderRefundMail(order, amount, mailLinks.notifications(config));
  }
  const found = await loadPurchase(tx, data.purchaseId);
  if (found === null) return null;
  return purchaseRefundMail(found.play, paidPrice(found), found.refundReason, mailLinks.purchases(config));
}
