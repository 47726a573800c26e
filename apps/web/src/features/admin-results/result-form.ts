import { drawDate, parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { nextDrawDateAfter } from '@bolillero/domain/calendar/schedule';
import { sellsMultiplier } from '@bolillero/domain/games/multiplier';
import { seriesOf } from '@bolillero/domain/games/series';
import { cents } from '@bolillero/domain/money/cents';
import type { Lottery } from '../../api/lottery.ts';
import type { SeriesType } from '../../api/series.ts';
import { dateOfTyped, typedOfDate } from '../../components/ui/typed-date.ts';
import type { ResultToSave } from './api/changes.ts';
import type { Result } from './api/results.ts';
import { groupThousands, readTypedAmount } from './money-text.ts';
import {
  type PrizeRow,
  type RowMultiplier,
  refill,
  rowsFromLevels,
  rowsFromTemplate,
  rowsToSave,
} from './prize-rows.ts';
import { type LotteryRules, templateOn } from './result-rules.ts';
import { readTypedBalls, writeBalls } from './typed-balls.ts';

/** A result as it is being typed. */
export type ResultFormValues = {
  /** DD/MM/AAAA, as all dates are typed. */
  readonly date: string;
  readonly nextDate: string;
  readonly series: SeriesType;
  readonly jackpot: string;
  readonly balls: string;
  readonly special: string;
  /** Empty: not chosen yet. */
  readonly multiplier: '' | 'none' | `${number}`;
  readonly shown: boolean;
  readonly levels: readonly PrizeRow[];
  /** The next date was typed: it no longer follows the date. */
  readonly nextTyped: boolean;
  /** The table was changed by hand: it no longer follows the template. */
  readonly tableTyped: boolean;
};

/** What the form is about: a lottery and its rules. */
export interface ResultGame {
  readonly lottery: Lottery;
  readonly rules: LotteryRules;
}

/** What a source says was drawn. */
export interface OfferedNumbers {
  readonly host: string;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
}

/** A new result, its table from the template of its date; with the numbers that are offered for it. */
export function newResult(
  game: ResultGame,
  series: SeriesType,
  date: string | null,
  offered: OfferedNumbers | null = null,
): ResultFormValues {
  const blank: ResultFormValues = {
    date: '',
    nextDate: '',
    series,
    jackpot: '',
    balls: offered === null ? '' : writeBalls(offered.balls),
    special: offered?.special == null ? '' : String(offered.special),
    multiplier: offered?.multiplier == null ? '' : `${offered.multiplier}`,
    shown: true,
    levels: [],
    nextTyped: false,
    tableTyped: false,
  };
  const dated = withDate(game, blank, date === null ? '' : typedOfDate(date));
  return { ...blank, ...withTemplate(game, blank), ...dated };
}

/** A saved result, to be corrected. */
export function savedResult(game: ResultGame, result: Result): ResultFormValues {
  const base: ResultFormValues = {
    date: typedOfDate(result.date),
    nextDate: result.nextDate === null ? '' : typedOfDate(result.nextDate),
    series: result.series,
    jackpot: Number(result.jackpot) === 0 ? '' : groupThousands(result.jackpot),
    balls: writeBalls(result.balls),
    special: result.special === null ? '' : String(result.special),
    multiplier: result.multiplier === null ? 'none' : `${result.multiplier}`,
    shown: result.shown,
    levels: [],
    nextTyped: true,
    tableTyped: true,
  };
  const template = templateOn(game.rules, result.series, parseDrawDate(result.date));
  return { ...base, levels: rowsFromLevels(result.levels, template, rowMultiplier(game, base)) };
}

/** The draw date that stands in the form, or null while it is not whole. */
export function dateIn(values: Pick<ResultFormValues, 'date'>) {
  return parseDrawDate(dateOfTyped(values.date) ?? '');
}

/** Stands for a date that is not whole yet: what holds now is taken for its rules. */
const latestDate = drawDate('9999-12-31');

/** Whether the form asks for the multiplier: one is drawn on its date, or the saved result has one. */
export function asksMultiplier(
  { lottery }: ResultGame,
  values: Pick<ResultFormValues, 'date' | 'series' | 'multiplier'>,
) {
  const date = dateIn(values) ?? latestDate;
  return sellsMultiplier(lottery, seriesOf(values.series), date) || /^\d/.test(values.multiplier);
}

/** What the play prizes of the table follow now. */
export function rowMultiplier(game: ResultGame, values: ResultFormValues): RowMultiplier {
  // nothing to go by until it is chosen
  if (!asksMultiplier(game, values) || values.multiplier === '') return 'unused';
  return /^\d/.test(values.multiplier) ? Number(values.multiplier) : 'none';
}

/** What a change of the date brings with it: the next draw date and the template's table, unless they were typed. */
export function withDate(
  game: ResultGame,
  values: ResultFormValues,
  date: string,
): Partial<ResultFormValues> {
  const next = { ...values, date };
  const whole = dateIn(next);
  // a next date that followed it goes with it
  if (date.trim() === '' && !values.nextTyped) return { date, nextDate: '' };
  if (whole === null) return { date };
  const following = nextDrawDateAfter(game.rules.schedule, whole);
  return {
    date,
    ...(!values.nextTyped && { nextDate: following === null ? '' : typedOfDate(following) }),
    ...withTemplate(game, next),
  };
}

/** What a change of the series brings with it: the other series' table, unless it was typed. */
export function withType(
  game: ResultGame,
  values: ResultFormValues,
  series: SeriesType,
): Partial<ResultFormValues> {
  const date = dateIn(values) ?? latestDate;
  const isSold = sellsMultiplier(game.lottery, seriesOf(series), date);
  const next: ResultFormValues = { ...values, series, multiplier: isSold ? values.multiplier : '' };
  return {
    series,
    multiplier: next.multiplier,
    levels: refill(values.levels, rowMultiplier(game, next)),
    ...withTemplate(game, next),
  };
}

/** The same of a new result, whose date is then the oldest that the other series owes, with all that follows from it. */
export function withOtherSeries(
  game: ResultGame,
  values: ResultFormValues,
  series: SeriesType,
  owed: string | null,
): Partial<ResultFormValues> {
  const type = withType(game, values, series);
  const next = { ...values, ...type, nextTyped: false };
  return { ...type, nextTyped: false, ...withDate(game, next, owed === null ? '' : typedOfDate(owed)) };
}

/** What a change of the multiplier brings with it: the play prizes that follow it. */
export function withMultiplier(
  game: ResultGame,
  values: ResultFormValues,
  multiplier: ResultFormValues['multiplier'],
): Partial<ResultFormValues> {
  const next = { ...values, multiplier };
  return { multiplier, levels: refill(values.levels, rowMultiplier(game, next)) };
}

/** The template's table for the date and series of the form, unless the table was typed. */
export function withTemplate(game: ResultGame, values: ResultFormValues): Partial<ResultFormValues> {
  if (values.tableTyped) return {};
  const template = templateOn(game.rules, values.series, dateIn(values));
  return { levels: rowsFromTemplate(template, rowMultiplier(game, values)) };
}

/** The values as they are saved. Only for values that were checked. */
export function resultToSave(game: ResultGame, values: ResultFormValues): ResultToSave {
  const { lottery } = game;
  const multiplier = asksMultiplier(game, values) ? values.multiplier : '';
  return {
    lotteryId: lottery.id,
    name: lottery.name,
    series: values.series,
    date: dateIn(values) ?? values.date,
    nextDate: dateOfTyped(values.nextDate),
    jackpot: readTypedAmount(values.jackpot) ?? cents(0),
    balls: readTypedBalls(values.balls).balls.toSorted((a, b) => a - b),
    special: values.special.trim() === '' ? null : Number(values.special),
    multiplier: /^\d/.test(multiplier) ? Number(multiplier) : null,
    shown: values.shown,
    levels: rowsToSave(values.levels),
  };
}
