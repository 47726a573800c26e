import { randomInt } from 'node:crypto';
import type { Db } from '@bolillero/database/connection';
import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { nextDrawDate } from '@bolillero/domain/calendar/schedule';
import { eraAt } from '@bolillero/domain/games/era';
import { type Matrix, mainBalls, specialSize } from '@bolillero/domain/games/matrix';
import { pickDistinct, type RandomSource } from '@bolillero/domain/random/random-source';
import { type TypedPlay, validatePlay } from '@bolillero/domain/tickets/play';
import type { DrawToSettle } from './draw-to-settle.ts';
import {
  type FreeWin,
  freePlaysToGive,
  insertFreePlays,
  type PurchaseRange,
} from './free-plays-repository.ts';
import type { SettlementInputs } from './settlement-inputs.ts';

const secureRandom: RandomSource = { below: (n) => randomInt(n) };
const rowsPerInsert = 1_000;

/**
 * Puts the free plays that were won in a stretch in their winners' carts (Rulebook 7): the same numbers for the next draw,
 * each once, whatever is settled again.
 */
export async function giveFreePlays(
  tx: Db,
  { clock, lotteries }: SettlementInputs,
  draw: DrawToSettle,
  range: PurchaseRange,
): Promise<void> {
  if (!draw.levels.some(({ kind }) => kind === 'free')) return;
  const wins = await freePlaysToGive(tx, draw.id, range);
  const next = wins.length === 0 ? null : nextDrawOf(lotteries, draw, clock.now());
  if (next === null) return;

  for (let from = 0; from < wins.length; from += rowsPerInsert) {
    const plays = wins
      .slice(from, from + rowsPerInsert)
      .map((won) => freePlayOf(won, draw, next, clock.date()));
    await insertFreePlays(tx, draw.id, plays);
  }
}

interface NextDraw {
  readonly date: DrawDate;
  readonly matrix: Matrix;
}

function nextDrawOf(
  lotteries: SettlementInputs['lotteries'],
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
