/** What the server says of a winner's story that cannot be kept. */
export const winnerFaultTexts = {
  draw: 'Elige una fila',
  shownName: 'Escribe el nombre con que quiere aparecer.',
  consentOn: 'La fecha del permiso no puede ser futura.',
} as const;
