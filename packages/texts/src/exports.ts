/** Plays as files: the list of the cart, as a PDF and as a spreadsheet, and one play as a picture. */
export const exportTexts = {
  title: 'LISTA DE JUGADAS',
  index: '#',
  lottery: 'Lotería',
  numbers: 'Números',
  special: 'Extra ball',
  multiplier: 'Potenciador',
  draw: 'Sorteo',
  ball: (place: number) => `B${place}`,
  sheet: (place: number) => `Página ${place}`,
  page: (place: number, of: number) => `Página ${place} de ${of}`,
  print: 'Imprimir jugadas',
  pdf: 'PDF',
  excel: 'Excel',
  /** `time` is the time of day, '17-47-05'. */
  fileName: (time: string) => `jugadas-${time}`,
  failed: 'No se pudo crear el archivo. Inténtalo otra vez.',
} as const;
