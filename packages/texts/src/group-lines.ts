import type { BadLine, LineFault, LineFileFault } from '@bolillero/domain/group-games/line-file';

type Code = LineFault['code'];
type FaultOf<C extends Code> = Extract<LineFault, { code: C }>;

/** What is said of each thing that can be wrong with a line of a file. */
const lineFaultTexts: { readonly [C in Code]: (fault: FaultOf<C>) => string } = {
  'field-count': ({ found, expected }) =>
    found === expected - 1
      ? 'Falta la bolilla roja'
      : `Tiene ${found} ${found === 1 ? 'número' : 'números'}: van ${expected}, separados por |`,
  'not-a-number': ({ field }) => `Lo que está en el lugar ${field} no es un número entero`,
  'ball-missing': ({ field }) => `Falta la bolilla ${field}`,
  'ball-out-of-range': ({ ball, size }) => `${ball} pasa de ${size}`,
  'ball-repeated': ({ ball }) => `El ${ball} se repite`,
  'ball-too-many': ({ balls }) => `Este juego tiene ${balls} bolillas: la que sobra va como 0`,
  'special-missing': () => 'Falta la bolilla roja',
  'special-out-of-range': ({ special, size }) => `La bolilla roja ${special} pasa de ${size}`,
  'special-not-played': () => 'Este juego no tiene bolilla roja: va como 0',
};

const lineFaultText = <C extends Code>(fault: FaultOf<C>): string =>
  (lineFaultTexts[fault.code] as (one: LineFault) => string)(fault);

/** All that is wrong with a line, in one sentence. */
export const badLineText = ({ faults }: BadLine): string => faults.map(lineFaultText).join('. ');

/** Why a file is refused. */
export function lineFileFaultText(fault: LineFileFault | { readonly code: 'not-text' }, total = 0): string {
  switch (fault.code) {
    case 'not-text':
      return 'El archivo no se adjuntó: no es texto UTF-8. Nada cambió.';
    case 'no-lines':
      return 'El archivo no se adjuntó: no tiene ninguna línea. Nada cambió.';
    case 'too-many-lines':
      return `El archivo no se adjuntó: tiene ${fault.lines} líneas y este juego admite ${fault.limit}. Nada cambió.`;
    case 'matrix-too-large':
      return `El archivo de líneas tiene lugar para ${fault.most} bolillas, y este juego tiene ${fault.balls}.`;
    case 'bad-lines': {
      const bad = fault.bad.length;
      return `El archivo no se adjuntó: ${bad} ${bad === 1 ? 'línea mala' : 'líneas malas'} de ${total}. Se rechaza entero. Nada cambió.`;
    }
  }
}

export const groupLineTexts = {
  tooManyMultipliers: (lines: number) =>
    `El juego tiene ${lines} líneas: anota un potenciador por línea, como máximo.`,
  /** Of a game whose lines do not fit the draw that it is to be put on sale for. */
  otherMatrix: 'Las líneas adjuntas no son de la matriz de ese sorteo. Adjunta otras y vuelve a activarlo.',
} as const;
