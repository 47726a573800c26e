import { type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import type { KnownPast } from '@bolillero/domain/forecasts/known-past';
import type { Matrix } from '@bolillero/domain/games/matrix';
import { buildHistory, type PastDraw } from '@bolillero/domain/history/history';
import { wholeScope } from '@bolillero/domain/history/scope';
import { allPreviousPlays } from '@bolillero/domain/statistics/previous-plays';
import { powerballMatrix } from './powerball.ts';

/** 6 of 53; the Boliyapa is drawn from the same drum. */
export const tinkaMatrix: Matrix = { balls: 6, size: 53, special: { kind: 'same-drum' } };

/** What the advanced play page knows of some draws, oldest first, before that of Saturday 8 August 2026. */
export function pastOf(matrix: Matrix, draws: readonly Omit<PastDraw, 'date'>[]): KnownPast {
  const date = drawDate('2026-08-08');
  const dated = draws.map((draw, at) => ({ ...draw, date: `2026-07-${10 + at}` as DrawDate }));
  const scope = wholeScope(buildHistory([{ from: drawDate('2015-10-07'), matrix }], dated));
  const groups = allPreviousPlays(scope, date);
  return { matrix, date, draws: draws.length, groups, chosen: null, hot: [], cold: [], pairs: [] };
}

/** Three draws of Powerball: in JA3 there are ten balls, 23 three times, 12, 33 and 40 twice; of the special ones 14 twice. */
export const powerballPast = pastOf(powerballMatrix, [
  { balls: [1, 12, 23, 33, 40], special: 14 },
  { balls: [2, 12, 23, 40, 60], special: 5 },
  { balls: [3, 4, 23, 33, 61], special: 14 },
]);

/** Two draws of La Tinka. */
export const tinkaPast = pastOf(tinkaMatrix, [
  { balls: [1, 2, 3, 4, 5, 6], special: 7 },
  { balls: [1, 2, 3, 50, 51, 52], special: 53 },
]);
