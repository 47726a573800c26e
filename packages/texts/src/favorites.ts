const plays = (count: number) => (count === 1 ? '1 jugada' : `${count} jugadas`);

/** Plays that a customer keeps under a name: 'Favoritas' of the play page. */
export const favoritesTexts = {
  open: 'Favoritas',
  title: 'Favoritas',
  plays,
  empty: 'Aún no guardas favoritas',
  emptyHint: 'Guarda tus cartillas con un nombre y juégalas otra vez con un toque.',
  play: (price: string) => `Jugar otra vez · ${price}`,
  playNamed: (name: string, price: string) => `Jugar otra vez · ${price}: ${name}`,
  played: (count: number, date: string) => `${plays(count)} en el carrito para el ${date}`,
  show: (name: string) => `Ver los números de ${name}`,
  hide: (name: string) => `Ocultar los números de ${name}`,
  rename: (name: string) => `Cambiar el nombre de ${name}`,
  remove: (name: string) => `Eliminar ${name}`,
  save: (count: number) => (count === 1 ? 'Guardar esta cartilla' : `Guardar estas ${count} cartillas`),
  nothingToSave: 'Completa una cartilla y podrás guardarla aquí.',
  saved: (name: string) => `Guardamos «${name}».`,
  name: 'Nombre',
  nameHint: 'Por ejemplo: Las de mamá.',
  nameMissing: 'Escribe un nombre.',
  nameTooLong: (most: number) => `Usa hasta ${most} letras.`,
  confirm: 'Guardar',
  cancel: 'Cancelar',
} as const;
