import type { AdminResult } from '@bolillero/contract/entities/result';
import { parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { nextDrawDateAfter } from '@bolillero/domain/calendar/schedule';
import { seriesOf } from '@bolillero/domain/games/series';
import { parseAmount, toDecimal } from '@bolillero/domain/money/cents';
import { sellsMultiplier } from '@bolillero/domain/tickets/play-price';
import { readBalls } from '../../api/balls.ts';
import type { Lottery } from '../../api/lottery.ts';
import { type SeriesType, seriesType } from '../../api/series.ts';
import { dateOfTyped, typedOfDate } from '../../components/ui/typed-date.ts';
import type { ResultBody } from './api/create-result.ts';
import { groupThousands } from './money-text.ts';
import {
  type PrizeRow,
  type RowMultiplier,
  refill,
  rowsFromDetail,
  rowsFromTemplate,
  rowsToWire,
} from './prize-rows.ts';
import { type LotteryRules, templateOn } from './result-rules.ts';
import { readTypedBalls, writeBalls } from './typed-balls.ts';

/** A result as it is being typed. Fields bear the wire's names, so that the server's faults find them. */
export type ResultFormValues = {
  /** DD/MM/AAAA, as all dates are typed. */
  readonly date: string;
  readonly date_before: string;
  readonly type: SeriesType;
  readonly amount: string;
  readonly balls: string;
  readonly ball_red: string;
  /** Empty: not chosen yet. */
  readonly enhancer: '' | 'none' | `${number}`;
  readonly isShow: boolean;
  readonly detail: readonly PrizeRow[];
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

/** A new result, its table from the template of its date. */
export function newResult(game: ResultGame, type: SeriesType, date: string | null): ResultFormValues {
  const blank: ResultFormValues = {
    date: '',
    date_before: '',
    type,
    amount: '',
    balls: '',
    ball_red: '',
    enhancer: '',
    isShow: true,
    detail: [],
    nextTyped: false,
    tableTyped: false,
  };
  const dated = withDate(game, blank, date === null ? '' : typedOfDate(date));
  return { ...blank, ...withTemplate(game, blank), ...dated };
}

/** A saved result, to be corrected. */
export function savedResult(game: ResultGame, result: AdminResult): ResultFormValues {
  const type = seriesType(result.type);
  const base: ResultFormValues = {
    date: typedOfDate(result.date),
    date_before: result.date_before === null ? '' : typedOfDate(result.date_before),
    type,
    amount: Number(result.amount) === 0 ? '' : groupThousands(result.amount),
    balls: writeBalls(readBalls(result.balls)),
    ball_red: result.ball_red === null ? '' : String(result.ball_red),
    enhancer: result.enhancer === null ? 'none' : `${result.enhancer}`,
    isShow: result.isShow,
    detail: [],
    nextTyped: true,
    tableTyped: true,
  };
  const template = templateOn(game.rules, type, parseDrawDate(result.date));
  return { ...base, detail: rowsFromDetail(result.detail, template, rowMultiplier(game, base)) };
}

/** The draw date that stands in the form, or null while it is not whole. */
export function dateIn(values: Pick<ResultFormValues, 'date'>) {
  return parseDrawDate(dateOfTyped(values.date) ?? '');
}

/** Whether the form asks for the multiplier: plays of the series are sold with one, or the saved result has one. */
export function asksMultiplier({ lottery }: ResultGame, values: Pick<ResultFormValues, 'type' | 'enhancer'>) {
  return sellsMultiplier(lottery, seriesOf(values.type)) || /^\d/.test(values.enhancer);
}

/** What the play prizes of the table follow now. */
export function rowMultiplier(game: ResultGame, values: ResultFormValues): RowMultiplier {
  // nothing to go by until it is chosen
  if (!asksMultiplier(game, values) || values.enhancer === '') return 'unused';
  return /^\d/.test(values.enhancer) ? Number(values.enhancer) : 'none';
}

/** What a change of the date brings with it: the next draw date and the template's table, unless they were typed. */
export function withDate(
  game: ResultGame,
  values: ResultFormValues,
  date: string,
): Partial<ResultFormValues> {
  const next = { ...values, date };
  const whole = dateIn(next);
  if (whole === null) return { date };
  const following = nextDrawDateAfter(game.rules.schedule, whole);
  return {
    date,
    ...(!values.nextTyped && { date_before: following === null ? '' : typedOfDate(following) }),
    ...withTemplate(game, next),
  };
}

/** What a change of the series brings with it: the other series' table, unless it was typed. */
export function withType(
  game: ResultGame,
  values: ResultFormValues,
  type: SeriesType,
): Partial<ResultFormValues> {
  const next = { ...values, type };
  return { type, detail: refill(values.detail, rowMultiplier(game, next)), ...withTemplate(game, next) };
}

/** What a change of the multiplier brings with it: the play prizes that follow it. */
export function withMultiplier(
  game: ResultGame,
  values: ResultFormValues,
  enhancer: ResultFormValues['enhancer'],
): Partial<ResultFormValues> {
  const next = { ...values, enhancer };
  return { enhancer, detail: refill(values.detail, rowMultiplier(game, next)) };
}

/** The template's table for the date and series of the form, unless the table was typed. */
export function withTemplate(game: ResultGame, values: ResultFormValues): Partial<ResultFormValues> {
  if (values.tableTyped) return {};
  const template = templateOn(game.rules, values.type, dateIn(values));
  return { detail: rowsFromTemplate(template, rowMultiplier(game, values)) };
}

/** The values as the server takes them. Only for values that were checked. */
export function resultBody(game: ResultGame, values: ResultFormValues): ResultBody {
  const amount = parseAmount(values.amount);
  const { lottery } = game;
  const multiplier = asksMultiplier(game, values) ? values.enhancer : '';
  return {
    lottery_id: lottery.id,
    name: lottery.name,
    date: dateIn(values) ?? values.date,
    date_before: dateOfTyped(values.date_before),
    amount: amount.ok ? toDecimal(amount.value) : '0',
    balls: [...readTypedBalls(values.balls).balls].sort((a, b) => a - b),
    ball_red: values.ball_red.trim() === '' ? null : Number(values.ball_red),
    enhancer: /^\d/.test(multiplier) ? Number(multiplier) : null,
    type: values.type,
    isShow: values.isShow,
    detail: rowsToWire(values.detail),
  };
}
