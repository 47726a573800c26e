import { fixedText, numberText } from '@bolillero/domain/number-text';
import { eitherInWords } from './study-words.ts';

/** What a draw takes: 5 of 69. */
interface Taken {
  readonly balls: number;
  readonly size: number;
}

/** The first place of a ranking: how often the first came, how many share that, and where chance puts the first of all. */
interface ToldFirst {
  readonly count: number;
  readonly tied: number;
  readonly compared: number;
  /** 95 times in 100 chance gives from `low` to `high`, most often one of `likely`. */
  readonly first: { readonly low: number; readonly high: number; readonly likely: readonly number[] };
}

const timesOf = (count: number) => (count === 1 ? '1 vez' : `${numberText(count)} veces`);

/** "3 o 4 bolillas" as the whole ones around an expected number: what is normal by chance alone. */
function normalOutside(expected: number): string {
  const [nearest, lower] = [Math.round(expected), Math.floor(expected)];
  const isWhole = Math.abs(expected - nearest) < 0.1;
  if (isWhole && nearest === 0) return 'no se salga casi ninguna';
  if (isWhole) return nearest === 1 ? 'se salga 1' : `se salgan ${numberText(nearest)}`;
  return lower === 0 ? 'se salga 1 o ninguna' : `se salgan ${eitherInWords(lower, lower + 1)}`;
}

/** How likely chance makes differences as large, from 0.001 on, short: 0.08, 0.004. Never rounded up to the 0.05 that it is under. */
function shortChance(p: number): string {
  if (p < 0.01) return fixedText(p, 3);
  if (p < 0.05) return fixedText(Math.min(p, 0.049), p > 0.045 ? 3 : 2);
  return fixedText(Math.min(p, 0.99), 2);
}

const inWords = [
  '',
  'Una',
  'Dos',
  'Tres',
  'Cuatro',
  'Cinco',
  'Seis',
  'Siete',
  'Ocho',
  'Nueve',
  'Diez',
  'Once',
  'Doce',
];

/** At the beginning of a sentence: "Cuatro", "Un" of trios, "1,200". */
function countInWords(count: number, feminine: boolean): string {
  if (count === 1) return feminine ? 'Una' : 'Un';
  return inWords[count] ?? numberText(count);
}

/** How often chance gives the first: "15 o 16". */
const likelyInWords = ([one = 0, other]: readonly number[]) =>
  other === undefined ? numberText(one) : eitherInWords(one, other);

/** "La 61", "La 21 y la 32", "La 1, la 3 y la 13". */
export function theBalls(balls: readonly number[]): string {
  const names = balls.map((ball) => `la ${ball}`);
  const last = names.pop() ?? '';
  const all = names.length === 0 ? last : `${names.join(', ')} y ${last}`;
  return all.charAt(0).toUpperCase() + all.slice(1);
}

const came = (balls: number) => (balls === 1 ? 'salió' : 'salieron juntas');

/** Cuadro de frecuencias. What stands between `**` is set apart. */
export const frequencyTexts = {
  title: 'Cuadro de frecuencias',
  outside: {
    loading: 'Contando las bolillas',
    /** The fact, and how many chance puts there anyway. */
    sentence: (outside: number, of: number, byChance: number) => {
      const normal = `Con ${numberText(of)} bolillas, lo normal es que ${normalOutside(byChance)}.`;
      if (outside === 0) return `Ninguna de las ${numberText(of)} bolillas se sale de la franja del azar.`;
      const leave =
        outside === 1
          ? `**1 de las ${numberText(of)}** bolillas se sale`
          : `**${numberText(outside)} de las ${numberText(of)}** bolillas se salen`;
      return `${leave} de la franja del azar. ${normal}`;
    },
    /** Balls that came to the drum late. */
    young: (balls: number) =>
      balls === 1
        ? 'Una bolilla que entró hace poco todavía no se puede juzgar.'
        : `${numberText(balls)} bolillas que entraron hace poco todavía no se pueden juzgar.`,
    tooFew: (draws: number, expected: number) =>
      `Con ${draws === 1 ? '1 sorteo' : `${numberText(draws)} sorteos`} todavía no se puede decir nada: se esperan ${fixedText(expected, 1)} apariciones por bolilla.`,
    /** Whether all of them together came as chance lets them; null says nothing of it. */
    honest: (p: number | null, { balls, size }: Taken) => {
      const each = `Cada sorteo es independiente: en el próximo, todas tienen la misma probabilidad: ${balls} de ${size}.`;
      if (p === null) return each;
      if (p >= 0.05)
        return `En conjunto, este historial es compatible con el azar (p = ${shortChance(p)}). ${each}`;
      const often = p < 0.001 ? 'menos de 1 de cada 1,000' : `1 de cada ${numberText(Math.round(1 / p))}`;
      const written = p < 0.001 ? `p menor que ${fixedText(0.001, 3)}` : `p = ${shortChance(p)}`;
      return `En conjunto, este historial se aparta algo de lo que da el azar (${written}): pasa por casualidad en ${often} historiales. ${each}`;
    },
    /** How far it is from what is expected, in whole draws: "23 de más"; on a phone "23 más". */
    away: (count: number, expected: number, short: boolean) => {
      const away = Math.round(Math.abs(count - expected));
      const side = count > expected ? 'más' : 'menos';
      return `${numberText(away)} ${short ? '' : 'de '}${side}`;
    },
    ball: 'Bolilla',
  },
  balls: {
    title: 'Bolillas',
    order: 'Orden de las barras',
    byNumber: 'Por número',
    byCount: 'Por veces',
    hint: 'Toca una barra para ver sus fechas.',
    all: (balls: number) => `Ver las ${numberText(balls)} bolillas`,
    help: 'Cada barra es una bolilla y su altura, las veces que salió. La raya es lo que da el azar y la franja gris, entre cuánto y cuánto cae 95 de cada 100 veces. Con este botón encendido, toca una barra y te la explicamos.',
    key: { above: '▲ más', below: '▼ menos' },
  },
  special: {
    title: (name: string) => `${name}, la bolilla especial`,
    /** Beside what chance gives: none, one or several outside. */
    sentence: (outside: number, of: number, byChance: number) => {
      if (outside === 0)
        return `Ninguna de las ${numberText(of)} se sale de la franja${Math.round(byChance) <= 1 ? ': justo lo que da el azar' : ''}.`;
      const leave = outside === 1 ? 'se sale' : 'se salen';
      return `**${numberText(outside)} de las ${numberText(of)}** ${leave} de la franja. Con ${numberText(of)}, lo normal es que ${normalOutside(byChance)}.`;
    },
    ball: (name: string, ball: number | string) => `${name} ${ball}`,
  },
  /** Of pairs and trios, where even single balls tell nothing. */
  tooFewForSeveral: (draws: number) =>
    `Con ${draws === 1 ? '1 sorteo' : `${numberText(draws)} sorteos`} esto todavía no dice nada: que unas salgan antes que otras es azar.`,
  pairs: {
    title: 'Parejas',
    name: (balls: readonly number[]) => `Pareja ${balls.join(' y ')}`,
    /** The first place, and what chance gives to the first of so many. */
    sentence: (told: ToldFirst) => {
      const { count, tied, compared, first } = told;
      const who = `${countInWords(tied, true)} ${tied === 1 ? 'pareja llega' : 'parejas llegan'}`;
      const usual = `Entre ${numberText(compared)} parejas, el azar solo suele dar alguna con ${likelyInWords(first.likely)}`;
      return `${who} a **${timesOf(count)}**. ${usual}: ${judged(told)}.`;
    },
    none: 'Ninguna pareja salió todavía.',
    all: (rows: number) => `Ver las ${numberText(rows)} que más salieron`,
    help: 'Las parejas de bolillas que más veces salieron en el mismo sorteo. La raya y la franja son de una pareja cualquiera; la caja de puntos, de la primera de todas: entre tantas, alguna llega lejos por azar.',
  },
  trios: {
    title: 'Tríos',
    name: (balls: readonly number[]) => `Trío ${balls.slice(0, -1).join(', ')} y ${balls.at(-1)}`,
    sentence: (told: ToldFirst) => {
      const { count, tied, compared, first } = told;
      const who = `${countInWords(tied, false)} ${tied === 1 ? 'trío salió' : 'tríos salieron'}`;
      return `${who} **${timesOf(count)}**. Entre ${numberText(compared)}, el azar suele dar ${likelyInWords(first.likely)} al que más: ${judged(told)}.`;
    },
    none: 'Ningún trío salió todavía.',
    all: (rows: number) => `Ver los ${numberText(rows)} que más salieron`,
    help: 'Los tríos de bolillas que más veces salieron en el mismo sorteo. De cada trío el azar espera muy pocas salidas; la caja de puntos dice hasta dónde llega el primero de todos.',
  },
  map: {
    title: 'Mapa de parejas',
    label: 'Mapa de parejas: cada cuadro es una pareja.',
    keys: 'Flechas para moverte, Enter para ver las fechas de la pareja, T para la tabla.',
    help: 'Cada cuadro es una pareja: su fila es una bolilla y su columna, la otra. Cuanto más oscuro, más veces salieron juntas. Los tonos parten de lo que da el azar; la clave dice cuántas veces es cada uno.',
    /** The ball whose row and column are outlined, with those that it came with most. */
    ball: (ball: number, partners: readonly { readonly ball: number; readonly count: number }[]) => {
      const [one, other] = partners;
      if (one === undefined || one.count === 0) return `Con la **${ball}** todavía no salió ninguna.`;
      if (other === undefined) return `Con la **${ball}**: la ${one.ball} salió ${timesOf(one.count)}.`;
      return `Con la **${ball}**: la ${one.ball} salió ${timesOf(one.count)} y la ${other.ball}, ${numberText(other.count)}.`;
    },
    hint: 'Toca o mueve con las flechas.',
    /** The square that is looked at. */
    pair: (one: number, other: number, count: number, expected: number) =>
      `La ${one} y la ${other}: ${timesOf(count)}, esperado ${fixedText(expected, 1)}`,
    key: (from: number, to: number | null) =>
      to === null
        ? `${numberText(from)} o más`
        : from === to
          ? numberText(from)
          : `${numberText(from)} a ${numberText(to)}`,
    /** What chance gives to the pairs of the youngest balls, and to those of the oldest. */
    expected: (least: number, most: number) =>
      fixedText(least, 1) === fixedText(most, 1)
        ? `El azar da ${fixedText(most, 1)} a cada pareja.`
        : `El azar da ${fixedText(most, 1)} a las parejas que estuvieron siempre, y menos a las de bolillas que entraron después.`,
    all: (ball: number) => `Ver las parejas de la ${ball}`,
    tableTitle: (ball: number) => `Parejas de la ${ball}`,
  },
  /** What explains a bar while the help is on. */
  explained: (balls: readonly number[], count: number, expected: number, low: number, high: number) => {
    const told = `${theBalls(balls)} ${count === 0 ? (balls.length === 1 ? 'no salió' : 'no salieron juntas') : `${came(balls.length)} ${timesOf(count)}`}.`;
    const chance = `El azar da ${fixedText(expected, 1)}: 95 de cada 100 veces, entre ${fixedText(low, 1)} y ${fixedText(high, 1)}.`;
    const place =
      count > high ? 'Está por encima de la franja' : count < low ? 'Está por debajo' : 'Está dentro';
    const meaning =
      count > high || count < low
        ? 'eso también pasa por azar, y no cambia su probabilidad en el próximo sorteo.'
        : 'es lo que da el azar.';
    return `${told} ${chance} ${place}: ${meaning}`;
  },
  help: { on: '¡Botón de ayuda activado!', off: '¡Botón de ayuda desactivado!' },
  legend: {
    title: 'LEYENDA',
    columns: { ball: 'Bolilla', count: 'Veces', dates: 'Fecha de aparición' },
    more: 'Ver más',
    less: 'Ver menos',
    /** A ball, pair or trio, as its button is read. */
    open: (what: string) => `Ver las fechas de ${what}`,
    what: (balls: readonly number[]) =>
      balls.length === 1 ? `la ${balls[0]}` : theBalls(balls).replace(/^L/, 'l'),
    previous: (what: string) => (what === '' ? 'No hay otra antes' : `Anterior: ${what}`),
    next: (what: string) => (what === '' ? 'No hay otra después' : `Siguiente: ${what}`),
    none: 'No salió en estos sorteos.',
    failed: 'No se pudieron cargar las fechas.',
    retry: 'Reintentar',
    search: (date: string) => `Ver el sorteo del ${date}`,
  },
  history: {
    title: 'Lo que miraste',
    button: 'Historial de la leyenda',
    lead: 'Lo que miraste en esta visita, lo último primero. Toca para volver a verlo.',
    empty: 'Todavía no miraste ninguna bolilla. Toca una barra y aparecerá aquí.',
  },
  table: {
    ball: 'Bolilla',
    pair: 'Pareja',
    trio: 'Trío',
    with: 'Con la',
    count: 'Veces',
    expected: 'Lo que da el azar',
    low: 'Franja desde',
    high: 'Franja hasta',
    place: 'Dónde cae',
    places: { above: 'por encima', below: 'por debajo', inside: 'dentro' },
  },
} as const;

/** Whether the first is further than chance puts the first of so many. */
function judged({ count, tied, first }: ToldFirst): string {
  const one = tied === 1;
  if (count > first.high) return `rara vez pasa de ${numberText(first.high)}`;
  if (count < first.low) return one ? 'es menos de lo habitual' : 'son menos de lo habitual';
  return one ? 'no destaca' : 'no destacan';
}
