/** The grid of lotteries and the parts of a lottery's page. */
export const lotteryTexts = {
  lotteries: 'Loterías',
  lotteriesLead: 'Elige un sorteo y completa tu cartilla.',
  latestResults: 'Últimos resultados',
  /** To the subscribers' 'Resultados'. */
  history: 'Ver el historial de sorteos',
  latestResultsLead: 'El resultado más reciente de cada lotería, con sus premios.',
  seeResult: (lottery: string) => `Ver premios de ${lottery}`,
  seePrizes: 'Ver premios',
  none: 'Ahora mismo no hay loterías a la venta',
  noneHint: 'Vuelve más tarde: los sorteos aparecerán aquí.',
  playMenu: {
    title: '¿A qué quieres jugar?',
    lead: 'Elige la lotería.',
    leadWithSeries: 'Elige la lotería y la serie.',
    leadWithPages: 'Elige la lotería, la serie y cómo completas tus cartillas.',
    /** The label must begin with what is read on the link. */
    playOn: (page: string, played: string) => `${page}: ${played}`,
    play: (lottery: string, series: string) => `Jugar ${lottery} ${series}`,
    groupGames: 'Juegos en grupo',
    groupGamesOf: (lottery: string) => `Juegos en grupo de ${lottery}`,
  },
  page: {
    /** To the page on how sound the history of a series is. */
    soundness: '¿Qué tan sólida es esta historia?',
    navigation: (lottery: string) => `Secciones de ${lottery}`,
    detail: 'Detalle',
    analysis: 'Analítica',
    /** By index, as the specification counts them. */
    tabs: {
      0: 'Cuadro de frecuencias',
      1: 'Diagrama de aparición',
      2: 'Moda',
      3: 'Resultados Constelación',
    },
    tabTitle: (tab: string, lottery: string) => `${tab}: ${lottery}`,
    game: 'Juego',
    playSeries: (series: string) => `Juego ${series}`,
    groupGames: 'Juegos en grupo',
    /** Where there is no group game to join. */
    ownNumbers: 'Jugar tus propios números',
    advanced: 'Avanzado',
    advancedPlay: (series: string | null) =>
      series === null ? 'Juego avanzado' : `Juego avanzado ${series}`,
  },
  /** The newest draw's card, large. */
  card: {
    title: 'Tarjeta del último sorteo',
    tabTitle: (lottery: string) => `Tarjeta: ${lottery}`,
    open: 'Ver la tarjeta',
  },
  /** The two pages on which a series is played, by the word of their addresses. */
  playPages: {
    label: 'Página de juego',
    simple: 'Normal',
    mix: 'Avanzada',
    open: { simple: 'Página normal', mix: 'Página avanzada' },
    about: {
      simple: 'Página normal: eliges tus números o los completa Azar.',
      mix: 'Página avanzada: con jugadas anteriores, pronósticos y zonas.',
    },
  },
  series: {
    label: 'Serie',
    traditional: 'TRADICIONAL',
    laggards: 'REZAGADOS',
  },
} as const;
