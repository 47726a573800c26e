import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { OpenSession } from '../entities/account.ts';
import { DataOf, Id, Instant, Nullable, Ok, OkDataOf, Strict } from '../wire.ts';

/** One's own way in, and for administrators that of the others. */

const code = Type.Optional(Type.String({ maxLength: 40 }));
const SessionList = Type.Array(OpenSession);
/** Shown this once: only their hashes are kept. */
const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });

export const secondFactorState = defineCall({
  id: 'users.second-factor',
  method: 'GET',
  path: '/users/second-factor',
  access: 'operator',
  beforeSecondFactor: true,
  summary:
    'El segundo factor propio: si está activado, desde cuándo y cuántos códigos de recuperación quedan',
  answer: DataOf(
    Type.Object({
      on: Type.Boolean(),
      since: Nullable(Instant),
      /** Not yet used. */
      recovery_codes: Type.Integer(),
      /** The house asks it of all. */
      required: Type.Boolean(),
    }),
  ),
});

export const beginSecondFactor = defineCall({
  id: 'users.begin-second-factor',
  method: 'POST',
  path: '/users/second-factor/begin',
  access: 'operator',
  beforeSecondFactor: true,
  needsRecentPassword: true,
  summary: 'Un secreto nuevo para la aplicación de autenticación; sirve desde que se confirma con un código',
  errors: ['second-factor-on'],
  answersSecret: true,
  answer: OkDataOf(
    Type.Object({
      /** In Base32, for typing it. */
      secret: Type.String(),
      /** For a QR code: `otpauth://totp/…`. */
      uri: Type.String(),
    }),
  ),
});

export const confirmSecondFactor = defineCall({
  id: 'users.confirm-second-factor',
  method: 'POST',
  path: '/users/second-factor/confirm',
  access: 'operator',
  beforeSecondFactor: true,
  needsRecentPassword: true,
  summary:
    'Activa el segundo factor con un primer código; responde los códigos de recuperación y cierra las demás sesiones',
  body: Strict({ code }),
  errors: ['second-factor-on', 'second-factor-off', 'second-factor-wrong'],
  answersSecret: true,
  answer: OkDataOf(RecoveryCodes),
});

export const endSecondFactor = defineCall({
  id: 'users.end-second-factor',
  method: 'POST',
  path: '/users/second-factor/off',
  access: 'operator',
  needsRecentPassword: true,
  summary: 'Desactiva el segundo factor propio',
  errors: ['second-factor-off'],
  answer: Ok,
});

export const makeRecoveryCodes = defineCall({
  id: 'users.recovery-codes',
  method: 'POST',
  path: '/users/second-factor/recovery-codes',
  access: 'operator',
  needsRecentPassword: true,
  summary: 'Diez códigos de recuperación nuevos; los anteriores dejan de servir',
  errors: ['second-factor-off'],
  answersSecret: true,
  answer: OkDataOf(RecoveryCodes),
});

export const resetSecondFactor = defineCall({
  id: 'users.reset-second-factor',
  method: 'POST',
  path: '/users/second-factor/reset/{id}',
  access: 'administrator',
  needsRecentPassword: true,
  summary: 'Quita el segundo factor de otro usuario, que lo perdió, y cierra sus sesiones',
  params: Type.Object({ id: Id }),
  errors: ['not-found', 'own-account', 'second-factor-off'],
  answer: Ok,
});

export const listOwnSessions = defineCall({
  id: 'users.sessions',
  method: 'GET',
  path: '/users/sessions',
  access: 'operator',
  summary: 'Las sesiones abiertas de quien pregunta, la usada más recientemente primero',
  answer: DataOf(SessionList),
});

export const endOwnSession = defineCall({
  id: 'users.end-session',
  method: 'POST',
  path: '/users/sessions/end',
  access: 'operator',
  needsRecentPassword: true,
  summary: 'Cierra una sesión propia; responde las que quedan',
  body: Strict({ id: Id }),
  errors: ['not-found'],
  answer: OkDataOf(SessionList),
});

export const endOwnOtherSessions = defineCall({
  id: 'users.end-other-sessions',
  method: 'POST',
  path: '/users/sessions/end-others',
  access: 'operator',
  needsRecentPassword: true,
  summary: 'Cierra todas las sesiones propias menos la que lo pide',
  answer: OkDataOf(SessionList),
});

export const listSessionsOfUser = defineCall({
  id: 'users.sessions-of',
  method: 'GET',
  path: '/users/sessions/{id}',
  access: 'administrator',
  summary: 'Las sesiones abiertas de un usuario',
  params: Type.Object({ id: Id }),
  errors: ['not-found'],
  answer: DataOf(SessionList),
});

export const endSessionsOfUser = defineCall({
  id: 'users.end-sessions-of',
  method: 'POST',
  path: '/users/sessions/{id}/end',
  access: 'administrator',
  needsRecentPassword: true,
  summary:
    'Cierra una sesión de un usuario o, sin `session`, todas menos la que lo pide; responde las que quedan',
  params: Type.Object({ id: Id }),
  body: Strict({ session: Type.Optional(Id) }),
  errors: ['not-found'],
  answer: OkDataOf(SessionList),
});
