/** 'Ganadores': winners' stories, where the office keeps them. */
export const adminWinnersTexts = {
  title: 'Ganadores',
  subtitle: 'Historias que ve el público.',
  add: 'Añadir Ganador',
  edit: 'Editar Ganador',
  columns: {
    id: 'Id',
    player: 'Jugador',
    shownName: 'Se muestra como',
    lottery: 'Lotería',
    date: 'Sorteo',
    series: 'Tipo',
    balls: 'Bolillas',
    multiplier: 'Potenciador',
    special: 'Bolilla roja',
    consent: 'Permiso',
    actions: 'Acciones',
  },
  consentSince: (date: string) => `Sí · ${date}`,
  consentMissing: 'Falta: no se muestra',
  file: 'ganadores',
} as const;
