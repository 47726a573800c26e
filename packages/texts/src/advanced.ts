import { lastDrawsInWords } from './forecast-choice.ts';

/** The advanced play page. */
export const advancedTexts = {
  /** Which previous plays colour the slips; none of it changes a slip. */
  games: {
    title: 'Juegos',
    ja: (k: number) => `JA${k}`,
    jas: 'JAS',
    zones: 'ZONAS POSIBLES',
    /** Of each, for who points at it. */
    jaOf: lastDrawsInWords,
    jasOf: 'los sorteos que elijas',
    zonesOf: 'las filas de 7 que más salieron',
    again: 'Toca otra vez la elegida para soltarla.',
    /** Why none of them can be chosen. */
    none: 'todavía no hay sorteos',
    /** Of the colours, after their figures; `jas`: of draws that the player chose. */
    key: (draws: number, jas: boolean) => {
      if (!jas) return `veces en ${lastDrawsInWords(draws)}`;
      return draws === 1 ? 'veces en el sorteo que elegiste' : `veces en los ${draws} sorteos que elegiste`;
    },
  },
  /** What fills and cleans the slips that are marked afterwards. */
  tools: {
    'jas-bot': 'JAS / BOT',
    'most-likely': 'PRONÓSTICO MAYOR',
    percentage: 'Porcentajes',
    numerology: 'Numerología',
    clear: 'Limpiar',
    delete: 'Eliminar',
  },
  selection: {
    label: 'Marcar cartillas',
    title: (tool: string) => `Cartillas · ${tool}`,
    mark: 'Marcar cartilla',
    which: 'Cuáles marcar',
    all: 'Todas',
    empty: 'Vacías',
    none: 'Ninguna',
    marked: (count: number) =>
      count === 0 ? 'Ninguna marcada' : count === 1 ? '1 marcada' : `${count} marcadas`,
    noneMarked: 'Tienes que seleccionar al menos una cartilla.',
    cancel: 'CANCELAR',
    execute: 'EJECUTAR',
    keys: 'Espacio marca, Ctrl Enter ejecuta, Esc cancela. Solo cambian las marcadas.',
    partial: 'Incompleta',
    /** What a tool without choices does, in the place of what was chosen. */
    does: { clear: 'Deja en blanco las marcadas', delete: 'Quita las marcadas; la última solo se limpia' },
    /** What becomes of them, after how many are marked. */
    effect: {
      fill: 'Se cambian sus números; las demás quedan como están.',
      clear: 'Quedan en blanco; las demás quedan como están.',
      delete: 'Se eliminan; las demás quedan como están.',
    },
  },
  /** The sheet of tools on a phone. */
  sheet: {
    title: 'Ayudas',
    fill: 'Llenar cartillas',
    afterwards: 'después marcas en cuáles',
    /** What each does, under its name. */
    about: {
      'jas-bot': 'Cuántas de juego y afuera',
      'most-likely': 'Las más repetidas del JA',
      percentage: 'Últimos 3, 5 o 7 sorteos',
      numerology: 'Tu nacimiento y el sorteo',
      clear: 'Vacía las que marques',
      delete: 'Quita las que marques',
    },
    others: 'Otras',
    paste: 'Pegar',
    favorites: 'Favoritas',
    played: 'Jugados',
    legend: 'Leyenda',
    guide: 'Guía',
    honest: 'Ninguna herramienta aumenta tus probabilidades.',
    /** With the group that the colours are of. */
    key: (caption: string, group: string) => `${caption} (${group})`,
  },
  suggestion: {
    title: (ball: number) => `Sugerencias de pares con: ${ball}`,
    question: '¿Desea agregar la siguiente sugerencia?',
    together: (count: number) => (count === 1 ? '1 vez juntas' : `${count} juntas`),
    yes: 'Sí',
    /** The same, for who does not see which it stands beside. */
    yesOf: (ball: number, partner: number) => `Sí: ${ball} y ${partner}`,
    shown: (shown: number, of: number) => (of === 1 ? '1 par' : `${shown} de ${of} pares`),
    more: 'Ver más',
    less: 'Ver menos',
    honest: 'Ningún par es más probable que otro.',
    announce: (ball: number) => `Sugerencias de pares con: ${ball}. Alt y S para ir a ellas.`,
  },
  /** Buttons at the right of the slips. */
  rail: {
    label: 'Opciones',
    guide: 'Guía',
    legend: 'LEYENDA',
    add: 'Añadir cartilla',
    clear: 'Limpiar cartillas',
    delete: 'Eliminar cartillas',
  },
} as const;
