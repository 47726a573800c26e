import { withEntry } from '../calendar/dated.ts';
import type { DrawDate, Weekday } from '../calendar/draw-date.ts';
import { type DrawDays, drawDaysOn } from '../calendar/draw-days.ts';
import type { LotteryAccent } from '../games/accents.ts';
import { currentEra, type Era } from '../games/era.ts';
import { generalMultiplierLabel, type KeptLottery, type PrizeTemplate } from '../games/lottery-definition.ts';
import { isSameMatrix, type Matrix, type SpecialBall, specialSize } from '../games/matrix.ts';
import { type MultiplierMode, type MultiplierRule, multiplierOn } from '../games/multiplier.ts';
import type { Cents, Currency } from '../money/cents.ts';
import { err, ok, type Result } from '../result.ts';
import type { LotteryFault } from './faults.ts';

/** The parts of a matrix that a form speaks of. */
export interface MatrixEdit {
  readonly balls?: number | undefined;
  readonly size?: number | undefined;
  readonly specialKind?: SpecialBall['kind'] | undefined;
  /** In the place of the kind: a drum of its own, or none. */
  readonly picksSpecial?: boolean | undefined;
  readonly specialSize?: number | undefined;
}

/** What somebody wants changed of a lottery; what is absent stays as it is. Amounts in cents, USD but for prizes. */
export interface LotteryEdit {
  readonly displayName?: string | undefined;
  readonly accent?: LotteryAccent | undefined;
  readonly pageOrder?: number | undefined;
  readonly hidden?: boolean | undefined;
  readonly specialName?: string | undefined;
  /** The matrix of today; a changed one opens an era from `eraFrom` on. */
  readonly matrix: MatrixEdit;
  readonly eraFrom?: DrawDate | undefined;
  readonly eras?: readonly Era[] | undefined;
  readonly openingDate?: DrawDate | undefined;
  /** The draw days from `drawDaysFrom` on, today without it. */
  readonly days?: readonly Weekday[] | undefined;
  readonly drawDaysFrom?: DrawDate | undefined;
  readonly drawDays?: readonly DrawDays[] | undefined;
  readonly added?: readonly DrawDate[] | undefined;
  readonly cancelled?: readonly DrawDate[] | undefined;
  readonly timeZone?: string | undefined;
  readonly drawTime?: string | undefined;
  readonly cutoffMinutes?: number | undefined;
  readonly traditionalMultiplier?: boolean | undefined;
  readonly playoffMultiplier?: boolean | undefined;
  readonly multiplierLabel?: string | undefined;
  /** The kind of multiplier from `multiplierFrom` on, today without it, with the values of today's where none are given. */
  readonly multiplierMode?: MultiplierMode | undefined;
  readonly multiplierValues?: readonly number[] | undefined;
  readonly multiplierFrom?: DrawDate | undefined;
  readonly multipliers?: readonly MultiplierRule[] | undefined;
  readonly multiplierPrice?: Cents | undefined;
  readonly ticketPrice?: Cents | undefined;
  readonly serviceFee?: Cents | undefined;
  readonly sharePrice?: Cents | undefined;
  readonly currency?: Currency | undefined;
  readonly hasDoublePlay?: boolean | undefined;
  readonly laggardsName?: string | undefined;
  readonly prizeTemplates?: readonly PrizeTemplate[] | undefined;
  readonly playsPerDay?: number | undefined;
  readonly howToCollect?: string | null | undefined;
}

/**
 * A lottery with an edit applied, not checked yet. `today` is the date of its own zone. What is dated opens an entry and never rewrites
 * those before it, but where a whole list is given.
 */
export function editLottery<L extends KeptLottery>(
  lottery: L,
  edit: LotteryEdit,
  today: DrawDate,
): Result<L, readonly LotteryFault[]> {
  const eras = editEras(lottery, edit, today);
  if (!eras.ok) return eras;
  const { schedule } = lottery;
  return ok({
    ...lottery,
    ...given({
      displayName: edit.displayName,
      accent: edit.accent,
      pageOrder: edit.pageOrder,
      hidden: edit.hidden,
      specialName: edit.specialName,
      openingDate: edit.openingDate,
      traditionalMultiplier: edit.traditionalMultiplier,
      playoffMultiplier: edit.playoffMultiplier,
      multiplierLabel: edit.multiplierLabel === '' ? generalMultiplierLabel : edit.multiplierLabel,
      multiplierPrice: edit.multiplierPrice,
      ticketPrice: edit.ticketPrice,
      serviceFee: edit.serviceFee,
      sharePrice: edit.sharePrice,
      currency: edit.currency,
      hasDoublePlay: edit.hasDoublePlay,
      laggardsName: edit.laggardsName,
      prizeTemplates: edit.prizeTemplates,
      playsPerDay: edit.playsPerDay,
      howToCollect: edit.howToCollect,
    }),
    eras: eras.value,
    multipliers: editMultipliers(lottery, edit, today),
    schedule: {
      ...schedule,
      ...given({
        added: edit.added,
        cancelled: edit.cancelled,
        timeZone: edit.timeZone,
        drawTime: edit.drawTime,
        cutoffMinutes: edit.cutoffMinutes,
      }),
      drawDays: editDrawDays(schedule.drawDays, edit, today),
    },
  });
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that are given. */
function given<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
}

/** The eras with the matrix of a form; a matrix that is not today's opens one, and needs its date. */
function editEras(
  { eras: kept }: KeptLottery,
  { eras: list, matrix: edit, eraFrom }: LotteryEdit,
  today: DrawDate,
): Result<readonly Era[], readonly LotteryFault[]> {
  const eras = list ?? kept;
  if (Object.values(edit).every((value) => value === undefined)) return ok(eras);
  const now = eras.length === 0 ? null : currentEra(eras, today).matrix;
  const wanted = editMatrix(now, edit);
  if (wanted === null) return err([{ part: 'matrix', code: 'missing' }]);
  if (now !== null && isSameMatrix(now, wanted)) return ok(eras);
  if (eraFrom === undefined) return err([{ part: 'eraFrom', code: 'missing' }]);
  return ok(withEntry(eras, { from: eraFrom, matrix: wanted }));
}

/** Null where the balls or the size are not known. */
function editMatrix(now: Matrix | null, edit: MatrixEdit): Matrix | null {
  const balls = edit.balls ?? now?.balls;
  const size = edit.size ?? now?.size;
  if (balls === undefined || size === undefined) return null;
  const kind = edit.specialKind ?? kindOf(now?.special.kind ?? 'none', edit.picksSpecial);
  const ofDrum = edit.specialSize ?? (now === null ? 0 : specialSize(now));
  return { balls, size, special: kind === 'own-drum' ? { kind, size: ofDrum } : { kind } };
}

/** A ball of the same drum is none that is picked: it stays. */
function kindOf(now: SpecialBall['kind'], picksSpecial: boolean | undefined): SpecialBall['kind'] {
  if (picksSpecial === undefined) return now;
  if (picksSpecial) return 'own-drum';
  return now === 'own-drum' ? 'none' : now;
}

function editDrawDays(
  kept: readonly DrawDays[],
  { drawDays, days, drawDaysFrom }: LotteryEdit,
  today: DrawDate,
): readonly DrawDays[] {
  const entries = drawDays ?? kept;
  if (days === undefined) return entries;
  const from = drawDaysFrom ?? today;
  const inOrder = [...new Set(days)].toSorted();
  const isSame = entries.length > 0 && drawDaysOn(entries, from).toSorted().join() === inOrder.join();
  return isSame ? entries : withEntry(entries, { from, days: inOrder });
}

function editMultipliers(
  lottery: KeptLottery,
  { multipliers, multiplierMode: mode, multiplierValues, multiplierFrom }: LotteryEdit,
  today: DrawDate,
): readonly MultiplierRule[] {
  const entries = multipliers ?? lottery.multipliers;
  if (mode === undefined) return entries;
  const from = multiplierFrom ?? today;
  const now = multiplierOn({ multipliers: entries }, from);
  const values = mode === 'none' ? [] : (multiplierValues ?? now.values).toSorted((a, b) => a - b);
  if (mode === now.mode && values.join() === now.values.join()) return entries;
  // How often each of other values comes is not known.
  return withEntry(entries, { from, mode, values, weights: [], largestUpTo: null });
}
