/** Windows that move over a page. */
export const panelTexts = {
  move: (title: string) => `Mover ${title}`,
  hint: 'Arrastra, o muévela con las flechas',
  /** Of one that has a place of its own. */
  hintHome: 'Arrastra, o muévela con las flechas; con doble clic o Inicio vuelve a su lugar',
} as const;
