/** Words of the back-office's frame: its sections, what waits in them, header and foot. */
export const adminFrameTexts = {
  title: 'Administración',
  foot: 'Bolillero · administración',
  demo: 'Datos de ejemplo',
  sections: 'Secciones',
  roles: { administrator: 'administración', operator: 'operaciones' },
  groups: {
    today: '',
    work: 'Trabajo',
    catalogue: 'Catálogo',
    people: 'Personas y dinero',
    house: 'La casa',
  },
  today: 'Hoy',
  users: 'Usuarios',
  results: 'Resultados',
  tickets: 'Tickets',
  support: 'Soporte',
  winners: 'Ganadores',
  questions: 'Preguntas Frecuentes',
  mail: 'Correo',
  audit: 'Auditoría',
  payments: 'Pagos',
  house: 'Ajustes',
  signOut: 'Salir',
  /** What waits in a section, said after its name. */
  waiting: (count: number) => (count === 1 ? '1 por atender' : `${count} por atender`),
} as const;
