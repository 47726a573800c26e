import type { SoundnessReason, SoundnessVerdict } from '@bolillero/domain/history/soundness';
import { fixedText, numberText } from '@bolillero/domain/number-text';

/** How many of each kind a history has. */
export interface SoundnessCounts {
  readonly draws: number;
  readonly expected: number;
  readonly missing: number;
  readonly offCalendar: number;
  readonly outOfEra: number;
  /** Combinations that came in two draws that follow each other. */
  readonly neighbours: number;
  readonly disagreements: number;
}

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${numberText(count)} ${many}`;
const draws = (count: number) => counted(count, 'sorteo', 'sorteos');
const missing = (count: number, expected: number) =>
  `${count === 1 ? 'falta 1' : `faltan ${numberText(count)}`} de los ${numberText(expected)} sorteos que espera el calendario`;

const inList = new Intl.ListFormat('es', { type: 'conjunction' });

const reasonText: Readonly<Record<SoundnessReason, (counts: SoundnessCounts) => string>> = {
  'out-of-era': ({ outOfEra }) =>
    outOfEra === 1
      ? '1 sorteo no cumple las reglas de su fecha'
      : `${numberText(outOfEra)} sorteos no cumplen las reglas de su fecha`,
  'equal-neighbours': ({ neighbours }) =>
    neighbours === 1
      ? 'una combinación está en dos sorteos seguidos'
      : `${numberText(neighbours)} combinaciones están en dos sorteos seguidos`,
  disagreements: ({ disagreements }) => `otra fuente dice algo distinto de ${draws(disagreements)}`,
  missing: (counts) => missing(counts.missing, counts.expected),
  'off-calendar': ({ offCalendar }) =>
    offCalendar === 1
      ? '1 sorteo tiene una fecha que el calendario no conoce'
      : `${numberText(offCalendar)} sorteos tienen una fecha que el calendario no conoce`,
};

const listedReasons = (reasons: readonly SoundnessReason[], counts: SoundnessCounts) =>
  inList.format(reasons.map((reason) => reasonText[reason](counts)));

const verdictText: Readonly<
  Record<SoundnessVerdict, (counts: SoundnessCounts, reasons: readonly SoundnessReason[]) => string>
> = {
  empty: () => 'Aún no hay sorteos de esta serie.',
  generated: () =>
    'Estos sorteos se inventaron para la demostración: sirven para probar la página y no dicen nada de la lotería.',
  doubtful: (counts, reasons) => `Historia por revisar: ${listedReasons(reasons, counts)}.`,
  'with-gaps': (counts, reasons) => `Historia con huecos: ${listedReasons(reasons, counts)}.`,
  'sound-but': (counts, reasons) => `Historia sólida, salvo que ${listedReasons(reasons, counts)}.`,
  sound: ({ expected }) =>
    expected === 1
      ? 'Historia sólida: está el sorteo que espera el calendario, y nada en él es dudoso.'
      : `Historia sólida: están los ${numberText(expected)} sorteos que espera el calendario, y nada en ellos es dudoso.`,
};

/** How sound the history of a series is: the public page and the office's section. */
export const soundnessTexts = {
  title: 'Solidez de la historia',
  description: (lottery: string) =>
    `Qué sorteos de ${lottery} faltan, cuáles no calzan con el calendario o las reglas de su fecha, y qué dicen otras fuentes.`,
  lead: 'Todas las estadísticas se cuentan de estos sorteos. Aquí ves cuáles faltan, cuáles no calzan y qué hicimos con ellos. No se inventa ningún resultado.',
  verdict: (verdict: SoundnessVerdict, counts: SoundnessCounts, reasons: readonly SoundnessReason[]) =>
    verdictText[verdict](counts, reasons),
  figures: {
    label: 'En cifras',
    draws: 'Sorteos',
    expected: 'Esperados',
    from: 'Desde',
    to: 'Hasta',
    unknown: '—',
  },
  expectedUntil: (date: string) =>
    `Esperamos los sorteos hasta el ${date}: un resultado tiene un día para llegar.`,
  counted: (from: string, onFile: number, missing: number) =>
    `Las estadísticas cuentan desde el ${from}: ${draws(onFile)}, y ${missing === 0 ? 'no falta ninguno' : missing === 1 ? 'falta 1' : `faltan ${numberText(missing)}`}.`,
  meaning: 'Para las estadísticas',
  done: 'Qué hicimos',
  more: (count: number) => `Ver ${counted(count, 'más', 'más')}`,
  newest: (shown: number, total: number) =>
    `Se ven los ${numberText(shown)} más recientes de ${numberText(total)}.`,
  missing: {
    title: 'Sorteos que faltan',
    none: 'No falta ninguno.',
    found: (total: number, stretches: number) =>
      `${total === 1 ? 'Falta 1 sorteo' : `Faltan ${draws(total)}`}${stretches < total ? `, en ${counted(stretches, 'tramo', 'tramos')}` : ''}.`,
    stretch: (from: string, to: string, count: number) => `Del ${from} al ${to}: ${draws(count)}`,
    meaning:
      'Lo que salió en ellos no está en ninguna frecuencia, y una ausencia que pasa por esas fechas parece más corta.',
    done: 'Quedan sin contar. No se inventa ningún resultado: un sorteo entra cuando se conoce el suyo.',
  },
  offCalendar: {
    title: 'Fechas fuera del calendario',
    none: 'Ninguna.',
    meaning: 'Puede ser un sorteo que cambió de día o una fecha mal escrita. Sus bolillas cuentan igual.',
    done: 'Se cuentan con la fecha que tienen. Cuando la lotería confirma el cambio, el día entra al calendario.',
  },
  outOfEra: {
    title: 'Sorteos que no cumplen las reglas de su fecha',
    none: 'Ninguno.',
    meaning: 'Así no pudieron salir: algún número está mal escrito. Mientras tanto cuentan como están.',
    done: 'Quedan señalados aquí hasta cotejarlos con la lotería. No se corrigen adivinando.',
  },
  repeated: {
    title: 'Combinaciones que ya habían salido',
    none: 'Ninguna.',
    found: (pairs: number, expected: number) =>
      `${pairs === 0 ? 'Ninguna' : `${counted(pairs, 'pareja de sorteos tiene', 'parejas de sorteos tienen')} las mismas bolillas principales`}. En una historia así de larga, el azar da en promedio ${expectedText(expected)}.`,
    neighbours: 'Son dos sorteos seguidos: hay que revisarlos.',
    meaning:
      'Que una combinación se repita no es un error: cada sorteo es independiente. Solo dos sorteos seguidos iguales hacen pensar en un resultado copiado dos veces.',
    done: 'Se cuentan todas, cada una en su fecha.',
  },
  disagreements: {
    title: 'Fuentes que dicen otra cosa',
    none: 'Ninguna.',
    theirs: (source: string) => `Según ${source}`,
    ours: 'Aquí',
    meaning: 'Uno de los dos se equivoca. Las estadísticas usan el de aquí.',
    done: 'Ningún resultado cambia solo: una persona compara los dos y decide.',
  },
} as const;

/** Two decimals; below that "menos de 0.01". */
function expectedText(expected: number): string {
  return expected > 0 && expected < 0.005 ? 'menos de 0.01' : fixedText(expected, 2);
}

/** The office's section: what leads to putting things right. */
export const soundnessOfficeTexts = {
  title: 'Solidez',
  ofSeries: (series: string) => `Solidez: ${series}`,
  enter: (date: string) => `Ingresar el del ${date}`,
  edit: (date: string) => `Revisar el resultado del ${date}`,
  calendar: 'Corregir el calendario',
  compare: 'Comparar en Resultados',
  page: 'Ver la página pública',
  hidden: 'Mientras la lotería está oculta no se muestra su solidez.',
} as const;
