import type { CartItem } from '@bolillero/contract/calls/checkouts';
import { toDecimal } from '@bolillero/domain/money/cents';
import { playPrice } from '@bolillero/domain/tickets/play-price';
import { type Sale, sells } from '../../catalogue/sale.ts';
import type { PlayRow } from './repository.ts';
import type { Cart } from './service.ts';
import { presentCartShare } from './share-presenter.ts';

/** A play as a line of the cart, at today's prices. */
function presentCartItem(row: PlayRow, sale: Sale): CartItem {
  const { lottery } = sale;
  const free = row.freeOfPurchaseId !== null;
  const price = playPrice(lottery, { withMultiplier: row.withMultiplier, free });
  return {
    id: row.id,
    kind: 'play',
    lottery_id: row.lotteryId,
    name: lottery.name,
    type: row.series,
    balls: JSON.stringify(row.balls),
    ball_red: row.special,
    potenciador: row.withMultiplier,
    date_lottery: row.drawDate,
    expired: !sells(sale, row),
    free,
    being_paid: row.orderId !== null,
    ticket_price: toDecimal(price.ticket),
    service_fee: toDecimal(price.service),
    multiplier_price: toDecimal(price.multiplier),
    price: toDecimal(price.total),
  };
}

/** The lines of a cart, plays and shares, newest first. */
export function presentCartItems({ rows, shares, sales }: Omit<Cart, 'country'>, now: number): CartItem[] {
  return [
    ...rows.map((row) => presentCartItem(row, sales(row.lotteryId))),
    ...shares.map((share) => presentCartShare(share, sales(share.game.lotteryId).lottery, now)),
  ].toSorted((a, b) => b.id - a.id);
}
