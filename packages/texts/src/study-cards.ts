import { numberText } from '@bolillero/domain/number-text';
import { chartTexts } from './charts.ts';
import { studyDatesTexts } from './study-dates.ts';
import { eitherInWords } from './study-words.ts';

const { times: timesInWords } = chartTexts;
const { draws: drawsInWords } = studyDatesTexts.scope;

/** As many balls are named one by one. */
const named = 5;

/** What a ball is among those of its range. */
export type CardMark = 'pair' | 'more' | 'less' | 'plain';

const marks: Readonly<Record<CardMark, string>> = {
  more: 'entre las 10 que más',
  less: 'entre las 10 que menos',
  pair: 'pareja repetida',
  plain: 'las demás',
};

/** "la **2**, la **7** y la **50**" */
function ballsInWords(balls: readonly number[]): string {
  const names = balls.map((ball) => `la **${ball}**`);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} y ${last}`;
}

function mostInWords(balls: readonly number[], count: number): string {
  if (balls.length === 1) return `la que más salió es ${ballsInWords(balls)}, ${timesInWords(count)}`;
  const which = balls.length <= named ? ballsInWords(balls) : `**${balls.length} bolillas**`;
  return `las que más salieron son ${which}, ${timesInWords(count)} cada una`;
}

/** The draws of a range as small cards, and one of them large. What stands between `**` is set in bold. */
export const cardsTexts = {
  view: 'Tarjetas',
  /** `balls`: those that came most; `usual`: what the first of as many comes to by chance, one count or two; null where that says nothing. */
  sentence: (balls: readonly number[], count: number, draws: number, usual: readonly number[] | null) => {
    const scope = draws === 1 ? 'En este sorteo' : `En estos ${drawsInWords(draws)}`;
    const most = `${scope} ${mostInWords(balls, count)}`;
    if (usual === null) return `${most}. Con tan pocos, eso solo es azar.`;
    const [least = 0, top = least] = usual;
    const counts = top > least ? eitherInWords(least, top) : numberText(least);
    return `${most}; con ${drawsInWords(draws)}, al azar la primera suele tener ${counts}.`;
  },
  key: 'Qué dice cada forma',
  marks,
  list: 'Tarjetas de los sorteos',
  /** What stands on a card, for those who do not see it. */
  card: (balls: readonly { readonly ball: number; readonly mark: CardMark }[], special: string | null) => {
    const numbers = balls.map(({ ball, mark }) =>
      mark === 'plain' ? `${ball}` : `${ball} (${marks[mark]})`,
    );
    return `${numbers.join(', ')}${special === null ? '' : `; ${special}`}`;
  },
  noDraws: 'Aún no hay sorteos entre estas fechas.',
  noDrawsHint: 'Prueba con fechas más amplias.',
  empty: 'Todavía no hay sorteos que contar',
  emptyHint: 'Las tarjetas aparecerán con el primer resultado.',
  detail: {
    back: 'Visión general',
    place: (number: number, total: number) => `${numberText(number)} de ${numberText(total)}`,
    previous: 'Sorteo anterior',
    next: 'Sorteo siguiente',
    range: (from: string, to: string, draws: number) => `Del ${from} al ${to} · ${drawsInWords(draws)}`,
    more: 'Más',
    less: 'Menos',
    pairs: 'Parejas',
    noPairs: 'Ninguna se repitió',
    pair: (one: number, other: number, count: number) => `${one} y ${other}, ${timesInWords(count)}`,
    ball: (ball: number, count: number) => `${ball}, ${timesInWords(count)}`,
    /** The balls that are ringed on the slip. */
    ringed: 'entre las 10 que menos, sin salir en este sorteo',
    chance: 'Que una bolilla haya salido mucho o poco no cambia su probabilidad en el próximo sorteo.',
  },
} as const;
