import { cents } from '@bolillero/domain/money/cents';
import { adminAuditTexts as texts } from '@bolillero/texts/admin-audit';
import { auditValueText } from '@bolillero/texts/audit';
import { moneyText } from '../../components/ui/Amount.tsx';
import { dateInWords, instantInWords } from '../../components/ui/dates.ts';

const date = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const decimalAmount = /^\d{1,15}\.\d{2}$/;

interface Place {
  /** The field's name on the wire. */
  readonly field: string;
  readonly entity: string;
  /** What amounts are in. */
  readonly currency: string;
}

/** A value of the audit as people read it: money, dates, yes and no, the words of closed lists. */
export function valueText(value: unknown, place: Place): string {
  const { field, entity, currency } = place;
  if (value === undefined || value === null || value === '') return texts.nothing;
  const word = auditValueText(field, value, entity);
  if (word !== null) return word;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') {
    return field.endsWith('Cents') && Number.isSafeInteger(value)
      ? moneyText(cents(value), currency)
      : String(value);
  }
  if (typeof value === 'string') {
    if (decimalAmount.test(value)) return moneyText(value, currency);
    if (date.test(value)) return dateInWords(value, 'numeric');
    if (instant.test(value)) return instantInWords(value);
    return value;
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? texts.nothing : value.map((one) => valueText(one, place)).join(', ');
  }
  return Object.values(value)
    .map((one) => valueText(one, place))
    .join(' · ');
}

/** The balls that stand in a field, as text or as they are; null where it holds no balls. */
export function ballsIn(field: string, value: unknown): readonly number[] | null {
  if (field !== 'balls') return null;
  const read = typeof value === 'string' ? parsed(value) : value;
  return Array.isArray(read) && read.every((ball) => Number.isInteger(ball)) ? (read as number[]) : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
