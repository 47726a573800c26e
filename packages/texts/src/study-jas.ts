/** The window of the previous plays that a person chooses (JAS): by how many draws, or by their dates. */
export const jasTexts = {
  title: 'Jugadas Anteriores',
  by: 'Cómo elegirlas',
  ways: { count: 'Por número de fechas', range: 'Por rango de fechas' },
  count: 'Número de fechas',
  countHint: 'De 1 a 10, contadas desde el último sorteo.',
  countFault: 'Escribe un número del 1 al 10.',
  from: 'Desde',
  to: 'Hasta',
  errors: 'Por favor, corrija el(los) error(es):',
  fromMissing: 'El campo desde es requerido',
  toMissing: 'El campo hasta es requerido',
  send: 'Enviar',
  none: 'No hay sorteos entre esas fechas. Prueba con otras.',
} as const;
