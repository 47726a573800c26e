import type { Db } from '@bolillero/database/connection';
import { file } from '@bolillero/database/schema/file';
import { groupGame, groupLine } from '@bolillero/database/schema/group-game';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';

export type GameRow = typeof groupGame.$inferSelect;
export type LineRow = typeof groupLine.$inferSelect;

/** A game with what is known of its line file. */
export interface GameWithFile {
  readonly row: GameRow;
  /** How many lines are attached. */
  readonly lines: number;
  /** Of the file, in hexadecimal; null: none is attached. */
  readonly sha256: string | null;
}

const columns = {
  row: groupGame,
  lines: sql<number>`(SELECT count(*)::int FROM ${groupLine} l WHERE l.game_id = ${groupGame.id})`,
  sha256: sql<string | null>`encode(${file.sha256}, 'hex')`,
};

/** Games that were not deleted, with their files, among those that `where` says, in the order of their ids. */
export async function findGames(db: Db, where: SQL): Promise<GameWithFile[]> {
  return await db
    .select(columns)
    .from(groupGame)
    .leftJoin(file, eq(file.id, groupGame.linesFileId))
    .where(and(where, isNull(groupGame.deletedAt)))
    .orderBy(asc(groupGame.id));
}

/** That a game is one of these. */
export const gamesAmong = (ids: readonly number[]): SQL => inArray(groupGame.id, [...ids]);

/** One of them; null where there is none. */
export async function findGame(db: Db, id: number): Promise<GameWithFile | null> {
  const [found] = await findGames(db, eq(groupGame.id, id));
  return found ?? null;
}

/**
 * Locks games, in the order of their ids: whoever changes their shares, lines or terms does so first, after the order and the
 * customer. Those that were deleted are not answered.
 */
export async function lockGames(tx: Db, ids: readonly number[]): Promise<GameRow[]> {
  return await tx
    .select()
    .from(groupGame)
    .where(and(inArray(groupGame.id, [...ids]), isNull(groupGame.deletedAt)))
    .orderBy(asc(groupGame.id))
    .for('no key update');
}

/** The lines of a game, by their numbers. */
export async function linesOf(db: Db, gameId: number): Promise<LineRow[]> {
  return await db.select().from(groupLine).where(eq(groupLine.gameId, gameId)).orderBy(asc(groupLine.number));
}
