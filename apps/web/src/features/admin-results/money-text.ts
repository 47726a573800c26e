import { parseAmount, toDecimal } from '@bolillero/domain/money/cents';
import { groupedDigits } from '@bolillero/domain/number-text';

/** "50000.00" as "50,000.00", the way amounts are shown and may be typed. */
export function groupThousands(decimal: string): string {
  const [units = '', decimals = ''] = decimal.split('.');
  return `${groupedDigits(units)}.${decimals}`;
}

/** What was typed as an amount, tidied on leaving the field; what is no amount stays as it was typed. */
export function tidyAmount(text: string): string {
  const parsed = parseAmount(text);
  return parsed.ok ? groupThousands(toDecimal(parsed.value)) : text;
}
