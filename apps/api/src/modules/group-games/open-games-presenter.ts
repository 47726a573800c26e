import type { OpenPena } from '@bolillero/contract/entities/group-game';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { gameTimes } from './game-times.ts';
import type { OpenGame } from './open-games.ts';
import { presentTerms } from './present-game.ts';
import { sharesLeft } from './share-sale.ts';

/** A game as customers see it while its shares are sold. */
export function presentOpenGame(
  { game, bought, inCart }: OpenGame,
  lottery: CatalogueLottery,
  now: number,
): OpenPena {
  const { row } = game;
  const times = gameTimes(lottery, row);
  if (times === null || row.drawDate === null) throw new Error(`game ${row.id} is on sale without a draw`);
  return {
    ...presentTerms(game, lottery, now),
    date_lottery: row.drawDate,
    closes_at: new Date(times.closesAt).toISOString(),
    draws_at: new Date(times.drawsAt).toISOString(),
    share_price: toDecimal(cents(row.sharePriceCents ?? 0)),
    left: sharesLeft(row),
    mine: bought,
    in_cart: inCart,
  };
}
