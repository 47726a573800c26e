/** What the advanced play page says of what was done. */
export const advancedSaidTexts = {
  deselected: '¡Deseleccionado!',
  /** A button that adds found nothing that is not on the ticket. */
  nothingToAdd: {
    hot: 'No queda otra bolilla caliente para esta cartilla.',
    cold: 'No queda otra bolilla fría para esta cartilla.',
    pair: 'No queda otro par para esta cartilla.',
  },
  noZone: 'Ninguna fila salió más de lo que daría el azar.',
  /** What takes balls from the draws before was asked for while these are not read yet. */
  pastUnknown: 'Aún no leemos los sorteos anteriores. Prueba otra vez en un momento.',
  /** What is known of the draws before could not be read. */
  pastFailed: 'No pudimos leer los sorteos anteriores. Puedes elegir tus números igual.',
} as const;
