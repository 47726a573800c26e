import { resultFields } from '@bolillero/contract/field-names';
import { parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { drawInstant, nextDrawDateAfter } from '@bolillero/domain/calendar/schedule';
import {
  type Draw,
  drawFaultPart,
  drawWarnings,
  type TypedDraw,
  validateDraw,
} from '@bolillero/domain/draws/draw';
import { eraAt } from '@bolillero/domain/games/era';
import type { Matrix } from '@bolillero/domain/games/matrix';
import type { SeriesName } from '@bolillero/domain/games/series';
import { drawFieldFault } from '@bolillero/texts/admin-results';
import { dateWarningText, resultFaultTexts } from '@bolillero/texts/draws';
import { errorText } from '@bolillero/texts/errors';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { AppError, type FieldError } from '../../errors/app-error.ts';

/** A draw that its lottery's rules accept, under the matrix of its own date. */
export interface CheckedDraw {
  readonly draw: Draw;
  readonly matrix: Matrix;
  readonly warnings: readonly string[];
}

function refuse(code: 'draw-invalid' | 'prize-table-invalid', errors: readonly FieldError[]): AppError {
  return new AppError(code, { message: errors.map(({ message }) => message), errors });
}

export const tableRefused = (errors: readonly FieldError[]) => refuse('prize-table-invalid', errors);

/**
 * Holds a typed draw to the era of its own date (422 with every fault), and to the clock: no result before its draw.
 * @throws {AppError} draw-invalid, draw-in-the-future
 */
export function checkDraw(
  lottery: CatalogueLottery,
  series: SeriesName,
  typed: TypedDraw,
  now: number,
): CheckedDraw {
  // Forms without a special ball send 0, which is no ball of any drum.
  const special = typed.special === 0 ? null : typed.special;
  const checked = validateDraw({ ...lottery, series }, { ...typed, special });
  if (!checked.ok) {
    throw refuse(
      'draw-invalid',
      checked.error.map((fault) => ({
        path: resultFields[drawFaultPart[fault.code]],
        message: drawFieldFault(fault),
      })),
    );
  }
  const draw = checked.value;
  if (drawInstant(lottery.schedule, draw.date) > now) {
    const message = errorText('draw-in-the-future');
    throw new AppError('draw-in-the-future', { errors: [{ path: 'date', message }] });
  }
  const era = eraAt(lottery.eras, draw.date);
  if (era === null) throw new Error('a checked draw has an era');
  const warnings = drawWarnings(lottery.schedule, draw).map((one) => dateWarningText(one, draw.date));
  return { draw, matrix: era.matrix, warnings };
}

/**
 * The next draw date that somebody entered with a result; null where they said nothing, or what the calendar says.
 * @throws {AppError} draw-invalid
 */
export function enteredNextDate(lottery: CatalogueLottery, draw: Draw, typed: string | null): string | null {
  if (typed === null || typed === '') return null;
  const date = parseDrawDate(typed);
  const fault = (message: string) => refuse('draw-invalid', [{ path: resultFields.nextDate, message }]);
  if (date === null) throw fault(resultFaultTexts.nextDateInvalid);
  if (date <= draw.date) throw fault(resultFaultTexts.nextDateEarlier);
  return date === nextDrawDateAfter(lottery.schedule, draw.date) ? null : date;
}
