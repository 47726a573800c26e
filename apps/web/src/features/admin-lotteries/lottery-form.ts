import { type DrawDate, parseDrawDate, type Weekday } from '@bolillero/domain/calendar/draw-date';
import { drawDaysOn } from '@bolillero/domain/calendar/draw-days';
import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { currentEra } from '@bolillero/domain/games/era';
import { initialPrices } from '@bolillero/domain/games/initial-prices';
import { generalMultiplierLabel, type KeptLottery } from '@bolillero/domain/games/lottery-definition';
import { type SpecialBall, specialSize } from '@bolillero/domain/games/matrix';
import { type MultiplierMode, multiplierOn } from '@bolillero/domain/games/multiplier';
import type { SeriesName } from '@bolillero/domain/games/series';
import { type Cents, type Currency, cents, toDecimal } from '@bolillero/domain/money/cents';
import { groupedDigits } from '@bolillero/domain/number-text';
import { formatLevel } from '@bolillero/domain/prizes/level';
import type { PrizeKind } from '@bolillero/domain/prizes/prize-table';
import { dateOfTyped, typedOfDate } from '../../components/ui/typed-date.ts';

/** What becomes of a picture: it stays, goes, or another file takes its place (`url` shows it before it is sent). */
export type PictureChoice =
  | { readonly kind: 'kept' }
  | { readonly kind: 'none' }
  | { readonly kind: 'file'; readonly file: File; readonly url: string };

/** A level of a prize table as it is typed; its position is its place in the list. */
export interface LevelRow {
  /** Stays with the row while it moves. */
  readonly key: string;
  readonly level: string;
  readonly kind: PrizeKind;
  /** Empty: entered with each result; of the first level: the jackpot. */
  readonly prize: string;
  /** What a multiplied play pays whatever the multiplier; empty: it is multiplied. */
  readonly fixed: string;
}

/** A prize table as it is typed. */
export interface TemplateValues {
  readonly key: string;
  readonly series: SeriesName;
  /** DD/MM/AAAA */
  readonly from: string;
  readonly rows: readonly LevelRow[];
}

/** A lottery as it is typed: numbers and amounts as text, dates DD/MM/AAAA. */
export interface LotteryValues {
  /** The internal name, typed of a new one alone. */
  readonly name: string;
  readonly displayName: string;
  readonly image: PictureChoice;
  readonly logo: PictureChoice;
  readonly accent: LotteryAccent;
  readonly howToCollect: string;
  readonly size: string;
  readonly balls: string;
  readonly specialKind: SpecialBall['kind'];
  readonly specialName: string;
  readonly specialSize: string;
  readonly traditionalMultiplier: boolean;
  readonly playoffMultiplier: boolean;
  /** First draw of the matrix, where it is another one than today's. */
  readonly eraFrom: string;
  readonly openingDate: string;
  readonly playsPerDay: string;
  readonly days: readonly Weekday[];
  readonly drawDaysFrom: string;
  readonly timeZone: string;
  readonly drawTime: string;
  readonly cutoffMinutes: string;
  readonly added: readonly string[];
  readonly cancelled: readonly string[];
  readonly multiplierLabel: string;
  readonly multiplierMode: MultiplierMode;
  /** "2, 3, 4, 5, 10" */
  readonly multiplierValues: string;
  readonly multiplierFrom: string;
  readonly multiplierPrice: string;
  readonly ticketPrice: string;
  readonly serviceFee: string;
  readonly sharePrice: string;
  readonly currency: Currency;
  readonly prizeTemplates: readonly TemplateValues[];
  readonly hasDoublePlay: boolean;
  readonly laggardsName: string;
  readonly pageOrder: string;
  readonly shown: boolean;
}
export type LotteryField = keyof LotteryValues;

/** The sections of the form, in their order, each with its fields in the order of the screen. */
export const lotterySections = {
  identity: ['displayName', 'name', 'image', 'logo', 'accent', 'howToCollect'],
  matrix: [
    'size',
    'balls',
    'openingDate',
    'playsPerDay',
    'specialKind',
    'specialName',
    'specialSize',
    'traditionalMultiplier',
    'playoffMultiplier',
    'eraFrom',
  ],
  calendar: ['days', 'drawDaysFrom', 'timeZone', 'drawTime', 'cutoffMinutes', 'added', 'cancelled'],
  multiplier: ['multiplierLabel', 'multiplierMode', 'multiplierFrom', 'multiplierValues', 'multiplierPrice'],
  prices: ['ticketPrice', 'serviceFee', 'sharePrice', 'currency'],
  prizes: ['prizeTemplates'],
  sales: ['hasDoublePlay', 'laggardsName', 'pageOrder', 'shown'],
  history: [],
} as const satisfies Record<string, readonly LotteryField[]>;
export type LotterySection = keyof typeof lotterySections;

export const sectionNames = Object.keys(lotterySections) as readonly LotterySection[];

/** The sections whose changes meet draws, carts and sold plays: before they are saved it is said what they do. */
export const measuredSections: ReadonlySet<LotterySection> = new Set([
  'matrix',
  'calendar',
  'multiplier',
  'prices',
  'sales',
]);

export function fieldsOf(section: LotterySection): readonly LotteryField[] {
  return lotterySections[section];
}

export function sectionOf(field: LotteryField): LotterySection {
  return sectionNames.find((section) => fieldsOf(section).includes(field)) ?? 'identity';
}

/** A lottery before anybody said anything of it. */
export function blankLottery(today: DrawDate, timeZone: string): KeptLottery {
  return {
    id: 0,
    name: '',
    displayName: '',
    accent: 'indigo',
    description: '',
    specialName: '',
    multiplierLabel: generalMultiplierLabel,
    multipliers: [],
    traditionalMultiplier: true,
    playoffMultiplier: false,
    multiplierPrice: cents(0),
    hasDoublePlay: false,
    laggardsName: '',
    currency: 'USD',
    schedule: { drawDays: [], added: [], cancelled: [], timeZone, drawTime: '21:00', cutoffMinutes: 60 },
    eras: [],
    playsPerDay: initialPrices.playsPerDay,
    ticketPrice: cents(0),
    serviceFee: initialPrices.serviceFee,
    sharePrice: initialPrices.sharePrice,
    openingDate: today,
    prizeTemplates: [],
    hidden: true,
    pageOrder: 0,
    howToCollect: null,
  };
}

/** What the form shows of a lottery. `today` is of its own zone. */
export function valuesOf(lottery: KeptLottery, today: DrawDate): LotteryValues {
  const { schedule, eras } = lottery;
  const matrix = eras.length === 0 ? null : currentEra(eras, today).matrix;
  const multiplier = multiplierOn(lottery, today);
  return {
    name: lottery.name,
    displayName: lottery.displayName,
    image: { kind: 'kept' },
    logo: { kind: 'kept' },
    accent: lottery.accent,
    howToCollect: lottery.howToCollect ?? '',
    size: matrix === null ? '' : String(matrix.size),
    balls: matrix === null ? '' : String(matrix.balls),
    specialKind: matrix?.special.kind ?? 'none',
    specialName: lottery.specialName,
    specialSize: matrix?.special.kind === 'own-drum' ? String(specialSize(matrix)) : '',
    traditionalMultiplier: lottery.traditionalMultiplier,
    playoffMultiplier: lottery.playoffMultiplier,
    eraFrom: '',
    openingDate: typedOfDate(lottery.openingDate),
    playsPerDay: String(lottery.playsPerDay),
    days: drawDaysOn(schedule.drawDays, today).toSorted(),
    drawDaysFrom: '',
    timeZone: schedule.timeZone,
    drawTime: schedule.drawTime,
    cutoffMinutes: String(schedule.cutoffMinutes),
    added: schedule.added.map(typedOfDate),
    cancelled: schedule.cancelled.map(typedOfDate),
    multiplierLabel: lottery.multiplierLabel,
    multiplierMode: multiplier.mode,
    multiplierValues: multiplier.values.join(', '),
    multiplierFrom: '',
    multiplierPrice: amountText(lottery.multiplierPrice),
    ticketPrice: amountText(lottery.ticketPrice),
    serviceFee: amountText(lottery.serviceFee),
    sharePrice: amountText(lottery.sharePrice),
    currency: lottery.currency,
    prizeTemplates: lottery.prizeTemplates
      .toSorted((a, b) => a.series.localeCompare(b.series) * -1 || (a.from < b.from ? 1 : -1))
      .map(({ series, from, levels }) => ({
        key: `${series} ${from}`,
        series,
        from: typedOfDate(from),
        rows: levels
          .toSorted((a, b) => a.position - b.position)
          .map((level) => ({
            key: `${series} ${from} ${level.position}`,
            level: formatLevel(level.rule),
            kind: level.kind,
            prize: level.lotteryPrize === 0 ? '' : amountText(level.lotteryPrize),
            fixed: level.playPrizeFixed === undefined ? '' : amountText(level.playPrizeFixed),
          })),
      })),
    hasDoublePlay: lottery.hasDoublePlay,
    laggardsName: lottery.laggardsName,
    pageOrder: String(lottery.pageOrder),
    shown: !lottery.hidden,
  };
}

/** "50,000.00", the way amounts are shown and may be typed. */
function amountText(amount: Cents): string {
  const [units = '', decimals = ''] = toDecimal(amount).split('.');
  return `${groupedDigits(units)}.${decimals}`;
}

/** Whether a field says something else than it did. */
export function isSame(a: LotteryValues[LotteryField], b: LotteryValues[LotteryField]): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The fields that say something else than in `base`, in the order of the sections. */
export function changedFields(base: LotteryValues, values: LotteryValues): LotteryField[] {
  return sectionNames
    .flatMap((section) => fieldsOf(section))
    .filter((field) => !isSame(base[field], values[field]));
}

export interface Rebased {
  /** What stands in the form: ours where we changed it, theirs elsewhere. */
  readonly values: LotteryValues;
  /** What somebody else changed. */
  readonly theirs: readonly LotteryField[];
  /** What both changed, not to the same. */
  readonly both: readonly LotteryField[];
}

/** What was typed over `base`, put over what somebody else saved meanwhile: nothing that was typed is lost. */
export function rebase(base: LotteryValues, mine: LotteryValues, saved: LotteryValues): Rebased {
  const ours = new Set(changedFields(base, mine));
  const theirs = changedFields(base, saved);
  const values = Object.fromEntries(
    Object.entries(saved).map(([field, value]) => [
      field,
      ours.has(field as LotteryField) ? mine[field as LotteryField] : value,
    ]),
  ) as unknown as LotteryValues;
  const both = theirs.filter((field) => ours.has(field) && !isSame(mine[field], saved[field]));
  return { values, theirs: theirs.filter((field) => !ours.has(field)), both };
}

let lastKey = 0;
const newKey = () => {
  lastKey += 1;
  return `new-${lastKey}`;
};

export function newRow(level = ''): LevelRow {
  return { key: newKey(), level, kind: 'money', prize: '', fixed: '' };
}

/** A table from a date on, with the levels of another one, else with one for its first. */
export function newTemplate(
  series: SeriesName,
  from: string,
  like: readonly LevelRow[] | undefined,
): TemplateValues {
  const rows = like?.map((row) => ({ ...row, key: newKey() })) ?? [newRow()];
  return { key: newKey(), series, from, rows };
}

/** The date of a typed DD/MM/AAAA; null of what is none. */
export function readTyped(typed: string): DrawDate | null {
  return parseDrawDate(dateOfTyped(typed) ?? '');
}
