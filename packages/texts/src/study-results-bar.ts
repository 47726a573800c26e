import { numberText } from '@bolillero/domain/number-text';

/** The bar over the results of a series: dates, one ball, and the file of what they let through. */
export const resultsBarTexts = {
  send: 'ENVIAR',
  ball: 'Bolilla',
  ballOf: (ball: number) => `Bolilla ${ball}`,
  ballHint: (most: number) => `1 a ${most}`,
  ballTitle: 'Solo los sorteos con una bolilla',
  ballLabel: (most: number) => `Bolilla, del 1 al ${most}`,
  search: 'Buscar la bolilla',
  clearBall: 'Quitar la bolilla',
  none: (ball: string) => `¡Sin resultados con la bolilla ${ball}, ingrese otra bolilla!`,
} as const;

/** The results of a series as an Excel file. */
export const resultsSheetTexts = {
  excel: 'Excel',
  download: 'Descargar en Excel',
  sheet: 'Página 1',
  legend: 'Leyenda',
  date: 'Fecha',
  ball: (place: number) => `B${place}`,
  /** Without its ending; dates as YYYY-MM-DD, `time` is the time of day, '17-47-05'. */
  fileName: (lottery: string, from: string, to: string, ball: number | null, time: string) =>
    [`resultados ${lottery} ${from} a ${to}`, ball === null ? '' : ` bolilla ${ball}`, ` ${time}`].join(''),
  legendTitle: (draws: number) =>
    draws === 1
      ? 'Cuántas veces venía cada bolilla en el sorteo anterior (JA1)'
      : `Cuántas veces venía cada bolilla en los ${numberText(draws)} sorteos anteriores (JA${draws})`,
  fills: ['No venía: sin color', '1 vez', '2 veces', '3 veces', 'Más de 3 veces'],
  saved: (name: string) => `Archivo descargado: ${name}`,
  failed: 'No se pudo crear el archivo. Inténtalo otra vez.',
} as const;
