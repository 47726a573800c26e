import type { AnswerOf } from '@bolillero/contract/call';
import type {
  forecastResults,
  possibleZonesOf,
  previousPlaysByCount,
} from '@bolillero/contract/calls/forecasts';
import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { drawAt } from '@bolillero/domain/history/history';
import { lastDraws, type Part, type Scope, scopeBefore, scopeWithin } from '@bolillero/domain/history/scope';
import { frequency } from '@bolillero/domain/statistics/counts';
import {
  mostPreviousPlays,
  previousPlays,
  previousPlaysBefore,
} from '@bolillero/domain/statistics/previous-plays';
import { possibleZones } from '@bolillero/domain/statistics/zones';
import type { Subject } from '../../engine/engine.ts';
import { presentCounts } from '../../engine/present-groups.ts';
import { presentScope } from '../../engine/present-scope.ts';
import type { DateRange } from '../../engine/query-parameters.ts';

interface ChosenDraws extends DateRange {
  /** The draw that is forecast: only draws before it count. */
  readonly date: DrawDate | null;
  /** So many of the last draws; null when dates are chosen. */
  readonly draws: number | null;
}

function chosenDraws({ scope }: Subject, { date, draws, ...range }: ChosenDraws): Scope {
  const past = date === null ? scope : scopeBefore(scope, date);
  return draws === null ? scopeWithin(past, range) : lastDraws(past, draws);
}

/** The balls of the chosen draws with their counts: index 10 of `ja` (JAS). */
export function presentPrevious(
  subject: Subject,
  chosen: ChosenDraws,
): AnswerOf<typeof previousPlaysByCount> {
  const scope = chosenDraws(subject, chosen);
  const countsOf = (part: Part) => presentCounts(previousPlays(scope, part));
  return {
    previous_plays: [countsOf('main')],
    previous_plays_extra: [countsOf('special')],
    ...presentScope(scope),
  };
}

/** The rows of the panel in which balls of the chosen draws stand close, and their balls: index 11 of `ja`. */
export function presentZones(subject: Subject, chosen: ChosenDraws): AnswerOf<typeof possibleZonesOf> {
  const scope = chosenDraws(subject, chosen);
  const zones = possibleZones(scope, subject.matrix);
  const balls = zoneBalls(scope, zones);
  return { ok: true, zones, balls, index: zones.length === 0 ? -1 : 11 };
}

/** Every ball of some zones with its count, also 0: by count descending, then by ball. */
export function zoneBalls(
  scope: Scope,
  zones: readonly { readonly from: number; readonly to: number }[],
): { balls: number; count: number }[] {
  const counts = frequency(scope, 'main');
  return zones
    .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((ball) => ({ balls: ball, count: counts[ball] ?? 0 }))
    .sort((a, b) => b.count - a.count || a.balls - b.balls);
}

const newestResults = 10;

/** Of the newest draws, how many of their balls were in each JA before them. */
export function presentForecastResults({ scope }: Subject): AnswerOf<typeof forecastResults> {
  const newest = lastDraws(scope, newestResults);
  const data = [];
  for (let index = newest.end - 1; index >= newest.start; index -= 1) {
    const { date, balls, special } = drawAt(scope.history, index);
    const matched = (part: Part, came: readonly number[]) =>
      Array.from({ length: mostPreviousPlays }, (_, back) => {
        const before = previousPlaysBefore(scope, date, back + 1, part).map(({ ball }) => ball);
        const hits = came.filter((ball) => before.includes(ball));
        return { ja: back + 1, balls: before, count: hits.length, matched: hits };
      });
    data.push({
      fecha: date,
      balls: [...balls],
      bExtra: special,
      ja: matched('main', balls),
      jae: matched('special', special === null ? [] : [special]),
    });
  }
  return { data };
}
