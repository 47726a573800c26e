import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { seriesRefusals } from '../errors.ts';
import { AmountOut, BallsText, DataOf, DateText, Id, Nullable, SeriesType } from '../wire.ts';

const LotteryParams = Type.Object({ name: Type.String({ maxLength: 40 }), id: Id });

/** What a series owes: `missing`, a draw held has no result; `hidden`, its newest one is not shown; else `entered`. */
export const seriesStates = ['entered', 'missing', 'hidden', 'none'] as const;

export const resultStates = defineCall({
  id: 'loteries.states',
  method: 'GET',
  path: '/loteries/states',
  access: 'operator',
  summary: 'Qué resultados faltan: el estado de cada serie de las loterías visibles',
  answer: DataOf(
    Type.Array(
      Type.Object({
        lottery_id: Id,
        /** The lottery's canonical name. */
        name: Type.String(),
        type: SeriesType,
        /** `none`: no draw has been held. */
        state: Type.Enum(seriesStates),
        /** The oldest draw that is missing or hidden, else the newest one. */
        date: Nullable(DateText),
        /** How many results are missing. */
        missing: Type.Integer(),
      }),
    ),
  ),
});

export const resultDates = defineCall({
  id: 'loteries.dates',
  method: 'GET',
  path: '/loteries/dates/{name}/{id}',
  access: 'operator',
  summary: 'Los últimos sorteos de una serie: cuáles tienen resultado y cuáles faltan',
  params: LotteryParams,
  query: Type.Object({
    type: Type.Optional(SeriesType),
    /** Answered as well, if it is none of the last ones. */
    date: Type.Optional(DateText),
  }),
  errors: [...seriesRefusals],
  answer: Type.Object({
    /** Newest first, 30 at most. */
    data: Type.Array(
      Type.Object({
        date: DateText,
        /** Of its result; null while there is none. */
        id: Nullable(Id),
        /** Sold plays of that draw: what saving its result settles. */
        plays: Type.Integer(),
      }),
    ),
    /** The oldest draw whose result is missing. */
    owed: Nullable(DateText),
  }),
});

/** A play of a settled draw, and what it won. */
const SettledPlay = Type.Object({
  purchase_id: Id,
  /** The customer's name. */
  costumer: Type.String(),
  balls: BallsText,
  /** What it won: `4 + 1`; null without a prize. */
  prize_level: Nullable(Type.String()),
  /** What multiplied its prize; null where nothing did. */
  potenciador: Nullable(Type.Integer()),
  /** Decimal amount, `Jugada gratis`, `por confirmar`, or `"0"`. */
  prize: Type.String(),
});

export const resultSettlement = defineCall({
  id: 'loteries.settlement',
  method: 'GET',
  path: '/loteries/settlement/{name}/{lottery_id}/{id}',
  access: 'operator',
  summary: 'Qué ganaron las jugadas de un sorteo liquidado',
  params: Type.Object({ name: Type.String({ maxLength: 40 }), lottery_id: Id, id: Id }),
  errors: ['unknown-lottery', 'not-found'],
  answer: DataOf(
    Type.Object({
      /** All of its plays have been looked at. */
      done: Type.Boolean(),
      plays: Type.Integer(),
      winners: Type.Integer(),
      /** The sum of the prizes that are known, in the lottery's currency. */
      payable: AmountOut,
      /** Prizes of money whose amount is not known yet, and free plays. */
      unknown: Type.Integer(),
      free: Type.Integer(),
      /** The highest prizes first, 100 at most. */
      list: Type.Array(SettledPlay),
    }),
  ),
});
