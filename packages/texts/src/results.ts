import { hitsText } from './hits.ts';

/** One result: numbers, dates, prizes and true odds. */
export const resultTexts = {
  winningNumbers: 'Números ganadores',
  special: (name: string, number: number) => `${name}: ${number}`,
  multiplier: (label: string, value: number) => `${label} ×${value}`,
  none: 'Todavía no hay resultados de esta serie',
  noneHint: 'El primero aparecerá aquí en cuanto se publique.',
  noneOnDate: 'No hay un resultado de esa fecha ni de una anterior',
  seeNewest: 'Ver el más reciente',
  nextDraw: 'Próximo sorteo',
  drawDate: 'Fecha del sorteo',
  jackpot: 'Pozo',
  pager: {
    label: 'Sorteos por fecha',
    previous: 'Anterior',
    next: 'Siguiente',
    newest: 'El más reciente',
  },
  prizes: {
    title: 'Tabla de premios',
    level: 'Nivel',
    winners: 'Ganadores',
    prize: 'Premio',
    playWinners: (label: string) => `Ganadores ${label}`,
    playPrize: (label: string) => `Premio ${label}`,
    odds: 'Probabilidad',
    jackpot: 'Pozo',
    free: 'Jugada gratis',
    unknown: '—',
    notPublished: 'Premio aún no publicado',
    printed: (values: string) =>
      `Son premios base: se multiplican por el potenciador impreso en tu cartilla (${values}). El pozo no se multiplica.`,
    oneIn: (figure: string) => `1 en ${figure}`,
    empty: 'Este resultado aún no tiene tabla de premios.',
    numbers: (main: number) => (main === 1 ? '1 número' : `${main} números`),
    withSpecial: (main: number, special: string) => `${main} + ${special}`,
  },
  independent: 'Cada sorteo es independiente: los resultados anteriores no cambian estas cifras.',
  check: {
    title: 'Verifica tus aciertos',
    hint: (date: string) =>
      `Escribe los números de tu jugada del sorteo del ${date}. También puedes pegar la línea entera.`,
    ball: (position: number, of: number) => `Número ${position} de ${of}`,
    submit: 'Enviar',
    incomplete: (balls: number) => `Escribe los ${balls} números.`,
    specialMissing: (name: string) => `Escribe tu ${name}.`,
    result: 'Tus aciertos',
    matches: hitsText,
    level: (level: string) => `Nivel ${level}`,
    prize: 'Premio',
    noPrize: 'Esta jugada no tiene premio en este sorteo.',
    prizesUnknown:
      'Este resultado aún no tiene tabla de premios: no podemos decir si tus aciertos ganaron algo.',
    prizeUnknown: 'Premio aún no publicado.',
    basePrize: (amount: string, values: string) =>
      `Premio base: ${amount}, por el potenciador impreso en tu cartilla (${values}).`,
    printed: 'Potenciador impreso en tu cartilla',
    printedUnsaid: 'No lo tengo a mano',
    bought: (label: string) => `La jugué con ${label}`,
    again: 'Limpiar',
  },
} as const;
