import { verdicts } from '@bolillero/domain/forecasts/backtest';
import { forecastHelpers } from '@bolillero/domain/forecasts/choice';
import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import {
  BallCounts,
  BallNumber,
  Balls,
  FlagOf,
  groupingFields,
  LimitOf,
  optionalRange,
  QueryDate,
  rangeQuery,
  scopeFields,
  seriesQuery,
  Zone,
} from '../entities/engine.ts';
import { seriesRefusals } from '../errors.ts';
import {
  AmountOut,
  CurrencyCode,
  DataOf,
  DateText,
  Id,
  JsonTextOf,
  Nullable,
  OkDataOf,
  Strict,
} from '../wire.ts';

/** What the helpers work from, as of a draw date (the specification's forecast data). */
const forecastFields = {
  /** The draw that is forecast: everything here is from draws before it. Null when none is to come. */
  date: Nullable(DateText),
  /** JA1 to JA10; then the chosen draws or dates (empty until chosen), then the possible zones. */
  ja: Type.Array(BallCounts),
  /** The same of the special ball; its zones are always empty. */
  jae: Type.Array(BallCounts),
  /** The last ten draws, newest first, and their special balls. */
  bot: Type.Array(Balls),
  bote: Type.Array(Nullable(Type.Integer())),
  /** The ten that came most, that came least, and the pairs that came most. What never came is not hot. */
  hot: Type.Array(Type.Object({ ball: Type.Integer(), count: Type.Integer() })),
  cold: Type.Array(Type.Object({ ball: Type.Integer(), count: Type.Integer() })),
  pares: Type.Array(Type.Object({ numeros: Balls, count: Type.Integer() })),
  /** Every ball, in the order of its number. */
  numbers_frequency: Type.Array(Type.Object({ ball: Type.Integer(), count: Type.Integer() })),
  /** The possible zones, the highest sum first. */
  zones: Type.Array(Zone),
  /** The date that is forecast, as `lottery/one` carries it. */
  listLotteries: Type.Array(Type.Object({ date_before: Nullable(DateText) })),
  /** The panel: its picture, its highest numbers, and its columns. */
  info: Type.Object({
    image: Type.String(),
    size: Type.Integer(),
    sub_length: Type.Integer(),
    columnCart: Type.Integer(),
  }),
  /** The lowest number of the panel. */
  min: Type.Integer(),
  /** The highest number, and the highest special one (0 without a drum of its own). */
  ballForecast: Type.Integer(),
  extraballForecast: Type.Integer(),
  /** Balls to choose. */
  numberBallsForecast: Type.Integer(),
  /** The special ball's name, the lottery's as people read it, and its own name. */
  subnameForecast: Type.String(),
  descriptionForecast: Type.String(),
  nombreForecast: Type.String(),
  /** How many draws all of this is from. */
  draws: Type.Integer(),
} as const;
const ForecastData = Type.Object({ ...forecastFields, ...groupingFields });

export const forecastData = defineCall({
  id: 'forecasts.forecast',
  method: 'GET',
  path: '/forecasts/forecast',
  access: 'subscriber',
  summary: 'Los datos del pronóstico para el próximo sorteo',
  query: Type.Object({
    ...seriesQuery,
    /** 1: without the `ballAgrupacion…`: half of the answer, most of which repeats `ja` and `jae`. */
    brief: FlagOf(0),
  }),
  errors: [...seriesRefusals],
  answer: Type.Union([ForecastData, Type.Object(forecastFields)]),
});

export const forecastDataOfCard = defineCall({
  id: 'forecasts.forecast-for-card',
  method: 'GET',
  path: '/forecasts/forecast_for_card',
  access: 'subscriber',
  summary: 'Los datos del pronóstico como estaban antes de una fecha',
  query: Type.Object({ ...seriesQuery, date: QueryDate }),
  errors: [...seriesRefusals],
  answer: ForecastData,
});

/** One list, of the draws that were chosen. */
const PreviousPlays = Type.Object({
  /** The balls of those draws with their counts. */
  previous_plays: Type.Array(BallCounts),
  /** The same of the special ball. */
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
  errors: [...seriesRefusals],
  answer: PreviousPlays,
});

export const previousPlaysByRange = defineCall({
  id: 'forecasts.list-range',
  method: 'GET',
  path: '/forecasts/list-range',
  access: 'subscriber',
  summary: 'Las jugadas anteriores de un rango de fechas',
  query: Type.Object({ ...seriesQuery, ...rangeQuery }),
  errors: [...seriesRefusals],
  answer: PreviousPlays,
});

const PreviousOfResult = Type.Object({
  /** 1 to 10: JA1 to JA10. */
  ja: Type.Integer(),
  /** The pool: every ball of those previous plays. */
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
  errors: [...seriesRefusals],
  answer: DataOf(
    Type.Array(
      Type.Object({
        fecha: DateText,
        balls: Balls,
        bExtra: Nullable(Type.Integer()),
        /** What JA1 to JA10 held before it; `jae`: of the special ball. */
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
    /** Draws to look at when `ja` is 10 and no dates are given. */
    limit: LimitOf(10, 10),
    ...optionalRange,
  }),
  errors: [...seriesRefusals],
  answer: Type.Object({
    ok: Type.Boolean(),
    zones: Type.Array(Zone),
    /** The balls of the zones with their counts: group 11, and the pool. */
    balls: BallCounts,
    /** 11, or -1 when there is no zone. */
    index: Type.Integer(),
  }),
});

/** A helper and what is chosen of it; which fields it needs is said by the service. */
export const HelperChoice = Strict({
  helper: Type.Enum(forecastHelpers),
  /** Where the pool comes from: the last 1 to 10 draws, dates, or the zones of the last draws. */
  source: Type.Optional(
    Nullable(
      Strict({
        kind: Type.Union([Type.Literal('previous'), Type.Literal('range'), Type.Literal('zones')]),
        draws: Type.Optional(Type.Integer()),
        ...optionalRange,
      }),
    ),
  ),
  /** Of `jas`: so many balls of the pool. */
  inside: Type.Optional(Type.Integer()),
  /** Of `bot`: 0 to 7. */
  bot: Type.Optional(Type.Integer()),
  /** Of `most-likely`: so many balls, and whether the special one too. */
  count: Type.Optional(Type.Integer()),
  special: Type.Optional(Type.Boolean()),
  /** Of `numerology`. */
  birth: Type.Optional(QueryDate),
  /** Of `percentage`: 1, 2, 3. */
  option: Type.Optional(Type.Integer()),
});

/** How often something came, and the 95 % interval of chance. */
const Observed = Type.Object({
  count: Type.Integer(),
  low: Type.Number(),
  high: Type.Number(),
  /** The count lies outside that interval. */
  outside: Type.Boolean(),
});
const comparedFields = {
  /** Those for which it was possible. */
  tickets: Type.Integer(),
  /** From the exact odds. */
  expected: Type.Number(),
  /** Of the tickets that the helper made, and of as many at random. */
  helper: Observed,
  random: Observed,
} as const;
const Side = Type.Object({
  /** In the lottery's currency, of the draws that count in money, without the jackpot; null when none counts. */
  won: Nullable(AmountOut),
  /** Levels won that are not in `won`: the jackpot, and what other draws pay. Counted, not invented. */
  without_prize: Type.Integer(),
  /** Of the draws that count in money. */
  free_plays: Type.Integer(),
  /** Main balls hit by all tickets together. */
  matched: Observed,
  /** What the balls hit, main and special, say of the method, compared with chance. */
  verdict: Type.Enum(verdicts),
  /** At most so likely for a method that knows nothing. */
  chance_at_most: Type.Number(),
});

/** What of the draws counts in money. */
const moneyFields = {
  /** Draws for whose date no prize table is known. */
  without_table: Type.Integer(),
  /** Draws that count in money: all their prizes but the jackpot are known. */
  money_draws: Type.Integer(),
  /** Those that do not, the ones without a table among them: they neither cost nor win anything. */
  without_money: Type.Integer(),
  /** USD: what the draws that count in money cost, service included, at today's price. */
  staked: AmountOut,
  staked_currency: Type.Literal('USD'),
  /** In the lottery's currency: what chance alone wins in them, without the jackpot; null when none counts. */
  expected_won: Nullable(AmountOut),
} as const;
/** Whether with the multiplier, wherever it is sold. One that is printed on each ticket counts with its mean, asked for or not. */
const BuysMultiplier = Type.Optional(Nullable(Type.Boolean()));

export const backtestHelper = defineCall({
  id: 'forecasts.backtest',
  method: 'POST',
  path: '/forecasts/backtest',
  access: 'subscriber',
  summary: 'Qué habría pasado con un pronóstico en los sorteos pasados, junto a cartillas al azar',
  body: Strict({
    ...seriesQuery,
    ...optionalRange,
    choice: HelperChoice,
    /** At each draw; as many again are played at random. */
    tickets: LimitOf(100, 1000),
    potenciador: BuysMultiplier,
    /** Repeats a backtest exactly; one is made up, and answered, without it. */
    seed: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 64 })])),
  }),
  errors: [...seriesRefusals, 'backtest-running', 'backtests-busy', 'backtest-too-long'],
  answer: OkDataOf(
    Type.Object({
      /** Repeats this backtest. */
      seed: Type.String(),
      currency: CurrencyCode,
      /** Draws that were played. */
      draws: Type.Integer(),
      /** Draws that the helper cannot play. */
      left_out: Type.Integer(),
      ...moneyFields,
      /** Tickets of the helper, in all those draws together. */
      tickets: Type.Integer(),
      /**
       * The 95 % interval of what chance alone wins in the draws that count in money; null without such a draw, and with more than one ticket a
       * draw.
       */
      won_by_chance: Nullable(Type.Object({ low: AmountOut, high: AmountOut })),
      /** Main balls that chance alone hits with them, from the exact odds. */
      expected_matched: Type.Number(),
      /** Tickets that hit 0, 1, 2, ... main balls. */
      matches: Type.Array(Type.Object({ main: Type.Integer(), ...comparedFields })),
      /** Tickets that hit the special ball; null where no draw has one on file. */
      special: Nullable(Type.Object(comparedFields)),
      /** Of each prize level, the best first; a ticket is counted at the one level that it wins. */
      levels: Type.Array(Type.Object({ level: Type.String(), ...comparedFields })),
      helper: Side,
      random: Side,
      /** That draws are independent. */
      notice: Type.String(),
    }),
  ),
});

export const alwaysPlayedCall = defineCall({
  id: 'forecasts.always',
  method: 'POST',
  path: '/forecasts/always',
  access: 'subscriber',
  summary: '¿Y si la hubiera jugado siempre? Una jugada contra todos los sorteos pasados',
  body: Strict({
    ...seriesQuery,
    ...optionalRange,
    /** The play; the special ball where it has a drum of its own. */
    balls: JsonTextOf(Type.Array(BallNumber, { maxItems: 99 })),
    bExtra: Type.Optional(Nullable(Type.Integer())),
    potenciador: BuysMultiplier,
  }),
  errors: [...seriesRefusals, 'backtest-too-long'],
  answer: OkDataOf(
    Type.Object({
      balls: Balls,
      bExtra: Nullable(Type.Integer()),
      currency: CurrencyCode,
      /** Draws that it was held against. */
      draws: Type.Integer(),
      /** Draws of eras in which the play was no valid one. */
      left_out: Type.Integer(),
      /** How many draws had 0, 1, 2, ... of its balls. */
      matched: Balls,
      /** Newest first; only draws of which something was hit. */
      hits: Type.Array(
        Type.Object({
          fecha: DateText,
          /** The balls that it hit, and whether the special one too. */
          balls: Balls,
          special: Type.Boolean(),
          /** The prize level that it won; null: none. */
          level: Nullable(Type.String()),
          /** Null where it paid nothing, a free play, the jackpot, or an amount that is not known. */
          prize: Nullable(AmountOut),
        }),
      ),
      ...moneyFields,
      /** The draws that count in money, newest first. */
      dates: Type.Array(DateText),
      /** `expected_won` as it adds up, oldest first: up to and with the last draw of each stretch in which every draw gives as much. */
      expected_steps: Type.Array(Type.Object({ fecha: DateText, won: AmountOut })),
      /** In the lottery's currency, of those draws, without the jackpot; null when none counts. */
      won: Nullable(AmountOut),
      /** Levels won that are not in `won`: the jackpot, and what other draws pay. Counted, not invented. */
      without_prize: Type.Integer(),
      /** Of the draws that count in money. */
      free_plays: Type.Integer(),
      /** That draws are independent. */
      notice: Type.String(),
    }),
  ),
});

export const helpersOffered = defineCall({
  id: 'costumers.algoritmos',
  method: 'GET',
  path: '/costumers/algoritmos',
  access: 'customer',
  summary: 'Los pronósticos que se ofrecen, con palabras, y las probabilidades reales',
  /** The odds of one lottery alone; unknown and hidden ones are a 404. */
  query: Type.Object({ lottery_id: Type.Optional(Id) }),
  errors: ['unknown-lottery'],
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        /** 0 to 3 as in selection mode, or the helper's own word. */
        function: Type.Union([Type.Integer(), Type.Enum(forecastHelpers)]),
        name: Type.String(),
        description: Type.String(),
        /** Of each lottery: whatever helper is used, the same. */
        odds: Type.Array(
          Type.Object({ lottery_id: Id, name: Type.String(), jackpot: Type.String(), text: Type.String() }),
        ),
      }),
    ),
    /** That no helper raises the odds. */
    notice: Type.String(),
  }),
});
