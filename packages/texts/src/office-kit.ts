/** Words of the parts that several pages of the back-office are made of. */
export const officeKitTexts = {
  save: 'Guardar',
  breadcrumb: 'Dónde estás',
  showAll: 'Ver la lista',
  sortable: {
    move: (title: string) => `Mover «${title}»`,
    hint: 'Arrastra, o usa ↑ y ↓',
    place: (title: string, place: number, of: number) => `${title}, lugar ${place} de ${of}`,
    undo: 'Deshacer',
  },
} as const;
