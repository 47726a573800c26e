/** 'Jugadas Anteriores' (JAS): the window of the previous plays that a person chooses, by how many draws or by their dates. */
export const previousPlaysTexts = {
  title: 'Jugadas Anteriores',
  by: 'Cómo elegirlas',
  ways: { count: 'Por cantidad', range: 'Por rango' },
  count: 'Cantidad de sorteos',
  countHint: 'De 1 a 10, contados desde el último.',
  countFault: 'Escribe un número del 1 al 10.',
  from: 'Desde',
  to: 'Hasta',
  /** `last`: the newest draw, 'mié 18 nov'. */
  rangeHint: (last: string) => `Solo días de sorteo, hasta el ${last}.`,
  errors: 'Por favor, corrija el(los) error(es):',
  fromMissing: 'El campo desde es requerido',
  toMissing: 'El campo hasta es requerido',
  honest: 'Cuentan lo que salió. No dicen lo que saldrá.',
  send: 'Ver',
  none: 'No hay sorteos entre esas fechas. Prueba con otras.',
} as const;
