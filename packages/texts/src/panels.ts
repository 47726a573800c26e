/** Windows that move over a page. */
export const panelTexts = {
  move: (title: string) => `Mover ${title}`,
  hint: 'Arrastra, o muévela con las flechas',
} as const;
