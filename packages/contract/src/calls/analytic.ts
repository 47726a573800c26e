import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import {
  BallNumber,
  Balls,
  FlagOf,
  LimitOf,
  optionalRange,
  scopeFields,
  seriesQuery,
} from '../entities/engine.ts';
import { seriesRefusals } from '../errors.ts';
import { DataOf, DateText, Nullable, SeriesType } from '../wire.ts';

const { type: _series, ...lotteryQuery } = seriesQuery;
/** 1: the special ball, where it has a drum of its own. */
const SpecialFlag = FlagOf(0);

const chartFields = {
  /** `"13"`, or `"5-21"` for a pair. */
  labels: Type.Array(Type.String()),
  /** Of each label, in how many draws it came. */
  data: Type.Array(Type.Integer()),
  /** Newest first; `y` is their number. Empty where the question left them out. */
  appearances: Type.Array(
    Type.Object({ ball: Type.String(), dates: Type.Array(DateText), y: Type.Integer() }),
  ),
  /** Of each label, what chance alone gives, and its 95 % interval. */
  expected: Type.Array(Type.Number()),
  low: Type.Array(Type.Number()),
  high: Type.Array(Type.Number()),
  ...scopeFields,
} as const;
/** Whether all the balls together came as chance lets them; null without draws. */
const ChiSquare = Nullable(
  Type.Object({
    /** X2, summed over the eras. */
    statistic: Type.Number(),
    /** Of freedom: the balls of each era less one. */
    degrees: Type.Integer(),
    /** Null where a ball is expected fewer than 5 times: the test says nothing there. */
    p_value: Nullable(Type.Number()),
  }),
);
const ballChartFields = {
  ...chartFields,
  chi_square: ChiSquare,
  /** How many of all balls, not of the labels alone, chance alone puts outside their interval. */
  outside_expected: Type.Number(),
} as const;
const BallChart = Type.Object(ballChartFields);
const CombinationChart = Type.Object({
  ...chartFields,
  /** How many pairs (trios) there are to compare. */
  compared: Type.Integer(),
  /** How many of them share the highest count, beyond the limit too; 0 where none came. */
  tied: Type.Integer(),
  /** What chance alone gives to the first of all compared: 95 times in 100 from `low` to `high`, most often `likely`. */
  first: Type.Object({ low: Type.Integer(), high: Type.Integer(), likely: Type.Array(Type.Integer()) }),
});
/** Digits, and `-` between them where there are several. */
const Label = Type.String({ maxLength: 8 });

const labelQuery = {
  /** Only this one, with its dates: `13`, `5-21` for a pair, `5-21-30` for a trio; also one that never came. */
  ball: Type.Optional(Label),
  /** 0: without the dates of the appearances, which are most of the answer over a long history. */
  appearances: FlagOf(1),
} as const;
const ballChartQuery = Type.Object({
  ...seriesQuery,
  ...optionalRange,
  /** How many labels, from the first of the order. */
  limit: LimitOf(10),
  special: SpecialFlag,
  ...labelQuery,
});
const combinationQuery = Type.Object({
  ...seriesQuery,
  ...optionalRange,
  limit: LimitOf(10),
  ...labelQuery,
});

export const moreFrequent = defineCall({
  id: 'analytic.more',
  method: 'GET',
  path: '/analytic/more',
  access: 'subscriber',
  summary: 'Las bolillas que más salieron, con lo esperado por azar',
  query: ballChartQuery,
  errors: [...seriesRefusals],
  answer: BallChart,
});

export const lessFrequent = defineCall({
  id: 'analytic.less',
  method: 'GET',
  path: '/analytic/less',
  access: 'subscriber',
  summary: 'Las bolillas que menos salieron, con lo esperado por azar',
  query: ballChartQuery,
  errors: [...seriesRefusals],
  answer: BallChart,
});

export const morePairs = defineCall({
  id: 'analytic.more-pair',
  method: 'GET',
  path: '/analytic/more-pair',
  access: 'subscriber',
  summary: 'Los pares que más salieron',
  query: combinationQuery,
  errors: [...seriesRefusals],
  answer: CombinationChart,
});

export const moreTrios = defineCall({
  id: 'analytic.more-trio',
  method: 'GET',
  path: '/analytic/more-trio',
  access: 'subscriber',
  summary: 'Los tríos que más salieron',
  query: combinationQuery,
  errors: [...seriesRefusals],
  answer: CombinationChart,
});

export const pairMap = defineCall({
  id: 'analytic.pair-map',
  method: 'GET',
  path: '/analytic/pair-map',
  access: 'subscriber',
  summary: 'Cuántas veces salió cada par, para el mapa de parejas',
  query: Type.Object({ ...seriesQuery, ...optionalRange }),
  errors: [...seriesRefusals],
  answer: Type.Object({
    /** The largest ball. */
    size: Type.Integer(),
    /** Of the pairs 1-2, 1-3, ... 1-size, 2-3, ...: size x (size - 1) / 2 of them. */
    counts: Type.Array(Type.Integer()),
    /** Of a pair whose larger ball is 2, 3, ... size, what chance alone gives, and its 95 % interval: less where that ball is younger. */
    expected: Type.Array(Type.Number()),
    low: Type.Array(Type.Number()),
    high: Type.Array(Type.Number()),
    ...scopeFields,
  }),
});

export const modeOfMonths = defineCall({
  id: 'analytic.moda',
  method: 'GET',
  path: '/analytic/moda',
  access: 'subscriber',
  summary: 'Las bolillas más repetidas de los últimos tres meses',
  query: Type.Object({ ...seriesQuery, limit: LimitOf(20), special: SpecialFlag }),
  errors: [...seriesRefusals],
  answer: Type.Object({
    ...ballChartFields,
    /** Every ball with the top count. */
    moda: Balls,
    /** The months begin on this date, included; null without draws. */
    since: Nullable(DateText),
  }),
});

const cycleQuery = Type.Object({ ...seriesQuery, ...optionalRange, special: SpecialFlag });
/** In draws missed; `mean` unrounded, null for a ball that came less than twice. */
const CycleRows = Type.Object({
  data: Type.Array(
    Type.Object({
      ball: Type.Integer(),
      /** Since it last came; 0: it came in the last draw. */
      current: Type.Integer(),
      /** Between two appearances. */
      mean: Nullable(Type.Number()),
      /** The longest, the current one among them. */
      longest: Type.Integer(),
    }),
  ),
  ...scopeFields,
});

export const ballCycles = defineCall({
  id: 'analytic.cycle',
  method: 'GET',
  path: '/analytic/cycle',
  access: 'subscriber',
  summary: 'El ciclo de cada bolilla: su ausencia de ahora, la media y la más larga, en sorteos',
  query: cycleQuery,
  errors: [...seriesRefusals],
  answer: CycleRows,
});

export const ballCycleForecast = defineCall({
  id: 'analytic.cycle-forecast',
  method: 'GET',
  path: '/analytic/cycle-forecast',
  access: 'subscriber',
  summary: 'Las bolillas por su ausencia actual frente a la media',
  query: cycleQuery,
  errors: [...seriesRefusals],
  answer: CycleRows,
});

/** Of each value that can be, ascending: in how many draws it came, what chance alone gives, and its 95 % interval. */
const StructureCounts = Type.Array(
  Type.Object({
    value: Type.Integer(),
    count: Type.Integer(),
    expected: Type.Number(),
    low: Type.Number(),
    high: Type.Number(),
  }),
);

export const drawStructure = defineCall({
  id: 'analytic.structure',
  method: 'GET',
  path: '/analytic/structure',
  access: 'subscriber',
  summary: 'De qué clase son los sorteos: impares, bajas, vecinas, repetidas, suma y amplitud, junto al azar',
  query: Type.Object({ ...seriesQuery, ...optionalRange }),
  errors: [...seriesRefusals],
  answer: Type.Object({
    /** Odd balls of a draw. */
    odd: StructureCounts,
    /** Balls up to half of the drum. */
    low: StructureCounts,
    /** Neighbours (x, x + 1) that both came. */
    consecutive: StructureCounts,
    /** Balls shared with the draw before in the series; its first draw has none to compare. */
    repeats: StructureCounts,
    /** Of all balls, in tens: `value` is the first of its ten. */
    sum: StructureCounts,
    /** Largest less smallest ball. */
    span: StructureCounts,
    /** The same by fours from the least that can be: `value` is the first of its four. */
    span_by_four: StructureCounts,
    ...scopeFields,
  }),
});

/** A month `2015-01`, a year `2015`, or a date in it. */
const PeriodText = Type.String({ maxLength: 10 });

export const periodAverages = defineCall({
  id: 'analytic.bimestre',
  method: 'GET',
  path: '/analytic/bimestre',
  access: 'subscriber',
  summary: 'Promedio de apariciones por mes o por año',
  query: Type.Object({
    ...lotteryQuery,
    /** Both ends included; without them from 2015-01, or the opening of the statistics if that is later, to the current month. */
    from: Type.Optional(PeriodText),
    to: Type.Optional(PeriodText),
    /** The ball whose appearances are listed. */
    appearance: Type.Optional(BallNumber),
    /** The length of a period. */
    type: Type.Optional(Type.Union([Type.Literal('month'), Type.Literal('year')], { default: 'month' })),
    /** 0 traditional (when absent), 1 laggards: `type` is taken here. */
    series: Type.Optional(SeriesType),
  }),
  errors: [...seriesRefusals],
  answer: Type.Object({
    /** Every ball. */
    labels: Balls,
    /** Of each, its appearances divided by the number of periods. */
    data: Type.Array(Type.Number()),
    /** Of the ball asked for; empty without one. Periods without a draw are there too. */
    appearances: Type.Array(
      Type.Object({
        /** The one asked for. */
        ball: Type.Integer(),
        /** When it came, newest first; `y` is their number. */
        dates: Type.Array(DateText),
        y: Type.Integer(),
        /** How often it came in each period; how many draws that had, and what chance alone gives with them, with its 95 % interval. */
        periods: Type.Array(
          Type.Object({
            period: Type.String(),
            count: Type.Integer(),
            draws: Type.Integer(),
            expected: Type.Number(),
            low: Type.Number(),
            high: Type.Number(),
          }),
        ),
      }),
    ),
    /** Every period from the first to the last: `2015-01`, or `2015`. */
    periods: Type.Array(Type.String()),
    ...scopeFields,
  }),
});

export const pairSuggestion = defineCall({
  id: 'analytic.suggestion',
  method: 'GET',
  path: '/analytic/suggestion',
  access: 'subscriber',
  summary: 'Los pares que más salieron con una bolilla',
  query: Type.Object({ ...seriesQuery, ball: BallNumber }),
  errors: [...seriesRefusals],
  answer: DataOf(
    Type.Array(
      Type.Object({
        /** The pair, ascending. */
        balls: Balls,
        /** The one that would be added. */
        bolillas: Balls,
        /** In how many draws the pair came. */
        count: Type.Integer(),
        /** When the pair last came. */
        fecha: DateText,
        /** The lottery's name. */
        name: Type.String(),
      }),
    ),
  ),
});
