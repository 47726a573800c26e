import { firstDifference } from '../calendar/dated.ts';
import type { DrawDate } from '../calendar/draw-date.ts';
import { isDrawDate, nextDrawDate } from '../calendar/schedule.ts';
import { type Draw, validateDraw } from '../draws/draw.ts';
import { type Era, eraAt } from '../games/era.ts';
import type { KeptLottery } from '../games/lottery-definition.ts';
import { isSameMatrix } from '../games/matrix.ts';
import { type MultiplierRule, multiplierOf } from '../games/multiplier.ts';
import type { SeriesName } from '../games/series.ts';
import { validatePlay } from '../tickets/play.ts';
import { playPrice } from '../tickets/play-price.ts';

/** What a change of a lottery does to a draw on file: it would not be valid any more, or keeps its balls under another matrix. */
export const drawEffects = ['out-of-matrix', 'other-multiplier', 'other-matrix'] as const;
export type DrawEffect = (typeof drawEffects)[number];

/**
 * What a change of a lottery does to a play: its numbers do not fit, or fit another matrix; its draw is not held that day, was called
 * off, or is not the one on sale; its multiplier works otherwise; its series is not played; it costs something else.
 */
export const playEffects = [
  'out-of-matrix',
  'other-matrix',
  'other-multiplier',
  'series-off',
  'not-a-draw-date',
  'draw-cancelled',
  'not-on-sale',
  'other-price',
] as const;
export type PlayEffect = (typeof playEffects)[number];

/** A draw on file, as a change looks at it. */
export interface DrawOnFile extends Pick<Draw, 'balls' | 'special' | 'multiplier'> {
  readonly series: SeriesName;
  readonly date: DrawDate;
}

/** What tells plays apart to a change, but for their numbers. */
export interface PlayOfDraw {
  readonly series: SeriesName;
  readonly date: DrawDate;
  readonly withMultiplier: boolean;
}

/** A lottery before and after a change, at an instant (milliseconds since 1970 UTC). */
export interface LotteryChange {
  readonly before: KeptLottery;
  readonly after: KeptLottery;
  readonly now: number;
}

const isSameEra = (a: Era | null, b: Era | null) =>
  a === null || b === null ? a === b : isSameMatrix(a.matrix, b.matrix);

const isSameRule = (a: MultiplierRule | null, b: MultiplierRule | null) =>
  (a?.mode ?? 'none') === (b?.mode ?? 'none');

/** The first date on which draws are held to other rules; null when none is. */
export function rulesChangeFrom({ before, after }: LotteryChange): DrawDate | null {
  const flags = ['traditionalMultiplier', 'playoffMultiplier'] as const;
  const flagsChange = flags.some((flag) => before[flag] !== after[flag])
    ? [...before.multipliers, ...after.multipliers].map(({ from }) => from).toSorted()[0]
    : undefined;
  const changes = [
    firstDifference(before.eras, after.eras, isSameEra),
    firstDifference(before.multipliers, after.multipliers, isSameRule),
    flagsChange ?? null,
  ];
  return changes.filter((date) => date !== null).toSorted()[0] ?? null;
}

/** What becomes of a draw on file; null when nothing does, or when it was no better before. */
export function drawEffect({ before, after }: LotteryChange, draw: DrawOnFile): DrawEffect | null {
  const { series } = draw;
  const result = validateDraw({ ...after, series }, draw);
  if (!result.ok && validateDraw({ ...before, series }, draw).ok) {
    const isOfMultiplier = result.error.every(({ code }) => code.startsWith('multiplier'));
    return isOfMultiplier ? 'other-multiplier' : 'out-of-matrix';
  }
  return isSameEra(eraAt(before.eras, draw.date), eraAt(after.eras, draw.date)) ? null : 'other-matrix';
}

/** What becomes of a play that was paid, whatever its numbers; null when nothing does. `isSettled`: its draw's result is on file. */
export function soldPlayEffect(
  change: LotteryChange,
  play: PlayOfDraw,
  isSettled: boolean,
): PlayEffect | null {
  const { before, after } = change;
  const rules = rulesEffect(change, play);
  if (rules !== null || isSettled) return rules;
  if (play.series === 'laggards' && before.hasDoublePlay && !after.hasDoublePlay) return 'series-off';
  if (!isDrawDate(before.schedule, play.date) || isDrawDate(after.schedule, play.date)) return null;
  return after.schedule.cancelled.includes(play.date) ? 'draw-cancelled' : 'not-a-draw-date';
}

/** What becomes of a play that waits in a cart for the draw on sale, whatever its numbers; null when nothing does, and of any other. */
export function cartPlayEffect(
  change: LotteryChange,
  play: PlayOfDraw & { readonly free: boolean },
): PlayEffect | null {
  const { before, after, now } = change;
  const onSale = (lottery: KeptLottery) => (lottery.hidden ? null : nextDrawDate(lottery.schedule, now));
  if (onSale(before) !== play.date) return null;
  const rules = rulesEffect(change, play);
  if (rules !== null) return rules;
  if (play.series === 'laggards' && before.hasDoublePlay && !after.hasDoublePlay) return 'series-off';
  if (onSale(after) !== play.date) {
    if (after.schedule.cancelled.includes(play.date)) return 'draw-cancelled';
    return isDrawDate(after.schedule, play.date) ? 'not-on-sale' : 'not-a-draw-date';
  }
  return playPrice(before, play).total === playPrice(after, play).total ? null : 'other-price';
}

/** Another matrix, told apart by the numbers of the play: whether they fit it. */
export function matrixEffect(
  { after }: LotteryChange,
  date: DrawDate,
  numbers: { readonly balls: readonly number[]; readonly special: number | null },
): 'out-of-matrix' | 'other-matrix' {
  const matrix = eraAt(after.eras, date)?.matrix;
  return matrix !== undefined && validatePlay(matrix, numbers).ok ? 'other-matrix' : 'out-of-matrix';
}

function rulesEffect({ before, after }: LotteryChange, play: PlayOfDraw): PlayEffect | null {
  const { series, date } = play;
  if (!isSameEra(eraAt(before.eras, date), eraAt(after.eras, date))) return 'other-matrix';
  const [was, is] = [multiplierOf(before, series, date).mode, multiplierOf(after, series, date).mode];
  if (was === is) return null;
  const isPrinted = was === 'per-play' || is === 'per-play';
  return isPrinted || play.withMultiplier ? 'other-multiplier' : null;
}

/** Whether a change that meets this may be saved: not where a draw would be wrong, or a sold play would; a draw may be called off. */
export function isRefused(effects: {
  readonly draws: readonly DrawEffect[];
  readonly sold: readonly PlayEffect[];
}): boolean {
  return (
    effects.draws.some((effect) => effect !== 'other-matrix') ||
    effects.sold.some((effect) => effect !== 'draw-cancelled' && effect !== 'not-on-sale')
  );
}
