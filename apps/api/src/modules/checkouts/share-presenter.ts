import type { CartItem } from '@bolillero/contract/calls/checkouts';
import { seriesNumber } from '@bolillero/domain/games/series';
import { cents, times, toDecimal } from '@bolillero/domain/money/cents';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { CartShare } from '../group-games/cart-shares-repository.ts';
import { gameTimes } from '../group-games/game-times.ts';
import { sellsShares, sharesLeft } from '../group-games/share-sale.ts';

const none = toDecimal(cents(0));

/** Shares of a group game as a line of the cart, at the game's price. */
export function presentCartShare({ row, game }: CartShare, lottery: CatalogueLottery, now: number): CartItem {
  const closesAt = gameTimes(lottery, game)?.closesAt;
  if (closesAt === undefined || game.drawDate === null) throw new Error(`game ${game.id} has no draw`);
  const sharePrice = cents(game.sharePriceCents ?? 0);
  const isBeingPaid = row.orderId !== null;
  return {
    id: row.id,
    kind: 'share',
    lottery_id: lottery.id,
    name: lottery.name,
    type: seriesNumber('traditional'),
    balls: '[]',
    ball_red: null,
    potenciador: false,
    date_lottery: game.drawDate,
    expired: !sellsShares(lottery, game, now),
    free: false,
    being_paid: isBeingPaid,
    ticket_price: none,
    service_fee: none,
    multiplier_price: none,
    price: toDecimal(times(sharePrice, row.shares)),
    pena: {
      id: game.id,
      type: game.lineLimit,
      participations: game.participations,
      shares: row.shares,
      share_price: toDecimal(sharePrice),
      closes_at: new Date(closesAt).toISOString(),
      left: sharesLeft(game) + (isBeingPaid ? row.shares : 0),
    },
  };
}
