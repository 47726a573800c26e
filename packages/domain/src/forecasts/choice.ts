import { type DrawDate, parseDrawDate } from '../calendar/draw-date.ts';
import { type Matrix, picksSpecial } from '../games/matrix.ts';
import { mostPreviousPlays } from '../statistics/previous-plays.ts';

/** Every helper there is (Rulebook 5). None of them raises the odds: draws are independent. */
export const forecastHelpers = [
  'random',
  'jas',
  'bot',
  'most-likely',
  'numerology',
  'percentage',
  'hot',
  'cold',
  'pair',
] as const;

export type ForecastHelper = (typeof forecastHelpers)[number];

/** Some draws of the past: the last ones (JAk), or those of a range of dates, both included. */
export type ChosenDraws =
  | { readonly kind: 'previous'; readonly draws: number }
  | { readonly kind: 'range'; readonly from: DrawDate; readonly to: DrawDate };

/** Where a pool comes from: the balls of some draws, or of the possible zones of some draws. */
export type PoolSource =
  | ChosenDraws
  | { readonly kind: 'zones'; readonly draws: number }
  | { readonly kind: 'zones-between'; readonly from: DrawDate; readonly to: DrawDate };

/** A helper and what the player chose of it. `source` is null while no previous play is chosen. */
export type Forecast =
  | { readonly helper: 'random' }
  /** `inside` main balls of the pool, the rest from outside it. */
  | { readonly helper: 'jas'; readonly source: PoolSource | null; readonly inside: number }
  /** 0 to 5: so many main balls of the pool. 6: the special ball from its pool; 7: from outside it. */
  | { readonly helper: 'bot'; readonly source: PoolSource | null; readonly bot: number }
  /** The `count` main balls of the pool that came most; with `special`, the special ball that came most as well. */
  | {
      readonly helper: 'most-likely';
      readonly source: PoolSource | null;
      readonly count: number;
      readonly special: boolean;
    }
  | { readonly helper: 'numerology'; readonly birth: DrawDate }
  /** 1, 2, 3: by how often balls came in the last 3, 5, 7 draws. */
  | { readonly helper: 'percentage'; readonly option: number }
  | { readonly helper: 'hot' | 'cold' | 'pair' };

export type ForecastFault =
  | { readonly code: 'previous-play-missing' }
  | { readonly code: 'draws-out-of-range'; readonly draws: number; readonly most: number }
  | { readonly code: 'range-reversed' }
  | { readonly code: 'count-out-of-range'; readonly count: number; readonly most: number }
  | { readonly code: 'bot-out-of-range'; readonly bot: number; readonly most: number }
  | { readonly code: 'option-out-of-range'; readonly option: number }
  | { readonly code: 'birth-invalid' }
  /** Speaks of a special ball in a game where the player picks none. */
  | { readonly code: 'special-not-picked' };

/** The last draws that each option of the percentage helper looks at: "3/5/7+1 JAS". */
export const percentageDraws: readonly number[] = [3, 5, 7];

/** The BOTs 0 to 5 say how many main balls come from the pool; then come the two of the special ball. */
const mostMainBot = 5;
export const specialInsideBot = 6;
export const specialOutsideBot = 7;

/** Whether a choice takes balls from the draws before. */
export function looksBack(choice: Forecast): boolean {
  if (choice.helper === 'random' || choice.helper === 'numerology') return false;
  return !('source' in choice) || choice.source !== null;
}

/** What is wrong with a choice for a game of this matrix; null when nothing is. */
export function validateForecast(matrix: Matrix, choice: Forecast): ForecastFault | null {
  switch (choice.helper) {
    case 'jas':
      return sourceFault(choice.source) ?? countFault(choice.inside, matrix.balls);
    case 'bot':
      return sourceFault(choice.source) ?? botFault(matrix, choice.bot);
    case 'most-likely':
      return mostLikelyFault(matrix, choice);
    case 'percentage': {
      const { option } = choice;
      return percentageDraws[option - 1] === undefined ? { code: 'option-out-of-range', option } : null;
    }
    case 'numerology':
      return parseDrawDate(choice.birth) === null ? { code: 'birth-invalid' } : null;
    default:
      return null;
  }
}

// Without a previous play its pool is empty, and all balls come from outside; its special ball has nowhere to come from.
function mostLikelyFault(
  matrix: Matrix,
  { source, count, special }: Extract<Forecast, { helper: 'most-likely' }>,
): ForecastFault | null {
  if (special && !picksSpecial(matrix)) return { code: 'special-not-picked' };
  if (special && source === null) return { code: 'previous-play-missing' };
  return (source && sourceFault(source)) ?? countFault(count, matrix.balls);
}

function sourceFault(source: PoolSource | null): ForecastFault | null {
  if (source === null) return { code: 'previous-play-missing' };
  if ('from' in source) return source.from > source.to ? { code: 'range-reversed' } : null;
  const { draws } = source;
  return isWholeBetween(draws, 1, mostPreviousPlays)
    ? null
    : { code: 'draws-out-of-range', draws, most: mostPreviousPlays };
}

function countFault(count: number, most: number): ForecastFault | null {
  return isWholeBetween(count, 0, most) ? null : { code: 'count-out-of-range', count, most };
}

function botFault(matrix: Matrix, bot: number): ForecastFault | null {
  if (bot === specialInsideBot || bot === specialOutsideBot) {
    return picksSpecial(matrix) ? null : { code: 'special-not-picked' };
  }
  const most = mostMainBotOf(matrix);
  return isWholeBetween(bot, 0, most) ? null : { code: 'bot-out-of-range', bot, most };
}

function mostMainBotOf({ balls }: Matrix): number {
  return Math.min(mostMainBot, balls);
}

/** The BOTs of a game: those of main balls from the most down to 0, then those of the special ball where the player picks one. */
export function botsOf(matrix: Matrix): number[] {
  const most = mostMainBotOf(matrix);
  const main = Array.from({ length: most + 1 }, (_, less) => most - less);
  return picksSpecial(matrix) ? [...main, specialInsideBot, specialOutsideBot] : main;
}

function isWholeBetween(n: number, least: number, most: number): boolean {
  return Number.isInteger(n) && n >= least && n <= most;
}
