import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { nextDrawDateAfter } from '@bolillero/domain/calendar/schedule';
import type { Matrix } from '@bolillero/domain/games/matrix';
import type { Cycles } from '../../api/cycles.ts';
import { type LotteryDetail, matrixOn } from '../../api/lottery.ts';
import type { StudiedDraw } from '../../api/study.ts';
import { dateInWords } from '../../components/ui/dates.ts';
import { agesByBall } from './draw-window.ts';
import type { CycleLine } from './lines-in-sight.ts';

/** The balls of a range with the draws that are known of it. */
export interface StudiedBalls {
  /** How many draws the range has, the first and the last; null when there are none. */
  readonly draws: number;
  readonly from: string | null;
  readonly to: string | null;
  /** Every ball, by its number. */
  readonly lines: readonly CycleLine[];
  /** What the draw after the last one takes. */
  readonly next: Matrix;
  /** The date of that last one, in figures, where the range leaves later draws out. */
  readonly until: string | null;
  /** The draws that are known, the oldest first. */
  readonly known: readonly StudiedDraw[];
  /** The date of the draw of an age; undefined where it is not known yet. */
  readonly dateOf: (age: number) => string | undefined;
  /** The ball that an address names, or else the one that stayed away longest of those in the drum. */
  readonly chosen: (ball: string | undefined) => number;
}

/** Puts the cycles of a range and its known draws together. `asked`: the end that the range was asked for. */
export function readStudiedBalls(
  lottery: LotteryDetail,
  { cycles, draws, from, to }: Cycles,
  known: readonly StudiedDraw[],
  asked: string | undefined,
): StudiedBalls {
  const ages = agesByBall(known);
  const lines = cycles.map((cycle) => ({ ...cycle, ages: ages[cycle.ball] ?? [] }));
  const after = to === null ? null : nextDrawDateAfter(lottery.schedule, drawDate(to));
  const isOver = asked !== undefined && after !== null && after < (lottery.nextDrawDate ?? after);
  const next = isOver ? matrixOn(lottery, after) : lottery.matrix;
  const longest = lines
    .filter(({ ball }) => ball <= next.size)
    .reduce<CycleLine | undefined>(
      (best, line) => (best && best.current >= line.current ? best : line),
      undefined,
    );
  return {
    draws,
    from,
    to,
    lines,
    next,
    until: isOver && to !== null ? dateInWords(to, 'numeric') : null,
    known,
    dateOf: (age) => known.at(-1 - age)?.date,
    chosen: (ball) => lines.find((line) => String(line.ball) === ball)?.ball ?? longest?.ball ?? 1,
  };
}
