import { mailStates } from '@bolillero/domain/mail/states';
import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { optionalMailKinds } from '../mail-kinds.ts';
import { DataOf, Id, Instant, Nullable, OkDataOf, PageOf, pageQuery, Strict, YesNo } from '../wire.ts';

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
  query: Type.Object({
    ...pageQuery,
    failing: Type.Optional(YesNo),
    kind: Type.Optional(Type.String({ maxLength: 40 })),
    /** Those to one customer. */
    costumer_id: Type.Optional(Id),
  }),
  answer: PageOf(MailRow),
});

export const resendMail = defineCall({
  id: 'mail.resend',
  method: 'POST',
  path: '/mail/{id}/resend',
  access: 'administrator',
  summary: 'Vuelve a intentar un correo que falló o quedó en duda',
  params: Type.Object({ id: Id }),
  body: Type.Optional(Strict({})),
  errors: ['not-found', 'mail-not-failing', 'mail-wiped'],
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
