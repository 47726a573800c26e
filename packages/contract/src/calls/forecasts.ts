import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import {
  BallCounts,
  Balls,
  groupingFields,
  LimitOf,
  optionalRange,
  QueryDate,
  rangeQuery,
  scopeFields,
  seriesQuery,
  Zone,
} from '../entities/engine.ts';
import { DataOf, DateText, Nullable, Strict } from '../wire.ts';

/** What the helpers work from, as of a draw date (the specification's forecast data). */
const forecastFields = {
  /** The draw that is forecast: everything here is from draws before it. Null when none is to come. */
  date: Nullable(DateText),
  /** JA1 to JA10; then the chosen draws or dates (empty until chosen), then the possible zones. */
  ja: Type.Array(BallCounts),
  jae: Type.Array(BallCounts),
  /** The last ten draws, newest first, and their special balls. */
  bot: Type.Array(Balls),
  bote: Type.Array(Nullable(Type.Integer())),
  hot: Type.Array(Type.Object({ ball: Type.Integer(), count: Type.Integer() })),
  cold: Type.Array(Type.Object({ ball: Type.Integer(), count: Type.Integer() })),
  pares: Type.Array(Type.Object({ numeros: Balls, count: Type.Integer() })),
  numbers_frequency: Type.Array(Type.Object({ ball: Type.Integer(), count: Type.Integer() })),
  ...groupingFields,
  zones: Type.Array(Zone),
  listLotteries: Type.Array(Type.Object({ date_before: Nullable(DateText) })),
  info: Type.Object({
    image: Type.String(),
    size: Type.Integer(),
    sub_length: Type.Integer(),
    columnCart: Type.Integer(),
  }),
  min: Type.Integer(),
  /** The highest number, and the highest special one (0 without a drum of its own). */
  ballForecast: Type.Integer(),
  extraballForecast: Type.Integer(),
  numberBallsForecast: Type.Integer(),
  subnameForecast: Type.String(),
  descriptionForecast: Type.String(),
  nombreForecast: Type.String(),
  draws: Type.Integer(),
} as const;
const ForecastData = Type.Object(forecastFields);

export const forecastData = defineCall({
  id: 'forecasts.forecast',
  method: 'GET',
  path: '/forecasts/forecast',
  access: 'subscriber',
  summary: 'Los datos del pronóstico para el próximo sorteo',
  query: Type.Object(seriesQuery),
  answer: ForecastData,
});

export const forecastDataOfCard = defineCall({
  id: 'forecasts.forecast-for-card',
  method: 'GET',
  path: '/forecasts/forecast_for_card',
  access: 'subscriber',
  summary: 'Los datos del pronóstico como eran antes de una fecha',
  query: Type.Object({ ...seriesQuery, date: QueryDate }),
  answer: ForecastData,
});

/** One list, of the draws that were chosen. */
const PreviousPlays = Type.Object({
  previous_plays: Type.Array(BallCounts),
  previous_plays_extra: Type.Array(BallCounts),
  ...scopeFields,
});

export const previousPlaysByCount = defineCall({
  id: 'forecasts.list',
  method: 'GET',
  path: '/forecasts/list',
  access: 'subscriber',
  summary: 'Las jugadas anteriores de los últimos sorteos, de 1 a 10',
  query: Type.Object({ ...seriesQuery, limit: LimitOf(10, 10) }),
  answer: PreviousPlays,
});

export const previousPlaysByRange = defineCall({
  id: 'forecasts.list-range',
  method: 'GET',
  path: '/forecasts/list-range',
  access: 'subscriber',
  summary: 'Las jugadas anteriores de un rango de fechas',
  query: Type.Object({ ...seriesQuery, ...rangeQuery }),
  answer: PreviousPlays,
});

const PreviousOfResult = Type.Object({
  /** 1 to 10: JA1 to JA10. */
  ja: Type.Integer(),
  balls: Balls,
  /** How many of the draw's balls were among them, and which. */
  count: Type.Integer(),
  matched: Balls,
});

export const forecastResults = defineCall({
  id: 'forecasts.forecast-result',
  method: 'GET',
  path: '/forecasts/forecast_result',
  access: 'subscriber',
  summary: 'Cuántas bolillas de cada JA salieron en los últimos diez sorteos',
  query: Type.Object(seriesQuery),
  answer: DataOf(
    Type.Array(
      Type.Object({
        fecha: DateText,
        balls: Balls,
        bExtra: Nullable(Type.Integer()),
        ja: Type.Array(PreviousOfResult),
        jae: Type.Array(PreviousOfResult),
      }),
    ),
  ),
});

export const possibleZonesOf = defineCall({
  id: 'forecasts.posible-play',
  method: 'POST',
  path: '/forecasts/posible-play',
  access: 'subscriber',
  summary: 'Las zonas posibles de una jugada anterior',
  body: Strict({
    ...seriesQuery,
    /** As `jaSelected`: -1 none (JA10 counts), 0 to 9, 10 for the draws or dates chosen. */
    ja: Type.Optional(Type.Integer({ minimum: -1, maximum: 10, default: -1 })),
    limit: LimitOf(10, 10),
    ...optionalRange,
  }),
  answer: Type.Object({
    ok: Type.Boolean(),
    zones: Type.Array(Zone),
    /** The balls of the zones with their counts: group 11, and the pool. */
    balls: BallCounts,
    /** 11, or -1 when there is no zone. */
    index: Type.Integer(),
  }),
});
