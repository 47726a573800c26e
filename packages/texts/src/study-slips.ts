import { fixedText, numberText } from '@bolillero/domain/number-text';

/** What stands on a slip of a past draw to study, and around the stack of them. */
export const slipsTexts = {
  title: 'Resultados Constelación',
  scope: (draws: number, perPage: number) =>
    draws > perPage
      ? `${perPage} por página, del más reciente al más antiguo`
      : 'del más reciente al más antiguo',
  draws: (draws: number) => (draws === 1 ? '1 sorteo' : `${numberText(draws)} sorteos`),
  only: (date: string) => `Solo el sorteo del ${date}.`,
  all: 'Ver todos',
  empty: 'Aún no hay sorteos entre estas fechas. Prueba con fechas más amplias.',
  /** Colours by count in the chosen previous plays. */
  legend: 'Cuántas veces venía de antes',
  heats: ['no venía', '1 vez', '2 veces', '3 o más'],
  everywhere: 'Color en todas',
  nowhere: 'Ninguno',
  ja: (k: number) => `JA${k}`,
  jas: 'JAS',
  jaOf: (k: number) => `JA${k}: ${k === 1 ? 'el sorteo anterior' : `los ${k} sorteos anteriores`}`,
  jasOf: 'JAS: sorteos que eliges',
  groups: 'Jugadas anteriores',
  erase: 'Borrar colores',
  copy: 'COPIAR',
  compare: 'COMPARAR',
  ask: 'Preguntar por esta',
  image: 'Guardar imagen',
  saved: (name: string) => `Guardado: ${name}`,
  notSaved: 'No se pudo guardar. Vuelve a intentarlo.',
  copied: '¡Copiado a Juego!',
  toPlay: 'Ir a Juego',
  /** Why the numbers of an old draw are no slip of today. */
  notCopied: {
    count: (had: number, now: number) =>
      `No se copió: ese sorteo tuvo ${had} bolillas y hoy se eligen ${now}. Elige un sorteo más reciente.`,
    ball: (ball: number, size: number) =>
      `No se copió: la ${ball} ya no está, hoy las bolillas llegan a la ${size}. Elige un sorteo más reciente.`,
    special: (name: string, special: number, size: number) =>
      `No se copió: el ${name} ${special} ya no está, hoy llega al ${size}. Elige un sorteo más reciente.`,
  },
  slipOf: (date: string) => `Sorteo del ${date}`,
  keys: 'Flechas para moverte, Enter para cambiar el color, C para copiar, M para comparar.',
  colours: ['gris', 'naranja', 'rojo', 'rojo oscuro'],
  uncoloured: 'sin color',
  /** "14: rojo" */
  coloured: (ball: string, colour: string) => `${ball}: ${colour}`,
  /** The number that is looked at, and what it is on this slip. */
  number: (ball: string, drawn: boolean, times: number | null) =>
    [ball, drawn ? 'salió' : '', times === null ? '' : times === 1 ? '1 vez antes' : `${times} veces antes`]
      .filter((part) => part !== '')
      .join(', '),
  special: (name: string, ball: number) => `${name} ${ball}`,
  /** The draws before, which colours are worked out from, are on their way, or did not come. */
  waiting: 'Buscando los sorteos anteriores…',
  noHistory: 'No se pudieron cargar los sorteos anteriores: sin ellos no hay colores.',
  choose: 'Elige JA1 a JA10 para ver cuántas venían de antes.',
  /** "2 de 5 venían de JA10; al azar, 2.5." in two parts, the first of which stands out. */
  came: (matched: number, of: number) => `${matched} de ${of}`,
  cameFrom: (matched: number, group: string, expected: number) =>
    ` ${matched === 1 ? 'venía' : 'venían'} de ${group}; al azar, ${fixedText(expected, 1)}.`,
  similar: {
    title: 'CONSTELACIONES SIMILARES',
    none: 'Sin constelaciones, elija otra cartilla.',
    count: (draws: number) => (draws === 1 ? '1 sorteo' : `${numberText(draws)} sorteos`),
    /** `marked`: the balls were marked on the slip by the player, they are not those of its draw. */
    share: (draws: number, of: number, least: number, date: string, marked: boolean) =>
      ` de ${numberText(of)} ${draws === 1 ? 'comparte' : 'comparten'} ${least} bolillas o más con ${marked ? 'las que marcaste en ' : ''}el del ${date}.`,
    /** An expected number as the whole ones around it. */
    chance: (expected: number) => {
      const lower = Math.floor(expected);
      const near = Math.abs(expected - Math.round(expected)) < 0.15;
      if (near)
        return ` Al azar ${Math.round(expected) === 1 ? 'sería 1' : `serían ${numberText(Math.round(expected))}`}.`;
      return ` Al azar ${lower === 0 ? 'sería 0 o 1' : `serían ${numberText(lower)} o ${numberText(lower + 1)}`}.`;
    },
    balls: (balls: readonly number[], shared: readonly number[]) =>
      `${balls.join(', ')}; en común ${shared.join(', ')}`,
    shared: (shared: number) => `${shared} en común`,
    line: 'su línea, sobre la cartilla',
    open: (date: string) => `Ver el sorteo del ${date}`,
    show: (date: string) => `Su línea sobre la cartilla: ${date}`,
    more: (shown: number, total: number) => `Se ven ${shown} de ${numberText(total)}.`,
  },
} as const;
