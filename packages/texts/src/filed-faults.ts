import type { DrawFault } from '@bolillero/domain/draws/draw';

type FaultCode = DrawFault['code'];
type FaultOf<C extends FaultCode> = Extract<DrawFault, { code: C }>;

const faults: { readonly [C in FaultCode]: (fault: FaultOf<C>) => string } = {
  'date-invalid': () => 'Su fecha no existe.',
  'before-first-era': () => 'El juego todavía no existía en esa fecha.',
  'ball-count': ({ expected, given }) => `Tiene ${given} bolillas; en esa fecha salían ${expected}.`,
  'ball-out-of-range': ({ ball, size }) => `La bolilla ${ball} no existía en esa fecha: iban de 1 a ${size}.`,
  'ball-repeated': ({ ball }) => `La bolilla ${ball} está repetida.`,
  'special-missing': () => 'Falta la bolilla especial.',
  'special-out-of-range': ({ special, size }) =>
    `La bolilla especial ${special} no existía en esa fecha: iban de 1 a ${size}.`,
  'special-not-allowed': () => 'En esa fecha no había bolilla especial.',
  'special-among-balls': ({ special }) => `La bolilla especial ${special} ya está entre las principales.`,
  'multiplier-out-of-range': ({ multiplier }) => `El potenciador ${multiplier} no va de 1 a 10.`,
  'multiplier-not-drawn': () => 'En esa fecha no se sorteaba el potenciador.',
};

/** Why a draw on file does not fit the rules of its date, as everybody reads it. */
export function filedFaultText<C extends FaultCode>(fault: FaultOf<C>): string {
  return (faults[fault.code] as (fault: DrawFault) => string)(fault);
}
