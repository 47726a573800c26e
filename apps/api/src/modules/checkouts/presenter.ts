import type { CartItem } from '@bolillero/contract/calls/checkouts';
import { toDecimal } from '@bolillero/domain/money/cents';
import { playPrice } from '@bolillero/domain/tickets/play-price';
import { type Sale, sells } from '../../catalogue/sale.ts';
import type { PlayRow } from './repository.ts';

/** A play as a line of the cart, at today's prices. */
export function presentCartItem(row: PlayRow, sale: Sale): CartItem {
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
