import type { Currency } from '@bolillero/domain/money/cents';
import { moneyText } from '../../../components/ui/Amount.tsx';

/** A prize as the wire has it, in words: none is a dash, and what is not an amount stays as it is. */
export function prizeWords(prize: string | null, currency: Currency | undefined): string {
  if (prize === null || prize === '0') return '—';
  return Number.isNaN(Number(prize)) ? prize : moneyText(prize, currency);
}
