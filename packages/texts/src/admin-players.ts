/** Words of the pages where the office works with players. */
export const adminPlayersTexts = {
  title: 'Jugadores',
  /** What the exported file is called. */
  file: 'jugadores',
  columns: {
    id: 'Id',
    name: 'Nombre',
    lastname: 'Apellidos',
    address: 'Dirección',
    country: 'País',
    type: 'Tipo',
    createdAt: 'Alta',
    actions: 'Acciones',
  },
  exported: { email: 'Email', closedAt: 'Cuenta cerrada' },
  /** By a customer's type. */
  types: ['Cliente', 'Admin'] as readonly string[],
} as const;
