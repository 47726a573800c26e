import { fixedText, numberText } from '@bolillero/domain/number-text';

/** What every chart says: its tools, its states, its key, and the mark that is looked at. */
export const chartTexts = {
  chart: 'gráfico',
  sheet: (page: number) => `Página ${page}`,
  help: 'Ayuda',
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfico',
  saveImage: 'Guardar imagen',
  download: 'Descargar datos',
  downloadAs: { csv: 'Descargar como CSV', xlsx: 'Descargar como Excel' },
  more: 'Más',
  moreOf: (title: string) => `Más de ${title}`,
  toolOf: (tool: string, title: string) => `${tool}: ${title}`,
  saved: (name: string) => `Guardado: ${name}`,
  notSaved: 'No se pudo guardar. Vuelve a intentarlo.',
  failed: 'No se pudo cargar este gráfico.',
  retry: 'Reintentar',
  empty: 'Aún no hay sorteos entre estas fechas. Prueba con fechas más amplias.',
  clearDates: 'Quitar fechas',
  loading: 'Cargando el gráfico',
  previous: 'Anterior',
  next: 'Siguiente',
  arrows: 'Flechas para moverte.',
  keys: 'Flechas para moverte, Enter para ver sus fechas, T para la tabla.',
  noValue: '—',
  more95: 'más',
  less95: 'menos',
  /** What the dashed line and the band are: "Lo que da el azar: 100.7, entre 81.8 y 119.7 (95 %)". */
  chance: (expected: number, low: number, high: number) =>
    `Lo que da el azar: ${fixedText(expected, 1)}, entre ${fixedText(low, 1)} y ${fixedText(high, 1)} (95\u00a0%)`,
  /** The same where it differs from bar to bar. */
  chanceOfEach: 'Lo que da el azar, y su franja (95\u00a0%)',
  expected: (expected: number) => `esperado ${fixedText(expected, 1)}`,
  /** What chance lets the first of many reach. */
  firstByChance: (low: number, high: number) => `la 1.ª, al azar: ${low} a ${high}`,
  times: (count: number) => (count === 1 ? '1 vez' : `${numberText(count)} veces`),
  places: {
    above: 'por encima de la franja',
    below: 'por debajo de la franja',
    inside: 'dentro de la franja',
  },
  /** "Bolilla 61: 124 veces, esperado 100.7, por encima de la franja" */
  mark: (name: string, count: number, expected: number, place: 'above' | 'below' | 'inside') =>
    `${name}: ${chartTexts.times(count)}, esperado ${fixedText(expected, 1)}, ${chartTexts.places[place]}`,
  ball: (ball: number | string) => `Bolilla ${ball}`,
  sortBy: (heading: string) => `Ordenar por ${heading}`,
  /** The foot of a picture that is shared. */
  source: 'Bolillero · cada sorteo es independiente',
} as const;
