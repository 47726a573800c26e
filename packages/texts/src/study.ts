import { numberText } from '@bolillero/domain/number-text';

/** "La 61, la 13 y la 49" */
function ballsInWords(balls: readonly number[]): string {
  const names = balls.map((ball) => `la ${ball}`);
  const last = names.pop() ?? '';
  const all = names.length === 0 ? last : `${names.join(', ')} y ${last}`;
  return all.charAt(0).toUpperCase() + all.slice(1);
}

/** "les pasa a unas 3 o 4": an expected number of balls as the whole ones around it. */
function happensTo(expected: number): string {
  const [nearest, lower] = [Math.round(expected), Math.floor(expected)];
  const isWhole = Math.abs(expected - nearest) < 0.1;
  if (isWhole && nearest === 0) return 'no le pasa a casi ninguna';
  if (isWhole && nearest === 1) return 'le pasa a 1';
  if (isWhole) return `les pasa a unas ${nearest}`;
  return lower === 0 ? 'le pasa a 1 o ninguna' : `les pasa a unas ${lower} o ${lower + 1}`;
}

/** What subscribers study: the pickers, the frequency table, the previous plays. */
export const studyTexts = {
  results: { title: 'Resultados', lead: 'Elige una lotería para ver sus resultados.' },
  analysis: { title: 'Analítica', lead: 'Elige una lotería para ver sus frecuencias.' },
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
    views: { label: 'Vista', table: 'Tabla', slips: 'Cartillas' },
    open: (date: string) => `Ver el resultado del ${date}`,
    noneInRange: 'Aún no hay sorteos entre estas fechas.',
    noneInRangeHint: 'Prueba con fechas más amplias.',
    date: 'Fecha',
    balls: 'Bolillas',
    empty: 'Todavía no hay sorteos de esta serie',
    emptyHint: 'El primero aparecerá aquí en cuanto se publique.',
  },
  frequency: {
    title: 'Cuadro de frecuencias',
    scope: (draws: number, from: string, to: string) =>
      draws === 1 ? `1 sorteo, el ${from}.` : `${numberText(draws)} sorteos, del ${from} al ${to}.`,
    empty: 'Todavía no hay sorteos que contar',
    emptyHint: 'Las frecuencias aparecerán con el primer resultado.',
    order: 'Orden',
    byCount: 'Las que más salieron',
    byBall: 'Por número',
    ball: 'Bolilla',
    count: 'Veces',
    expected: 'Lo que daría el azar',
    interval: 'Lo habitual (95 %)',
    range: (low: string, high: string) => `${low} a ${high}`,
    place: 'Dónde cae',
    above: 'más de lo habitual',
    below: 'menos de lo habitual',
    fewDraws: 'Con tan pocos sorteos estas cuentas todavía no dicen nada.',
    noneOutside: 'Ninguna bolilla se sale de lo habitual.',
    /** The balls outside what is usual, and how many of all chance alone puts there. */
    outside: (above: readonly number[], below: readonly number[], expected: number, of: number) => {
      const more = above.length === 0 ? 'menos' : below.length === 0 ? 'más' : 'más o menos';
      const came = above.length + below.length === 1 ? 'salió' : 'salieron';
      return `${ballsInWords([...above, ...below])} ${came} ${more} de lo habitual. Por puro azar, eso ${happensTo(expected)} de las ${of}.`;
    },
    /** Of 0 to 1: how often chance alone makes differences as large. */
    chance: (p: number) => {
      const hundredths = Math.round(p * 100);
      const often =
        p < 0.01
          ? 'menos de 1 de cada 100 veces'
          : p > 0.99
            ? 'casi siempre'
            : `${hundredths === 1 ? '' : 'unas '}${hundredths} de cada 100 veces`;
      return `El azar solo produce diferencias así de grandes, o más, ${often}.`;
    },
    special: (name: string) => `Frecuencias de ${name}`,
    worth: 'Que una bolilla haya salido mucho o poco no cambia su probabilidad en el próximo sorteo.',
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
  worth: {
    title: 'Qué hace cada herramienta',
  },
} as const;
