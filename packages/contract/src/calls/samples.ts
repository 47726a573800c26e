import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { BallCounts, Balls, scopeFields, seriesQuery } from '../entities/engine.ts';
import { seriesRefusals } from '../errors.ts';
import { DateText, Nullable } from '../wire.ts';

/** One real sample of each of the subscribers' menus, for those who do not have them: the notice of each shows it. */

export const analysisSample = defineCall({
  id: 'analytic.sample',
  method: 'GET',
  path: '/analytic/sample',
  access: 'visitor',
  summary: 'Muestra de Analítica: la bolilla que más salió, entre las de su mitad del bolillero',
  query: Type.Object(seriesQuery),
  errors: [...seriesRefusals],
  answer: Type.Object({
    /** The balls that came most, all that share the count; null where none can be told: chance gives a ball fewer than 5 times. */
    first: Nullable(Type.Object({ balls: Balls, count: Type.Integer() })),
    /** The balls of the first one's half of the drum, with how often they came and what chance gives. Empty where `first` is null. */
    labels: Balls,
    data: Type.Array(Type.Integer()),
    expected: Type.Array(Type.Number()),
    low: Type.Array(Type.Number()),
    high: Type.Array(Type.Number()),
    ...scopeFields,
  }),
});

export const resultsSample = defineCall({
  id: 'results.sample',
  method: 'GET',
  path: '/results/sample',
  access: 'visitor',
  summary: 'Muestra de Resultados: el último sorteo, con las jugadas anteriores de los cinco de antes (JA5)',
  query: Type.Object(seriesQuery),
  errors: [...seriesRefusals],
  answer: Type.Object({
    /** Null without a draw that has five before it. */
    data: Nullable(
      Type.Object({
        fecha: DateText,
        numbers: Balls,
        bRed: Nullable(Type.Integer()),
        /** JA5 before it. */
        ja: BallCounts,
        /** How many of its balls chance alone takes from JA5. */
        expected: Type.Number(),
      }),
    ),
  }),
});

export const forecastSample = defineCall({
  id: 'forecasts.sample',
  method: 'GET',
  path: '/forecasts/sample',
  access: 'visitor',
  summary:
    'Muestra de Pronóstico: Mayor Probabilidad con JA10 en los sorteos pasados, junto a cartillas al azar',
  query: Type.Object(seriesQuery),
  errors: [...seriesRefusals],
  answer: Type.Object({
    /** Null without a draw. */
    data: Nullable(
      Type.Object({
        /** Of the helper; as many at random. */
        tickets: Type.Integer(),
        /** Main balls hit by the tickets of the helper, by those at random, and as chance gives them. */
        helper: Type.Integer(),
        random: Type.Integer(),
        expected: Type.Number(),
        /** Where chance puts them 95 times in 100. */
        low: Type.Number(),
        high: Type.Number(),
      }),
    ),
    ...scopeFields,
  }),
});
