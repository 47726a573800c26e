import { type Cents, type Currency, formatJackpot, formatMoney } from '@bolillero/domain/money/cents';

/** A sum as sentences and axes write it: cents only where there are any, and a minus of its own: "−$3,947". */
export function sumText(amount: Cents, currency: Currency): string {
  const text = amount % 100 === 0 ? formatJackpot(amount, currency) : formatMoney(amount, currency);
  return text.replace('-', '−');
}
