import { type Cents, cents, parseAmount } from '@bolillero/domain/money/cents';

/** A decimal amount of the wire in cents; what is none reads as nothing. */
export function readAmount(text: string): Cents {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.value : cents(0);
}
