import type { PoolSource } from '@bolillero/domain/forecasts/choice';
import { numberText } from '@bolillero/domain/number-text';

const sorteos = (count: number) => (count === 1 ? '1 sorteo' : `${numberText(count)} sorteos`);
const veces = (count: number) => (count === 1 ? '1 vez' : `${numberText(count)} veces`);

/** '12, 33 y 40' */
const inList = new Intl.ListFormat('es', { type: 'conjunction' });
const listed = (balls: readonly number[]) => inList.format(balls.map(numberText));

/** Where balls of a pool came, within a sentence. */
function inSource(source: PoolSource, draws: number): string {
  switch (source.kind) {
    case 'previous':
      return `en JA${source.draws}`;
    case 'range':
      return draws === 1 ? 'en el sorteo que elegiste' : `en los ${sorteos(draws)} que elegiste`;
    case 'zones':
      return `en los sorteos de JA${source.draws}`;
    default:
      return 'en los sorteos que elegiste';
  }
}

/** A pool in words: where it comes from, how many draws that are, and how many balls are in it and outside. */
export interface PoolWords {
  readonly source: PoolSource;
  readonly draws: number;
  readonly inside: number;
  readonly outside: number;
}

const isOfZones = ({ kind }: PoolSource) => kind === 'zones' || kind === 'zones-between';

/** 'De juego: las 10 bolillas que salieron en JA3.' */
function insideWords({ source, draws, inside }: PoolWords): string {
  if (inside === 0) return 'De juego: ninguna todavía.';
  if (isOfZones(source)) return `De juego: las ${numberText(inside)} bolillas de las zonas posibles.`;
  const which = inside === 1 ? 'la bolilla que salió' : `las ${numberText(inside)} bolillas que salieron`;
  return `De juego: ${which} ${inSource(source, draws)}.`;
}

function outsideWords({ inside, outside }: PoolWords): string {
  if (outside === 0) return 'Afuera: ninguna.';
  if (inside === 0) return `Afuera: las ${numberText(outside)}.`;
  return outside === 1 ? 'Afuera: la otra.' : `Afuera: las otras ${numberText(outside)}.`;
}

const others = (count: number, verb: 'viene' | 'sale') =>
  count === 1 ? `la otra ${verb}` : `las otras ${count} ${verb}n`;

/** The windows of the advanced play page in which a tool is chosen. */
export const advancedWindowsTexts = {
  choose: 'Elegir cartillas',
  past: {
    label: 'Jugada Anterior (JA)',
    hint: 'JA1 es el último sorteo; JA10, los últimos 10.',
    /** While the draws before are not read. */
    unread: 'Leyendo los sorteos anteriores…',
    missing: 'Elige de qué sorteos salen las bolillas de juego.',
  },
  pool: (pool: PoolWords) => `${insideWords(pool)} ${outsideWords(pool)}`,
  jas: {
    title: 'JAS',
    table: 'de juego / afuera',
    inside: 'de juego',
    outside: 'afuera',
    row: (inside: number, outside: number) => `${inside} de juego, ${outside} afuera`,
    /** Where a pool is too small for what is asked. */
    fewInside: (have: number, asked: number) =>
      `De juego ${have === 0 ? 'no hay ninguna' : `solo hay ${have}`}: ${others(asked - have, 'viene')} de afuera.`,
    fewOutside: (have: number, asked: number) =>
      `Afuera ${have === 0 ? 'no hay ninguna' : `solo hay ${have}`}: ${others(asked - have, 'sale')} de juego.`,
    ready: 'Lo mismo, ya preparado',
    bots: (most: number) => `BOT 0 a ${most}`,
    byDraws: 'O según lo que salió en los últimos sorteos',
  },
  bot: {
    title: 'Escoja un BOT',
    about: 'Lo mismo que JAS, ya preparado.',
    name: (bot: number) => `BOT ${bot}`,
    main: (inside: number) => `${inside} de juego`,
    specialInside: (special: string) => `${special} de juego`,
    specialOutside: (special: string) => `${special} afuera`,
    /** 'Powerball: 3 de juego, los que salieron en JA3; 23 afuera.' */
    specialPool: (special: string, { source, draws, inside, outside }: PoolWords) =>
      `${special}: ${inside} de juego${inside === 0 ? '' : `, ${inside === 1 ? 'el que salió' : 'los que salieron'} ${inSource(source, draws)}`}; ${outside} afuera.`,
    /** Where there is none of those asked for. */
    noneInside: 'De juego no hay ninguno: viene de afuera.',
    noneOutside: 'Afuera no hay ninguno: sale de juego.',
    kept: 'Tus bolillas se quedan; las que falten salen al azar.',
    table: 'Ver la tabla JAS',
  },
  option: {
    title: 'Elija una opción',
    one: (option: number) => `OPCIÓN ${option}`,
    /** By its last draws: '3+1 JAS'. */
    name: (draws: number) => `${draws}+1 JAS`,
    pool: (balls: number, draws: number) =>
      balls === 0
        ? 'Todavía no hay sorteos: todas salen al azar.'
        : `Entre las ${numberText(balls)} bolillas de los últimos ${draws} sorteos.`,
  },
  mostLikely: {
    title: 'PRONÓSTICO (Mayor Probabilidad)',
    about: 'Las bolillas más repetidas de la JA; el resto, al azar.',
    count: 'Números a obtener',
    countHint: (most: number) => `De 0 a ${most}`,
    countFault: (most: number) => `Escribe un número del 0 al ${most}.`,
    less: 'Uno menos',
    more: 'Uno más',
    special: (special: string) => `${special} de sorteos anteriores`,
    /** Which special balls came most, and how often. */
    specials: (balls: readonly number[], count: number, source: PoolSource, draws: number) =>
      balls.length === 1
        ? `El más repetido ${inSource(source, draws)}: ${listed(balls)} (${veces(count)})`
        : `Los más repetidos ${inSource(source, draws)}: ${listed(balls)} (${veces(count)}). Uno de ellos, al azar.`,
    noSpecials: (source: PoolSource, draws: number) =>
      `Ninguno salió ${inSource(source, draws)}: sale al azar.`,
    specialOff: 'Apagado: sale al azar.',
    preview: 'Así saldría',
    random: 'azar',
    randomSpecial: (special: string) => `${special} al azar`,
    atRandom: (count: number) => (count === 1 ? '1 bolilla al azar' : `${count} bolillas al azar`),
    ofTied: (count: number) => (count === 1 ? '1 de las que empatan' : `${count} de las que empatan`),
    times: veces,
    /** `taken` of those that came equally often. */
    ties: (balls: readonly number[], count: number, taken: number) => {
      const who = balls.length > 6 ? `${numberText(balls.length)} bolillas` : `las ${listed(balls)}`;
      return `Empatan con ${veces(count)} ${who}: ${taken === 1 ? 'sale 1' : `salen ${taken}`} al azar.`;
    },
    few: (have: number, asked: number) =>
      `De juego ${have === 0 ? 'no hay ninguna' : `solo hay ${have}`}: ${others(asked - have, 'sale')} al azar.`,
    /** The balls that come from outside the pool. */
    rest: (count: number, balls: number, outside: number) => {
      const who =
        count === balls ? `Las ${count} salen` : count === 1 ? 'La otra sale' : `Las otras ${count} salen`;
      return `${who} al azar entre las ${numberText(outside)} de afuera.`;
    },
    noPast: (balls: number) => `Sin una JA, las ${balls} salen al azar.`,
    honest: 'Es solo un nombre: todas las bolillas tienen la misma probabilidad.',
  },
  numerology: { after: 'Después marcas en qué cartillas.' },
  deselect: { question: '¿Estás seguro que quieres deseleccionar este número?' },
} as const;
