import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { isTimeZone } from '@bolillero/domain/calendar/time-zone';
import type { Era } from '@bolillero/domain/games/era';
import type { KeptLottery, PrizeTemplate } from '@bolillero/domain/games/lottery-definition';
import { isSameMatrix } from '@bolillero/domain/games/matrix';
import { editLottery, type LotteryEdit } from '@bolillero/domain/lottery-editing/edit';
import type { LotteryFault, LotteryPart } from '@bolillero/domain/lottery-editing/faults';
import { validateLottery } from '@bolillero/domain/lottery-editing/rules';
import { type Cents, cents, parseAmount } from '@bolillero/domain/money/cents';
import { parseLevel } from '@bolillero/domain/prizes/level';
import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import { lotteryFaultText } from '@bolillero/texts/lottery-editing';
import {
  changedFields,
  type LotteryField,
  type LotteryValues,
  readTyped,
  type TemplateValues,
} from './lottery-form.ts';

const texts = adminLotteriesTexts.faults;

/** What is wrong with each field, in Spanish. */
export type FieldFaults = Partial<Record<LotteryField, string>>;

/** What a form would make of a lottery. */
export interface Draft {
  /** What changes; only what can be read of it. */
  readonly edit: LotteryEdit;
  /** The lottery with it; null while its matrix cannot be read. */
  readonly lottery: KeptLottery | null;
  readonly faults: FieldFaults;
}

/** Where a fault of the domain stands on the screen; what is not named is called the same. */
const fieldOfPart: Partial<Record<LotteryPart, LotteryField>> = {
  matrix: 'size',
  eras: 'eraFrom',
  drawDays: 'days',
  exceptions: 'added',
  multipliers: 'multiplierValues',
};

export function fieldOf(part: LotteryPart): LotteryField {
  return fieldOfPart[part] ?? (part as LotteryField);
}

/** The era that is in `after` and was not, or was another one, in `before`. */
export function openedEra(before: readonly Era[], after: readonly Era[]): Era | undefined {
  return after.find((era) => {
    const kept = before.find(({ from }) => from === era.from);
    return kept === undefined || !isSameMatrix(kept.matrix, era.matrix);
  });
}

/** A whole number, its thousands perhaps grouped; null for anything else. */
function readWhole(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,9}$|^\d{1,3}(?:,\d{3}){1,2}$/.test(text) ? Number(text.replaceAll(',', '')) : null;
}

/**
 * What was typed, as a change of a lottery, with all that is wrong with it: what cannot be read, and what the rules of lotteries refuse. What
 * nobody touched is not part of it. `today` is of the lottery's own zone; `isNew`: nothing is on file of it.
 */
export function draftOf(
  base: { readonly lottery: KeptLottery; readonly values: LotteryValues },
  values: LotteryValues,
  today: DrawDate,
  isNew = false,
): Draft {
  const changed = new Set(changedFields(base.values, values));
  const faults: FieldFaults = {};
  const wrong = (field: LotteryField, text: string) => {
    faults[field] ??= text;
  };

  const whole = (field: 'size' | 'balls' | 'specialSize' | 'playsPerDay' | 'cutoffMinutes' | 'pageOrder') => {
    const read = readWhole(values[field]);
    if (read === null) wrong(field, values[field].trim() === '' ? texts.empty : texts.notWhole);
    return read ?? undefined;
  };
  const amount = (field: 'ticketPrice' | 'serviceFee' | 'sharePrice' | 'multiplierPrice') => {
    const read = parseAmount(values[field]);
    if (!read.ok) wrong(field, values[field].trim() === '' ? texts.emptyAmount : texts.notAnAmount);
    return read.ok ? read.value : undefined;
  };
  const date = (field: LotteryField, typed: string) => {
    const read = readTyped(typed);
    if (read === null) wrong(field, typed.trim() === '' ? texts.empty : texts.notADate);
    return read ?? undefined;
  };
  const optionalDate = (field: 'drawDaysFrom' | 'multiplierFrom') =>
    values[field].trim() === '' ? undefined : date(field, values[field]);
  const dates = (field: 'added' | 'cancelled') =>
    [
      ...new Set(values[field].filter((typed) => typed.trim() !== '').map((typed) => date(field, typed))),
    ].filter((one) => one !== undefined);
  const text = (field: 'displayName' | 'specialName' | 'multiplierLabel' | 'laggardsName') =>
    values[field].trim();
  const given = <T>(field: LotteryField, read: () => T): T | undefined =>
    isNew || changed.has(field) ? read() : undefined;

  const isMatrix = (['size', 'balls', 'specialKind', 'specialSize'] as const).some((field) =>
    changed.has(field),
  );
  const touchesDays = changed.has('days') || changed.has('drawDaysFrom');
  const touchesExceptions = changed.has('added') || changed.has('cancelled');
  const touchesMultiplier = (['multiplierMode', 'multiplierValues', 'multiplierFrom'] as const).some(
    (field) => changed.has(field),
  );
  const hasDrum = values.specialKind === 'own-drum';
  const readMatrix = () => ({
    balls: whole('balls'),
    size: whole('size'),
    specialKind: values.specialKind,
    specialSize: hasDrum ? whole('specialSize') : undefined,
  });
  const sameMatrix = isMatrix || isNew;
  const edit: LotteryEdit = {
    displayName: given('displayName', () => text('displayName')),
    accent: given('accent', () => values.accent),
    pageOrder: isNew ? undefined : given('pageOrder', () => whole('pageOrder')),
    hidden: isNew ? undefined : given('shown', () => !values.shown),
    specialName: given('specialName', () => (values.specialKind === 'none' ? '' : text('specialName'))),
    matrix: sameMatrix ? readMatrix() : {},
    eraFrom:
      sameMatrix && values.eraFrom.trim() !== ''
        ? date('eraFrom', values.eraFrom)
        : isNew
          ? today
          : undefined,
    openingDate: given('openingDate', () => date('openingDate', values.openingDate)),
    days: touchesDays || isNew ? values.days : undefined,
    drawDaysFrom: touchesDays ? optionalDate('drawDaysFrom') : undefined,
    // One list on the server: both are sent as soon as one changed.
    added: touchesExceptions ? dates('added') : undefined,
    cancelled: touchesExceptions ? dates('cancelled') : undefined,
    timeZone: given('timeZone', () => values.timeZone.trim()),
    drawTime: given('drawTime', () => readTime(values.drawTime)),
    cutoffMinutes: given('cutoffMinutes', () => whole('cutoffMinutes')),
    traditionalMultiplier: given('traditionalMultiplier', () => values.traditionalMultiplier),
    playoffMultiplier: given('playoffMultiplier', () => values.playoffMultiplier),
    multiplierLabel: given('multiplierLabel', () => text('multiplierLabel')),
    multiplierMode: touchesMultiplier ? values.multiplierMode : undefined,
    multiplierValues:
      touchesMultiplier && values.multiplierMode !== 'none'
        ? readValues(values.multiplierValues, wrong)
        : undefined,
    multiplierFrom: touchesMultiplier ? optionalDate('multiplierFrom') : undefined,
    multiplierPrice: given('multiplierPrice', () => amount('multiplierPrice')),
    ticketPrice: given('ticketPrice', () => amount('ticketPrice')),
    serviceFee: given('serviceFee', () => amount('serviceFee')),
    sharePrice: given('sharePrice', () => amount('sharePrice')),
    currency: given('currency', () => values.currency),
    prizeTemplates: given('prizeTemplates', () => readTemplates(values.prizeTemplates, wrong)),
    hasDoublePlay: given('hasDoublePlay', () => values.hasDoublePlay),
    laggardsName: given('laggardsName', () => text('laggardsName')),
    playsPerDay: given('playsPerDay', () => whole('playsPerDay')),
    howToCollect: given('howToCollect', () => values.howToCollect.trim() || null),
  };
  const { lottery, faults: refused } = applied(base.lottery, edit, values, today, isNew);
  for (const fault of refused) wrong(fieldOf(fault.part), lotteryFaultText(fault));
  return { edit, lottery, faults };
}

/** What is on file is known to the server alone, which judges by it. */
const noneOnFile = { hasDraws: false, lastUsed: null };

/** The lottery with an edit, and what its rules say of it. What the form could not read is not judged twice. */
function applied(
  base: KeptLottery,
  edit: LotteryEdit,
  values: LotteryValues,
  today: DrawDate,
  isNew: boolean,
): { lottery: KeptLottery | null; faults: readonly LotteryFault[] } {
  const named = isNew ? { ...base, name: values.name.trim() } : base;
  const edited = editLottery(named, edit, today);
  if (!edited.ok) {
    // Without the date of its first draw the new matrix can be shown already, as of today.
    const shown = editLottery(base, { ...edit, eraFrom: edit.eraFrom ?? today }, today);
    // What has nothing to do with the matrix is judged all the same.
    const rest = editLottery(named, { ...edit, matrix: {} }, today);
    const others = rest.ok ? validateLottery(isNew ? null : base, rest.value, noneOnFile, today) : [];
    return {
      lottery: shown.ok && isReadable(shown.value) ? shown.value : null,
      faults: [
        ...edited.error,
        ...others.filter(({ part }) => part !== 'matrix' && part !== 'prizeTemplates'),
      ],
    };
  }
  const faults = validateLottery(isNew ? null : base, edited.value, noneOnFile, today);
  return { lottery: isReadable(edited.value) ? edited.value : null, faults };
}

/** Whether odds and dates can be worked out of it. */
function isReadable({ eras, schedule }: KeptLottery): boolean {
  return (
    eras.every(({ matrix: { balls, size, special } }) => {
      const drum = special.kind === 'own-drum' ? special.size : 1;
      return balls >= 1 && size >= balls && size <= 99 && drum >= 1 && drum <= 99;
    }) &&
    isTimeZone(schedule.timeZone) &&
    /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(schedule.drawTime)
  );
}

/** "9:30" is 09:30; what is no time stays as it was typed, and is refused. */
function readTime(typed: string): string {
  const text = typed.trim().replace('.', ':');
  return /^\d:\d\d$/.test(text) ? `0${text}` : text;
}

function readValues(typed: string, wrong: (field: LotteryField, text: string) => void): number[] {
  const parts = typed.split(/[\s,;×x]+/).filter(Boolean);
  if (parts.some((part) => !/^\d{1,3}$/.test(part))) wrong('multiplierValues', texts.notValues);
  return parts.filter((part) => /^\d{1,3}$/.test(part)).map(Number);
}

function readTemplates(
  templates: readonly TemplateValues[],
  wrong: (field: LotteryField, text: string) => void,
): PrizeTemplate[] {
  const fault = (text: string) => wrong('prizeTemplates', text);
  return templates.flatMap(({ series, from, rows }): PrizeTemplate[] => {
    const table = texts.table(series, from);
    const date = readTyped(from);
    if (date === null) fault(texts.tableDate(table));
    const amount = (typed: string, level: string): Cents => {
      if (typed.trim() === '') return cents(0);
      const read = parseAmount(typed);
      if (!read.ok) fault(texts.tableAmount(table, level));
      return read.ok ? read.value : cents(0);
    };
    const levels = rows.map((row, index) => {
      const rule = parseLevel(row.level);
      if (rule === null) fault(texts.tableLevel(table, index + 1));
      const isFree = row.kind === 'free';
      const isFixed = !isFree && index > 0 && row.fixed.trim() !== '';
      return {
        position: index + 1,
        rule: rule ?? { main: 0, special: false },
        kind: row.kind,
        lotteryWinners: null,
        lotteryPrize: isFree ? cents(0) : amount(row.prize, row.level),
        playWinners: null,
        playPrize: cents(0),
        ...(isFixed && { playPrizeFixed: amount(row.fixed, row.level) }),
      };
    });
    return date === null ? [] : [{ series, from: date, levels }];
  });
}
