import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { isDrawDate } from '@bolillero/domain/calendar/schedule';
import { groupShareTexts, sharesGoneText } from '@bolillero/texts/group-shares';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { AppError } from '../../errors/app-error.ts';
import { gameTimes } from './game-times.ts';
import type { GameRow } from './games-repository.ts';

/**
 * Whether a game is on sale at an instant, shares being left or not: its cut-off, by the clock and as the calendar has it now, is
 * to come. A game is sold for its own draw, also while that is not its lottery's next one.
 */
export function sellsShares(lottery: CatalogueLottery, game: GameRow, now: number): boolean {
  const times = gameTimes(lottery, game);
  if (times === null || game.drawDate === null || game.activatedAt === null) return false;
  if (game.frozenAt !== null || game.refundedAt !== null || game.deletedAt !== null) return false;
  return !lottery.hidden && now < times.closesAt && isDrawDate(lottery.schedule, drawDate(game.drawDate));
}

/** How many shares nobody has bought, nor is paying for at this moment. */
export function sharesLeft(game: Pick<GameRow, 'participations' | 'sharesSold' | 'sharesHeld'>): number {
  return game.participations - game.sharesSold - game.sharesHeld;
}

/** The refusal of more shares than are left; `items` are the lines of the cart that ask for them. */
export function sharesGone(left: number, items: readonly number[] = []): AppError {
  return new AppError('group-game-shares-gone', {
    message: sharesGoneText(left),
    details: items.length === 0 ? { left } : { left, items },
  });
}

/** The refusal of shares that an order is being captured with. */
export function sharesBeingPaid(items: readonly number[] = []): AppError {
  const message = groupShareTexts.beingPaid;
  return new AppError('play-being-paid', items.length === 0 ? { message } : { message, details: { items } });
}

/** The refusal of shares of games that are not on sale any more. */
export function gameClosed(items: readonly number[] = []): AppError {
  const message = groupShareTexts.closed;
  return new AppError(
    'group-game-closed',
    items.length === 0 ? { message } : { message, details: { items } },
  );
}
