import { type DrawDate, parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import type { LotteryFault, LotteryPart } from '@bolillero/domain/lottery-editing/faults';
import { type Cents, cents, parseAmount } from '@bolillero/domain/money/cents';

/** Reads single values of a form, and keeps what could not be read; `at` is their place in a list. */
export interface FormValues {
  readonly faults: readonly LotteryFault[];
  fault(fault: LotteryFault): void;
  date(part: LotteryPart, text: string, at?: number): DrawDate;
  amount(part: LotteryPart, typed: string | number, at?: number): Cents;
}

export function formValues(): FormValues {
  const faults: LotteryFault[] = [];
  const note = (fault: LotteryFault, at: number | undefined) =>
    void faults.push(at === undefined ? fault : { ...fault, at });
  return {
    faults,
    fault: (fault) => note(fault, undefined),
    date(part, text, at) {
      const date = parseDrawDate(text);
      if (date === null) note({ part, code: 'not-a-date' }, at);
      // Nothing is made of it: a form with a fault is refused.
      return date ?? (text as DrawDate);
    },
    amount(part, typed, at) {
      const parsed = parseAmount(typed);
      if (parsed.ok) return parsed.value;
      note({ part, code: 'not-an-amount' }, at);
      return cents(0);
    },
  };
}

/** What is read of a field that was sent; undefined of one that was not. */
export function given<T, R>(value: T | undefined, read: (value: T) => R): R | undefined {
  return value === undefined ? undefined : read(value);
}

/** An amount of a list's line, where there is one. */
export function givenAmount(typed: string | number | null | undefined): string | number | undefined {
  return typed === null || typed === '' ? undefined : typed;
}
