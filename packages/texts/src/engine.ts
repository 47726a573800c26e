/** What is wrong with a question about the draw histories. Fields keep the wire's names. */
export const questionTexts = {
  noDate: (field: string, text: string) =>
    `El campo «${field}» debe ser una fecha que exista, como 2026-11-21; «${text}» no lo es.`,
  yearOutside: (field: string, first: number, last: number) =>
    `El campo «${field}» debe ser una fecha entre los años ${first} y ${last}.`,
  noPeriod: (field: string, text: string) =>
    `El campo «${field}» debe ser un mes como 2015-01 o un año como 2015; «${text}» no lo es.`,
  endsBefore: 'El campo «to» no puede ser anterior a «from».',
  noBall: (field: string, size: number) => `El campo «${field}» debe ser una bolilla del 1 al ${size}.`,
  noLabel: (field: string, balls: number, size: number) =>
    balls === 1
      ? `El campo «${field}» debe ser una bolilla del 1 al ${size}.`
      : `El campo «${field}» debe tener ${balls} bolillas distintas del 1 al ${size}, separadas por guiones, como ${balls === 2 ? '5-21' : '5-21-30'}.`,
  tooManyPeriods: (most: number) =>
    `El campo «from» queda demasiado lejos de «to»: se admiten ${most} períodos.`,
  noSpecial:
    'El campo «special» no se admite: en esta lotería no hay una bolilla especial de bolillero propio.',
  noSuchIndex: (total: number) =>
    `El campo «index» debe ser menor que ${total}: no hay más sorteos en esas fechas.`,
} as const;
