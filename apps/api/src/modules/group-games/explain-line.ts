import { divideLine, type LineDivision } from '@bolillero/domain/group-games/division';
import { cents } from '@bolillero/domain/money/cents';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Identity } from '../../identity/identity.ts';
import { type ExplainedInDraw, explainInDraw } from '../settlement/explain-in-draw.ts';
import { findGame, type GameRow } from './games-repository.ts';
import { type LineWithWin, linesWithWins } from './lines-repository.ts';
import { boughtShares } from './own-games-repository.ts';
import { dividedAmount } from './settle-games.ts';

export interface ExplainedLine {
  readonly game: GameRow;
  readonly line: LineWithWin;
  readonly inDraw: ExplainedInDraw;
  /** The settlement has compared the line with the result as it stands. */
  readonly isSettled: boolean;
  /** What the line's prize comes to, in cents, 0 while it is not known; null: it won nothing. */
  readonly amount: number | null;
  /** How that is divided; null where there is nothing known to divide. */
  readonly division: LineDivision | null;
  /** How many shares whoever asks has; null for who has none. */
  readonly shares: number | null;
}

/**
 * Why a line of a group game won what it won, and how that is divided; for those who have shares of the game and for whoever works in
 * the back-office.
 * @throws {AppError} not-found, not-settled
 */
export async function explainLine(
  { db, catalogue }: Context,
  { customer, admin }: Identity,
  gameId: number,
  number: number,
): Promise<ExplainedLine> {
  const { lotteries } = await catalogue.snapshot();
  return await db.transaction(
    async (tx) => {
      const own = customer === null ? [] : await boughtShares(tx, customer.customerId, gameId);
      const found = admin === null && own.length === 0 ? null : await findGame(tx, gameId);
      const lines = found === null ? [] : await linesWithWins(tx, gameId);
      const line = lines.find(({ row }) => row.number === number);
      if (found === null || line === undefined) throw new AppError('not-found');
      const game = found.row;
      if (game.settledDrawId === null) throw new AppError('not-settled');
      const { balls, special, multiplier: printed } = line.row;
      const play = { balls, special, bought: false, printed };
      const inDraw = await explainInDraw(tx, lotteries, game.settledDrawId, play);
      if (inDraw === null) throw new AppError('not-settled');
      const { draw, settlement, explanation } = inDraw;
      const isSettled = game.settledRevision === draw.revision && settlement.state === 'done';
      const amount = explanation.prize && dividedAmount(explanation.prize, draw, game);
      const shares = own.map(({ share }) => ({ first: share.firstNumber, count: share.shares }));
      return {
        game,
        line,
        inDraw,
        isSettled,
        amount,
        division: amount ? divideLine(cents(amount), game.participations, shares) : null,
        shares: own.length === 0 ? null : shares.reduce((total, { count }) => total + count, 0),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
