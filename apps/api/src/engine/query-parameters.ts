import { type DrawDate, parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { questionTexts } from '@bolillero/texts/engine';
import { AppError } from '../errors/app-error.ts';

/** A refusal (400) that names the field and says what is wrong with it. */
export function invalidParameter(path: string, message: string): AppError {
  return new AppError('input-invalid', { message: [message], errors: [{ path, message }] });
}

/** Draws are asked for within these years: wide of every lottery, and far from where the calendar ends (1000, 9999). */
const years = { first: 1900, last: 2999 } as const;

/** A date that exists, of a named field, in the years that may be asked for. */
export function dateParameter(path: string, text: string): DrawDate {
  const date = parseDrawDate(text);
  if (date === null) throw invalidParameter(path, questionTexts.noDate(path, text));
  return withinYears(path, date);
}

function withinYears(path: string, date: DrawDate): DrawDate {
  const year = Number(date.slice(0, 4));
  if (year >= years.first && year <= years.last) return date;
  throw invalidParameter(path, questionTexts.yearOutside(path, years.first, years.last));
}

export interface DateRange {
  readonly from: DrawDate | null;
  readonly to: DrawDate | null;
}

/** The dates of a question, both included; an end before the beginning is refused. */
export function rangeParameter({
  from,
  to,
}: {
  from?: string | undefined;
  to?: string | undefined;
}): DateRange {
  const range = {
    from: from === undefined ? null : dateParameter('from', from),
    to: to === undefined ? null : dateParameter('to', to),
  };
  if (range.from !== null && range.to !== null && range.from > range.to) {
    throw invalidParameter('to', questionTexts.endsBefore);
  }
  return range;
}

/** A ball that the game has; `size` is the largest of its drum. */
export function ballParameter(path: string, ball: number, size: number): number {
  if (ball > size) throw invalidParameter(path, questionTexts.noBall(path, size));
  return ball;
}

/** So many balls of a drum of `size`, as a chart labels them: `13`, `5-21`. Ascending; equal ones, too many or too few are refused. */
export function labelParameter(path: string, text: string, balls: number, size: number): readonly number[] {
  const read = text.split('-').map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : 0));
  const label = [...new Set(read)].sort((a, b) => a - b);
  const isWhole = read.length === balls && label.length === balls;
  if (!isWhole || label.some((ball) => ball < 1 || ball > size)) {
    throw invalidParameter(path, questionTexts.noLabel(path, balls, size));
  }
  return label;
}

const perMonth = /^(\d{4})-(0[1-9]|1[0-2])$/;
const perYear = /^\d{4}$/;

/** A date in the period that is named: `2015-01`, `2015`, or a date in it. */
export function periodParameter(path: 'from' | 'to', text: string): DrawDate {
  let day = text;
  if (perYear.test(text)) day = `${text}-01-01`;
  else if (perMonth.test(text)) day = `${text}-01`;
  const date = parseDrawDate(day);
  if (date === null) throw invalidParameter(path, questionTexts.noPeriod(path, text));
  return withinYears(path, date);
}
