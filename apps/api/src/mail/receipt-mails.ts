import type { Db } from '@bolillero/database/connection';
import { type Currency, cents, times } from '@bolillero/domain/money/cents';
import { headText } from '@bolillero/domain/proof/head-text';
import { priceOf } from '@bolillero/domain/tickets/play-price';
import type { PaidShares } from '@bolillero/texts/group-game-mail';
import {
  type ChainInMail,
  cartReceiptMail,
  type PaidPlay,
  subscriptionReceiptMail,
} from '@bolillero/texts/mail';
import { instantInMail, type MailText } from '@bolillero/texts/mail-parts';
import { headAt } from '../proof/repository.ts';
import type { Config } from '../settings/config.ts';
import { findOrder, findPeriodEnd, itemsOf } from './facts-repository.ts';
import { findBoughtShares } from './group-game-facts-repository.ts';
import { mailLinks } from './links.ts';
import { amountText, seriesName } from './purchase-facts.ts';

/** The receipt of an order, of the cart or for a subscription; null when there is no such order. */
export async function receiptMail(db: Db, config: Config, orderId: string): Promise<MailText | null> {
  const order = await findOrder(db, orderId);
  if (order === null) return null;
  const paid = {
    total: amountText(order.amountCents, order.currency),
    paidAt: instantInMail(order.capturedAt ?? order.updatedAt, config.houseTimeZone),
    chain: await chainOf(db, config, order.proofSeq),
    reference: order.provider === 'none' ? null : order.providerCapture,
  };
  if (order.kind === 'subscription') {
    const endsAt = await findPeriodEnd(db, orderId);
    return subscriptionReceiptMail({
      ...paid,
      months: order.months ?? 0,
      endsAt: endsAt === null ? null : instantInMail(endsAt, config.houseTimeZone),
      link: mailLinks.subscription(config),
    });
  }
  const plays = await paidPlays(db, orderId, order.currency);
  const shares = await paidShares(db, orderId, order.currency);
  return cartReceiptMail({ ...paid, plays, shares, link: mailLinks.purchases(config) });
}

async function chainOf(db: Db, config: Config, seq: number | null): Promise<ChainInMail | null> {
  const head = await headAt(db, seq);
  return head === null ? null : { code: headText(head), link: mailLinks.proof(config) };
}

async function paidPlays(db: Db, orderId: string, currency: Currency): Promise<PaidPlay[]> {
  const rows = await itemsOf(db, orderId);
  return rows.map(({ item, number, ...named }) => ({
    number,
    lottery: seriesName(named, item.series),
    drawDate: item.drawDate,
    balls: item.balls,
    special: item.special,
    specialName: named.specialName,
    amount: amountText(priceOf(item), currency),
    free: item.freeOfPurchaseId !== null,
  }));
}

async function paidShares(db: Db, orderId: string, currency: Currency): Promise<PaidShares[]> {
  const rows = await findBoughtShares(db, orderId);
  return rows.map(({ share, game, ...named }) => ({
    gameId: game.id,
    lottery: seriesName(named, game.series),
    drawDate: game.drawDate ?? '',
    lines: game.lineLimit,
    shares: share.shares,
    participations: game.participations,
    from: share.firstNumber,
    to: share.firstNumber + share.shares - 1,
    amount: amountText(times(cents(share.sharePriceCents), share.shares), currency),
  }));
}
