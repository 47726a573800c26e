import type { BodyOf } from '@bolillero/contract/call';
import {
  type createLottery,
  DrawDaysEntryIn,
  EraIn,
  ExceptionsIn,
  MultiplierEntryIn,
  PrizeTemplateIn,
  type updateLottery,
  WeekdaysIn,
} from '@bolillero/contract/calls/lottery-office';
import { lotteryFields } from '@bolillero/contract/lottery-field-names';
import type { DrawDate, Weekday } from '@bolillero/domain/calendar/draw-date';
import { seriesOf } from '@bolillero/domain/games/series';
import type { LotteryEdit } from '@bolillero/domain/lottery-editing/edit';
import type { LotteryFault } from '@bolillero/domain/lottery-editing/faults';
import { cents } from '@bolillero/domain/money/cents';
import { parseLevel } from '@bolillero/domain/prizes/level';
import type { TemplateLevel } from '@bolillero/domain/prizes/prize-table';
import { type Static, Type } from 'typebox';
import { parseJsonText, type SchemaCompiler } from '../../plugins/json-text.ts';
import { type FormValues, formValues, given, givenAmount } from './form-values.ts';

type LotteryForm = BodyOf<typeof createLottery> & Partial<Pick<BodyOf<typeof updateLottery>, 'isShow'>>;

/** A form while it is read: its fields, and the readers of single values, which keep what could not be read. */
interface Reading {
  readonly request: SchemaCompiler;
  readonly form: LotteryForm;
  readonly values: FormValues;
}

/** What a form wants changed, and what of it could not be read: dates that do not exist, amounts, levels. Refuses JSON text with 400. */
export function readEdit(
  request: SchemaCompiler,
  form: LotteryForm,
): { edit: LotteryEdit; faults: readonly LotteryFault[] } {
  const reading = { request, form, values: formValues() };
  const edit: LotteryEdit = {
    ...readIdentity(reading),
    ...readMatrix(reading),
    ...readSchedule(reading),
    ...readMultiplier(reading),
    ...readPrices(reading),
    prizeTemplates: readTemplates(reading),
  };
  return { edit, faults: reading.values.faults };
}

/** A name stands in one line, as in the subject of a mail. */
const words = (text: string | undefined) => given(text, (one) => one.replace(/[\s\p{Cc}]+/gu, ' ').trim());
const flag = (value: number | boolean | undefined) => given(value, Boolean);

/** A form's lines end as the form's standard has it, whatever was typed. */
const linesOf = (text: string) => text.replaceAll('\r\n', '\n').trim();

function readIdentity({ form }: Reading) {
  return {
    displayName: words(form.description),
    accent: form.accent,
    pageOrder: form.order,
    hidden: given(form.isShow, (shown) => !shown),
    hasDoublePlay: flag(form.hasDoublePlay),
    laggardsName: words(form.laggards_name),
    playsPerDay: form.intents,
    howToCollect: given(form.how_to_collect, (text) => linesOf(text ?? '') || null),
  } satisfies Partial<LotteryEdit>;
}

const Eras = Type.Array(EraIn);

function readMatrix({ request, form, values }: Reading) {
  const { selectNumber, numberBallsToSelect } = form;
  const differ = new Set([selectNumber, numberBallsToSelect].filter((balls) => balls !== undefined)).size > 1;
  if (differ) values.fault({ part: 'balls', code: 'balls-differ' });
  const eras = given(form.eras, (text) =>
    parseJsonText<typeof Eras>(request, Eras, text, lotteryFields.eras),
  );
  return {
    specialName: words(form.sub_name),
    matrix: {
      balls: selectNumber ?? numberBallsToSelect,
      size: form.size,
      specialKind: form.special_kind,
      picksSpecial: flag(form.hasSpecialBall),
      specialSize: form.sub_length,
    },
    eraFrom: given(form.era_from, (text) => values.date('eraFrom', text)),
    eras: eras?.map(({ from, selectNumber: balls, size, special: kind, sub_length = 0 }, at) => ({
      from: values.date('eras', from, at),
      matrix: { balls, size, special: kind === 'own-drum' ? { kind, size: sub_length } : { kind } },
    })),
    openingDate: given(form.date_opening, (text) => values.date('openingDate', text)),
  } satisfies Partial<LotteryEdit>;
}

const DrawDays = Type.Array(DrawDaysEntryIn);

function readSchedule({ request, form, values }: Reading) {
  const weekdays = (days: readonly number[]) => [...new Set(days)].toSorted() as Weekday[];
  const dates = (list: readonly string[]): DrawDate[] =>
    [...new Set(list)].map((one, at) => values.date('exceptions', one, at)).toSorted();
  const days = given(form.days, (text) =>
    parseJsonText<typeof WeekdaysIn>(request, WeekdaysIn, text, lotteryFields.days),
  );
  const drawDays = given(form.draw_days, (text) =>
    parseJsonText<typeof DrawDays>(request, DrawDays, text, lotteryFields.drawDays),
  );
  const exceptions = given(form.exceptions, (text) =>
    parseJsonText<typeof ExceptionsIn>(request, ExceptionsIn, text, lotteryFields.exceptions),
  );
  return {
    days: given(days, weekdays),
    drawDaysFrom: given(form.days_from, (text) => values.date('drawDaysFrom', text)),
    drawDays: drawDays?.map((entry, at) => ({
      from: values.date('drawDays', entry.from, at),
      days: weekdays(entry.days),
    })),
    added: given(exceptions?.added, dates),
    cancelled: given(exceptions?.cancelled, dates),
    timeZone: words(form.timezone),
    drawTime: words(form.draw_time),
    cutoffMinutes: form.cutoff_minutes,
  } satisfies Partial<LotteryEdit>;
}

const Multipliers = Type.Array(MultiplierEntryIn);
const MultiplierValues = Type.Array(Type.Integer());

function readMultiplier({ request, form, values }: Reading) {
  const part = 'multipliers';
  const entries = given(form.multipliers, (text) =>
    parseJsonText<typeof Multipliers>(request, Multipliers, text, lotteryFields.multipliers),
  );
  return {
    traditionalMultiplier: flag(form.type),
    playoffMultiplier: flag(form.playoff_multiplier),
    multiplierLabel: words(form.plier_lottery),
    multiplierMode: form.multiplier_mode,
    multiplierValues: given(form.multiplier_values, (text) =>
      parseJsonText<typeof MultiplierValues>(request, MultiplierValues, text, 'multiplier_values'),
    ),
    multiplierFrom: given(form.multiplier_from, (text) => values.date('multiplierMode', text)),
    multipliers: entries?.map(({ from, mode, values: some = [], weights = [], largest_up_to }, at) => ({
      from: values.date(part, from, at),
      mode,
      ...ascending(some, weights),
      largestUpTo: given(givenAmount(largest_up_to), (typed) => values.amount(part, typed, at)) ?? null,
    })),
  } satisfies Partial<LotteryEdit>;
}

/** Values in their order, each with its weight. */
function ascending(values: readonly number[], weights: readonly number[]) {
  if (weights.length !== values.length) return { values: values.toSorted((a, b) => a - b), weights };
  const pairs = values
    .map((value, index) => [value, weights[index] ?? 0] as const)
    .toSorted(([a], [b]) => a - b);
  return { values: pairs.map(([value]) => value), weights: pairs.map(([, weight]) => weight) };
}

function readPrices({ form, values }: Reading) {
  return {
    multiplierPrice: given(form.multiplier_price, (typed) => values.amount('multiplierPrice', typed)),
    ticketPrice: given(form.ticket_price, (typed) => values.amount('ticketPrice', typed)),
    serviceFee: given(form.service_fee, (typed) => values.amount('serviceFee', typed)),
    sharePrice: given(form.share_price, (typed) => values.amount('sharePrice', typed)),
    currency: form.currency,
  } satisfies Partial<LotteryEdit>;
}

const PrizeTemplates = Type.Array(PrizeTemplateIn);
type LevelIn = Static<typeof PrizeTemplateIn>['levels'][number];

function readTemplates({ request, form, values }: Reading): LotteryEdit['prizeTemplates'] {
  const part = 'prizeTemplates';
  const templates = given(form.prize_templates, (text) =>
    parseJsonText<typeof PrizeTemplates>(request, PrizeTemplates, text, lotteryFields[part]),
  );
  return templates?.map(({ type, from, levels }, at) => ({
    series: seriesOf(type),
    from: values.date(part, from, at),
    levels: levels.map((one) => readLevel(one, values, at)).toSorted((a, b) => a.position - b.position),
  }));
}

/** A level of the `at`-th table. What a free play is worth is not written. */
function readLevel(wire: LevelIn, values: FormValues, at: number): TemplateLevel {
  const part = 'prizeTemplates';
  const rule = parseLevel(wire.prize_level);
  if (rule === null) values.fault({ part, code: 'level-unparsable', at, level: wire.prize_level });
  const kind = wire.prize_kind ?? 'money';
  const amount = (typed: string | number) => values.amount(part, typed, at);
  const fixed = given(givenAmount(wire.play_prize), amount);
  return {
    position: wire.position,
    rule: rule ?? { main: 0, special: false },
    kind,
    lotteryWinners: null,
    lotteryPrize: kind === 'free' ? cents(0) : amount(givenAmount(wire.lottery_prize) ?? 0),
    playWinners: null,
    playPrize: fixed ?? cents(0),
    ...(fixed === undefined ? {} : { playPrizeFixed: fixed }),
  };
}
