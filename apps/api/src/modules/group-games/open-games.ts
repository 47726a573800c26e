import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { gameTimes } from './game-times.ts';
import type { GameWithFile } from './games-repository.ts';
import * as games from './open-games-repository.ts';
import { sellsShares } from './share-sale.ts';

/** A game on sale, and what whoever asks has of it. */
export interface OpenGame {
  readonly game: GameWithFile;
  readonly bought: number;
  readonly inCart: number;
}

/**
 * The games of a lottery that are on sale, those that close first before the others; one of them, where it is named.
 * @throws {AppError} unknown-lottery
 */
export async function listOpenGames(
  { db, catalogue, clock }: Context,
  customerId: number,
  { lotteryId, gameId }: { readonly lotteryId: number; readonly gameId: number | undefined },
): Promise<{ lottery: CatalogueLottery; games: OpenGame[] }> {
  const lottery = await catalogue.find({ id: lotteryId });
  if (lottery.hidden) throw new AppError('unknown-lottery');
  const activated = await games.findActivated(db, lottery.id, gameId);
  const open = activated.filter(({ row }) => sellsShares(lottery, row, clock.now()));
  const closesAt = ({ row }: GameWithFile) => gameTimes(lottery, row)?.closesAt ?? 0;
  const ids = open.map(({ row }) => row.id);
  const own = await games.ownShares(db, customerId, ids);
  return {
    lottery,
    games: open
      .toSorted((a, b) => closesAt(a) - closesAt(b) || a.row.id - b.row.id)
      .map((game) => ({
        game,
        bought: own.bought.get(game.row.id) ?? 0,
        inCart: own.inCart.get(game.row.id) ?? 0,
      })),
  };
}
