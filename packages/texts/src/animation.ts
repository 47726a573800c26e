/** The page of the latest draw as an animation of the drum. */
export const animationTexts = {
  title: 'Animación del sorteo',
  tabTitle: (lottery: string) => `Animación: ${lottery}`,
  lead: (lottery: string) =>
    `El último sorteo de ${lottery}, bolilla por bolilla. Es una animación del resultado publicado, no el video del sorteo.`,
  /** The order in which they came is published nowhere. */
  order: 'Las bolillas salen en orden de número, como se publica el resultado.',
  lotteries: 'Loterías',
  open: 'Ver la animación',
  result: 'Ver el resultado',
  again: 'Repetir',
  pause: 'Pausar',
  goOn: 'Seguir',
  skip: 'Ver sin animación',
  controls: 'Animación',
  /** The whole result, for those who do not see the drum. */
  inWords: (balls: string, special: string | null, multiplier: string | null) =>
    `Números ganadores: ${[balls, special, multiplier].filter((part) => part !== null).join(' · ')}`,
  none: 'Todavía no hay un sorteo que mostrar',
} as const;
