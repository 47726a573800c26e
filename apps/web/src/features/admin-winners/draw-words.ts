import { adminResultListTexts } from '@bolillero/texts/admin-results';
import { dateInWords } from '../../components/ui/dates.ts';
import type { DrawChoice } from './api.ts';

/** A draw's day as it is read in a list: "mié 18/11/2026". */
export function drawDay(date: string): string {
  const [weekday = ''] = dateInWords(date, 'short').split(' ');
  return `${weekday} ${dateInWords(date, 'numeric')}`;
}

/** A draw in words: its day, its series, and its balls where they are known. */
export function drawWords({ date, series, balls }: Pick<DrawChoice, 'date' | 'series' | 'balls'>): string {
  return [drawDay(date), adminResultListTexts.types[series], balls.join(' ')].filter(Boolean).join(' · ');
}
