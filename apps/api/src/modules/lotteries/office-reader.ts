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
import { lotteryFields } from '@bolillero/contract/field-names';
import { type DrawDate, parseDrawDate, type Weekday } from '@bolillero/domain/calendar/draw-date';
import { seriesOf } from '@bolillero/domain/games/series';
import type { LotteryEdit } from '@bolillero/domain/lottery-editing/edit';
import type { LotteryFault, LotteryPart } from '@bolillero/domain/lottery-editing/faults';
import { type Cents, cents, parseAmount } from '@bolillero/domain/money/cents';
import { parseLevel } from '@bolillero/domain/prizes/level';
import type { TemplateLevel } from '@bolillero/domain/prizes/prize-table';
import { Type } from 'typebox';
import { parseJsonText, type SchemaCompiler } from '../../plugins/json-text.ts';

type LotteryForm = BodyOf<typeof createLottery> & Partial<Pick<BodyOf<typeof updateLottery>, 'isShow'>>;

const Eras = Type.Array(EraIn);
const DrawDays = Type.Array(DrawDaysEntryIn);
const Multipliers = Type.Array(MultiplierEntryIn);
const Values = Type.Array(Type.Integer());
const PrizeTemplates = Type.Array(PrizeTemplateIn);

/** What a form wants changed, and what of it could not be read: dates that do not exist, amounts, levels. Refuses JSON text with 400. */
export function readEdit(
  request: SchemaCompiler,
  form: LotteryForm,
): { edit: LotteryEdit; faults: readonly LotteryFault[] } {
  const faults: LotteryFault[] = [];

  const date = (part: LotteryPart, text: string, at?: number): DrawDate => {
    const parsed = parseDrawDate(text);
    if (parsed === null) faults.push({ part, code: 'not-a-date', ...(at === undefined ? {} : { at }) });
    return parsed ?? (text as DrawDate);
  };
  const amount = (part: LotteryPart, typed: string | number, at?: number): Cents => {
    const parsed = parseAmount(typed);
    if (!parsed.ok) faults.push({ part, code: 'not-an-amount', ...(at === undefined ? {} : { at }) });
    return parsed.ok ? parsed.value : cents(0);
  };
  const optional = <T, R>(value: T | undefined, read: (value: T) => R): R | undefined =>
    value === undefined ? undefined : read(value);
  const dateOf = (part: LotteryPart, text: string | undefined) => optional(text, (one) => date(part, one));
  const amountOf = (part: LotteryPart, typed: string | number | undefined) =>
    optional(typed, (one) => amount(part, one));
  const words = (text: string | undefined) => optional(text, (one) => one.trim());
  const flag = (value: number | boolean | undefined) => optional(value, Boolean);
  const orNone = (typed: string | number | null | undefined) =>
    typed === null || typed === '' ? undefined : typed;

  const level = (wire: LevelIn, at: number): TemplateLevel => {
    const rule = parseLevel(wire.prize_level);
    const part = 'prizeTemplates';
    if (rule === null) faults.push({ part, code: 'level-unparsable', at, level: wire.prize_level });
    const kind = wire.prize_kind ?? 'money';
    const fixed = orNone(wire.play_prize);
    const playPrize = fixed === undefined ? undefined : amount(part, fixed, at);
    return {
      position: wire.position,
      rule: rule ?? { main: 0, special: false },
      kind,
      lotteryWinners: null,
      lotteryPrize: kind === 'free' ? cents(0) : amount(part, orNone(wire.lottery_prize) ?? 0, at),
      playWinners: null,
      playPrize: playPrize ?? cents(0),
      ...(playPrize === undefined ? {} : { playPrizeFixed: playPrize }),
    };
  };

  const eras = optional(form.eras, (text) =>
    parseJsonText<typeof Eras>(request, Eras, text, lotteryFields.eras),
  );
  const drawDays = optional(form.draw_days, (text) =>
    parseJsonText<typeof DrawDays>(request, DrawDays, text, lotteryFields.drawDays),
  );
  const days = optional(form.days, (text) =>
    parseJsonText<typeof WeekdaysIn>(request, WeekdaysIn, text, lotteryFields.days),
  );
  const exceptions = optional(form.exceptions, (text) =>
    parseJsonText<typeof ExceptionsIn>(request, ExceptionsIn, text, lotteryFields.exceptions),
  );
  const multipliers = optional(form.multipliers, (text) =>
    parseJsonText<typeof Multipliers>(request, Multipliers, text, lotteryFields.multipliers),
  );
  const values = optional(form.multiplier_values, (text) =>
    parseJsonText<typeof Values>(request, Values, text, 'multiplier_values'),
  );
  const templates = optional(form.prize_templates, (text) =>
    parseJsonText<typeof PrizeTemplates>(request, PrizeTemplates, text, lotteryFields.prizeTemplates),
  );
  const dates = (list: readonly string[]) =>
    [...new Set(list)].map((one, at) => date('exceptions', one, at)).toSorted();
  if (
    form.selectNumber !== undefined &&
    form.numberBallsToSelect !== undefined &&
    form.selectNumber !== form.numberBallsToSelect
  ) {
    faults.push({ part: 'balls', code: 'balls-differ' });
  }

  const edit: LotteryEdit = {
    displayName: words(form.description),
    accent: form.accent,
    pageOrder: form.order,
    hidden: optional(form.isShow, (shown) => !shown),
    specialName: words(form.sub_name),
    matrix: {
      balls: form.selectNumber ?? form.numberBallsToSelect,
      size: form.size,
      specialKind: form.special_kind,
      picksSpecial: flag(form.hasSpecialBall),
      specialSize: form.sub_length,
    },
    eraFrom: dateOf('eraFrom', form.era_from),
    eras: eras?.map(({ from, selectNumber: balls, size, special, sub_length: specialSize = 0 }, at) => ({
      from: date('eras', from, at),
      matrix: {
        balls,
        size,
        special: special === 'own-drum' ? { kind: special, size: specialSize } : { kind: special },
      },
    })),
    openingDate: dateOf('openingDate', form.date_opening),
    days: days as readonly Weekday[] | undefined,
    drawDaysFrom: dateOf('drawDaysFrom', form.days_from),
    drawDays: drawDays?.map((entry, at) => ({
      from: date('drawDays', entry.from, at),
      days: [...new Set(entry.days)].toSorted() as Weekday[],
    })),
    added: optional(exceptions?.added, dates),
    cancelled: optional(exceptions?.cancelled, dates),
    timeZone: words(form.timezone),
    drawTime: words(form.draw_time),
    cutoffMinutes: form.cutoff_minutes,
    traditionalMultiplier: flag(form.type),
    playoffMultiplier: flag(form.playoff_multiplier),
    multiplierLabel: words(form.plier_lottery),
    multiplierMode: form.multiplier_mode,
    multiplierValues: values,
    multiplierFrom: dateOf('multiplierMode', form.multiplier_from),
    multipliers: multipliers?.map(({ from, mode, values: some = [], weights = [], largest_up_to }, at) => {
      const upTo = orNone(largest_up_to);
      return {
        from: date('multipliers', from, at),
        mode,
        ...ascending(some, weights),
        largestUpTo: upTo === undefined ? null : amount('multipliers', upTo, at),
      };
    }),
    multiplierPrice: amountOf('multiplierPrice', form.multiplier_price),
    ticketPrice: amountOf('ticketPrice', form.ticket_price),
    serviceFee: amountOf('serviceFee', form.service_fee),
    sharePrice: amountOf('sharePrice', form.share_price),
    currency: form.currency,
    hasDoublePlay: flag(form.hasDoublePlay),
    laggardsName: words(form.laggards_name),
    prizeTemplates: templates?.map(({ type, from, levels }, at) => ({
      series: seriesOf(type),
      from: date('prizeTemplates', from, at),
      levels: levels.map((one) => level(one, at)).toSorted((a, b) => a.position - b.position),
    })),
    playsPerDay: form.intents,
    howToCollect: optional(form.how_to_collect, (text) => linesOf(text ?? '') || null),
  };
  return { edit, faults };
}

interface LevelIn {
  readonly position: number;
  readonly prize_level: string;
  readonly lottery_prize?: string | number | null;
  readonly play_prize?: string | number | null;
  readonly prize_kind?: 'money' | 'free';
}

/** A form's lines end as the form's standard has it, whatever was typed. */
const linesOf = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** Values in their order, each with its weight. */
function ascending(values: readonly number[], weights: readonly number[]) {
  if (weights.length !== values.length) return { values: values.toSorted((a, b) => a - b), weights };
  const pairs = values
    .map((value, index) => [value, weights[index] ?? 0] as const)
    .toSorted(([a], [b]) => a - b);
  return { values: pairs.map(([value]) => value), weights: pairs.map(([, weight]) => weight) };
}
