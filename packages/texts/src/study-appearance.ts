import { fixedText, numberText } from '@bolillero/domain/number-text';
import type { PeriodLength } from '@bolillero/domain/statistics/periods';
import { chartTexts } from './charts.ts';
import { studyDatesTexts } from './study-dates.ts';
import { agoInWords } from './study-words.ts';

const { times: timesInWords } = chartTexts;
const { draws: drawsInWords } = studyDatesTexts.scope;

/** How a draw takes its balls: 5 of 69. */
interface Taken {
  readonly balls: number;
  readonly size: number;
}

interface ToldBall {
  readonly ball: number;
  /** Draws missed since it last came; all of them where it never came. */
  readonly current: number;
  /** How many draws are looked at. */
  readonly draws: number;
  /** Days since it last came; null where that is not known. */
  readonly days: number | null;
  /** No longer in the drum. */
  readonly isGone: boolean;
}

const monthNames = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

const numbers = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'] as const;

/** "agosto de 2021" of 2021-08. */
function monthInWords(month: string): string {
  return `${monthNames[Number(month.slice(5, 7)) - 1]} de ${month.slice(0, 4)}`;
}

/** "08/2021" of 2021-08, "2021" of 2021. */
function periodInFigures(period: string): string {
  const [year, month] = period.split('-');
  return month === undefined ? `${year}` : `${month}/${year}`;
}

const inList = new Intl.ListFormat('es', { type: 'conjunction' });

/** Periods one after another: "09/2026", "09/2026 a 11/2026". */
const runInFigures = ([from, to]: readonly [string, string]) =>
  from === to ? periodInFigures(from) : `${periodInFigures(from)} a ${periodInFigures(to)}`;

/** When the balls came, draw by draw and period by period. What stands between `**` is set in bold. */
export const appearanceTexts = {
  /** One ball, large. `until`: the date of the last draw, where later ones are left out. */
  ball: {
    title: 'Sorteo por sorteo',
    help: 'Los últimos sorteos de una bolilla, en fila. Cada punto es un sorteo en que salió; entre dos puntos está escrito cuántos pasaron sin que saliera. La línea gruesa es su ausencia de ahora. Toca un punto para ver ese sorteo.',
    /** What a dot says to who does not see it. `missed`: draws since the dot before it; null for the first one. */
    mark: (date: string, missed: number | null) =>
      missed === null
        ? `Salió el ${date}`
        : `Salió el ${date}, ${missed === 0 ? 'sorteo seguido' : `tras ${drawsInWords(missed)} sin salir`}`,
    sentence: (
      { ball, current, draws, days, isGone }: ToldBall,
      { balls, size }: Taken,
      until: string | null,
    ) => {
      const odds = `${balls} de ${size}`;
      if (isGone) return `La **${ball}** ya no está en el bolillero, que ahora tiene ${size} bolillas.`;
      if (until !== null) {
        const its =
          current >= draws
            ? `la **${ball}** no salía desde el comienzo de estos ${drawsInWords(draws)}`
            : current === 0
              ? `la **${ball}** acababa de salir`
              : `la **${ball}** llevaba ${drawsInWords(current)} sin salir`;
        return `Al ${until}, ${its}. Eso no cambiaba nada: en el siguiente tenía ${odds}, como todas.`;
      }
      if (current >= draws)
        return `La **${ball}** no salió en estos ${drawsInWords(draws)}. Una ausencia así no la acerca: en el próximo tiene ${odds}, como todas.`;
      if (current === 0)
        return `La **${ball}** salió en el último sorteo. Haber salido no la aleja: en el próximo tiene ${odds}, como todas.`;
      const ago = days === null ? '' : `: ${agoInWords(days)}`;
      return `La **${ball}** lleva ${drawsInWords(current)} sin salir${ago}. Una ausencia así no la acerca: en el próximo tiene ${odds}, como todas.`;
    },
    previous: 'Bolilla anterior',
    next: 'Bolilla siguiente',
    name: (ball: number) => `Bolilla ${ball}`,
    meanAndLongest: (mean: number | null, longest: number) =>
      `${mean === null ? 'sin media' : `media ${fixedText(mean, 1)}`} · la mayor ${numberText(longest)}`,
    /** On the present absence. */
    absent: (draws: number) => `${numberText(draws)} sin salir`,
    honest: (ball: number, mean: number | null, longest: number) =>
      `Cada punto es un sorteo en que salió la ${ball}; el número, los sorteos que pasaron entre dos puntos. ${
        mean === null
          ? 'Todavía no tiene media'
          : `Su media es ${fixedText(mean, 1)} y su ausencia más larga, ${numberText(longest)}`
      }.`,
    /** What the strip says to who does not see it: the gaps are the draws between two appearances, the oldest first. */
    strip: (ball: number, draws: number, gaps: readonly number[], times: number, current: number) => {
      const came = times === 0 ? 'no salió' : `salió ${timesInWords(times)}`;
      const between =
        gaps.length === 0
          ? ''
          : ` Sorteos que pasaron entre una salida y otra: ${gaps.map(numberText).join(', ')}.`;
      const now = times === 0 || current === 0 ? '' : ` Ahora lleva ${drawsInWords(current)} sin salir.`;
      return `En los últimos ${drawsInWords(draws)} la ${ball} ${came}.${between}${now}`;
    },
    table: {
      title: (ball: number) => `Cuándo salió la ${ball}`,
      date: 'Fecha',
      missed: 'Sorteos sin salir antes',
    },
  },
  /** One line a ball. */
  lines: {
    title: 'Una línea por bolilla',
    last: 'Últimos',
    lastDraws: (draws: number) => `Últimos ${drawsInWords(draws)}`,
    between: (draws: number, from: string, to: string) => `${drawsInWords(draws)}, del ${from} al ${to}`,
    all: 'Todos',
    order: 'Orden',
    byAbsence: 'Ausencia',
    byNumber: 'Número',
    wider: 'Ver más sorteos',
    closer: 'Ver menos sorteos',
    current: 'lleva',
    mean: 'media',
    longest: 'la mayor',
    every: (balls: number) => `Ver las ${balls} bolillas`,
    fewer: 'Ver menos bolillas',
    loading: (draws: number) => `Trayendo los ${drawsInWords(draws)}…`,
    failed: 'No se pudieron traer los sorteos más antiguos.',
    retry: 'Reintentar',
    /** What the keys do, for who does not see the picture. */
    keys: 'Con las flechas arriba y abajo eliges la bolilla; con izquierda y derecha te mueves en el tiempo; con más y menos te acercas y te alejas.',
    /** What the line under the mark says to who does not see it. */
    mark: (ball: number, current: number, mean: number | null, longest: number, dates: readonly string[]) => {
      const now = current === 0 ? 'salió en el último sorteo' : `lleva ${drawsInWords(current)} sin salir`;
      const usual = mean === null ? 'sin media' : `media ${fixedText(mean, 1)}`;
      const seen =
        dates.length === 0
          ? 'no salió en lo que se ve'
          : `${timesInWords(dates.length)} en lo que se ve, la última el ${dates[0]}`;
      return `Bolilla ${ball}: ${now}, ${usual}, la mayor ${numberText(longest)}; ${seen}`;
    },
    help: 'Cada línea es una bolilla y cada punto, un sorteo en que salió. La raya gruesa es su ausencia de ahora. Arrastra a los lados para ir atrás en el tiempo, y acércate con + y −, con Ctrl y la rueda o con dos dedos.',
    honest: 'Las bolillas no tienen memoria: una ausencia larga no acerca la salida.',
    table: {
      ball: 'Bolilla',
      current: 'Lleva sin salir',
      mean: 'Media',
      longest: 'La mayor',
      count: (draws: number) => `Veces en los últimos ${drawsInWords(draws)}`,
      last: 'Última vez',
    },
  },
  /** How often a ball came a month or a year. */
  averages: {
    title: 'Promedios',
    sentence: (ball: number, average: number, expected: number, by: PeriodLength) => {
      const often = fixedText(average, 1);
      const times = often === '1.0' ? 'vez' : 'veces';
      return `La **${ball}** sale ${often} ${times} al ${by === 'month' ? 'mes' : 'año'}; lo esperado son ${fixedText(expected, 1)}.`;
    },
    ball: 'Bolilla',
    from: 'Desde',
    to: 'Hasta',
    by: 'Periodo',
    month: 'Mes',
    year: 'Año',
    range: (from: string, to: string) =>
      from === to ? periodInFigures(from) : `${periodInFigures(from)} – ${periodInFigures(to)}`,
    period: periodInFigures,
    /** Below a bar: "feb"; January says its year. */
    shortMonth: (month: string) =>
      month.endsWith('-01')
        ? month.slice(0, 4)
        : (monthNames[Number(month.slice(5, 7)) - 1]?.slice(0, 3) ?? ''),
    choose: 'Bolilla y fechas',
    done: 'Listo',
    /** `partial`: periods that do not have all their draws, from one to another; `changes`: since when how many draws a week. */
    honest: (
      by: PeriodLength,
      partial: readonly (readonly [from: string, to: string])[],
      changes: readonly { readonly month: string; readonly draws: number }[],
    ) => {
      const incomplete =
        partial.length === 0
          ? []
          : [
              `${inList.format(partial.map(runInFigures))} ${partial.length === 1 && partial[0]?.[0] === partial[0]?.[1] ? 'va incompleto' : 'van incompletos'}`,
            ];
      const weekly = changes.map(
        ({ month, draws }) =>
          `desde ${monthInWords(month)} hay ${numbers[draws]} ${draws === 1 ? 'sorteo' : 'sorteos'} por semana`,
      );
      const why = [...incomplete, ...weekly];
      const because = why.length === 0 ? '' : ` (${why.join('; ')})`;
      return `Franja y raya: lo que da el azar con los sorteos de cada ${by === 'month' ? 'mes' : 'año'}${because}.`;
    },
    label: (ball: number, by: PeriodLength) =>
      `Veces que salió la ${ball}, ${by === 'month' ? 'mes por mes' : 'año por año'}`,
    keys: 'Flechas para moverte, T para la tabla.',
    mark: (period: string, count: number, expected: number, place: 'above' | 'below' | 'inside') =>
      chartTexts.mark(periodInFigures(period), count, expected, place),
    help: 'Cuántas veces salió la bolilla en cada mes o en cada año. La raya es lo que da el azar con los sorteos que hubo, y la franja, hasta dónde llega 95 de cada 100 veces.',
    table: {
      title: (ball: number) => `Veces que salió la ${ball}`,
      period: 'Periodo',
      count: 'Veces',
      draws: 'Sorteos',
      expected: 'Lo que daría el azar',
      low: 'Franja, desde',
      high: 'Franja, hasta',
    },
  },
} as const;
