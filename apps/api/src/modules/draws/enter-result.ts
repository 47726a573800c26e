import { type SeriesName, seriesNumber } from '@bolillero/domain/games/series';
import type { Cents } from '@bolillero/domain/money/cents';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { checkDraw, enteredNextDate, tableRefused } from './check-draw.ts';
import {
  mergeTable,
  type SavedTable,
  type TableLevel,
  tableFromTemplate,
  tableWarnings,
} from './prize-table.ts';
import type { TypedResult } from './typed-result.ts';
import type { DrawFields } from './write-repository.ts';

/** A result that its lottery's rules accept, ready to be written. */
export interface EnteredResult {
  readonly fields: DrawFields;
  readonly levels: readonly TableLevel[];
  /** What an administrator should look at. */
  readonly warnings: readonly string[];
}

/** What a typed result is where it says nothing: a new one's defaults, or the saved draw. */
export interface Basis {
  readonly lottery: CatalogueLottery;
  readonly series: SeriesName;
  readonly amount: Cents;
  readonly special: number | null;
  readonly multiplier: number | null;
  readonly shown: boolean;
  /** As entered; null: the calendar's. */
  readonly nextDate: string | null;
  /** The saved table; null for a new result, whose table is the template of its date. */
  readonly saved: SavedTable | null;
  readonly removed: ReadonlySet<number>;
}

/**
 * Holds what was typed to the lottery's rules at an instant; refuses with 422.
 * @throws {AppError} draw-invalid, draw-in-the-future, prize-table-invalid
 */
export function enterResult(typed: TypedResult, basis: Basis, now: number): EnteredResult {
  const { lottery, series } = basis;
  const { special = basis.special, multiplier = basis.multiplier, amount = basis.amount } = typed;
  const { date, balls } = typed;
  const checked = checkDraw(lottery, series, { date, balls, special, multiplier }, now);
  const { draw, matrix } = checked;
  const nextDate = enteredNextDate(lottery, draw, typed.nextDate ?? basis.nextDate);

  const terms = { lottery, series, date: draw.date, multiplier: draw.multiplier };
  const table =
    basis.saved === null && typed.levels === undefined
      ? { levels: tableFromTemplate(terms), faults: [] }
      : mergeTable(matrix, terms, basis.saved ?? { levels: [], terms }, {
          rows: typed.levels ?? [],
          removed: basis.removed,
        });
  if (table.levels === null) throw tableRefused(table.faults);
  return {
    fields: {
      series: seriesNumber(series),
      date: draw.date,
      nextDate,
      balls: draw.balls,
      special: draw.special,
      multiplier: draw.multiplier,
      amountCents: amount,
      shown: typed.shown ?? basis.shown,
    },
    levels: table.levels,
    warnings: [...checked.warnings, ...tableWarnings(table.levels, terms, amount)],
  };
}
