import type { LotteryAccent } from '@bolillero/domain/games/accents';
import type { LotteryLack } from '@bolillero/domain/games/lottery-readiness';
import type { LotteryFault, LotteryFaultCode } from '@bolillero/domain/lottery-editing/faults';
import type { DrawEffect, PlayEffect } from '@bolillero/domain/lottery-editing/impact';
import { numberText } from '@bolillero/domain/number-text';

const upTo = ({ most }: LotteryFault) => numberText(most ?? 0);
const ofDate = ({ date }: LotteryFault) =>
  date === undefined ? '' : ` del ${date.split('-').reverse().join('/')}`;
const ofLevel = ({ level }: LotteryFault) => (level === undefined ? '' : ` «${level}»`);

/** What an administrator reads beside a field of a lottery. */
const faultTexts: { readonly [C in LotteryFaultCode]: (fault: LotteryFault) => string } = {
  missing: ({ part }) =>
    part === 'eraFrom'
      ? 'La matriz cambió: indica desde qué sorteo rige.'
      : part === 'matrix'
        ? 'Escribe cuántos números tiene el panel y cuántas bolillas se eligen.'
        : 'Este campo no puede quedar vacío.',
  'too-long': (fault) => `Usa ${upTo(fault)} caracteres como máximo.`,
  'not-a-name': () => 'Usa de 2 a 40 letras minúsculas sin tilde, números y «_», con una letra al inicio.',
  fixed: () => 'El nombre interno queda fijo al crear la lotería.',
  'not-a-date': () => 'Escribe una fecha que exista.',
  'not-an-amount': () => 'Escribe un monto, por ejemplo 2.50.',
  'out-of-range': (fault) => `Escribe un número hasta ${upTo(fault)}.`,
  'balls-out-of-range': (fault) => `Elige de 1 a ${upTo(fault)} bolillas.`,
  'balls-differ': () => 'Los dos números de bolillas por elegir tienen que ser el mismo.',
  'no-ball-left': () => 'Tiene que haber más números en el panel que bolillas por elegir.',
  'date-repeated': (fault) => `Hay más de una entrada${ofDate(fault)}.`,
  'before-first-era': (fault) => `No puede ser antes de la primera matriz${ofDate(fault)}.`,
  'past-rewritten': () => 'Ya hay sorteos o jugadas desde esa fecha: elige una desde hoy.',
  'unknown-zone': () => 'Esa zona horaria no existe. Un ejemplo: America/Lima.',
  'not-a-time': () => 'Escribe la hora como HH:MM, de 00:00 a 23:59.',
  'values-missing': () => 'Indica qué potenciadores hay.',
  'values-out-of-range': () => 'Los potenciadores van del 1 al 10.',
  'values-not-distinct': () => 'Hay un potenciador repetido.',
  'weights-do-not-match': () => 'Indica cada cuánto sale cada potenciador, o déjalo vacío.',
  'draws-on-file': () => 'Ya hay sorteos con montos en la otra moneda: no se puede cambiar.',
  'table-empty': (fault) => `La tabla de premios${ofDate(fault)} no tiene niveles.`,
  'level-unparsable': (fault) =>
    `El nivel${ofLevel(fault)} de la tabla${ofDate(fault)} no se entiende. Escríbelo como 5 o 5 + 1.`,
  'level-impossible': (fault) =>
    `El nivel${ofLevel(fault)} de la tabla${ofDate(fault)} no se puede acertar con la matriz de esas fechas.`,
  'level-repeated': (fault) => `El nivel${ofLevel(fault)} se repite en la tabla${ofDate(fault)}.`,
  'positions-not-consecutive': (fault) =>
    `Las posiciones de la tabla${ofDate(fault)} van seguidas, desde la 1 y sin repetirse.`,
};

export function lotteryFaultText(fault: LotteryFault): string {
  return faultTexts[fault.code](fault);
}

/** What a lottery lacks before it can be shown, within a sentence. */
export const lotteryLackTexts: { readonly [L in LotteryLack]: string } = {
  era: 'la matriz del próximo sorteo',
  'draw-days': 'los días de sorteo',
  prices: 'el precio de la jugada',
  'prize-table': 'la tabla de premios',
  'laggards-prize-table': 'la tabla de premios de REZAGADOS',
};

/**
 * What a change does to a draw on file.
 */
export const drawEffectTexts: { readonly [E in DrawEffect]: string } = {
  'out-of-matrix': 'Ya no sería válido con la matriz nueva',
  'other-multiplier': 'Tiene un potenciador que ya no se sortearía',
  'other-matrix': 'Queda con sus bolillas, bajo otra matriz',
};

/**
 * What a change does to a play.
 */
export const playEffectTexts: { readonly [E in PlayEffect]: string } = {
  'out-of-matrix': 'Sus números ya no existirían',
  'other-matrix': 'Su sorteo tendría otra matriz',
  'other-multiplier': 'Su potenciador funcionaría de otra manera',
  'series-off': 'Su serie ya no se jugaría',
  'not-a-draw-date': 'Ese día ya no habría sorteo',
  'draw-cancelled': 'Su sorteo quedaría cancelado',
  'not-on-sale': 'Su venta quedaría cerrada',
  'other-price': 'Costaría otro precio',
};

/**
 * The colours that a lottery is told by.
 */
export const lotteryAccentTexts: { readonly [A in LotteryAccent]: string } = {
  red: 'Rojo',
  orange: 'Naranja',
  brown: 'Marrón',
  olive: 'Oliva',
  green: 'Verde',
  teal: 'Turquesa',
  blue: 'Azul',
  indigo: 'Violeta',
  plum: 'Ciruela',
  magenta: 'Magenta',
};
