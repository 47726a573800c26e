import { fixedText, numberText } from '@bolillero/domain/number-text';
import type { AskedFault } from '@bolillero/domain/tickets/asked-balls';
import { playFaultText } from './plays.ts';

/** A sentence of which a part stands out. */
export type Sentence = readonly (string | { readonly strong: string })[];

/** How many draws had something, beside what chance gives; the last one written: "05/08/2026". */
interface Came {
  readonly draws: number;
  readonly expected: number;
  readonly last: string | null;
}

const counted = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const inWords = (balls: number) => counted[balls] ?? String(balls);
const times = (count: number) => (count === 1 ? '1 vez' : `${numberText(count)} veces`);
const drawsText = (count: number) => (count === 1 ? '1 sorteo' : `${numberText(count)} sorteos`);
const lastText = ({ draws, last }: Came) =>
  last === null ? '' : draws === 1 ? ` Fue el ${last}.` : ` La última, el ${last}.`;

/** "44 de «0 + 1», 10 de «1 + 1» y 1 de «2 + 1»" */
function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} y ${last}`;
}

/** What chance gives, however little: "51.5", "0.04", "0.0001". */
export function chanceText(expected: number): string {
  if (expected === 0) return '0';
  if (expected >= 0.1) return fixedText(expected, 1);
  const decimals = Math.ceil(-Math.log10(expected));
  return decimals > 6 ? 'casi 0' : fixedText(expected, decimals);
}

/** "La 7 salió 95 veces en 1,390 sorteos; al azar, 100.7. La última, el 15/07/2026." */
function cameAlone(article: 'El' | 'La', name: string, came: Came, draws: number): Sentence {
  const chance = `en ${drawsText(draws)}; al azar, ${chanceText(came.expected)}.`;
  const told =
    came.draws === 0 ? `no salió ${chance}` : `salió ${times(came.draws)} ${chance}${lastText(came)}`;
  return [`${article} `, { strong: name }, ` ${told}`];
}

/** Below so many times by chance, never having come is what is to be expected. */
const rare = 1;

/** A player's own question: any balls, how often they came together, and what a slip would have won. */
export const studyQuestionTexts = {
  title: 'Tu pregunta',
  placeholder: 'Escribe bolillas: 7 14 21…',
  hint: (special: string | null) =>
    `Separa los números con espacios.${special === null ? '' : ` El ${special} va después de un +.`}`,
  asked: 'Bolillas de tu pregunta',
  ask: 'Preguntar',
  clear: 'Quitar todas las bolillas',
  mark: 'Marcar en la cartilla',
  slip: 'Cartilla de tu pregunta',
  empty: 'Escribe al menos una bolilla.',
  fault: (fault: AskedFault, special: string): string => {
    switch (fault.code) {
      case 'too-many':
        return `Pregunta por ${fault.most} bolillas como mucho. Quita alguna.`;
      case 'several-specials':
        return `Solo puedes preguntar por un ${special}. Quita uno.`;
      case 'special-out-of-range':
        return `El ${special} ${fault.special} no existe: van del 1 al ${fault.size}.`;
      default:
        return playFaultText(fault);
    }
  },
  favorite: {
    bring: 'Traer una favorita',
    short: 'Favoritas',
    title: 'Traer una favorita',
    plays: (set: string) => `Jugadas de «${set}»`,
    open: (set: string, plays: string) => `${set}: ${plays}`,
    back: 'Todas tus favoritas',
    choose: (numbers: string) => `Preguntar por ${numbers}`,
    empty: 'Aún no guardas favoritas',
    emptyHint: 'Guárdalas en la página de juego y podrás preguntar por ellas aquí.',
  },
  askAbout: 'Preguntar por esta',
  askAboutPlay: (numbers: string) => `Preguntar por esta: ${numbers}`,
  together: {
    title: 'Tus bolillas juntas',
    of: 'De tus bolillas',
    draws: 'Sorteos',
    chance: 'Al azar',
    last: 'Última vez',
    never: 'nunca',
    /** Of how many that were asked for so many came. */
    row: (of: number, asked: readonly number[]) =>
      asked.length === 1
        ? `la ${asked[0]}`
        : of === asked.length
          ? `las ${of}`
          : of === 1
            ? '1 sola'
            : `${of} juntas`,
    special: (name: string, ball: number) => `${name} ${ball}`,
    one: (ball: number, came: Came, draws: number) => cameAlone('La', String(ball), came, draws),
    onlySpecial: (name: string, ball: number, came: Came, draws: number) =>
      cameAlone('El', `${name} ${ball}`, came, draws),
    /** `draws`: how many could have them all. */
    several: (balls: number, came: Came, draws: number): Sentence => {
      const all = `Las ${inWords(balls)} `;
      if (came.draws > 0) {
        return [
          'Salieron juntas ',
          { strong: times(came.draws) },
          `; al azar, ${chanceText(came.expected)}.${lastText(came)}`,
        ];
      }
      const never = [all, { strong: 'nunca' }];
      if (came.expected === 0) return [...never, ' salieron juntas.'];
      if (came.expected >= rare)
        return [
          ...never,
          ` salieron juntas en ${drawsText(draws)}; al azar, ${chanceText(came.expected)} veces.`,
        ];
      const every = numberText(Math.round(draws / came.expected));
      return [
        ...never,
        ` salieron juntas. Es lo normal: pasa 1 vez cada ${every} sorteos, y ${draws === 1 ? 'va' : 'van'} ${numberText(draws)}.`,
      ];
    },
    tooMany: (most: number): Sentence => [`Ningún sorteo tiene más de ${most} bolillas.`],
    note: 'Cada sorteo es independiente: que hayan salido o no, en el próximo tienen la misma probabilidad.',
    addSpecial: (name: string, balls: number) =>
      `Con ${balls} bolillas y un ${name} te decimos también qué habría ganado.`,
    addBalls: (balls: number) => `Con ${balls} bolillas te decimos también qué habría ganado.`,
  },
  always: {
    title: '¿Y si la hubiera jugado siempre?',
    help: 'Cada sorteo, lo que habrías pagado y lo que habrías ganado, sumado desde el primero. La línea cortada es lo que da el azar a cualquier cartilla.',
    helpOfBoth:
      'Lo que habrías pagado y lo que habrías ganado, sumado desde el primer sorteo. Pagas en dólares y ganas en soles: cada línea tiene su eje. La línea cortada es lo que da el azar a cualquier cartilla.',
    sentence: (paid: string, won: string): Sentence => [
      `Habrías pagado ${paid} y ganado `,
      { strong: won },
      ', sin el pozo.',
    ],
    unknown: 'No se conocen todos los premios de estos sorteos: no podemos decir cuánto habría ganado.',
    noDraws: 'Esta cartilla no se podía jugar en estos sorteos.',
    plays: 'Jugadas',
    winners: 'Con premio',
    oneIn: (every: string) => `1 de cada ${every}`,
    none: 'ninguna',
    largest: 'Mayor premio',
    net: 'ganado menos pagado',
    paid: 'pagado, en dólares',
    won: 'ganado, en soles',
    expected: (amount: string) => `lo esperado: ${amount}`,
    expectedWon: (amount: string) => `ganado esperado: ${amount}`,
    axisPaid: 'Pagado, $',
    axisWon: 'Ganado, S/',
    chart: 'Suma de lo pagado y lo ganado en el tiempo',
    keys: 'Flechas para ir de premio en premio, T para la tabla.',
    /** `total`, `ticket` and `service`: "$3.00", "2.50", "0.50". */
    price: (total: string, ticket: string, service: string, without: string | null) =>
      `${total} por sorteo (${ticket} y ${service} de servicio)${without === null ? '' : `, sin ${without}`}.`,
    prizes: (levels: readonly { readonly level: string; readonly count: number }[]) =>
      levels.length === 0
        ? 'Premios: ninguno.'
        : `Premios: ${listed(levels.map(({ level, count }) => `${numberText(count)} de «${level}»`))}.`,
    freePlays: (count: number) => `Jugadas gratis: ${numberText(count)}.`,
    withoutPrize: (count: number) =>
      count === 1
        ? 'Además, 1 premio que no suma: el pozo, o uno que no se conoce.'
        : `Además, ${numberText(count)} premios que no suman: el pozo, o los que no se conocen.`,
    jackpot: 'El pozo no entra en la cuenta.',
    mean: 'El potenciador impreso en cada cartilla cuenta con su promedio.',
    unknownPrizes: (draws: number) =>
      `${drawsText(draws)} ${draws === 1 ? 'queda' : 'quedan'} fuera: no se conocen todos sus premios.`,
    otherMatrix: (draws: number) =>
      `${drawsText(draws)} ${draws === 1 ? 'queda' : 'quedan'} fuera: con las reglas de entonces no era una jugada.`,
    /** A draw with a prize, or the last one, as it is announced. */
    mark: (date: string, prize: string | null, sum: string) =>
      `${date}: ${prize === null ? '' : `premio de ${prize}; `}${sum}`,
    markNet: (net: string, expected: string) => `van ${net}, lo esperado ${expected}`,
    markBoth: (paid: string, won: string) => `van ${paid} pagados y ${won} ganados`,
    table: {
      year: 'Año',
      plays: 'Jugadas',
      paid: (currency: string) => `Pagado, ${currency}`,
      winners: 'Con premio',
      won: (currency: string) => `Ganado, ${currency}`,
      net: (currency: string) => `Ganado menos pagado, ${currency}`,
    },
    all: 'Ver año por año',
  },
} as const;
