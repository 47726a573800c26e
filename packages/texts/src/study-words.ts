import { numberText } from '@bolillero/domain/number-text';

/** "a o b" of two numbers, "u" before ocho and once: "7 u 8", "15 o 16". */
export function eitherInWords(a: number, b: number): string {
  return `${numberText(a)} ${/^(?:8|11(?:$|,))/.test(numberText(b)) ? 'u' : 'o'} ${numberText(b)}`;
}

const [week, month, year] = [7, 365.25 / 12, 365.25];

/** How long ago something was, in the largest unit of which there are two: "hace 3 días", "hace 5 meses". 0 days: "hoy". */
export function agoInWords(days: number): string {
  if (days <= 0) return 'hoy';
  if (days === 1) return 'ayer';
  if (days < 2 * week) return `hace ${days} días`;
  if (days < 2 * month) return `hace ${Math.round(days / week)} semanas`;
  if (days < 2 * year) return `hace ${Math.round(days / month)} meses`;
  return `hace ${Math.round(days / year)} años`;
}
