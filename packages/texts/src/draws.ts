import { type DrawDate, weekdayOf } from '@bolillero/domain/calendar/draw-date';
import type { DrawWarning } from '@bolillero/domain/draws/draw';

/** What a win of a free play says instead of an amount. */
export const freePlayText = 'Jugada gratis';

/** What a win of money says while nobody knows how much. */
export const unknownPrizeText = 'por confirmar';

const ourJackpots = (ours: number) =>
  ours === 1 ? '1 jugada nuestra acertó el pozo' : `${ours} jugadas nuestras acertaron el pozo`;

const inList = new Intl.ListFormat('es', { type: 'conjunction' });

const unwritten = (levels: readonly string[], whose: string) =>
  levels.length === 1
    ? `El nivel ${levels[0]} no tiene premio${whose} escrito: quien lo acierte${whose} verá «por confirmar» hasta que lo completes.`
    : `Los niveles ${inList.format(levels)} no tienen premio${whose} escrito: quien los acierte${whose} verá «por confirmar» hasta que los completes.`;

/** What a saved result deserves a second look for. */
export const drawWarningTexts = {
  tableQuestion: (level: string, question: string) => `Nivel ${level}: ${question}`,
  jackpotUnknown:
    'Falta el monto del pozo: quien lo acierte verá «por confirmar» hasta que lo completes, y entonces le avisamos otra vez.',
  winnersUnknown: (ours: number) =>
    `${ourJackpots(ours)}. Escribe cuántos ganadores hubo en total, las nuestras incluidas: hasta entonces leerán «por confirmar».`,
  winnersFewer: (ours: number, told: number) =>
    `¿Seguro? ${ourJackpots(ours)}, y el nivel dice ${told} en total: se reparte entre ${ours} hasta que lo corrijas.`,
  prizesUnknown: (levels: readonly string[]) => unwritten(levels, ''),
  /** `label`: what the lottery calls its multiplier. */
  playPrizesUnknown: (levels: readonly string[], label: string) => unwritten(levels, ` con ${label}`),
  lotteryPrizesUnknown: (levels: readonly string[], label: string) => unwritten(levels, ` sin ${label}`),
} as const;

/** Weekdays, Sunday 0. */
export const weekdayTexts = [
  'domingo',
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
] as const;

const dayAndMonth = new Intl.DateTimeFormat('es', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const dateWarnings: Readonly<Record<DrawWarning, (date: DrawDate) => string>> = {
  'not-a-draw-day': (date) => `El ${weekdayTexts[weekdayOf(date)]} no es día de sorteo de esta lotería.`,
  'not-yet-a-draw-day': (date) =>
    `El ${weekdayTexts[weekdayOf(date)]} todavía no era día de sorteo de esta lotería.`,
  'draw-cancelled': (date) => {
    const day = dayAndMonth.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
    return `El sorteo del ${day} figura como cancelado.`;
  },
};

/** What deserves a second look in the date of a draw. */
export function dateWarningText(warning: DrawWarning, date: DrawDate): string {
  return dateWarnings[warning](date);
}

/** Why fields of a result that are not the draw itself are refused. */
export const resultFaultTexts = {
  nextDateInvalid: 'La fecha del próximo resultado no existe.',
  nextDateEarlier: 'El próximo resultado va después de la fecha del sorteo.',
  amountInvalid: 'El monto no es válido: usa dos decimales como máximo, por ejemplo 50000.00.',
  levelAt: (position: number, fault: string) => `Posición ${position}: ${fault}`,
  otherResult: 'El resultado de la dirección y el del envío no son el mismo.',
  specialUnreadable: 'La bolilla especial es un número.',
  lotteryMissing: 'Indica la lotería: lottery_id o name.',
} as const;
