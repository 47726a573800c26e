import type { PlayFault } from '@bolillero/domain/tickets/play';

type FaultCode = PlayFault['code'];
type FaultOf<C extends FaultCode> = Extract<PlayFault, { code: C }>;

/** What a player reads for each thing that can be wrong with a play. */
const playFaultTexts: { readonly [C in FaultCode]: (fault: FaultOf<C>) => string } = {
  'ball-count': ({ expected, given }) => `Elige ${bolillas(expected)} (hay ${given}).`,
  'ball-out-of-range': ({ ball, size }) => `La bolilla ${ball} no existe: van del 1 al ${size}.`,
  'ball-repeated': ({ ball }) => `La bolilla ${ball} está repetida.`,
  'special-missing': () => 'Falta la bolilla especial.',
  'special-out-of-range': ({ special, size }) =>
    `La bolilla especial ${special} no existe: van del 1 al ${size}.`,
  'special-not-allowed': () => 'Esta lotería no tiene bolilla especial que elegir.',
};

const bolillas = (n: number) => (n === 1 ? '1 bolilla' : `${n} bolillas`);

export function playFaultText<C extends FaultCode>(fault: FaultOf<C>): string {
  return (playFaultTexts[fault.code] as (fault: PlayFault) => string)(fault);
}

/** Multipliers in a sentence: '2, 3, 4, 5 o 10'. */
export function multiplierValuesText(values: readonly number[]): string {
  const last = values.at(-1);
  return values.length < 2 ? String(last ?? '') : `${values.slice(0, -1).join(', ')} o ${last}`;
}

/** Why a play cannot be bought, or its ticket entered, with a multiplier. */
export const multiplierFaultTexts = {
  'not-sold': 'Esta lotería no vende potenciador para esta jugada.',
  included: 'El potenciador viene incluido en la cartilla: no se elige.',
  'not-printed': 'Las cartillas de este sorteo no traen potenciador impreso.',
} as const;

/** The n-th line of what was sent, from 1 on, with one thing that is wrong with it. */
export function lineFaultText(line: number, fault: string): string {
  return `Jugada ${line}: ${fault}`;
}

/** A customer's plays for one draw of a lottery, of as many as they may have. */
export interface PlaysOfDraw {
  readonly lottery: string;
  /** The draw, in words. */
  readonly date: string;
  readonly limit: number;
  /** How many there are. */
  readonly have: number;
}

const jugadas = (n: number) => (n === 1 ? '1 jugada' : `${n} jugadas`);

/** Why more plays for a draw are refused, and what to do. `isPaying`: at the payment, where those in the cart do not count. */
export function playsPerDayText({ lottery, date, limit, have }: PlaysOfDraw, isPaying: boolean): string {
  const room = Math.max(limit - have, 0);
  const may = `Para el sorteo de ${lottery} del ${date} puedes tener hasta ${jugadas(limit)}`;
  if (isPaying) {
    const bought = have === 0 ? '' : ` y ya tienes ${have}`;
    return `${may}${bought}. ${room === 0 ? 'No puedes pagar más para ese sorteo.' : `Paga ${room} como máximo.`}`;
  }
  const next =
    room === 0 ? 'Elimina alguna del carrito o espera al próximo sorteo.' : `Puedes añadir ${room} más.`;
  return `${may}, entre el carrito y tus compras, y ya tienes ${have}. ${next}`;
}

export const saleTexts = {
  noNextDraw: 'La venta para ese sorteo está cerrada y no hay otro programado.',
} as const;
