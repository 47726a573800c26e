import { proposalStates } from '@bolillero/domain/draw-sources/proposal';
import {
  hoursBetweenLooks,
  longestAddress,
  separators,
  sourceFaults,
  sourceKinds,
} from '@bolillero/domain/draw-sources/source';
import { dateOrders } from '@bolillero/domain/imports/layout';
import { longestReason } from '@bolillero/domain/notifications/kinds';
import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { LotteryBrief } from '../entities/lottery.ts';
import { seriesRefusals } from '../errors.ts';
import {
  AmountIn,
  BallsText,
  DataOf,
  DateText,
  Id,
  Instant,
  Nullable,
  OkDataOf,
  SeriesType,
  SpecialBall,
  Strict,
} from '../wire.ts';

const Column = Type.String({ minLength: 1, maxLength: 60, pattern: '^[^\\u0000-\\u001f\\u007f]*$' });

/** What the columns of a CSV are called, and how its dates and values are written. */
const LayoutFields = {
  date: Column,
  /** The column with all balls; null: each has its own. */
  numbers: Nullable(Column),
  balls: Type.Array(Column, { maxItems: 10 }),
  special: Nullable(Column),
  multiplier: Nullable(Column),
  dates: Type.Enum(dateOrders),
  separator: Type.Enum(separators),
} as const;

/** A source of official results, with what the last look at it came to. */
export const DrawSource = Type.Object({
  id: Id,
  loterie: LotteryBrief,
  type: SeriesType,
  kind: Type.Enum(sourceKinds),
  address: Type.String(),
  /** Of a CSV. */
  layout: Nullable(Type.Object(LayoutFields)),
  /** Between two looks. */
  hours: Type.Integer(),
  active: Type.Boolean(),
  /** Moves with every saving of its settings: who saves says which one they saw. */
  revision: Type.Integer(),
  /** When it was looked at last, and when it last answered what could be taken. */
  looked_at: Nullable(Instant),
  answered_at: Nullable(Instant),
  next_look_at: Nullable(Instant),
  /** What went wrong the last time; null: nothing. */
  fault: Nullable(Type.Enum(sourceFaults)),
  /** Rows of its last answer that were left out, the first ones: `line` counts from 1. */
  left_out: Type.Array(Type.Object({ line: Type.Integer(), reason: Type.String() })),
  /** Draws that it told, proposals that wait, and those that differ from what is on file. */
  told: Type.Integer(),
  waiting: Type.Integer(),
  disagreeing: Type.Integer(),
  /** Dates of held draws that it does not have, the oldest first. */
  missing: Type.Array(DateText),
});
export type DrawSource = Static<typeof DrawSource>;

const SettingsIn = {
  address: Type.String({ maxLength: longestAddress }),
  layout: Nullable(Strict(LayoutFields)),
  hours: Type.Integer({ minimum: hoursBetweenLooks.least, maximum: hoursBetweenLooks.most }),
  active: Type.Boolean(),
} as const;

const SourceParams = Type.Object({ id: Id });

export const listDrawSources = defineCall({
  id: 'draw-sources.list',
  method: 'GET',
  path: '/draw-sources',
  access: 'administrator',
  summary: 'Las fuentes de resultados oficiales y qué respondieron la última vez',
  answer: DataOf(Type.Array(DrawSource)),
});

export const createDrawSource = defineCall({
  id: 'draw-sources.create',
  method: 'POST',
  path: '/draw-sources/create',
  access: 'administrator',
  summary: 'Añade una fuente de resultados: una dirección CSV con sus columnas, o New York Open Data',
  body: Strict({ lottery_id: Id, type: SeriesType, kind: Type.Enum(sourceKinds), ...SettingsIn }),
  errors: [...seriesRefusals, 'draw-source-exists'],
  answer: OkDataOf(DrawSource),
});

export const updateDrawSource = defineCall({
  id: 'draw-sources.update',
  method: 'POST',
  path: '/draw-sources/update/{id}',
  access: 'administrator',
  summary: 'Guarda los ajustes de una fuente; `revision`: la que se vio',
  params: SourceParams,
  body: Strict({ ...SettingsIn, revision: Type.Integer({ minimum: 0 }) }),
  errors: ['not-found', 'draw-source-exists', 'draw-source-changed'],
  answer: OkDataOf(DrawSource),
});

export const lookAtDrawSource = defineCall({
  id: 'draw-sources.look',
  method: 'POST',
  path: '/draw-sources/look/{id}',
  access: 'administrator',
  summary: 'Consulta una fuente ahora, aunque esté apagada; lo que falle queda en `fault`',
  params: SourceParams,
  errors: ['not-found', 'draw-source-changed'],
  answer: OkDataOf(DrawSource),
});

/** Numbers of a draw, as a source tells them or as they are on file. */
const Numbers = {
  balls: BallsText,
  ball_red: SpecialBall,
  enhancer: Nullable(Type.Integer()),
} as const;

/** What tells of a draw, in a word or two: its kind, and the machine behind its address. */
const SourceBrief = Type.Object({ id: Id, kind: Type.Enum(sourceKinds), host: Type.String() });

export const DrawProposal = Type.Object({
  id: Id,
  source: SourceBrief,
  loterie: LotteryBrief,
  type: SeriesType,
  date: DateText,
  ...Numbers,
  /** When it first said these numbers. */
  fetched_at: Instant,
  /** Moves when it says others: who decides says which ones they saw. */
  revision: Type.Integer(),
  state: Type.Enum(proposalStates),
  /** What is on file of that date. */
  result: Nullable(Type.Object({ id: Id, ...Numbers })),
});
export type DrawProposal = Static<typeof DrawProposal>;

export const listDrawProposals = defineCall({
  id: 'draw-proposals.list',
  method: 'GET',
  path: '/draw-proposals',
  access: 'operator',
  summary:
    'Lo que dicen las fuentes: resultados propuestos, los que no coinciden y los sorteos que les faltan',
  query: Type.Object({ lottery_id: Type.Optional(Id), type: Type.Optional(SeriesType) }),
  answer: Type.Object({
    /** New ones and those that disagree, the newest draw first. */
    data: Type.Array(DrawProposal),
    /** Held draws that a source which is on does not have. */
    missing: Type.Array(
      Type.Object({
        source: SourceBrief,
        loterie: LotteryBrief,
        type: SeriesType,
        dates: Type.Array(DateText),
      }),
    ),
  }),
});

export const confirmDrawProposal = defineCall({
  id: 'draw-proposals.confirm',
  method: 'POST',
  path: '/draw-proposals/confirm/{id}',
  access: 'operator',
  summary:
    'Registra como resultado lo que propone una fuente, con la tabla de premios de la serie, y liquida el sorteo',
  params: SourceParams,
  body: Strict({
    /** The revision that was seen. */
    revision: Type.Integer({ minimum: 0 }),
    /** The jackpot; not known yet when absent. */
    amount: Type.Optional(Nullable(AmountIn)),
  }),
  errors: [
    'not-found',
    'draw-proposal-changed',
    ...seriesRefusals,
    'draw-exists',
    'draw-invalid',
    'prize-table-invalid',
    'draw-in-the-future',
  ],
  answer: OkDataOf(Type.Object({ id: Id, warnings: Type.Array(Type.String()) })),
});

export const dismissDrawProposal = defineCall({
  id: 'draw-proposals.dismiss',
  method: 'POST',
  path: '/draw-proposals/dismiss/{id}',
  access: 'operator',
  summary: 'Descarta lo que dice una fuente de un sorteo, con el motivo',
  params: SourceParams,
  body: Strict({
    revision: Type.Integer({ minimum: 0 }),
    reason: Type.String({ maxLength: longestReason, pattern: '\\S' }),
  }),
  errors: ['not-found', 'draw-proposal-changed'],
  answer: OkDataOf(DrawProposal),
});
