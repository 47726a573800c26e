import { randomInt } from 'node:crypto';
import type { Db } from '@bolillero/database/connection';
import { play, win } from '@bolillero/database/schema/play';
import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { nextDrawDate } from '@bolillero/domain/calendar/schedule';
import { eraAt } from '@bolillero/domain/games/era';
import { type Matrix, mainBalls, specialSize } from '@bolillero/domain/games/matrix';
import { pickDistinct, type RandomSource } from '@bolillero/domain/random/random-source';
import { type TypedPlay, validatePlay } from '@bolillero/domain/tickets/play';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { dropWinMails } from '../../mail/outbox.ts';
import type { DrawToSettle } from './draw-to-settle.ts';
import type { SettlementTerms } from './terms.ts';

/** Purchases by id: those above `after`, up to `upTo` (null: to the last). */
interface Range {
  readonly after: number;
  readonly upTo: number | null;
}

interface FreeWin extends Record<string, unknown> {
  purchase_id: number;
  customer_id: number;
  balls: number[];
  special: number | null;
}

const secureRandom: RandomSource = { below: (n) => randomInt(n) };
const rowsPerInsert = 1_000;

function within(column: SQL, { after, upTo }: Range): SQL {
  return upTo === null ? sql`${column} > ${after}` : sql`${column} > ${after} AND ${column} <= ${upTo}`;
}

/**
 * Puts the free plays that were won in a stretch in their winners' carts (Rulebook 7): the same numbers for the next draw,
 * each once, whatever is settled again.
 */
export async function giveFreePlays(
  tx: Db,
  { clock, lotteries }: SettlementTerms,
  draw: DrawToSettle,
  range: Range,
): Promise<void> {
  if (!draw.levels.some(({ kind }) => kind === 'free')) return;
  const { rows } = await tx.execute<FreeWin>(
    sql`SELECT w.purchase_id, p.customer_id, p.balls, p.special FROM win w JOIN purchase p ON p.id = w.purchase_id
        WHERE w.draw_id = ${draw.id} AND w.kind = 'free' AND NOT w.free_given AND ${within(sql`w.purchase_id`, range)}
          AND NOT EXISTS (SELECT FROM purchase used WHERE used.free_of_purchase_id = w.purchase_id)`,
  );
  const next = rows.length === 0 ? null : nextDrawOf(lotteries, draw, clock.now());
  if (next === null) return;

  for (let from = 0; from < rows.length; from += rowsPerInsert) {
    const batch = rows.slice(from, from + rowsPerInsert);
    await tx
      .insert(play)
      .values(batch.map((row) => freePlayOf(row, draw, next, clock.date())))
      .onConflictDoNothing();
    const given = batch.map((row) => row.purchase_id);
    await tx
      .update(win)
      .set({ freeGiven: true })
      .where(and(eq(win.drawId, draw.id), inArray(win.purchaseId, given)));
  }
}

interface NextDraw {
  readonly date: DrawDate;
  readonly matrix: Matrix;
}

function nextDrawOf(
  lotteries: SettlementTerms['lotteries'],
  { lotteryId }: DrawToSettle,
  now: number,
): NextDraw | null {
  const lottery = lotteries.find(({ id }) => id === lotteryId);
  const date = lottery === undefined ? null : nextDrawDate(lottery.schedule, now);
  const era = lottery === undefined || date === null ? null : eraAt(lottery.eras, date);
  return date === null || era === null ? null : { date, matrix: era.matrix };
}

function freePlayOf(won: FreeWin, draw: DrawToSettle, { date, matrix }: NextDraw, createdAt: Date) {
  // Under a new matrix the old numbers may no longer be playable: then it is a quick pick.
  const same = validatePlay(matrix, { balls: won.balls, special: won.special });
  const { balls, special } = same.ok ? same.value : quickPick(matrix, secureRandom);
  return {
    customerId: won.customer_id,
    lotteryId: draw.lotteryId,
    series: draw.series,
    drawDate: date,
    balls: [...balls],
    special,
    freeOfPurchaseId: won.purchase_id,
    createdAt,
  };
}

function quickPick(matrix: Matrix, random: RandomSource): TypedPlay {
  const size = specialSize(matrix);
  const balls = pickDistinct(random, mainBalls(matrix), matrix.balls).toSorted((a, b) => a - b);
  return { balls, special: size === 0 ? null : random.below(size) + 1 };
}

/** Takes free plays out of the carts again whose win no longer holds; one that is being paid stays given. */
export async function takeBackFreePlays(tx: Db, draw: DrawToSettle, range: Range): Promise<void> {
  await tx.execute(
    sql`DELETE FROM play WHERE id IN (
          SELECT f.id FROM play f JOIN purchase p ON p.id = f.free_of_purchase_id
          WHERE p.lottery_id = ${draw.lotteryId} AND p.series = ${draw.series} AND p.draw_date = ${draw.date}
            AND ${within(sql`f.free_of_purchase_id`, range)} AND f.order_id IS NULL
            AND NOT EXISTS (SELECT FROM win w WHERE w.purchase_id = p.id AND w.draw_id = ${draw.id} AND w.kind = 'free')
          FOR UPDATE OF f SKIP LOCKED)`,
  );
}

/** Takes back whatever a draw gave: wins, notices, mails that were not sent, and free plays that are still in a cart. Its settlement is locked. */
export async function dropWins(tx: Db, drawId: number): Promise<void> {
  await tx.execute(
    sql`DELETE FROM play WHERE id IN (
          SELECT f.id FROM play f JOIN win w ON w.purchase_id = f.free_of_purchase_id
          WHERE w.draw_id = ${drawId} AND f.order_id IS NULL FOR UPDATE OF f SKIP LOCKED)`,
  );
  const told = await tx.execute<{ id: number }>(
    sql`SELECT purchase_id AS id FROM notification WHERE draw_id = ${drawId} AND purchase_id IS NOT NULL`,
  );
  await dropWinMails(
    tx,
    drawId,
    told.rows.map(({ id }) => id),
  );
  await tx.execute(sql`DELETE FROM notification WHERE draw_id = ${drawId}`);
  await tx.execute(sql`DELETE FROM win WHERE draw_id = ${drawId}`);
}
