import { closingObstacles } from '@bolillero/domain/accounts/closing';
import { longestNote } from '@bolillero/domain/accounts/note';
import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { CustomerEmail, OpenSession } from '../entities/account.ts';
import { dayRange, exportOf, ListOf, listQuery } from '../list.ts';
import {
  AmountOut,
  CurrencyCode,
  DataOf,
  DateText,
  Id,
  Instant,
  Nullable,
  Ok,
  OkDataOf,
  Strict,
} from '../wire.ts';
import { limitFields } from './costumers.ts';
import { MailRow } from './mail.ts';
import { Purchase } from './purchases.ts';

/*
 * Customers as the office works with them. What they see and do of their own account stands in `costumers.ts`.
 */

/** 0 client, 1 sees the advanced pages of a customer; never the back-office. */
const CustomerType = Type.Integer({ minimum: 0, maximum: 1 });

const playerFields = {
  id: Id,
  name: Type.String(),
  lastname: Type.String(),
  /** The primary one; empty once the account is closed. */
  email: Type.String(),
  address: Type.String(),
  country: Type.String(),
  type: CustomerType,
  createdAt: Instant,
  /** Since then nothing personal is kept of them; null: the account is open. */
  closedAt: Nullable(Instant),
} as const;

/** A row of the list. */
export const PlayerRow = Type.Object(playerFields);
export type PlayerRow = Static<typeof PlayerRow>;

export const Player = Type.Object({
  ...playerFields,
  /** Null once the account is closed. */
  birthday: Nullable(DateText),
  /** All but its last digits hidden; null: nobody asked for it. */
  dni: Nullable(Type.String()),
  emails: Type.Array(CustomerEmail),
  /** In how many browsers they are signed in. */
  sessions: Type.Integer(),
  /** Of the fields that the office edits: another one by now means that somebody changed them. */
  revision: Type.String(),
});
export type Player = Static<typeof Player>;

export const listPlayers = defineCall({
  id: 'costumers.list',
  method: 'GET',
  path: '/costumers',
  access: 'administrator',
  summary: 'Los clientes: se buscan por nombre, dirección, cualquiera de sus emails o número',
  /** `from`, `to`: the days of registration. */
  query: listQuery(['id', 'name', 'lastname', 'address', 'country', 'type', 'created_at'], {
    country: Type.Optional(Type.String({ maxLength: 60 })),
    type: Type.Optional(CustomerType),
    ...dayRange,
  }),
  answer: ListOf(PlayerRow),
});
export const exportPlayers = exportOf(listPlayers);

const params = Type.Object({ id: Id });

/** A payment or a refund of a player. */
const PlayerPayment = Type.Object({
  at: Instant,
  kind: Type.Enum(['cart', 'subscription', 'order-refund', 'purchase-refund', 'share-refund']),
  /** How many plays it paid; null of a subscription and of a refund. */
  plays: Nullable(Type.Integer()),
  /** How many shares of group games it paid, or gave back; null of none. */
  shares: Nullable(Type.Integer()),
  /** Of all its plays and games, as people read it; null where they are of several. */
  loterie_name: Nullable(Type.String()),
  months: Nullable(Type.Integer()),
  /** What was given back. */
  purchase_id: Nullable(Id),
  /** Of a refund: whether the payment company has given the money back. Of a payment true. */
  done: Type.Boolean(),
  /** In USD; what went back is told without a sign. */
  amount: AmountOut,
});
export type PlayerPayment = Static<typeof PlayerPayment>;

const Note = Type.Object({
  id: Id,
  text: Type.String(),
  /** Name of who wrote it. */
  admin: Type.String(),
  createdAt: Instant,
  /** Whether who asks wrote it, and may delete it. */
  own: Type.Boolean(),
});
export type PlayerNote = Static<typeof Note>;

/** Everything of a player at a glance: of what grows, the newest five, with how many there are. */
const PlayerPage = Type.Object({
  costumer: Player,
  limits: Type.Object(limitFields),
  /** The last used first. */
  sessions: Type.Array(OpenSession),
  /** Null: never had one. */
  subscription: Nullable(
    Type.Object({
      /** Of what was bought last. */
      months: Nullable(Type.Integer()),
      monthly_price: Nullable(AmountOut),
      started_at: Instant,
      ends_at: Instant,
      active: Type.Boolean(),
    }),
  ),
  purchases: Type.Object({ total: Type.Integer(), data: Type.Array(Purchase) }),
  payments: Type.Object({
    total: Type.Integer(),
    data: Type.Array(PlayerPayment),
    /** In USD: taken in all, and of it given back or promised. */
    captured: AmountOut,
    refunded: AmountOut,
    /** What their plays and shares won, for each currency. */
    prizes: Type.Array(Type.Object({ amount: AmountOut, currency: CurrencyCode })),
  }),
  mails: Type.Object({ total: Type.Integer(), failing: Type.Integer(), data: Type.Array(MailRow) }),
  /** The newest first. */
  notes: Type.Array(Note),
});
export type PlayerPage = Static<typeof PlayerPage>;

export const playerPage = defineCall({
  id: 'costumers.admin-one',
  method: 'GET',
  path: '/costumers/admin/one/{id}',
  access: 'administrator',
  summary: 'Un cliente entero: datos, límites, sesiones, compras, pagos, suscripción, correos y notas',
  params,
  errors: ['not-found'],
  answer: DataOf(PlayerPage),
});

const optionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

export const updatePlayer = defineCall({
  id: 'costumers.admin-updated',
  method: 'POST',
  path: '/costumers/admin/updated/one/{id}',
  access: 'administrator',
  summary: 'Cambia los datos y el tipo de un cliente; lo que no se envía queda como está',
  params,
  body: Strict({
    /** As it was read; another one by now is a 409 with the customer as they stand. Absent: nothing is compared. */
    revision: optionalText(64),
    name: optionalText(100),
    lastname: optionalText(100),
    /** Of the list of countries, whatever its capitals and accents. */
    country: optionalText(60),
    address: optionalText(200),
    /** `YYYY-MM-DD`. */
    birthday: optionalText(40),
    /** Digits; empty takes it away. */
    dni: optionalText(40),
    type: Type.Optional(CustomerType),
  }),
  errors: ['not-found', 'profile-invalid', 'customer-changed', 'customer-closed'],
  answer: OkDataOf(Player),
});

export const setPlayerPassword = defineCall({
  id: 'costumers.admin-change-password',
  method: 'POST',
  path: '/costumers/admin/change-password/{id}',
  access: 'administrator',
  needsRecentPassword: true,
  summary: 'Pone otra contraseña a un cliente, cierra todas sus sesiones y se lo dice por correo',
  params,
  body: Strict({
    new_password: optionalText(200),
    new_confirmation: optionalText(200),
    /** The same as in the path, if any. */
    costumer_id: Type.Optional(Id),
  }),
  errors: ['not-found', 'password-change-refused', 'customer-closed'],
  answer: Type.Object({
    ok: Type.Boolean(),
    /** How many sessions ended. */
    sessions: Type.Integer(),
  }),
});

export const endPlayerSessions = defineCall({
  id: 'costumers.admin-end-sessions',
  method: 'POST',
  path: '/costumers/admin/sessions/end/{id}',
  access: 'administrator',
  needsRecentPassword: true,
  summary: 'Cierra todas las sesiones de un cliente y se lo dice por correo',
  params,
  errors: ['not-found'],
  answer: Type.Object({ ok: Type.Boolean(), sessions: Type.Integer() }),
});

export const revealPlayerDni = defineCall({
  id: 'costumers.admin-dni',
  method: 'POST',
  path: '/costumers/admin/dni/{id}',
  access: 'administrator',
  summary: 'El DNI entero de un cliente; verlo queda en la auditoría',
  params,
  errors: ['not-found'],
  answer: OkDataOf(Nullable(Type.String())),
});

export const addPlayerNote = defineCall({
  id: 'costumers.admin-add-note',
  method: 'POST',
  path: '/costumers/admin/notes/{id}',
  access: 'administrator',
  summary: 'Añade una nota sobre un cliente; no se edita',
  params,
  body: Strict({ text: Type.String({ maxLength: longestNote, pattern: '\\S' }) }),
  errors: ['not-found', 'customer-closed'],
  answer: OkDataOf(Type.Array(Note)),
});

export const deletePlayerNote = defineCall({
  id: 'costumers.admin-delete-note',
  method: 'POST',
  path: '/costumers/admin/notes/{id}/delete',
  access: 'administrator',
  summary: 'Elimina una nota; solo quien la escribió',
  params,
  body: Strict({ note: Id }),
  errors: ['not-found', 'note-not-yours'],
  answer: OkDataOf(Type.Array(Note)),
});

export const closingOfPlayer = defineCall({
  id: 'costumers.admin-closing',
  method: 'GET',
  path: '/costumers/admin/closing/{id}',
  access: 'administrator',
  summary: 'Qué impide cerrar la cuenta de un cliente, y qué hay que saber antes',
  params,
  errors: ['not-found'],
  answer: DataOf(
    Type.Object({
      /** What is to be typed to close it: the full name, or the email of who gave none. */
      asked: Type.String(),
      /** What keeps it from being closed; empty: nothing. */
      obstacles: Type.Array(Type.Object({ what: Type.Enum(closingObstacles), count: Type.Integer() })),
      /** What their plays won: whether it was paid out the house alone knows. */
      prizes: Type.Array(Type.Object({ amount: AmountOut, currency: CurrencyCode })),
      /** The end of a subscription that is paid and would be lost; null: there is none. */
      subscribed_until: Nullable(Instant),
    }),
  ),
});

export const closePlayer = defineCall({
  id: 'costumers.admin-close',
  method: 'POST',
  path: '/costumers/admin/close/{id}',
  access: 'administrator',
  needsRecentPassword: true,
  summary: 'Cierra la cuenta de un cliente: se borra todo lo personal, queda lo pagado; no se puede deshacer',
  params,
  body: Strict({
    /** What `closing` asks for. */
    name: Type.String({ maxLength: 254 }),
    /** Their prizes have been paid out, or there are none. */
    prizes_paid: Type.Optional(Type.Boolean()),
  }),
  errors: ['not-found', 'customer-closed', 'account-unsettled', 'prizes-unpaid', 'name-differs'],
  answer: Ok,
});

export const handOutPlayerData = defineCall({
  id: 'costumers.admin-data',
  method: 'POST',
  path: '/costumers/admin/data/{id}',
  access: 'administrator',
  needsRecentPassword: true,
  summary: 'Todo lo que se guarda de un cliente, como archivo; nunca contraseñas ni enlaces',
  params,
  produces: 'application/json',
  errors: ['not-found', 'customer-closed'],
});
