import type { WinChangeCause, WinChangeReason } from '@bolillero/domain/notifications/kinds';
import { dayInSentence } from './days.ts';
import { freePlayText, unknownPrizeText } from './draws.ts';

/** What is said where nobody wrote why. The lottery is named only by who knows that it was the lottery: most corrections are our own. */
const causes: Readonly<Record<WinChangeCause, (drawDate: string) => string>> = {
  'result-corrected': (date) => `Corregimos el resultado que publicamos del ${dayInSentence(date)}.`,
  'jackpot-shared': (date) =>
    `Cambió el número de jugadas que comparten el pozo del ${dayInSentence(date)}, y con él la parte de cada una.`,
  'ticket-withdrawn': () => 'Retiramos el PDF de tu cartilla para volver a revisarla.',
};

/** Why a win changed or went, as whoever was told of it reads it: what an administrator wrote, or the cause. */
export function winChangeReasonText({ cause, words }: WinChangeReason, drawDate: string): string {
  if (words === null) return causes[cause](drawDate);
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

/** A prize as a change of it names it; null: a free play. */
function inASentence(prize: string | null): string {
  if (prize === unknownPrizeText) return 'un monto por confirmar';
  return prize ?? 'una jugada gratis';
}

/** What whoever was told of a win reads when it is another, or none. Prizes come written out; null is a free play. */
export const winChangeTexts = {
  changed: (before: string | null, after: string | null) =>
    before === after
      ? `Tu premio de ${inASentence(after)} cambió de nivel`
      : `Tu premio cambió de ${inASentence(before)} a ${inASentence(after)}`,
  withdrawn: (lottery: string) => `Ya no hay premio para tu jugada de ${lottery}`,
  /** What the prize was, and its level, where it is known. */
  prize: (amount: string | null, level: string | null) =>
    `${amount === null ? freePlayText : amount}${level === null ? '' : ` · nivel ${level}`}`,
  reason: (reason: string, of: 'tu compra' | 'tu juego en grupo' = 'tu compra') =>
    `Motivo: ${reason} Si no estás de acuerdo, escríbenos con el número de ${of}.`,
  before: 'Antes',
  now: 'Ahora',
  none: 'Sin premio',
} as const;
