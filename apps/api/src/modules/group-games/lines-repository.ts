import type { Db } from '@bolillero/database/connection';
import { prizeLevel } from '@bolillero/database/schema/draw';
import { groupLine, groupLineWin } from '@bolillero/database/schema/group-game';
import { and, asc, eq } from 'drizzle-orm';

/** The lines of a game by their numbers, each with what it won and the level of that; nulls where it won nothing. */
export async function linesWithWins(db: Db, gameId: number) {
  return await db
    .select({
      row: groupLine,
      win: groupLineWin,
      level: { main: prizeLevel.main, special: prizeLevel.special },
    })
    .from(groupLine)
    .leftJoin(groupLineWin, eq(groupLineWin.lineId, groupLine.id))
    .leftJoin(
      prizeLevel,
      and(eq(prizeLevel.drawId, groupLineWin.drawId), eq(prizeLevel.position, groupLineWin.position)),
    )
    .where(eq(groupLine.gameId, gameId))
    .orderBy(asc(groupLine.number));
}

export type LineWithWin = Awaited<ReturnType<typeof linesWithWins>>[number];
