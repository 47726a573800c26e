const all = (matrix: string, figure: string) => `los ${matrix}: 1 en ${figure}. Es su único premio.`;

/** True odds in sentences, each said for what it is of. */
export const oddsTexts = {
  /** "5 de 69 + Powerball" */
  matrix: (balls: number, size: number, special: string | null) =>
    special === null ? `${balls} de ${size}` : `${balls} de ${size} + ${special}`,
  jackpot: (matrix: string, figure: string) => `Pozo (${matrix}): 1 en ${figure}.`,
  /** A first prize of its own. */
  top: (matrix: string, figure: string) => `Premio mayor (${matrix}): 1 en ${figure}.`,
  only: (matrix: string, figure: string) => `Acertar ${all(matrix, figure)}`,
  any: (figure: string, withFreePlays: boolean) =>
    `Algún premio: 1 en ${figure}${withFreePlays ? ', jugadas gratis incluidas' : ''}.`,
  noJackpot: 'No juega por el pozo.',
  /** The same under a result of some time ago. */
  today: {
    jackpot: (matrix: string, figure: string) =>
      `Con las reglas de hoy, acertar el pozo (${matrix}): 1 en ${figure}.`,
    top: (matrix: string, figure: string) =>
      `Con las reglas de hoy, acertar el premio mayor (${matrix}): 1 en ${figure}.`,
    only: (matrix: string, figure: string) => `Con las reglas de hoy, acertar ${all(matrix, figure)}`,
  },
} as const;
