import { addDays, type DrawDate, parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { questionTexts } from '@bolillero/texts/engine';
import { AppError } from '../app-error.ts';

/** A refusal (400) that names the field and says what is wrong with it. */
export function badQuestion(path: string, message: string): AppError {
  return new AppError('input-invalid', { message: [message], errors: [{ path, message }] });
}

/** A date that exists, of a named field. */
export function askedDate(path: string, text: string): DrawDate {
  const date = parseDrawDate(text);
  if (date === null) throw badQuestion(path, questionTexts.noDate(path, text));
  return date;
}

export interface DateRange {
  readonly from: DrawDate | null;
  readonly to: DrawDate | null;
}

/** The dates of a question, both included; an end before the beginning is refused. */
export function askedRange({ from, to }: { from?: string | undefined; to?: string | undefined }): DateRange {
  const range = {
    from: from === undefined ? null : askedDate('from', from),
    to: to === undefined ? null : askedDate('to', to),
  };
  if (range.from !== null && range.to !== null && range.from > range.to) {
    throw badQuestion('to', questionTexts.endsBefore);
  }
  return range;
}

/** A ball that the game has; `size` is the largest of its drum. */
export function askedBall(path: string, ball: number, size: number): number {
  if (ball > size) throw badQuestion(path, questionTexts.noBall(path, size));
  return ball;
}

const perMonth = /^(\d{4})-(0[1-9]|1[0-2])$/;
const perYear = /^\d{4}$/;

/**
 * The first or last day of a period: `2015-01`, `2015`, or a date in it. The last day matters to no count: what is past the
 * period's end belongs to another one.
 */
export function askedPeriod(path: 'from' | 'to', text: string): DrawDate {
  const isMonth = perMonth.test(text);
  const full = perYear.test(text)
    ? `${text}-${path === 'from' ? '01-01' : '12-31'}`
    : isMonth
      ? `${text}-01`
      : text;
  const date = parseDrawDate(full);
  if (date === null) throw badQuestion(path, questionTexts.noPeriod(path, text));
  return date;
}

/** The day after which nothing of a scope lies: for "as of" a date that is itself to be included. */
export function dayAfter(date: DrawDate): DrawDate {
  return addDays(date, 1);
}
