import { longestShownName } from '@bolillero/domain/accounts/shown-name';
import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { exportOf, ListOf, listQuery } from '../list.ts';
import {
  AmountOut,
  BallsText,
  CurrencyCode,
  DataOf,
  DateText,
  Id,
  Nullable,
  Ok,
  OkDataOf,
  PageNumber,
  PerPage,
  SearchText,
  SeriesType,
  SpecialBall,
  Strict,
} from '../wire.ts';

/*
 * 'Ganadores': winners' stories, kept by hand. They change no prize and tell nobody.
 */

const drawFields = {
  date: DateText,
  type: SeriesType,
  balls: BallsText,
  ball_red: SpecialBall,
  /** The multiplier that was drawn; null where none was. */
  potenciador: Nullable(Type.Integer()),
} as const;

const whoAndWhat = {
  costumer_id: Id,
  costumer_name: Type.String(),
  costumer_lastname: Type.String(),
  lotery_id: Id,
  /** As people read it. */
  lotery_name: Type.String(),
  /** Id of the result. */
  detail_lotery: Id,
} as const;

export const Winner = Type.Object({
  id: Id,
  ...whoAndWhat,
  ...drawFields,
  /** What the public reads of who won. */
  shown_name: Type.String(),
  /** The day of their permission; null: the public does not see it. */
  consent_date: Nullable(DateText),
});
export type Winner = Static<typeof Winner>;

/** Somebody who may be chosen: a player whose account is open. */
const WinnerUser = Type.Object({
  id: Id,
  name: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
});
export type WinnerUser = Static<typeof WinnerUser>;

export const listWinner = defineCall({
  id: 'winners.list-winner',
  method: 'GET',
  path: '/winners/listWinner',
  access: 'operator',
  summary: 'Los ganadores, y los jugadores (50 como máximo, con `q`) y loterías entre los que se elige uno',
  query: Type.Object({
    page: PageNumber,
    perPage: PerPage(10),
    /** Looked for in the names and emails of players, and in those of the winners. */
    q: Type.Optional(SearchText),
  }),
  answer: Type.Object({
    data: Type.Array(Winner),
    total: Type.Integer(),
    pages: Type.Integer(),
    users: Type.Array(WinnerUser),
    loteries: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  }),
});

export const listWinners = defineCall({
  id: 'winners.list',
  method: 'GET',
  path: '/winners/list',
  access: 'operator',
  summary: 'Los ganadores, página por página',
  query: listQuery(['id', 'player', 'lottery', 'date', 'consent'], {
    lottery: Type.Optional(Id),
    /** Only those that the public sees, or that it does not. */
    shown: Type.Optional(Type.Boolean()),
  }),
  answer: ListOf(Winner),
});
export const exportWinners = exportOf(listWinners);

export const WinnerBall = Type.Object({ id: Id, ...drawFields });
export type WinnerBall = Static<typeof WinnerBall>;

export const winnerBalls = defineCall({
  id: 'winners.get-ball',
  method: 'GET',
  path: '/winners/get_ball/{lotteryId}',
  access: 'operator',
  summary: 'Los resultados de una lotería entre los que se elige el de un ganador, los más nuevos primero',
  params: Type.Object({ lotteryId: Id }),
  query: Type.Object({ page: PageNumber, perPage: PerPage(100) }),
  errors: ['unknown-lottery'],
  answer: Type.Object({
    bolillas: Type.Array(WinnerBall),
    total: Type.Integer(),
    pages: Type.Integer(),
  }),
});

export const winnerSuggestions = defineCall({
  id: 'winners.suggestions',
  method: 'GET',
  path: '/winners/suggestions',
  access: 'operator',
  summary:
    'Premios liquidados de los últimos 90 días que aún no están entre los ganadores, los mayores primero',
  answer: DataOf(
    Type.Array(
      Type.Object({
        ...whoAndWhat,
        date: DateText,
        type: SeriesType,
        /** Of all their plays of that draw. */
        prize: AmountOut,
        currency: CurrencyCode,
      }),
    ),
  ),
});

const winnerBody = Strict({
  costumer_id: Id,
  lotery_id: Id,
  /** Id of the result, of that lottery. */
  detail_lotery: Type.Optional(Nullable(Id)),
  /** Left out, it stays as it was; the permission too. Another player's are never taken over. */
  shown_name: Type.Optional(Type.String({ maxLength: longestShownName, pattern: '^[^\\u0000]*$' })),
  /** The day of the permission; null: none. */
  consent_date: Type.Optional(Nullable(DateText)),
});

const refusals = [
  'not-found',
  'unknown-lottery',
  'customer-closed',
  'draw-of-another-lottery',
  'winner-exists',
] as const;

export const createWinner = defineCall({
  id: 'winners.create',
  method: 'POST',
  path: '/winners/createWinner',
  access: 'operator',
  summary: 'Añade un ganador; el público lo ve desde que hay permiso',
  body: winnerBody,
  errors: refusals,
  answer: OkDataOf(Winner),
});

export const updateWinner = defineCall({
  id: 'winners.update',
  method: 'POST',
  path: '/winners/updateWinner/{id}',
  access: 'operator',
  summary: 'Cambia un ganador, o da y retira su permiso',
  params: Type.Object({ id: Id }),
  body: winnerBody,
  errors: refusals,
  answer: OkDataOf(Winner),
});

export const deleteWinner = defineCall({
  id: 'winners.delete',
  method: 'POST',
  path: '/winners/deleteWinner/{id}',
  access: 'operator',
  summary: 'Elimina un ganador',
  params: Type.Object({ id: Id }),
  errors: ['not-found'],
  answer: Ok,
});

export const WinnerStory = Type.Object({
  id: Id,
  /** As its winner wants to be called. */
  shown_name: Type.String(),
  lotery_id: Id,
  ...drawFields,
});
export type WinnerStory = Static<typeof WinnerStory>;

export const listStories = defineCall({
  id: 'winners.stories',
  method: 'GET',
  path: '/winners/stories',
  access: 'visitor',
  summary: 'Las historias de ganadores que dieron su permiso, las más nuevas primero; 50 como máximo',
  answer: DataOf(Type.Array(WinnerStory)),
});
