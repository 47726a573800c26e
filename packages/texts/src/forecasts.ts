import type { ForecastFault, ForecastHelper } from '@bolillero/domain/forecasts/choice';

/** The helpers in words. Each says what it does, and none promises anything: draws are independent. */
export const helperTexts = {
  random: {
    name: 'Azar',
    description: 'Completa tu cartilla al azar: todas las combinaciones tienen la misma probabilidad.',
  },
  jas: {
    name: 'JAS (de juego / afuera)',
    description:
      'Toma al azar las bolillas que pidas «de juego» (salieron en los sorteos elegidos) y el resto «de afuera» (no salieron en ellos).',
  },
  bot: {
    name: 'BOT',
    description:
      'Lo mismo que JAS, ya preparado. BOT 0 a 5: cuántas bolillas van de juego; BOT 6 y 7: la bolilla especial, de juego o de afuera.',
  },
  'most-likely': {
    name: 'PRONÓSTICO (Mayor Probabilidad)',
    description:
      'Toma las que más se repitieron en los sorteos elegidos y completa con las que no salieron en ellos. Pese al nombre, no son más probables en el próximo sorteo.',
  },
  numerology: {
    name: 'Numerología',
    description: 'Suma las cifras de tu nacimiento y del sorteo y te da una bolilla: es un juego.',
  },
  percentage: {
    name: 'Porcentajes (3/5/7+1 JAS)',
    description:
      'Elige entre las de los últimos 3, 5 o 7 sorteos, más fácil cuanto más salieron. El próximo sorteo no lo toma en cuenta.',
  },
  hot: {
    name: 'Bolilla caliente',
    description: 'Añade una de las que más salieron. En el próximo sorteo es igual a cualquier otra.',
  },
  cold: {
    name: 'Bolilla fría',
    description: 'Añade una de las que menos salieron. Ninguna está «por salir».',
  },
  pair: {
    name: 'Par',
    description: 'Añade dos que salieron juntas muchas veces. No son más probables que otro par.',
  },
} as const satisfies Record<ForecastHelper, { readonly name: string; readonly description: string }>;

export const forecastTexts = {
  notice:
    'Los sorteos son independientes: lo que salió no cambia lo que saldrá, y ninguna herramienta aumenta tus probabilidades.',
  /** Of both series: they are drawn from the same balls. */
  odds: (lottery: string, matrix: string, oneIn: string) =>
    `${lottery}: acertar ${matrix} tiene una probabilidad de 1 en ${oneIn}, con cualquier combinación.`,
  fieldMissing: (field: string, helper: string) => `Falta el campo «${field}», que ${helper} necesita.`,
} as const;

type FaultCode = ForecastFault['code'];
type FaultOf<C extends FaultCode> = Extract<ForecastFault, { code: C }>;

const faultTexts: { readonly [C in FaultCode]: (fault: FaultOf<C>) => string } = {
  'previous-play-missing': () => '¡Seleccione una Jugada Anterior (JA)!',
  'draws-out-of-range': ({ most }) => `El campo «source.draws» debe ser de 1 a ${most} sorteos.`,
  'range-reversed': () => 'El campo «source.to» no puede ser anterior a «source.from».',
  'count-out-of-range': ({ most }) => `Se pueden pedir de 0 a ${most} bolillas.`,
  'bot-out-of-range': ({ most }) => `En esta lotería los BOT de bolillas van de 0 a ${most}.`,
  'option-out-of-range': () => 'El campo «option» debe ser 1, 2 o 3.',
  'birth-invalid': () => 'La fecha de nacimiento no es válida.',
  'special-not-picked': () => 'En esta lotería no se elige bolilla especial.',
};

/** What is wrong with the choice of a helper. */
export function forecastFaultText<C extends FaultCode>(fault: FaultOf<C>): string {
  return (faultTexts[fault.code] as (fault: ForecastFault) => string)(fault);
}
