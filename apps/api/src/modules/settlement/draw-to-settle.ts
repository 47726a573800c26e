import type { Db } from '@bolillero/database/connection';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { eraAt } from '@bolillero/domain/games/era';
import type { Matrix } from '@bolillero/domain/games/matrix';
import { type MultiplierRule, multiplierOf } from '@bolillero/domain/games/multiplier';
import { seriesOf } from '@bolillero/domain/games/series';
import { type Cents, type Currency, cents } from '@bolillero/domain/money/cents';
import type { PrizeLevel } from '@bolillero/domain/prizes/prize-table';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { findDraw, type LevelRow, levelsOf } from '../draws/repository.ts';

/** A draw with what its settlement needs to know of its lottery. */
export interface DrawToSettle {
  readonly id: number;
  readonly lotteryId: number;
  readonly series: number;
  readonly date: string;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly amount: Cents;
  readonly shown: boolean;
  readonly revision: number;
  readonly levels: readonly PrizeLevel[];
  /** Of the era of the draw's own date. */
  readonly matrix: Matrix;
  readonly currency: Currency;
  /** How prizes of this series are multiplied on the draw's own date. */
  readonly multiplier: MultiplierRule;
}

/** A row of a draw's prize table as the domain has it. */
export function levelOf(row: LevelRow): PrizeLevel {
  return {
    position: row.position,
    rule: { main: row.main, special: row.special },
    kind: row.kind,
    lotteryWinners: row.lotteryWinners,
    lotteryPrize: cents(row.lotteryPrizeCents),
    playWinners: row.playWinners,
    playPrize: cents(row.playPrizeCents),
  };
}

/** Reads a draw for its settlement; null when it is gone. */
export async function loadDrawToSettle(
  db: Db,
  lotteries: readonly CatalogueLottery[],
  drawId: number,
): Promise<DrawToSettle | null> {
  const row = await findDraw(db, drawId);
  const lottery = lotteries.find(({ id }) => id === row?.lotteryId);
  if (row === null || lottery === undefined) return null;
  const era = eraAt(lottery.eras, drawDate(row.date));
  if (era === null) return null;
  const levels = (await levelsOf(db, [drawId])).get(drawId) ?? [];
  return {
    id: row.id,
    lotteryId: row.lotteryId,
    series: row.series,
    date: row.date,
    balls: row.balls,
    special: row.special,
    amount: cents(row.amountCents),
    shown: row.shown,
    revision: row.revision,
    levels: levels.map(levelOf),
    matrix: era.matrix,
    currency: lottery.currency,
    multiplier: multiplierOf(lottery, seriesOf(row.series), drawDate(row.date)),
  };
}
