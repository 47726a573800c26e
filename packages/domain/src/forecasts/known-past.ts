import type { Part } from '../history/scope.ts';
import type { RandomSource } from '../random/random-source.ts';
import type { Result } from '../result.ts';
import { ballSlots } from '../statistics/counts.ts';
import { temperatureOf } from '../statistics/hot-and-cold.ts';
import type { PlaysOf } from '../statistics/previous-plays.ts';
import { type Zone, zonesOf } from '../statistics/zones.ts';
import type { CategoryOf } from '../tickets/categories.ts';
import type { Ticket } from '../tickets/ticket.ts';
import type { Readers } from './advice.ts';
import type { ChosenDraws, Forecast, ForecastFault, PoolSource } from './choice.ts';
import type { Target } from './context.ts';
import { categoriesBy, forecastBy } from './forecast.ts';
import { fitting } from './marks.ts';
import { type Pool, poolOf } from './pool.ts';

/** The previous plays of draws that a player chose (JAS). */
export interface ChosenPast {
  readonly source: ChosenDraws;
  readonly plays: PlaysOf;
  /** How many draws they are. */
  readonly draws: number;
}

/**
 * What a page knows of the draws before the one that is forecast, without their history: the previous plays and the lists that the screen
 * shows. All of it is as of the date, so that no helper can look at what it forecasts.
 */
export interface KnownPast extends Target {
  /** How many draws there are before the date. */
  readonly draws: number;
  /** JA1 to JA10 with JAE1 to JAE10, index 0 to 9; empty where no draw is known. */
  readonly groups: readonly PlaysOf[];
  /** JAS, once it is chosen. */
  readonly chosen: ChosenPast | null;
  /** The hot and cold balls and the pairs, in the order of their lists. */
  readonly hot: readonly number[];
  readonly cold: readonly number[];
  readonly pairs: readonly (readonly number[])[];
}

/** Nothing is known yet. To a helper it is an empty past. */
export function unknownPast({ matrix, date }: Target): KnownPast {
  return { matrix, date, draws: 0, groups: [], chosen: null, hot: [], cold: [], pairs: [] };
}

/** Whether nothing is known yet. Of a game without a draw there are ten groups, each without balls. */
export function isUnknown({ groups }: KnownPast): boolean {
  return groups.length === 0;
}

/** How often balls came in some draws, and how many draws those are. */
export interface CountedDraws {
  readonly plays: PlaysOf;
  readonly draws: number;
}

const none: CountedDraws = { plays: { main: [], special: [] }, draws: 0 };

/** The previous plays that a pool is taken from; of zones, those that they are read off. None where they are not known. */
export function playsOfSource(past: KnownPast, source: PoolSource | null): CountedDraws {
  if (source === null) return none;
  if ('draws' in source) {
    const plays = past.groups[source.draws - 1];
    return plays ? { plays, draws: Math.min(source.draws, past.draws) } : none;
  }
  const { chosen } = past;
  const isChosen =
    chosen?.source.kind === 'range' && chosen.source.from === source.from && chosen.source.to === source.to;
  return isChosen ? chosen : none;
}

/** The zones of a source: of a pool that is not of zones there are none. */
export function zonesOfSource(past: KnownPast, source: PoolSource | null): Zone[] {
  if (source?.kind !== 'zones' && source?.kind !== 'zones-between') return [];
  const { plays, draws } = playsOfSource(past, source);
  return zonesOf(slots(plays.main), draws, past.matrix);
}

/** What a ball is filed as when it is picked. */
export function categoryIn(past: KnownPast): CategoryOf {
  return categoriesBy(knownReaders, past);
}

/** A ticket filled in by a helper, as `forecast` does it: the same ticket from the same random source. */
export function forecastKnown(
  past: KnownPast,
  ticket: Ticket,
  choice: Forecast,
  random: RandomSource,
): Result<Ticket, ForecastFault> {
  return forecastBy(knownReaders, past, ticket, choice, random);
}

/** The pool of a source ('de juego'), and the balls outside it; without a source it is empty. */
export function knownPool(past: KnownPast, source: PoolSource | null, part: Part): Pool {
  const { plays } = playsOfSource(past, source);
  const isOfZones = source?.kind === 'zones' || source?.kind === 'zones-between';
  return poolOf(past.matrix, part, slots(plays[part]), isOfZones ? zonesOfSource(past, source) : null);
}

const knownReaders: Readers<KnownPast> = {
  pool: (source, part) => (past) => knownPool(past, source, part),
  marks:
    (kind) =>
    ({ matrix, hot, cold, pairs }) => {
      if (kind === 'pair') return fitting(matrix, pairs);
      const counted = (balls: readonly number[]) => balls.map((ball) => ({ ball, count: 0 }));
      const lists = { hot: counted(hot), cold: counted(cold) };
      const items = kind === 'hot' ? hot : cold.filter((ball) => temperatureOf(ball, lists) === 'cold');
      return fitting(
        matrix,
        items.map((ball) => [ball]),
      );
    },
};

/** Slot b holds how often ball b came. */
function slots(counts: PlaysOf['main']): Uint32Array {
  const all = new Uint32Array(ballSlots);
  for (const { ball, count } of counts) all[ball] = count;
  return all;
}
