/** The visitors' landing page. */
export const publicTexts = {
  headline: 'Tu cartilla, clara de principio a fin',
  lead: 'Elige tus números, paga tu jugada y te avisamos si ganaste. Cada sorteo es independiente: aquí nadie te promete otra cosa.',
  actions: 'Empezar',
  draws: 'Próximos sorteos',
  slipOf: (lottery: string) => `Último resultado de ${lottery} sobre su cartilla`,
} as const;
