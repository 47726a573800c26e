/** What subscribers study: the pickers, the table of draws, the previous plays. */
export const studyTexts = {
  results: { title: 'Resultados', lead: 'Elige una lotería para ver sus resultados.' },
  analysis: {
    title: 'Analítica',
    lead: 'Elige una lotería para ver sus frecuencias.',
    structure: 'Estructura',
  },
  forecast: { title: 'Pronóstico Mix', lead: 'Elige una lotería para ver sus jugadas anteriores.' },
  lotteries: 'Loterías',
  previous: 'Loterías anteriores',
  next: 'Loterías siguientes',
  pick: (lottery: string) => `Elegir ${lottery}`,
  choose: 'Elegir',
  others: 'Elegir otra lotería',
  /** How past draws are shown. */
  views: { label: 'Cómo verlos', table: 'Tabla', slips: 'Cartillas' },
  /** From a date of a legend to the slip of that draw. */
  showDraw: {
    title: '¿Deseas ver su fecha de aparición?',
    message: (date: string) => `El sorteo del ${date} se abre en Resultados Constelación.`,
    done: '¡Número seleccionado al menú de Analítica!',
  },
  draws: {
    title: 'Sorteos',
    table: 'Tabla de sorteos',
    views: { label: 'Vista', table: 'Tabla', slips: 'Cartillas' },
    open: (date: string) => `Ver el resultado del ${date}`,
    noneInRange: 'Aún no hay sorteos entre estas fechas.',
    noneInRangeHint: 'Prueba con fechas más amplias.',
    date: 'Fecha',
    balls: 'Bolillas',
    empty: 'Todavía no hay sorteos de esta serie',
    emptyHint: 'El primero aparecerá aquí en cuanto se publique.',
  },
  previousPlays: {
    title: 'Jugadas anteriores',
    forDraw: (date: string) => `Para el sorteo del ${date} solo cuentan los sorteos anteriores.`,
    name: (k: number) => `JA${k}`,
    column: 'Grupo',
    lastDraws: (k: number) => (k === 1 ? 'el último' : `los últimos ${k}`),
    draw: 'Su sorteo más antiguo',
    repeated: 'Bolillas que se repiten',
    none: 'ninguna',
    more: (count: number) => `y ${count} más`,
    empty: 'Todavía no hay jugadas anteriores',
    emptyHint: 'Aparecerán con el primer resultado.',
  },
} as const;
