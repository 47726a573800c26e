import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { freePlayText, unknownPrizeText } from '@bolillero/texts/draws';

/** What a play won, as rows keep it: money of 0 is a prize whose amount is not known yet. */
export interface KeptPrize {
  readonly free: boolean;
  readonly amountCents: number;
}

/** A prize on the wire: a decimal amount, `Jugada gratis`, `por confirmar`, or `"0"` for none. */
export function prizeText(prize: KeptPrize | null): string {
  if (prize === null) return '0';
  if (prize.free) return freePlayText;
  return prize.amountCents === 0 ? unknownPrizeText : toDecimal(cents(prize.amountCents));
}
