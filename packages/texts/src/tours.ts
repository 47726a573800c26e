/** What every guided tour says besides its steps. */
export const tourTexts = {
  open: 'Ver la guía de esta página',
  leave: 'Salir',
  next: 'Sig.',
  previous: 'Ant.',
  done: 'Hecho',
  /** `{{current}}` and `{{total}}` are filled in as the tour goes on. */
  progress: '{{current}} de {{total}}',
} as const;
