import type { AnswerOf } from '@bolillero/contract/call';
import type { similarDraws } from '@bolillero/contract/calls/study';
import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { drawAt } from '@bolillero/domain/history/history';
import { constellations } from '@bolillero/domain/statistics/constellations';
import type { Subject } from '../../engine/engine.ts';

interface Question {
  /** Ascending, each once. */
  readonly marked: readonly number[];
  readonly date: DrawDate;
  readonly limit: number;
}

/** The draws that resemble the marked balls: date, shared balls and how many (Rulebook 4). */
export function presentConstellations(
  { scope }: Subject,
  { marked, date, limit }: Question,
): AnswerOf<typeof similarDraws> {
  const found = constellations(scope, marked, date);
  const data = found.slice(0, limit).map((one) => ({
    fecha: one.date,
    balls: [...one.shared],
    shared: one.shared.length,
    numbers: [...one.balls],
    bRed: drawAt(scope.history, one.index).special,
  }));
  return { data, total: found.length };
}
