import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { freePlayText } from '@bolillero/texts/draws';

/** A prize on the wire: a decimal amount, `Jugada gratis`, or `"0"` for nothing (or not known yet). */
export function prizeText(prize: { readonly free: boolean; readonly amountCents: number }): string {
  if (prize.free) return freePlayText;
  return prize.amountCents === 0 ? '0' : toDecimal(cents(prize.amountCents));
}
