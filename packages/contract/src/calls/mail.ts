import { mailStates } from '@bolillero/domain/mail/states';
import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { dayRange, exportOf, ListOf, listQuery } from '../list.ts';
import { optionalMailKinds } from '../mail-kinds.ts';
import { DataOf, Id, Instant, Nullable, OkDataOf, Strict, YesNo } from '../wire.ts';

export const MailRow = Type.Object({
  id: Id,
  kind: Type.String(),
  address: Type.String(),
  subject: Type.String(),
  state: Type.Enum(mailStates),
  attempts: Type.Integer(),
  error: Nullable(Type.String()),
  createdAt: Instant,
  sentAt: Nullable(Instant),
  nextAttemptAt: Nullable(Instant),
});
export type MailRow = Static<typeof MailRow>;

export const listMail = defineCall({
  id: 'mail.list',
  method: 'GET',
  path: '/mail',
  access: 'administrator',
  summary: 'Los correos salientes; `failing=1`: solo los que siguen fallando o quedaron en duda',
  query: listQuery(['failing', 'created_at', 'address', 'state'], {
    ...dayRange,
    failing: Type.Optional(YesNo),
    state: Type.Optional(Type.Enum(mailStates)),
    kind: Type.Optional(Type.String({ maxLength: 40 })),
    /** Those to one customer. */
    costumer_id: Type.Optional(Id),
  }),
  answer: ListOf(MailRow),
});

export const exportMail = exportOf(listMail);

export const oneMail = defineCall({
  id: 'mail.one',
  method: 'GET',
  path: '/mail/{id}',
  access: 'administrator',
  summary: 'Un correo tal como se envió; sin el texto de los que llevan un enlace que abre una cuenta',
  params: Type.Object({ id: Id }),
  errors: ['not-found'],
  answer: DataOf(
    Type.Object({
      ...MailRow.properties,
      costumer_id: Nullable(Id),
      /** Null where it carries a link that opens an account, or is not kept any more. */
      text: Nullable(Type.String()),
      html: Nullable(Type.String()),
      /** It carries such a link: it is shown to nobody, and goes to no other address. */
      personal: Type.Boolean(),
    }),
  ),
});

export const resendMail = defineCall({
  id: 'mail.resend',
  method: 'POST',
  path: '/mail/{id}/resend',
  access: 'administrator',
  summary: 'Envía ya un correo que falló, quedó en duda, espera su turno o no se iba a enviar',
  params: Type.Object({ id: Id }),
  body: Type.Optional(Strict({})),
  errors: ['not-found', 'mail-not-failing', 'mail-wiped'],
  answer: OkDataOf(MailRow),
});

export const readdressMail = defineCall({
  id: 'mail.readdress',
  method: 'POST',
  path: '/mail/{id}/readdress',
  access: 'administrator',
  summary: 'Corrige la dirección de este correo y lo envía; la de la cuenta no cambia',
  params: Type.Object({ id: Id }),
  body: Strict({ address: Type.String({ maxLength: 320 }) }),
  errors: ['not-found', 'mail-not-failing', 'mail-wiped', 'mail-is-personal'],
  answer: OkDataOf(MailRow),
});

export const withholdMail = defineCall({
  id: 'mail.withhold',
  method: 'POST',
  path: '/mail/{id}/withhold',
  access: 'administrator',
  summary: 'Decide que un correo no se envíe',
  params: Type.Object({ id: Id }),
  body: Type.Optional(Strict({})),
  errors: ['not-found', 'mail-not-failing'],
  answer: OkDataOf(MailRow),
});

/** What a link in a mail says of its reader. */
export const unsubscribeMail = defineCall({
  id: 'mail.unsubscribe',
  method: 'POST',
  path: '/mail/unsubscribe',
  access: 'visitor',
  summary:
    'Deja de enviar los correos de un tipo, sin iniciar sesión; `ok: false` si el enlace no es de nadie',
  // A mail program's one-click button sends its own form field, or nothing (RFC 8058): the link says it all.
  query: Type.Object({
    token: Type.String({ maxLength: 100 }),
    kind: Type.String({ maxLength: 40 }),
    /** Receive them again. */
    again: Type.Optional(YesNo),
  }),
  body: Type.Optional(Type.Unknown()),
  errors: ['mail-kind-required'],
  answer: Type.Object({
    ok: Type.Boolean(),
    kind: Type.Optional(Type.Enum(optionalMailKinds)),
    wanted: Type.Optional(Type.Boolean()),
  }),
});

const MailChoice = Type.Object({ kind: Type.Enum(optionalMailKinds), wanted: Type.Boolean() });

export const mailChoices = defineCall({
  id: 'costumers.mail',
  method: 'GET',
  path: '/costumers/mail',
  access: 'customer',
  summary: 'Los correos que no son obligatorios, y cuáles quiere recibir el cliente',
  answer: DataOf(Type.Array(MailChoice)),
});

export const setMailChoices = defineCall({
  id: 'costumers.set-mail',
  method: 'POST',
  path: '/costumers/mail',
  access: 'customer',
  summary: 'Elige los correos que no son obligatorios',
  body: Strict({ unwanted: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }) }),
  errors: ['mail-kind-required'],
  answer: OkDataOf(Type.Array(MailChoice)),
});
