import type { Db } from '@bolillero/database/connection';
import { seriesOf } from '@bolillero/domain/games/series';
import { type Currency, cents, formatMoney } from '@bolillero/domain/money/cents';
import { priceOf } from '@bolillero/domain/tickets/play-price';
import type { PlayInMail } from '@bolillero/texts/mail';
import { findPurchase } from './facts-repository.ts';

/** An amount as mails write it, always with its currency: '$3.00 USD', 'S/ 3.00'. */
export function amountText(amountCents: number, currency: Currency): string {
  return `${formatMoney(cents(amountCents), currency)}${currency === 'USD' ? ' USD' : ''}`;
}

/** A lottery's name with its second drawing's, where it is of that one. */
export function seriesName(one: { displayName: string; laggardsName: string }, series: number): string {
  return seriesOf(series) === 'laggards' && one.laggardsName !== ''
    ? `${one.displayName} ${one.laggardsName}`
    : one.displayName;
}

export interface PurchaseFacts {
  readonly play: PlayInMail;
  readonly multiplier: number | null;
  readonly priceCents: number;
  readonly currency: Currency;
  readonly refundReason: string | null;
}

export async function loadPurchase(db: Db, id: number): Promise<PurchaseFacts | null> {
  const row = await findPurchase(db, id);
  if (row === null) return null;
  const { row: bought } = row;
  return {
    play: {
      purchaseId: bought.id,
      lottery: seriesName(row, bought.series),
      drawDate: bought.drawDate,
      balls: bought.balls,
      special: bought.special,
      specialName: row.specialName,
    },
    multiplier: bought.multiplier,
    priceCents: priceOf(bought),
    currency: row.currency,
    refundReason: row.refundReason,
  };
}

export const paidPrice = ({ priceCents, currency }: PurchaseFacts) => amountText(priceCents, currency);
