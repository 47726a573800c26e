import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import {
  BallNumber,
  Balls,
  Card,
  DrawRow,
  FlagOf,
  LimitOf,
  optionalRange,
  QueryDate,
  rangeQuery,
  seriesQuery,
} from '../entities/engine.ts';
import { seriesRefusals } from '../errors.ts';
import { DataOf, DateText, JsonTextOf, Nullable, PageNumber, PageOf, Strict } from '../wire.ts';

/** Past draws as cards to study (`results/*` on the wire; the results with prizes are in `calls/results`). */

const pageQuery = {
  limit: LimitOf(50),
  page: PageNumber,
} as const;
const Cards = PageOf(Card);

/** By date or by balls; with `-` descending. */
const cardSorts = ['fecha', '-fecha', 'balls', '-balls'] as const;
export type CardSort = (typeof cardSorts)[number];

export const cardList = defineCall({
  id: 'results.list',
  method: 'GET',
  path: '/results/list',
  access: 'subscriber',
  summary: 'Los sorteos como tarjetas, por páginas; sin otro orden, del más nuevo al más antiguo',
  query: Type.Object({
    ...seriesQuery,
    ...optionalRange,
    ...pageQuery,
    sort: Type.Optional(Type.Enum(cardSorts, { default: '-fecha' })),
    /** 1: the draws alone, as rows of a table. A card is some 20 KB, a row less than 100 bytes. */
    brief: FlagOf(0),
  }),
  errors: [...seriesRefusals],
  answer: Type.Object({
    ...PageOf(Type.Union([Card, DrawRow])).properties,
    /** The first and the last of all draws that the pages hold; null when there are none. */
    from: Nullable(DateText),
    to: Nullable(DateText),
  }),
});

export const cardRange = defineCall({
  id: 'results.range',
  method: 'GET',
  path: '/results/range',
  access: 'subscriber',
  summary: 'Los sorteos de un rango de fechas como tarjetas, del más nuevo al más antiguo',
  query: Type.Object({ ...seriesQuery, ...rangeQuery, ...pageQuery }),
  errors: [...seriesRefusals],
  answer: Cards,
});

export const cardsWithBall = defineCall({
  id: 'results.range-ball-filter',
  method: 'GET',
  path: '/results/rangeBallFilter',
  access: 'subscriber',
  summary: 'Los sorteos con una bolilla como tarjetas, del más nuevo al más antiguo',
  query: Type.Object({
    ...seriesQuery,
    ...optionalRange,
    ...pageQuery,
    ball: BallNumber,
    /** 1: the draws alone, as rows of a table. */
    brief: FlagOf(0),
  }),
  errors: [...seriesRefusals],
  answer: PageOf(Type.Union([Card, DrawRow])),
});

export const cardOfDate = defineCall({
  id: 'results.all-in',
  method: 'GET',
  path: '/results/allIn',
  access: 'subscriber',
  summary: 'El sorteo de una fecha como tarjeta',
  query: Type.Object({ ...seriesQuery, fecha: QueryDate }),
  errors: [...seriesRefusals, 'not-found'],
  answer: DataOf(Card),
});

export const similarDraws = defineCall({
  id: 'results.constellations',
  method: 'POST',
  path: '/results/constellations',
  access: 'subscriber',
  summary: 'Los sorteos que comparten bolillas con las marcadas',
  body: Strict({
    ...seriesQuery,
    /** The marked balls; fewer than two have no likeness. */
    bolillas: JsonTextOf(Type.Array(BallNumber, { maxItems: 99 })),
    /** The draw that they were marked on: it is left out itself. */
    fecha: QueryDate,
    limit: LimitOf(100),
  }),
  errors: [...seriesRefusals],
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        fecha: DateText,
        /** Those that it shares with the marked ones, ascending, and how many. */
        balls: Balls,
        shared: Type.Integer(),
        /** All of its balls. */
        numbers: Balls,
        /** Its special ball; null where there is none. */
        bRed: Nullable(Type.Integer()),
      }),
    ),
    /** Draws that are alike, beyond the limit too. */
    total: Type.Integer(),
  }),
});
