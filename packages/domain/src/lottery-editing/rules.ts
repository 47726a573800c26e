import { entryAt } from '../calendar/dated.ts';
import type { DrawDate } from '../calendar/draw-date.ts';
import { type DrawDays, drawDaysOn } from '../calendar/draw-days.ts';
import { isTimeZone } from '../calendar/time-zone.ts';
import type { Era } from '../games/era.ts';
import type { KeptLottery, PrizeTemplate } from '../games/lottery-definition.ts';
import { isLotteryName } from '../games/lottery-name.ts';
import { type Matrix, validateMatrix } from '../games/matrix.ts';
import type { MultiplierRule } from '../games/multiplier.ts';
import { formatLevel } from '../prizes/level.ts';
import { validatePrizeTable } from '../prizes/prize-table.ts';
import type { LotteryFault, LotteryPart } from './faults.ts';

/** The most main balls of a lottery: files of histories and lists of results have a column for each of ten. */
export const mostBalls = 10;

const longest = {
  displayName: 40,
  specialName: 30,
  multiplierLabel: 30,
  laggardsName: 30,
  howToCollect: 4_000,
};
const most = { cutoffMinutes: 1_440, playsPerDay: 10_000, pageOrder: 9_999, price: 1_000_00, weight: 10_000 };

/** What the house has on file of a lottery. */
export interface OnFile {
  /** Whether it has draws: their amounts are in its currency. */
  readonly hasDraws: boolean;
  /** The last date of which it has a draw or a purchase; null without any. */
  readonly lastUsed: DrawDate | null;
}

/**
 * Everything for which a lottery is refused. `before`: as it was, null of a new one. `today`: of its own zone. What a change would do to
 * draws and plays is another question (`impact.ts`).
 */
export function validateLottery(
  before: KeptLottery | null,
  lottery: KeptLottery,
  onFile: OnFile,
  today: DrawDate,
): LotteryFault[] {
  return [
    ...nameFaults(lottery),
    ...lottery.eras.flatMap(({ matrix }, at) => matrixFaults(matrix, at)),
    ...listFaults('eras', lottery.eras),
    ...(lottery.eras.length === 0 ? [{ part: 'matrix', code: 'missing' } as const] : []),
    ...openingFaults(lottery),
    ...scheduleFaults(before, lottery, onFile, today),
    ...multiplierFaults(lottery.multipliers),
    ...listFaults('multipliers', lottery.multipliers),
    ...priceFaults(lottery),
    ...(before !== null && onFile.hasDraws && before.currency !== lottery.currency
      ? [{ part: 'currency', code: 'draws-on-file' } as const]
      : []),
    ...templateFaults(lottery),
    ...numberFaults('playsPerDay', lottery.playsPerDay, most.playsPerDay),
    ...numberFaults('pageOrder', lottery.pageOrder, most.pageOrder),
  ];
}

function nameFaults(lottery: KeptLottery): LotteryFault[] {
  const { name, displayName, specialName, eras } = lottery;
  const faults: LotteryFault[] = [];
  if (!isLotteryName(name)) faults.push({ part: 'name', code: 'not-a-name' });
  if (displayName === '') faults.push({ part: 'displayName', code: 'missing' });
  const hasSpecial = eras.some(({ matrix }) => matrix.special.kind !== 'none');
  if (hasSpecial && specialName === '') faults.push({ part: 'specialName', code: 'missing' });
  for (const part of ['displayName', 'specialName', 'multiplierLabel', 'laggardsName'] as const) {
    if (lottery[part].length > longest[part]) faults.push({ part, code: 'too-long', most: longest[part] });
  }
  if ((lottery.howToCollect ?? '').length > longest.howToCollect)
    faults.push({ part: 'howToCollect', code: 'too-long', most: longest.howToCollect });
  return faults;
}

function matrixFaults(matrix: Matrix, at: number): LotteryFault[] {
  const { balls, size } = matrix;
  const faults = validateMatrix(matrix).map(({ code, ...fault }): LotteryFault => {
    if (code === 'size-out-of-range') return { part: 'size', code: 'out-of-range', at, most: 99 };
    if (code === 'balls-out-of-range')
      return { part: 'balls', code: 'balls-out-of-range', at, most: Math.min(mostBalls, size) };
    if (code === 'no-ball-left-for-bonus') return { part: 'balls', code: 'no-ball-left', at };
    return { part: 'specialSize', code: 'out-of-range', at, most: 'largest' in fault ? fault.largest : 99 };
  });
  if (faults.length > 0) return faults;
  if (balls > mostBalls) return [{ part: 'balls', code: 'balls-out-of-range', at, most: mostBalls }];
  // A draw of all its balls has one outcome.
  return balls === size ? [{ part: 'balls', code: 'no-ball-left', at }] : [];
}

/** What holds from a date on does so once for each date. */
function listFaults(part: LotteryPart, entries: readonly { readonly from: DrawDate }[]): LotteryFault[] {
  const dates = entries.map(({ from }) => from);
  return dates.flatMap((date, at) =>
    dates.indexOf(date) === at ? [] : [{ part, code: 'date-repeated', at, date } as const],
  );
}

function openingFaults({ openingDate, eras }: KeptLottery): LotteryFault[] {
  const first = eras.map(({ from }) => from).toSorted()[0];
  if (first === undefined || openingDate >= first) return [];
  return [{ part: 'openingDate', code: 'before-first-era', date: first }];
}

function scheduleFaults(
  before: KeptLottery | null,
  { schedule }: KeptLottery,
  { lastUsed }: OnFile,
  today: DrawDate,
): LotteryFault[] {
  const faults: LotteryFault[] = [
    ...listFaults('drawDays', schedule.drawDays),
    ...numberFaults('cutoffMinutes', schedule.cutoffMinutes, most.cutoffMinutes),
  ];
  if (!isTimeZone(schedule.timeZone)) faults.push({ part: 'timeZone', code: 'unknown-zone' });
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(schedule.drawTime))
    faults.push({ part: 'drawTime', code: 'not-a-time' });
  const changed = before === null ? null : firstDrawDaysChange(before.schedule.drawDays, schedule.drawDays);
  if (changed !== null && changed < today && lastUsed !== null && lastUsed >= changed)
    faults.push({ part: 'drawDaysFrom', code: 'past-rewritten', date: changed });
  return faults;
}

/** The first date whose draw days are others; null when none is. The days of a list's first entry hold before it too. */
function firstDrawDaysChange(before: readonly DrawDays[], after: readonly DrawDays[]): DrawDate | null {
  const daysOf = (entries: readonly DrawDays[], date: DrawDate) =>
    drawDaysOn(entries, date).toSorted().join();
  const starts = [...before, ...after].map(({ from }) => from).toSorted();
  return starts.find((date) => daysOf(before, date) !== daysOf(after, date)) ?? null;
}

function multiplierFaults(rules: readonly MultiplierRule[]): LotteryFault[] {
  return rules.flatMap(({ mode, values, weights }, at) => {
    const part = 'multipliers';
    if (mode === 'none')
      return values.length === 0 ? [] : [{ part, code: 'values-out-of-range', at } as const];
    if (values.length === 0) return [{ part, code: 'values-missing', at } as const];
    const faults: LotteryFault[] = [];
    if (values.some((value) => !isWhole(value, 1, 10)))
      faults.push({ part, code: 'values-out-of-range', at });
    if (new Set(values).size < values.length) faults.push({ part, code: 'values-not-distinct', at });
    const areWeights = weights.every((weight) => isWhole(weight, 1, most.weight));
    if ((weights.length > 0 && weights.length !== values.length) || !areWeights)
      faults.push({ part, code: 'weights-do-not-match', at });
    return faults;
  });
}

function priceFaults(lottery: KeptLottery): LotteryFault[] {
  const parts = ['ticketPrice', 'serviceFee', 'multiplierPrice', 'sharePrice'] as const;
  return parts.flatMap((part) => numberFaults(part, lottery[part], most.price));
}

function numberFaults(part: LotteryPart, n: number, largest: number): LotteryFault[] {
  return isWhole(n, 0, largest) ? [] : [{ part, code: 'out-of-range', most: largest }];
}

function isWhole(n: number, least: number, largest: number): boolean {
  return Number.isInteger(n) && n >= least && n <= largest;
}

/** A template's levels must be possible under every matrix that is played while it holds. */
function templateFaults({ prizeTemplates, eras }: KeptLottery): LotteryFault[] {
  const part = 'prizeTemplates';
  return prizeTemplates.flatMap((template, at): LotteryFault[] => {
    const { series, from, levels } = template;
    const same = prizeTemplates.filter((other) => other.series === series);
    const first = prizeTemplates.findIndex((other) => other.series === series && other.from === from);
    if (first !== at) return [{ part, code: 'date-repeated', at, date: from }];
    if (levels.length === 0) return [{ part, code: 'table-empty', at, date: from }];
    const faults = matricesDuring(template, same, eras).flatMap((matrix) =>
      validatePrizeTable(matrix, levels),
    );
    const known = new Set<string>();
    return faults.flatMap(({ code, position }): LotteryFault[] => {
      const level = levels.find((one) => one.position === position);
      const key = `${code} ${position}`;
      if (known.has(key)) return [];
      known.add(key);
      const named = level === undefined ? {} : { level: formatLevel(level.rule) };
      return [
        {
          part,
          code: code === 'position-repeated' ? 'positions-not-consecutive' : code,
          at,
          date: from,
          ...named,
        },
      ];
    });
  });
}

function matricesDuring(
  { from }: PrizeTemplate,
  same: readonly PrizeTemplate[],
  eras: readonly Era[],
): readonly Matrix[] {
  const next = same
    .map((other) => other.from)
    .filter((date) => date > from)
    .toSorted()[0];
  const beginning = entryAt(eras, from);
  const later = eras.filter((era) => era.from > from && (next === undefined || era.from < next));
  return [...(beginning === null ? [] : [beginning]), ...later].map(({ matrix }) => matrix);
}
