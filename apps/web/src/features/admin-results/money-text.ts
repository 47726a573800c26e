import { type Cents, parseAmount, toDecimal } from '@bolillero/domain/money/cents';
import { groupedDigits } from '@bolillero/domain/number-text';

/** "50000.00" as "50,000.00", the way amounts are shown and may be typed. */
export function groupThousands(decimal: string): string {
  const [units = '', decimals = ''] = decimal.split('.');
  return `${groupedDigits(units)}.${decimals}`;
}

const currencySign = /^(?:US\$|USD|PEN|S\/\.?|\$)\s*/i;
const millions = /(?:m|mm|mill[oó]n|millones|million|millions)\.?$/i;

/** An amount as people type or copy it: "42m", "$1,234.50", "S/ 7", "1.5 millones"; null for what is none. */
export function readTypedAmount(text: string): Cents | null {
  const bare = text.trim().replace(currencySign, '');
  const isMillions = millions.test(bare);
  const parsed = isMillions ? inMillions(bare.replace(millions, '').trim()) : parseAmount(bare);
  return parsed?.ok ? parsed.value : null;
}

/** "1.5" as one and a half millions, without ever being a fraction. */
function inMillions(text: string) {
  const parts = /^(\d{1,7})(?:\.(\d{1,6}))?$/.exec(text.replaceAll(',', ''));
  return parts === null ? null : parseAmount(`${parts[1]}${(parts[2] ?? '').padEnd(6, '0')}`);
}

/** What was typed as an amount, tidied on leaving the field; what is no amount stays as it was typed. */
export function tidyAmount(text: string): string {
  const amount = readTypedAmount(text);
  return amount === null ? text : groupThousands(toDecimal(amount));
}

/** How many, as people type or copy it: "85433" and "85,433"; null for what is no number. */
export function readTypedCount(text: string): number | null {
  const bare = text.trim();
  return /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})$/.test(bare) ? Number(bare.replaceAll(',', '')) : null;
}

/** "85433" as "85,433"; what is no number stays as it was typed. */
export function tidyCount(text: string): string {
  const count = readTypedCount(text);
  return count === null ? text : groupedDigits(String(count));
}
