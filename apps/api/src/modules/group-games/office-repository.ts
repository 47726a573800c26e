import { createHash } from 'node:crypto';
import type { Db } from '@bolillero/database/connection';
import { file } from '@bolillero/database/schema/file';
import { groupGame, groupLine } from '@bolillero/database/schema/group-game';
import { groupCartShare } from '@bolillero/database/schema/group-share';
import { lottery } from '@bolillero/database/schema/lottery';
import { anyContains } from '@bolillero/database/search';
import type { GroupLine } from '@bolillero/domain/group-games/line-file';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ListSource } from '../../lists/list-repository.ts';
import type { ReceivedFile } from '../../plugins/receive-file.ts';
import { findGames, type GameWithFile, gamesAmong } from './games-repository.ts';

export interface GameFilter {
  readonly q: string;
  readonly lotteryId: number | undefined;
  readonly isActivated: boolean | undefined;
}

/** Games of the office, the newest first unless asked for otherwise. */
export const officeGames = {
  key: groupGame.id,
  from: sql`${groupGame} JOIN ${lottery} ON ${lottery.id} = ${groupGame.lotteryId}`,
  sorts: {
    id: groupGame.id,
    lottery: lottery.displayName,
    lines: groupGame.lineLimit,
    participations: groupGame.participations,
    sold: groupGame.sharesSold,
    closes_at: groupGame.drawDate,
  },
  usual: '-id',
  where: matching,
  load: async (db: Db, ids) => await findGames(db, sql`${groupGame.id} = ANY(${sql.param([...ids])}::int[])`),
  keyOf: ({ row }) => row.id,
} satisfies ListSource<GameFilter, GameWithFile>;

function matching({ q, lotteryId, isActivated }: GameFilter): SQL | undefined {
  return and(
    isNull(groupGame.deletedAt),
    q === '' ? undefined : anyContains(q, [lottery.displayName]),
    lotteryId === undefined ? undefined : eq(groupGame.lotteryId, lotteryId),
    isActivated === undefined
      ? undefined
      : isActivated
        ? isNotNull(groupGame.activatedAt)
        : isNull(groupGame.activatedAt),
  );
}

/** The newest games, of all or of those that were put on sale. */
export async function newestGames(db: Db, most: number, activatedAlone: boolean): Promise<GameWithFile[]> {
  const rows = await db
    .select({ id: groupGame.id })
    .from(groupGame)
    .where(and(isNull(groupGame.deletedAt), activatedAlone ? isNotNull(groupGame.activatedAt) : undefined))
    .orderBy(desc(groupGame.id))
    .limit(most);
  const found = await findGames(db, gamesAmong(rows.map(({ id }) => id)));
  return found.toReversed();
}

export async function insertGame(tx: Db, values: typeof groupGame.$inferInsert): Promise<number> {
  const [row] = await tx.insert(groupGame).values(values).returning({ id: groupGame.id });
  if (row === undefined) throw new Error('a game was not inserted');
  return row.id;
}

export async function changeGame(
  tx: Db,
  id: number,
  fields: Partial<typeof groupGame.$inferInsert>,
): Promise<void> {
  await tx.update(groupGame).set(fields).where(eq(groupGame.id, id));
}

/** Takes a game's shares out of every cart. */
export async function removeFromCarts(tx: Db, gameId: number): Promise<void> {
  await tx.delete(groupCartShare).where(eq(groupCartShare.gameId, gameId));
}

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** Keeps the file of a game and its lines, in the place of those that it had. */
export async function replaceLines(
  tx: Db,
  gameId: number,
  { name, bytes }: ReceivedFile,
  lines: readonly GroupLine[],
  at: Date,
): Promise<void> {
  const about = { sha256: sha256Of(bytes), mediaType: 'text/plain', name: name.slice(0, 200) };
  const [kept] = await tx
    .insert(file)
    .values({ ...about, size: bytes.length, bytes, createdAt: at })
    .returning({ id: file.id });
  await tx.delete(groupLine).where(eq(groupLine.gameId, gameId));
  const rows = lines.map(({ balls, special }, index) => ({
    gameId,
    number: index + 1,
    balls: [...balls],
    special,
  }));
  await tx.insert(groupLine).values(rows);
  await changeGame(tx, gameId, { linesFileId: kept?.id ?? null, linesAttachedAt: at });
}

/** The file of a game as it was attached; null where there is none. */
export async function linesFileOf(db: Db, gameId: number): Promise<ReceivedFile | null> {
  const [row] = await db
    .select({ name: file.name, bytes: file.bytes })
    .from(groupGame)
    .innerJoin(file, eq(file.id, groupGame.linesFileId))
    .where(and(eq(groupGame.id, gameId), isNull(groupGame.deletedAt)));
  return row ?? null;
}

/** Writes down what is printed on the tickets of a game's lines, by their ids. */
export async function setMultipliers(
  tx: Db,
  lines: readonly { readonly id: number; readonly multiplier: number | null }[],
): Promise<void> {
  for (const multiplier of new Set(lines.map((line) => line.multiplier))) {
    const ids = lines.filter((line) => line.multiplier === multiplier).map(({ id }) => id);
    await tx.update(groupLine).set({ multiplier }).where(inArray(groupLine.id, ids));
  }
}

/** Games on sale that have no lines yet. */
export async function countWithoutLines(db: Db): Promise<number> {
  const open = and(
    isNotNull(groupGame.activatedAt),
    isNull(groupGame.frozenAt),
    isNull(groupGame.refundedAt),
    isNull(groupGame.deletedAt),
  );
  return await db.$count(groupGame, and(open, isNull(groupGame.linesFileId)));
}
