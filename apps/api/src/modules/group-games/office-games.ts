import type { Db } from '@bolillero/database/connection';
import { type DrawDate, drawDate, parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { cutoffInstant, isDrawDate, nextDrawDate } from '@bolillero/domain/calendar/schedule';
import { eraAt } from '@bolillero/domain/games/era';
import { lineOptions, mostParticipations } from '@bolillero/domain/group-games/options';
import { type Cents, parseAmount } from '@bolillero/domain/money/cents';
import { validatePlay } from '@bolillero/domain/tickets/play';
import { groupLineTexts } from '@bolillero/texts/group-lines';
import { recordChange } from '../../audit/repository.ts';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { saleClosed, saleOf } from '../../catalogue/sale.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { recordLines } from '../../proof/record-file.ts';
import { gameTimes } from './game-times.ts';
import { findGame, type GameRow, type GameWithFile, linesOf, lockGames } from './games-repository.ts';
import { auditedGame } from './office-presenter.ts';
import { changeGame, insertGame, removeFromCarts } from './office-repository.ts';

/** A new game as somebody typed it. */
export interface TypedGame {
  readonly lotteryId: number | null;
  readonly lines: number | null;
  readonly participations: number | null;
  readonly drawDate: string | null;
  readonly sharePrice: string | number | null;
}

/** The terms of a sale as somebody typed them; null: as the game and its lottery say. */
export type TypedTerms = Pick<TypedGame, 'drawDate' | 'sharePrice'>;

/**
 * Makes a game, which nobody sees before it is put on sale.
 * @throws {AppError} group-game-incomplete, group-game-participations, group-game-terms-invalid, unknown-lottery
 */
export async function createGame(
  context: Context,
  admin: AdminIdentity,
  typed: TypedGame,
): Promise<GameWithFile> {
  const { lotteryId, lines, participations } = typed;
  if (lotteryId === null || lines === null || participations === null) {
    throw new AppError('group-game-incomplete');
  }
  if (!(lineOptions as readonly number[]).includes(lines)) throw new AppError('group-game-incomplete');
  if (participations <= 0) throw new AppError('group-game-participations');
  if (participations > mostParticipations) throw new AppError('group-game-terms-invalid');
  const lottery = await context.catalogue.find({ id: lotteryId });
  const date = typed.drawDate === null ? null : openDate(lottery, typed.drawDate, context.clock.now());
  const sharePrice = priceOf(typed.sharePrice);
  const at = context.clock.date();
  return await context.db.transaction(async (tx) => {
    const id = await insertGame(tx, {
      lotteryId,
      lineLimit: lines,
      participations,
      drawDate: date,
      sharePriceCents: sharePrice,
      createdBy: admin.adminId,
      createdAt: at,
    });
    const made = await known(tx, id);
    await recordChange(tx, admin, at, {
      action: 'create',
      entity: 'group_game',
      entityId: id,
      after: auditedGame(made.row),
    });
    return made;
  });
}

/**
 * Puts a game on sale for a draw whose cut-off has not passed: the one that is given, else the game's, else the next one.
 * @throws {AppError} not-found, group-game-active, group-game-terms-invalid, sale-closed
 */
export async function activateGame(
  context: Context,
  admin: AdminIdentity,
  id: number,
  typed: TypedTerms,
): Promise<GameWithFile> {
  const { lotteries } = await context.catalogue.snapshot();
  const at = context.clock.date();
  return await context.db.transaction(async (tx) => {
    const game = await locked(tx, id);
    if (game.activatedAt !== null) throw new AppError('group-game-active');
    const lottery = lotteries.find((one) => one.id === game.lotteryId);
    if (lottery === undefined || lottery.hidden) throw new AppError('group-game-terms-invalid');
    const asked = typed.drawDate ?? game.drawDate;
    const date =
      asked === null ? nextDrawDate(lottery.schedule, at.getTime()) : openDate(lottery, asked, at.getTime());
    if (date === null) throw saleClosed(saleOf(lottery, at.getTime()));
    const sharePriceCents = priceOf(typed.sharePrice) ?? game.sharePriceCents ?? lottery.sharePrice;
    if (sharePriceCents <= 0) throw new AppError('group-game-terms-invalid');
    await requireLinesOf(tx, lottery, id, date);
    const terms = { drawDate: date, sharePriceCents, linePriceCents: lottery.ticketPrice, activatedAt: at };
    await changeGame(tx, id, terms);
    const now = await known(tx, id);
    await recordChange(tx, admin, at, {
      action: 'update',
      entity: 'group_game',
      entityId: id,
      before: auditedGame(game),
      after: auditedGame(now.row),
    });
    if (game.linesFileId !== null) await recordLines(tx, context, id);
    return now;
  });
}

/**
 * Deletes a game that nobody has bought a share of; shares in carts go with it. Deleted again, it is not found.
 * @throws {AppError} not-found, group-game-has-shares, group-game-closed
 */
export async function deleteGame(context: Context, admin: AdminIdentity, id: number): Promise<GameWithFile> {
  const { lotteries } = await context.catalogue.snapshot();
  const at = context.clock.date();
  return await context.db.transaction(async (tx) => {
    const game = await locked(tx, id);
    const lottery = lotteries.find((one) => one.id === game.lotteryId);
    if (game.sharesSold + game.sharesHeld > 0) throw new AppError('group-game-has-shares');
    if (lottery === undefined || isClosed(game, lottery, at.getTime()))
      throw new AppError('group-game-closed');
    const before = await known(tx, id);
    await removeFromCarts(tx, id);
    await changeGame(tx, id, { deletedAt: at });
    await recordChange(tx, admin, at, {
      action: 'delete',
      entity: 'group_game',
      entityId: id,
      before: auditedGame(game),
    });
    return before;
  });
}

/**
 * A game, locked.
 * @throws {AppError} not-found
 */
export async function locked(tx: Db, id: number): Promise<GameRow> {
  const [game] = await lockGames(tx, [id]);
  if (game === undefined) throw new AppError('not-found');
  return game;
}

/** @throws {AppError} not-found */
export async function known(db: Db, id: number): Promise<GameWithFile> {
  const game = await findGame(db, id);
  if (game === null) throw new AppError('not-found');
  return game;
}

/** A draw date of the lottery that is still sold. */
function openDate(lottery: CatalogueLottery, typed: string, now: number): DrawDate {
  const date = parseDrawDate(typed);
  const { schedule } = lottery;
  if (date === null || !isDrawDate(schedule, date) || cutoffInstant(schedule, date) <= now) {
    throw new AppError('group-game-terms-invalid');
  }
  return date;
}

/** A price that was typed; null: none was. */
function priceOf(typed: TypedGame['sharePrice']): Cents | null {
  if (typed === null || String(typed).trim() === '') return null;
  const amount = parseAmount(typed);
  if (!amount.ok || amount.value <= 0) throw new AppError('group-game-terms-invalid');
  return amount.value;
}

/** Lines that were attached before fit the draw that they are now for. */
async function requireLinesOf(tx: Db, lottery: CatalogueLottery, id: number, date: DrawDate): Promise<void> {
  const era = eraAt(lottery.eras, date);
  if (era === null) throw new AppError('group-game-terms-invalid');
  const fits = (await linesOf(tx, id)).every((line) => validatePlay(era.matrix, line).ok);
  if (!fits) throw new AppError('group-game-terms-invalid', { message: groupLineTexts.otherMatrix });
}

/** Whether a game's lines and shares cannot change any more at an instant. */
export function isClosed(game: GameRow, lottery: CatalogueLottery, now: number): boolean {
  if (game.frozenAt !== null || game.refundedAt !== null) return true;
  const times = game.activatedAt === null ? null : gameTimes(lottery, game);
  return times !== null && now >= times.closesAt;
}

/** The draw that a game's lines are for: its own, else the next one of the calendar. */
export function drawOf(game: GameRow, lottery: CatalogueLottery, now: number): DrawDate | null {
  return game.drawDate === null ? nextDrawDate(lottery.schedule, now) : drawDate(game.drawDate);
}
