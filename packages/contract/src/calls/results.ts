import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { LotteryFields } from '../entities/lottery.ts';
import {
  AdminResult,
  AdminResultRow,
  PrizeLevelIn,
  PrizeLevelOut,
  Result,
  ResultFields,
} from '../entities/result.ts';
import { DryRun, SettlementChange, UnchangedPlays } from '../entities/settlement-change.ts';
import { seriesRefusals } from '../errors.ts';
import {
  AmountIn,
  AmountOut,
  DataOf,
  DateText,
  Id,
  JsonTextOf,
  Nullable,
  OkDataOf,
  PageNumber,
  PageOf,
  PerPage,
  ReasonIn,
  SeriesType,
  Strict,
  YesNo,
} from '../wire.ts';

const LotteryParams = Type.Object({ name: Type.String({ maxLength: 40 }), id: Id });
const SeriesQuery = Type.Optional(SeriesType);
const Flag = Type.Optional(YesNo);

/** Hidden results are answered to operators and administrators alone. */
export const resultsOfLottery = defineCall({
  id: 'loteries.list-result-loterie',
  method: 'GET',
  path: '/loteries/list-result-loterie/{name}',
  access: 'visitor',
  showsMoreToOperators: true,
  summary: 'Resultados de una lotería, por páginas',
  params: Type.Object({ name: Type.String({ maxLength: 40 }) }),
  query: Type.Object({
    type: SeriesQuery,
    page: PageNumber,
    perPage: PerPage(10),
    from: Type.Optional(DateText),
    to: Type.Optional(DateText),
  }),
  errors: [...seriesRefusals],
  answer: PageOf(AdminResultRow),
});

export const oneResult = defineCall({
  id: 'loteries.one',
  method: 'GET',
  path: '/loteries/one/{name}/{lottery_id}/{id}',
  access: 'visitor',
  showsMoreToOperators: true,
  summary: 'Un resultado con su tabla de premios',
  params: Type.Object({ name: Type.String({ maxLength: 40 }), lottery_id: Id, id: Id }),
  errors: ['unknown-lottery', 'not-found'],
  answer: DataOf(AdminResult),
});

const ResultBodyFields = {
  lottery_id: Type.Optional(Id),
  name: Type.Optional(Type.String({ maxLength: 40 })),
  date: DateText,
  /** The next draw date; the calendar's when absent. */
  date_before: Type.Optional(Nullable(Type.String({ maxLength: 10 }))),
  /** The jackpot. */
  amount: Type.Optional(Nullable(AmountIn)),
  balls: JsonTextOf(Type.Array(Type.Integer(), { maxItems: 20 })),
  ball_red: Type.Optional(Nullable(Type.Integer())),
  /** The multiplier that was drawn. */
  enhancer: Type.Optional(Nullable(Type.Integer())),
  type: Type.Optional(SeriesType),
  isShow: Type.Optional(Type.Boolean()),
  /** The prize table; the template's when a new result has none. */
  detail: Type.Optional(Nullable(JsonTextOf(Type.Array(PrizeLevelIn, { maxItems: 50 })))),
} as const;

export const createResult = defineCall({
  id: 'loteries.create',
  method: 'POST',
  path: '/loteries/create',
  access: 'operator',
  summary: 'Registra un resultado con su tabla de premios y liquida el sorteo',
  body: Type.Object(ResultBodyFields),
  errors: [...seriesRefusals, 'draw-exists', 'draw-invalid', 'prize-table-invalid', 'draw-in-the-future'],
  answer: OkDataOf(Type.Object({ id: Id, warnings: Type.Array(Type.String()) })),
});

const ChangeAnswer = Type.Object({
  ok: Type.Boolean(),
  data: Type.Optional(Type.Object({ id: Id, warnings: Type.Array(Type.String()) })),
  changes: Type.Optional(Type.Array(SettlementChange)),
  unchanged: UnchangedPlays,
});

export const updateResult = defineCall({
  id: 'loteries.update',
  method: 'POST',
  path: '/loteries/update/{name}/{id}',
  access: 'operator',
  summary: 'Corrige un resultado y vuelve a liquidar el sorteo; dry_run=1 solo dice qué cambiaría',
  params: LotteryParams,
  query: DryRun,
  body: Strict({
    ...ResultBodyFields,
    id: Type.Optional(Id),
    /** The revision that was edited: another one by now is refused (409 `draw-changed`). */
    revision: Type.Optional(Nullable(Type.Integer())),
    reason: ReasonIn,
    /** Ids of levels that are taken away. */
    datail_remove: Type.Optional(Nullable(JsonTextOf(Type.Array(Type.Unknown(), { maxItems: 50 })))),
  }),
  errors: [
    'series-not-played',
    'not-found',
    'draw-exists',
    'draw-changed',
    'draw-invalid',
    'prize-table-invalid',
    'draw-in-the-future',
  ],
  answer: ChangeAnswer,
});

export const deleteResult = defineCall({
  id: 'loteries.delete',
  method: 'POST',
  path: '/loteries/delete',
  access: 'operator',
  summary: 'Elimina un resultado y avisa a quien pierde su premio; dry_run=1 solo dice qué cambiaría',
  query: DryRun,
  body: Strict({ id: Id, name: Type.Optional(Type.String({ maxLength: 40 })), reason: ReasonIn }),
  errors: ['not-found', 'unknown-lottery', 'draw-changed'],
  answer: ChangeAnswer,
});

/** A line of the file, counted from 1, and what is to be said of it. */
const ImportLine = Type.Object({ line: Type.Integer(), reason: Type.String() });
export const ImportReport = Type.Object({
  inserted: Type.Integer(),
  updated: Type.Integer(),
  skipped: Type.Integer(),
  rejected: Type.Array(ImportLine),
  /** Accepted lines that deserve a look: a draw on another weekday, a multiplier that could not be drawn or that plays bought and is missing. */
  warnings: Type.Array(ImportLine),
  /** Lines of draws in the file. */
  total: Type.Integer(),
  /** Draws of the demonstration that a real import removes. */
  demo_removed: Type.Integer(),
  applied: Type.Boolean(),
  /** Whose prizes it would change, and how: in a rehearsal. */
  changes: Type.Optional(Type.Array(SettlementChange)),
});

/**
 * With `Accept: application/x-ndjson` the answer is a stream of lines `{progress: {done, total}}`, the last one being
 * `{status, body}` with what the plain call answers.
 */
export const importResults = defineCall({
  id: 'loteries.import',
  method: 'POST',
  path: '/loteries/import/{name}/{id}',
  access: 'operator',
  summary: 'Importa sorteos históricos de un archivo CSV o XLSX; dry_run=1 solo revisa',
  params: LotteryParams,
  query: Type.Object({
    type: SeriesQuery,
    dry_run: Flag,
    /** A line that differs from the stored draw of its date takes its place, instead of being rejected. */
    replace: Flag,
    /** Good lines are saved although others are rejected. */
    partial: Flag,
    reason: ReasonIn,
  }),
  body: Type.Object({}),
  files: ['file'],
  errors: [
    ...seriesRefusals,
    'import-rejected',
    'import-unreadable',
    'import-empty',
    'import-too-costly',
    'imports-busy',
    'file-missing',
    'file-too-large',
  ],
  answer: ImportReport,
});

export const historicalResult = defineCall({
  id: 'loteries.historical',
  method: 'POST',
  path: '/loteries/historical/{name}/{id}',
  access: 'operator',
  summary: 'Registra un sorteo histórico; dry_run=1 solo dice qué cambiaría',
  params: LotteryParams,
  query: Type.Object({ type: SeriesQuery, dry_run: Flag, reason: ReasonIn }),
  body: Type.Object({
    date: Type.String({ maxLength: 20 }),
    ball_one: Type.Optional(Nullable(Type.Integer())),
    ball_two: Type.Optional(Nullable(Type.Integer())),
    ball_three: Type.Optional(Nullable(Type.Integer())),
    ball_four: Type.Optional(Nullable(Type.Integer())),
    ball_five: Type.Optional(Nullable(Type.Integer())),
    ball_six: Type.Optional(Nullable(Type.Integer())),
    ball_red: Type.Optional(Nullable(Type.Integer())),
    potenciador: Type.Optional(Nullable(Type.Integer())),
  }),
  errors: [...seriesRefusals, 'draw-exists', 'draw-changed', 'draw-invalid', 'draw-in-the-future'],
  answer: Type.Object({
    ok: Type.Boolean(),
    /** `id` is null where it would be new. */
    data: Type.Object({ id: Nullable(Id), skipped: Type.Boolean(), warnings: Type.Array(Type.String()) }),
    changes: Type.Optional(Type.Array(SettlementChange)),
  }),
});

export const publicResults = defineCall({
  id: 'lottery.results',
  method: 'POST',
  path: '/lottery/results/{name}/{id}',
  access: 'visitor',
  showsMoreToOperators: true,
  summary: 'Resultados publicados de una lotería, por páginas',
  params: LotteryParams,
  query: Type.Object({
    type: SeriesQuery,
    page: PageNumber,
  }),
  body: Type.Optional(Type.Object({})),
  errors: [...seriesRefusals],
  answer: Type.Object({ data: Type.Array(Result), pages: Type.Integer() }),
});

export const lastResult = defineCall({
  id: 'lottery.results-last',
  method: 'GET',
  path: '/lottery/results/last/{name}/{id}',
  access: 'visitor',
  showsMoreToOperators: true,
  summary: 'El último resultado de una serie, con su tabla de premios',
  params: LotteryParams,
  query: Type.Object({ type: SeriesQuery }),
  errors: ['unknown-lottery', 'not-found'],
  answer: DataOf(
    Type.Object({
      ...ResultFields,
      detail: Type.Array(PrizeLevelOut),
      lottery: Type.Object(LotteryFields),
    }),
  ),
});

export const checkNumbers = defineCall({
  id: 'lottery.valid-numbers',
  method: 'POST',
  path: '/lottery/results/valid-numbers',
  access: 'visitor',
  showsMoreToOperators: true,
  summary: 'Verifica tus aciertos',
  query: Type.Object({ type: SeriesQuery }),
  body: Strict({
    name: Type.Optional(Type.String({ maxLength: 40 })),
    id: Type.Optional(Id),
    balls: JsonTextOf(Type.Array(Type.Integer(), { maxItems: 20 })),
    ball_red: Type.Optional(Nullable(Type.Union([Type.Integer(), Type.String({ maxLength: 2 })]))),
    date: Type.Optional(Nullable(DateText)),
    /** The multiplier printed on the ticket, where one is; or `true` when the one of the draw was bought. */
    potenciador: Type.Optional(Nullable(Type.Union([Type.Boolean(), Type.Integer()]))),
  }),
  errors: ['not-found', 'play-invalid', 'multiplier-invalid'],
  answer: Type.Object({
    ok: Type.Boolean(),
    /** Date of the draw that was checked. */
    date: DateText,
    /** The main balls that were hit, and whether the special one was. */
    matched: Type.Array(Type.Integer()),
    special: Type.Boolean(),
    /** How many of `matched`. */
    count: Type.Integer(),
    /** The prize level: `5 + 1`; null without a prize. */
    level: Nullable(Type.String()),
    /** Decimal amount, `Jugada gratis`, or `"0"`; null while it is not known. */
    prize: Nullable(Type.String()),
    /** false: the draw has no prize table (an imported one), or not the prize of this level. */
    prizes_known: Type.Boolean(),
    /** What the multiplier printed on the ticket multiplies, where it was not given. */
    base_prize: Nullable(AmountOut),
  }),
});
