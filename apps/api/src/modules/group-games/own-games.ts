import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { findGames, type GameWithFile, gamesAmong } from './games-repository.ts';
import { type LineWithWin, linesWithWins } from './lines-repository.ts';
import { linesFileOf } from './office-repository.ts';
import { type BoughtShares, boughtShares, findNumbers } from './own-games-repository.ts';

/** A customer's part of a game: all shares that they bought of it. */
export interface OwnGame {
  readonly game: GameWithFile;
  readonly lottery: CatalogueLottery;
  readonly shares: readonly BoughtShares[];
}

/** The games that a customer has shares of, those of the newest draw first; `gameId`: that one alone. */
export async function listOwnGames(
  { db, catalogue }: Pick<Context, 'db' | 'catalogue'>,
  customerId: number,
  gameId?: number,
): Promise<OwnGame[]> {
  const bought = await boughtShares(db, customerId, gameId);
  if (bought.length === 0) return [];
  const { lotteries } = await catalogue.snapshot();
  const games = await findGames(db, gamesAmong(bought.map(({ share }) => share.gameId)));
  const dateOf = ({ game }: OwnGame) => game.row.drawDate ?? '';
  return games
    .flatMap((game) => {
      const lottery = lotteries.find(({ id }) => id === game.row.lotteryId);
      const shares = bought.filter(({ share }) => share.gameId === game.row.id);
      return lottery === undefined ? [] : [{ game, lottery, shares }];
    })
    .toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)) || b.game.row.id - a.game.row.id);
}

/**
 * The line file of a game that a customer has shares of, as it was attached: whoever has it can find it in the chain of proof.
 * @throws {AppError} not-found
 */
export async function readOwnLinesFile(
  { db }: Pick<Context, 'db'>,
  customerId: number,
  gameId: number,
): Promise<Buffer> {
  const isTheirs = (await boughtShares(db, customerId, gameId)).length > 0;
  const file = isTheirs ? await linesFileOf(db, gameId) : null;
  if (file === null) throw new AppError('not-found');
  return file.bytes;
}

/** The same of one game, with its lines and the result that they were compared with. */
export interface OwnGameInFull extends OwnGame {
  readonly lines: readonly LineWithWin[];
  readonly numbers: Awaited<ReturnType<typeof findNumbers>>;
}

/**
 * A game that a customer has shares of; of anybody else there is none.
 * @throws {AppError} not-found
 */
export async function readOwnGame(
  context: Pick<Context, 'db' | 'catalogue'>,
  customerId: number,
  gameId: number,
): Promise<OwnGameInFull> {
  const [own] = await listOwnGames(context, customerId, gameId);
  if (own === undefined) throw new AppError('not-found');
  const { settledDrawId } = own.game.row;
  return {
    ...own,
    lines: await linesWithWins(context.db, gameId),
    numbers: settledDrawId === null ? null : await findNumbers(context.db, settledDrawId),
  };
}
