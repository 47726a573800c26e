import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Lottery, LotteryDetail, LotteryFields } from '../entities/lottery.ts';
import { ResultBrief, ResultRow } from '../entities/result.ts';
import { seriesRefusals } from '../errors.ts';
import { DataOf, DateText, Id, Instant, Nullable, SeriesType, YesNo } from '../wire.ts';

export const listLotteries = defineCall({
  id: 'lottery.list',
  method: 'GET',
  path: '/lottery/list',
  access: 'visitor',
  showsMoreToOperators: true,
  summary: 'Las loterías visibles; con hidden=1, quien administra ve también las ocultas',
  query: Type.Object({ hidden: Type.Optional(YesNo) }),
  answer: Type.Array(Lottery),
});

export const oneLottery = defineCall({
  id: 'lottery.one',
  method: 'GET',
  path: '/lottery/one',
  access: 'visitor',
  showsMoreToOperators: true,
  summary: 'Una lotería con sus eras, precios y probabilidades',
  query: Type.Object({ id: Id, name: Type.Optional(Type.String({ maxLength: 40 })) }),
  errors: ['unknown-lottery'],
  answer: DataOf(LotteryDetail),
});

export const lotteryNameList = defineCall({
  id: 'loterie.names',
  method: 'GET',
  path: '/loterie/loteries_list',
  access: 'visitor',
  summary: 'Los nombres de las loterías',
  answer: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});

export const lotteriesWithLastResult = defineCall({
  id: 'loteries.list-lotto',
  method: 'GET',
  path: '/loteries/list-lotto',
  access: 'visitor',
  summary: 'Las loterías con su último resultado, su próximo sorteo y el cierre de venta',
  answer: DataOf(
    Type.Array(
      Type.Object({
        ...LotteryFields,
        /** Newest shown result of the traditional series. */
        result: Nullable(ResultBrief),
        /** Next draw date. */
        date_before: Nullable(DateText),
        /** Instant of the sales cut-off of that draw. */
        closes_at: Nullable(Instant),
        /** Instant of the draw. */
        draws_at: Nullable(Instant),
        /** Advertised jackpot: the amount of the newest result, in the lottery's currency. */
        jackpot: Nullable(Type.String()),
      }),
    ),
  ),
});

export const latestResults = defineCall({
  id: 'loteries.list-less',
  method: 'GET',
  path: '/loteries/list-less',
  access: 'visitor',
  summary: 'El último resultado de cada lotería visible, sin tabla de premios',
  answer: DataOf(Type.Array(ResultBrief)),
});

const LimitOf = (byDefault: number) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: byDefault }));

export const listResults = defineCall({
  id: 'loteries.list',
  method: 'GET',
  path: '/loteries/list',
  access: 'visitor',
  showsMoreToOperators: true,
  summary: 'Resultados, del más nuevo al más antiguo',
  query: Type.Object({
    limit: LimitOf(50),
    name: Type.Optional(Type.String({ maxLength: 40 })),
    id: Type.Optional(Id),
    type: Type.Optional(SeriesType),
  }),
  errors: [...seriesRefusals],
  answer: DataOf(Type.Array(ResultRow)),
});

const TopRows = DataOf(
  Type.Array(Type.Object({ id: Id, date: DateText, date_before: Nullable(DateText), amount: Type.String() })),
);

export const topResults = defineCall({
  id: 'loteries.top',
  method: 'GET',
  path: '/loteries/top',
  access: 'visitor',
  showsMoreToOperators: true,
  summary: 'Fechas de los últimos resultados',
  query: Type.Object({
    limit: LimitOf(30),
    name: Type.Optional(Type.String({ maxLength: 40 })),
    id: Type.Optional(Id),
  }),
  errors: ['unknown-lottery'],
  answer: TopRows,
});

export const topResultsOf = defineCall({
  id: 'loteries.top-of',
  method: 'GET',
  path: '/loteries/top/{name}/{id}',
  access: 'visitor',
  showsMoreToOperators: true,
  summary: 'Fechas de los últimos resultados de una lotería',
  params: Type.Object({ name: Type.String({ maxLength: 40 }), id: Id }),
  query: Type.Object({ limit: LimitOf(30) }),
  errors: ['unknown-lottery'],
  answer: TopRows,
});
