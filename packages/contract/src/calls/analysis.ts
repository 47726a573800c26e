import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Balls, QueryDate, rangeQuery, scopeFields, seriesQuery } from '../entities/engine.ts';
import { seriesRefusals } from '../errors.ts';
import { DataOf, DateText, Nullable } from '../wire.ts';

/** One draw of a range as the analysis shows it. */
const AnalysisCard = Type.Object({
  fecha: DateText,
  numbers: Balls,
  /** The special ball; null where there is none. */
  bRed: Nullable(Type.Integer()),
});
const Position = Type.Object({
  /** From 1. */
  position: Type.Integer(),
  ball: Type.Integer(),
  /** In how many draws it came. */
  count: Type.Integer(),
});

export const analysisRange = defineCall({
  id: 'analysis.range',
  method: 'GET',
  path: '/analysis/range',
  access: 'subscriber',
  summary: 'Los sorteos de un rango de fechas, del más antiguo al más nuevo, con sus frecuencias',
  query: Type.Object({ ...seriesQuery, ...rangeQuery }),
  errors: [...seriesRefusals],
  answer: Type.Object({
    /** The draws, the oldest first. */
    data: Type.Array(AnalysisCard),
    /** The balls that came most, and least. */
    more: Type.Array(Position),
    less: Type.Array(Position),
    /** The pairs that came most; `val1` is the smaller ball. */
    pairmore: Type.Array(Type.Object({ val1: Type.Integer(), val2: Type.Integer(), count: Type.Integer() })),
    ...scopeFields,
  }),
});

export const analysisDetail = defineCall({
  id: 'analysis.range-detail',
  method: 'GET',
  path: '/analysis/range-detail',
  access: 'subscriber',
  summary: 'Un sorteo de un rango de fechas, con el anterior y el siguiente',
  query: Type.Object({
    ...seriesQuery,
    ...rangeQuery,
    /** Its place in the range, 0 the oldest; the first when neither this nor `fecha` is given. */
    index: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    /** Or its date. */
    fecha: Type.Optional(QueryDate),
  }),
  errors: [...seriesRefusals, 'not-found'],
  answer: DataOf(
    Type.Object({
      fecha: DateText,
      numbers: Balls,
      bRed: Nullable(Type.Integer()),
      /** Its neighbours in the range; null at its ends. */
      previous: Nullable(AnalysisCard),
      next: Nullable(AnalysisCard),
      /** Its place in the range, 0 the oldest. */
      index: Type.Integer(),
      /** Draws in the range. */
      total: Type.Integer(),
    }),
  ),
});
