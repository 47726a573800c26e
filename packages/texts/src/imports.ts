import type { CheckFault } from '@bolillero/domain/imports/check-rows';
import type { DateOrder, LayoutFault } from '@bolillero/domain/imports/layout';
import type { DrawNumbers, PlanFault } from '@bolillero/domain/imports/plan-import';
import { numberText } from '@bolillero/domain/number-text';
import { multiplierNotDrawn } from './admin-results.ts';

type Fault = CheckFault | PlanFault;
type Code = Fault['code'];
type FaultOf<C extends Code> = Extract<Fault, { code: C }>;

/** How dates of a file may be written. */
const dateOrderTexts: { readonly [O in DateOrder]: string } = {
  iso: 'AAAA-MM-DD',
  'month-first': 'MM/DD/AAAA o AAAA-MM-DD',
  'day-first': 'DD/MM/AAAA o AAAA-MM-DD',
};

const faultTexts: { readonly [C in Code]: (fault: FaultOf<C>) => string } = {
  'date-unreadable': ({ text, order }) =>
    text === '' ? 'Falta la fecha.' : `«${shortened(text)}» no es una fecha: usa ${dateOrderTexts[order]}.`,
  'number-unreadable': ({ text }) => `«${shortened(text)}» no es un número entero.`,
  'row-too-long': () => 'La línea tiene más valores que columnas.',
  'date-invalid': () => 'La fecha no existe.',
  'before-first-era': () => 'La lotería todavía no existía en esa fecha.',
  'ball-count': ({ expected, given }) => `Debe tener ${expected} números: hay ${given}.`,
  'ball-out-of-range': ({ ball, size }) => `El ${ball} no está entre 1 y ${size}, los números de esa fecha.`,
  'ball-repeated': ({ ball }) => `El ${ball} está repetido.`,
  'special-missing': () => 'Falta la bolilla especial.',
  'special-out-of-range': ({ special, size }) =>
    `La bolilla especial ${special} no está entre 1 y ${size}, los números de esa fecha.`,
  'special-not-allowed': () => 'Esta lotería no tiene bolilla especial.',
  'special-among-balls': ({ special }) => `La bolilla especial ${special} ya está entre los números.`,
  'multiplier-out-of-range': ({ multiplier }) => `El potenciador ${multiplier} no está entre 1 y 10.`,
  'multiplier-not-drawn': ({ mode }) => multiplierNotDrawn[mode],
  'in-the-future': () => 'Ese sorteo todavía no se realizó.',
  'repeated-in-file': ({ line }) => `La línea ${line} tiene otro sorteo de la misma fecha.`,
  conflict: ({ stored }) => `Ya hay otro resultado de esa fecha: ${numbersText(stored)}.`,
};

/** Why a line of a file is refused: every fault of it, in one text. */
export function importReason(faults: readonly Fault[]): string {
  const textOf = <C extends Code>(fault: FaultOf<C>) =>
    (faultTexts[fault.code] as (fault: Fault) => string)(fault);
  return faults.map(textOf).join(' ');
}

function numbersText({ balls, special, multiplier }: DrawNumbers): string {
  const drawn = balls.join(', ');
  const withSpecial = special === null ? drawn : `${drawn} + ${special}`;
  return multiplier === null ? withSpecial : `${withSpecial}, potenciador ${multiplier}`;
}

const longestQuote = 40;
const shortened = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text);

const accepted =
  'Usa date, ball_one a ball_six, ball_red y potenciador, o el formato de New York Open Data: Draw Date, Winning Numbers y Multiplier.';

const layoutTexts: {
  readonly [C in LayoutFault['code']]: (fault: Extract<LayoutFault, { code: C }>) => string;
} = {
  'columns-unknown': () => `No se reconocen las columnas de la primera línea. ${accepted}`,
  'column-missing': ({ column }) => `Falta la columna ${column}. ${accepted}`,
  'column-repeated': ({ column }) => `La columna ${column} está dos veces.`,
};

/** Why the header of a file is not understood, and what to do. */
export function layoutReason<C extends LayoutFault['code']>(
  fault: Extract<LayoutFault, { code: C }>,
): string {
  return (layoutTexts[fault.code] as (fault: LayoutFault) => string)(fault);
}

/** Why a file cannot be read at all, and what to do. */
export const importFileTexts = {
  notATable: 'El archivo no es CSV ni XLSX. Guárdalo como CSV o XLSX y vuelve a elegirlo.',
  oldExcel: 'Es un archivo de Excel antiguo (.xls). Guárdalo como .xlsx o .csv y vuelve a elegirlo.',
  workbookBroken:
    'El archivo XLSX está dañado. Ábrelo en tu hoja de cálculo, guárdalo otra vez y vuelve a elegirlo.',
  quoteOpen: 'El archivo CSV tiene unas comillas que no se cierran.',
  lineTooLong: 'El archivo tiene una línea demasiado larga.',
  tooWide: (columns: number) => `La hoja tiene más de ${columns} columnas.`,
  tooBig: (megabytes: number) => `El archivo excede el límite de ${megabytes} MB.`,
  tooManyLines: (lines: number) =>
    `El archivo excede el límite de ${numberText(lines)} líneas. Divídelo en varios.`,
  unpacksTooBig:
    'El archivo XLSX ocupa demasiado al descomprimirse. Guárdalo como CSV, o divídelo en varios, y vuelve a elegirlo.',
} as const;
