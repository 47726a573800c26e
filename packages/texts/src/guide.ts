/** The line of the play pages that offers the tour to who has not seen it yet. */
export const guideTexts = {
  name: 'Guía',
  question: '¿Primera vez aquí?',
  take: 'Ver la guía',
  dismiss: 'No ver la guía',
} as const;
