import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import {
  cutoffInstant,
  drawInstant,
  nextDrawDate,
  previousDrawDateBefore,
} from '@bolillero/domain/calendar/schedule';
import { eraAt } from '@bolillero/domain/games/era';
import type { LotteryDefinition } from '@bolillero/domain/games/lottery-definition';
import type { Matrix } from '@bolillero/domain/games/matrix';
import type { InsertedDraw } from './insert-draws.ts';
import type { PlannedPlays } from './plan.ts';

const lateMs = 3_600_000;
const refundDelayMs = 12 * 3_600_000;

/** Where planned plays and group games land: its draw, the game of that day, and when it was bought and sold. */
export interface Occasion {
  readonly date: DrawDate;
  readonly matrix: Matrix;
  /** The draw that was held; null for the next one. */
  readonly drawn: InsertedDraw | null;
  readonly boughtAt: Date;
  readonly soldAt: Date;
  /** When a PDF that came too late was uploaded: after the draw, and not in the future. */
  readonly soldLateAt: Date;
  /** When the price of what was not bought had been given back: some time after the cut-off, and not in the future. */
  readonly refundedAt: Date;
}

/** Null where the lottery has no such draw. Plays are bought while the draw's sale is open, and sold before it closes, but for those whose PDF comes late. */
export function occasionOf(
  { draw }: Pick<PlannedPlays, 'draw'>,
  { schedule, eras }: LotteryDefinition,
  latest: InsertedDraw | undefined,
  now: number,
): Occasion | null {
  const drawn = draw === 'latest' ? (latest ?? null) : null;
  const date = draw === 'latest' ? drawn?.date : nextDrawDate(schedule, now);
  const matrix = date == null ? undefined : eraAt(eras, date)?.matrix;
  const before = date == null ? null : previousDrawDateBefore(schedule, date);
  if (date == null || matrix === undefined || before === null) return null;
  const [opens, closes] = [cutoffInstant(schedule, before), Math.min(now, cutoffInstant(schedule, date))];
  const part = (quarters: number) => new Date(opens + Math.round(((closes - opens) * quarters) / 4));
  const afterDraw = (ms: number) => new Date(Math.min(now, drawInstant(schedule, date) + ms));
  return {
    date,
    matrix,
    drawn,
    boughtAt: part(2),
    soldAt: part(3),
    soldLateAt: afterDraw(lateMs),
    refundedAt: afterDraw(refundDelayMs),
  };
}
