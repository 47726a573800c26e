/** Pronóstico Mix: a card for each helper, with what it makes and what would have come of it. */
export const forecastMixTexts = {
  forDraw: (date: string) => `para el sorteo del ${date}`,
  honest: 'Ninguna herramienta aumenta tus probabilidades.',
  tried: (draws: string) =>
    `Las probamos en ${draws} sorteos. El punto es la herramienta; la franja verde, lo que da el azar.`,
  helpers: {
    'most-likely': {
      name: 'PRONÓSTICO MAYOR',
      about: 'Las más repetidas de los sorteos que elijas; el resto, al azar de las que no salieron.',
    },
    'jas-bot': { name: 'JAS / BOT', about: 'Cuántas de las que salieron y cuántas de afuera.' },
    percentage: {
      name: 'Porcentajes',
      about: 'Más fácil cuanto más salieron. El próximo sorteo no lo toma en cuenta.',
    },
    numerology: {
      name: 'Numerología',
      about: 'Tu nacimiento y la fecha del sorteo dan una bolilla: es un juego.',
    },
    zones: { name: 'ZONAS POSIBLES', about: 'Filas de 7 que salieron más de lo que daría el azar.' },
    marked: {
      name: 'Calientes, fríos y pares',
      about: 'Una de las que más o menos salieron, o un par. Ninguna está «por salir».',
    },
  },
  controls: {
    group: (card: string) => `Sorteos de ${card}`,
    lastDraws: (draws: number) => `JA${draws}`,
    count: 'Números a obtener',
    numbers: (count: number) => (count === 1 ? '1 número' : `${count} números`),
    special: (name: string, draws: number) => `${name} de JA${draws}`,
    inside: 'De juego y de afuera',
    insideOf: (inside: number, outside: number) => `${inside} de juego · ${outside} de afuera`,
    botInside: (special: string) => `BOT 6 · ${special} de juego`,
    botOutside: (special: string) => `BOT 7 · ${special} de afuera`,
    percentage: 'Últimos sorteos',
    percentageOf: (draws: number) => `${draws} sorteos`,
    birth: 'Nacimiento',
    birthMissing: 'Escribe tu nacimiento como DD/MM/AAAA.',
    marked: 'Qué se añade',
    hot: 'Caliente',
    cold: 'Frío',
    pair: 'Par',
    zones: (zones: readonly string[]) =>
      zones.length === 0
        ? 'Ninguna fila salió más de lo que daría el azar: todas vienen de afuera.'
        : `${zones.length === 1 ? 'Zona' : 'Zonas'} ${zones.join(', ')}`,
    zone: (from: number, to: number) => (from === to ? String(from) : `${from} a ${to}`),
  },
  made: {
    label: 'La jugada',
    another: (card: string) => `Otra jugada con ${card}`,
    announce: (numbers: string) => `Nueva jugada: ${numbers}.`,
    toCart: (price: string) => `Al carrito · ${price}`,
    inCart: 'En el carrito',
    undo: 'Deshacer',
    toPlay: 'Llevar a jugar',
    copy: 'Copiar números',
    copied: 'Números copiados.',
    notCopied: 'No se pudo copiar. Anótalos a mano.',
    notOpen: 'Puedes ver y generar cartillas de esta serie; para jugarla tu cuenta no la tiene abierta.',
    noSale: 'Ahora mismo no hay un sorteo a la venta.',
  },
  worth: {
    title: 'Lo que habría pasado',
    scope: (draws: string) => `${draws} sorteos, sin el pozo`,
    waiting: 'Probando en los sorteos pasados…',
    few: 'Con tan pocos sorteos no se puede decir nada.',
    matched: 'Aciertos por sorteo',
    byChance: (low: string, high: string) => `al azar ${low} a ${high}`,
    back: 'De cada $100 volvieron',
    inside: 'Está dentro de lo que da el azar.',
    outside: 'Con tantas pruebas, alguna cae fuera por azar.',
    noMoney: 'No se conocen los premios de estos sorteos: no se puede decir cuánto volvió.',
    otherCurrency: (lottery: string) => `Pagas en dólares y ${lottery} premia en soles: no los sumamos.`,
    leftOut: (draws: number) =>
      draws === 1
        ? '1 sorteo queda fuera de la cuenta del dinero: no se conocen todos sus premios.'
        : `${draws} sorteos quedan fuera de la cuenta del dinero: no se conocen todos sus premios.`,
    never: 'Que haya pasado no dice qué pasará.',
    /** The picture in words. */
    picture: (value: string, low: string, high: string) =>
      `${value} aciertos por sorteo; el azar da de ${low} a ${high}.`,
    howTitle: 'Cómo se probó',
    how: 'Una cartilla de la herramienta en cada sorteo, siempre la misma prueba.',
  },
} as const;
