import { ledgerKinds } from '@bolillero/domain/group-games/ledger';
import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Pena, PenaDivision, PenaLine } from '../entities/group-game.ts';
import { exportFormats, exportOf, exportTypes, ListOf, listQuery } from '../list.ts';
import {
  AmountInOrNone,
  AmountOut,
  CurrencyCode,
  DataOf,
  DateText,
  Id,
  Instant,
  JsonTextOf,
  Nullable,
  OkDataOf,
  Strict,
} from '../wire.ts';

/*
 * 'Juegos en Grupo' of the office (`penas`).
 */

const ofGame = Type.Object({ id: Id });

export const listPenas = defineCall({
  id: 'penas.list-pena',
  method: 'GET',
  path: '/penas/list-pena',
  access: 'operator',
  summary: 'Los juegos en grupo, y aparte los activados; 100 como máximo de cada uno, los más nuevos primero',
  answer: Type.Object({ data: Type.Array(Pena), data_activate: Type.Array(Pena) }),
});

export const listPenaGames = defineCall({
  id: 'penas.games',
  method: 'GET',
  path: '/penas/games',
  access: 'operator',
  summary: 'Los juegos en grupo, página por página',
  query: listQuery(['id', 'lottery', 'lines', 'participations', 'sold', 'closes_at'], {
    lottery_id: Type.Optional(Id),
    /** Only those that are, or are not, activated. */
    activated: Type.Optional(Type.Boolean()),
  }),
  answer: ListOf(Pena),
});
export const exportPenaGames = exportOf(listPenaGames);

const createBody = Strict({
  loterie_id: Type.Optional(Nullable(Id)),
  type: Type.Optional(Nullable(Type.Integer())),
  participations: Type.Optional(Nullable(Type.Integer())),
  /** A new game has sold none: 0. */
  coupons: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 0 }))),
  date_lottery: Type.Optional(Nullable(DateText)),
  share_price: Type.Optional(AmountInOrNone),
});

const createRefusals = [
  'unknown-lottery',
  'group-game-incomplete',
  'group-game-participations',
  'group-game-terms-invalid',
] as const;

export const createPena = defineCall({
  id: 'penas.create-pena',
  method: 'POST',
  path: '/penas/create-pena',
  access: 'operator',
  summary: 'Crea un juego en grupo',
  body: createBody,
  errors: createRefusals,
  answer: OkDataOf(Pena),
});

export const createPenaToo = defineCall({
  id: 'penas.create',
  method: 'POST',
  path: '/penas/create',
  access: 'operator',
  summary: 'Crea un juego en grupo (la misma operación)',
  body: createBody,
  errors: createRefusals,
  answer: OkDataOf(Pena),
});

export const activatePena = defineCall({
  id: 'penas.activate-pena',
  method: 'POST',
  path: '/penas/activate-pena/{id}',
  access: 'operator',
  summary: 'Pone un juego a la venta para un sorteo: el próximo, si no se dice otro',
  params: ofGame,
  body: Type.Optional(
    Strict({
      date_lottery: Type.Optional(Nullable(DateText)),
      share_price: Type.Optional(AmountInOrNone),
    }),
  ),
  errors: ['not-found', 'group-game-active', 'group-game-terms-invalid', 'sale-closed'],
  answer: OkDataOf(Pena),
});

export const deletePena = defineCall({
  id: 'penas.delete-pena',
  method: 'POST',
  path: '/penas/delete_pena/{id}',
  access: 'operator',
  summary: 'Elimina un juego del que no se vendió ninguna participación',
  params: ofGame,
  errors: ['not-found', 'group-game-has-shares', 'group-game-closed'],
  answer: OkDataOf(Pena),
});

export const penaLines = defineCall({
  id: 'penas.get-pena-ball',
  method: 'GET',
  path: '/penas/get_pena_ball/{id}',
  access: 'operator',
  summary: 'Las líneas de un juego, por su número',
  params: ofGame,
  errors: ['not-found'],
  answer: DataOf(Type.Array(PenaLine)),
});

/** A line that was refused: its number in the file, what it says, the parts that are wrong, and why. */
export const BadPenaLine = Type.Object({
  line: Type.Integer(),
  text: Type.String(),
  /** Parts between two '|' that are wrong, from 1 on. */
  fields: Type.Array(Type.Integer()),
  reason: Type.String(),
});
export type BadPenaLine = Static<typeof BadPenaLine>;

/** The lines of a body: texts of a file's form, or balls and red ball. */
export const TypedPenaLines = Type.Array(
  Type.Union([
    Type.String({ maxLength: 200 }),
    Type.Object({
      balls: JsonTextOf(Type.Array(Type.Integer(), { maxItems: 20 })),
      ball_red: Type.Optional(Nullable(Type.Integer())),
    }),
  ]),
  { maxItems: 1000 },
);

const attached = Type.Object({ ok: Type.Boolean(), lines: Type.Integer(), sha256: Type.String() });
/** `group-lines-refused` carries the bad lines in `details.lines`, and changes nothing. */
const attachRefusals = [
  'not-found',
  'file-missing',
  'file-too-large',
  'group-lines-refused',
  'group-game-closed',
] as const;

export const attachPenaLines = defineCall({
  id: 'penas.attach',
  method: 'POST',
  path: '/penas/attach/{id}',
  access: 'operator',
  summary: 'Adjunta el archivo de líneas de un juego, o lo cambia por otro hasta el cierre',
  params: ofGame,
  body: Type.Object({}),
  files: ['file'],
  errors: attachRefusals,
  answer: attached,
});

export const createPenaLines = defineCall({
  id: 'penas.create-lines',
  method: 'POST',
  path: '/penas/create_lines',
  access: 'operator',
  summary: 'Adjunta las líneas de un juego (la misma operación, con las líneas en el cuerpo)',
  body: Strict({ id: Id, data: JsonTextOf(TypedPenaLines) }),
  errors: attachRefusals,
  answer: attached,
});

export const penaLinesFile = defineCall({
  id: 'penas.lines-file',
  method: 'GET',
  path: '/penas/lines/{id}',
  access: 'operator',
  summary: 'El archivo de líneas de un juego, como se adjuntó',
  params: ofGame,
  errors: ['not-found'],
  produces: 'text/plain',
});

/** Of each line in order its multiplier; null: not entered. */
export const PenaMultipliers = Type.Array(Nullable(Type.Integer()), { maxItems: 200 });

export const setPenaMultipliers = defineCall({
  id: 'penas.multipliers',
  method: 'POST',
  path: '/penas/multipliers/{id}',
  access: 'operator',
  summary: 'Anota el potenciador impreso de cada línea, en su orden',
  params: ofGame,
  body: Strict({ potenciadores: JsonTextOf(PenaMultipliers) }),
  errors: ['not-found', 'multiplier-invalid'],
  answer: OkDataOf(Type.Array(PenaLine)),
});

export const PenaParticipant = Type.Object({
  costumer_id: Id,
  name: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
  shares: Type.Integer(),
  /** Share numbers, both included. */
  numbers: Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer() })),
  price: AmountOut,
  boughtAt: Instant,
  /** Decimal amount, `por confirmar`, `"0"`; null before the draw is settled. */
  prize: Nullable(Type.String()),
});
export type PenaParticipant = Static<typeof PenaParticipant>;

export const listPenaParticipants = defineCall({
  id: 'penas.participants',
  method: 'GET',
  path: '/penas/participants/{id}',
  access: 'operator',
  summary: 'Los participantes de un juego, por su primera participación',
  params: ofGame,
  query: listQuery(['number', 'player', 'shares'], {}),
  errors: ['not-found'],
  answer: ListOf(PenaParticipant),
});
export const exportPenaParticipants = exportOf(listPenaParticipants);

const PenaLedgerEntry = Type.Object({
  kind: Type.Enum(ledgerKinds),
  currency: CurrencyCode,
  in: AmountOut,
  out: AmountOut,
  /** Of that currency, after it. */
  balance: AmountOut,
  /** How many shares or lines it is of, and what each costs or gets. */
  count: Type.Integer(),
  each: Nullable(AmountOut),
  /** The first of its share numbers, or the number of the line. */
  first: Nullable(Type.Integer()),
});

export const penaLedger = defineCall({
  id: 'penas.ledger',
  method: 'GET',
  path: '/penas/ledger/{id}',
  access: 'operator',
  summary: 'El libro de un juego: lo que entra y lo que sale, al centavo',
  params: ofGame,
  errors: ['not-found'],
  answer: DataOf(
    Type.Object({
      entries: Type.Array(PenaLedgerEntry),
      /** What does not agree; empty: the books balance to the cent. */
      differences: Type.Array(Type.Object({ currency: CurrencyCode, amount: AmountOut })),
      division: Nullable(PenaDivision),
    }),
  ),
});

export const exportPenaLedger = defineCall({
  id: 'penas.ledger-export',
  method: 'GET',
  path: '/penas/ledger/{id}/export',
  access: 'operator',
  summary: 'El libro de un juego como archivo',
  params: ofGame,
  query: Type.Object({ format: Type.Enum(exportFormats) }),
  errors: ['not-found', 'exports-busy'],
  produces: Object.values(exportTypes),
});
