import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Customer, CustomerEmail, OpenSession } from '../entities/account.ts';
import {
  AmountInOrNone,
  AmountOut,
  DataOf,
  DateText,
  Id,
  Instant,
  JsonTextOf,
  Nullable,
  Ok,
  OkDataOf,
  Strict,
} from '../wire.ts';

const optionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

export const registerCustomer = defineCall({
  id: 'costumers.create',
  method: 'POST',
  path: '/costumers/create',
  access: 'visitor',
  summary: 'Registra un cliente',
  invalidAs: 'registration-refused',
  body: Type.Object({
    /** Becomes the primary address; it need not be confirmed to sign in. */
    email: optionalText(254),
    /** `YYYY-MM-DD`; of somebody old enough (`min_age` of the settings). */
    birthday: optionalText(40),
    /** Meets the rule of the house; `confirm_password` is the same again. */
    password: optionalText(200),
    confirm_password: optionalText(200),
    /** Whether the terms were accepted. */
    terms: Type.Optional(Type.Boolean()),
    /** The package that was chosen before; kept by the page, not by the server. */
    promotion: Type.Optional(Type.Union([Type.Integer(), Type.String(), Type.Null()])),
    name: optionalText(100),
    lastname: optionalText(100),
    country: optionalText(60),
  }),
  errors: [
    'email-taken',
    'under-age',
    'birthday-invalid',
    'terms-not-accepted',
    'passwords-differ',
    'password-weak',
  ],
  answer: Type.Object({ status: Type.Integer(), costumer: Customer }),
});

export const signInCustomer = defineCall({
  id: 'costumers.login',
  method: 'POST',
  path: '/costumers/login',
  access: 'visitor',
  summary: 'Inicio de sesión de clientes con email y contraseña',
  invalidAs: 'customer-sign-in-failed',
  body: Type.Object({ email: optionalText(254), password: optionalText(200) }),
  answersSecret: true,
  answer: Type.Object({ status: Type.Integer(), token: Type.String(), costumer: Customer }),
});

export const signOutCustomer = defineCall({
  id: 'costumers.logout',
  method: 'POST',
  path: '/costumers/logout',
  access: 'customer',
  summary: 'Cierra la sesión del cliente',
  answer: Ok,
});

export const validCustomerToken = defineCall({
  id: 'costumers.valid-token',
  method: 'POST',
  path: '/costumers/valid-token',
  access: 'visitor',
  summary: 'Dice si la sesión del cliente (cookie o token) sigue viva',
  /** Asking is never an error: whatever is no live token answers `ok: false`. */
  body: Type.Object({ token: Type.Optional(Type.Unknown()) }),
  answersSecret: true,
  answer: Type.Object({
    ok: Type.Boolean(),
    /** The live one; absent where there is none, as `costumer`. */
    token: Type.Optional(Type.String()),
    costumer: Type.Optional(Customer),
  }),
});

export const confirmCustomerPassword = defineCall({
  id: 'costumers.confirm-password',
  method: 'POST',
  path: '/costumers/confirm-password',
  access: 'customer',
  summary:
    'Confirma la contraseña en esta sesión: por 15 minutos, lo que la pide no responde `password-needed`',
  body: Strict({ password: optionalText(200) }),
  errors: ['password-wrong'],
  answer: Ok,
});

export const customerProfile = defineCall({
  id: 'costumers.profile',
  method: 'GET',
  path: '/costumers/profile',
  access: 'customer',
  summary: 'El perfil del cliente que inició sesión',
  answer: DataOf(Customer),
});

export const oneCustomer = defineCall({
  id: 'costumers.one',
  method: 'GET',
  path: '/costumers/one/{id}',
  access: 'customer-or-administrator',
  summary: 'Un cliente: el propio, o cualquiera para un administrador',
  params: Type.Object({ id: Id }),
  errors: ['not-found'],
  answer: DataOf(Customer),
});

export const updateProfile = defineCall({
  id: 'costumers.updated',
  method: 'POST',
  path: '/costumers/updated',
  access: 'customer',
  summary: 'Guarda los datos personales',
  body: Strict({
    name: optionalText(100),
    lastname: optionalText(100),
    /** Of the list of countries, whatever its capitals and accents. */
    country: optionalText(60),
    address: optionalText(200),
    /** `YYYY-MM-DD`. */
    birthday: optionalText(40),
  }),
  errors: ['profile-invalid'],
  answer: OkDataOf(Customer),
});

export const changePassword = defineCall({
  id: 'costumers.password',
  method: 'POST',
  path: '/costumers/password',
  access: 'customer',
  summary: 'Cambia la contraseña; `data` es el nuevo token, los demás terminan',
  invalidAs: 'password-change-refused',
  body: Type.Object({
    /** The password in use; a wrong one is a 406. */
    current: optionalText(200),
    /** The new one, twice; whatever is wrong with it is a 422. */
    password_new: optionalText(200),
    confirm_new: optionalText(200),
  }),
  errors: ['password-wrong'],
  answersSecret: true,
  answer: OkDataOf(Type.String()),
});

export const forgotPassword = defineCall({
  id: 'costumers.forgot',
  method: 'POST',
  path: '/costumers/forgot',
  access: 'visitor',
  summary: 'Pide por correo un enlace para cambiar la contraseña; responde lo mismo exista o no la cuenta',
  body: Strict({ email: Type.Optional(Type.String({ maxLength: 254 })) }),
  answer: Ok,
});

export const validResetLink = defineCall({
  id: 'costumers.validate-expire',
  method: 'GET',
  path: '/costumers/validate-expire',
  access: 'visitor',
  summary: 'Dice si un enlace para cambiar la contraseña sigue vigente',
  query: Type.Object({ email: optionalText(254), token: optionalText(200) }),
  answer: Ok,
});

export const recoverPassword = defineCall({
  id: 'costumers.recover',
  method: 'POST',
  path: '/costumers/recover',
  access: 'visitor',
  summary: 'Cambia la contraseña con un enlace vigente, una sola vez; cierra todas las sesiones',
  body: Strict({
    /** The address that the link was sent to. */
    email: optionalText(254),
    token: optionalText(200),
    /** The new one, twice. */
    password: optionalText(200),
    new_password: optionalText(200),
  }),
  errors: ['password-change-refused', 'reset-link-expired'],
  answer: Ok,
});

const EmailList = Type.Array(CustomerEmail);

export const listEmails = defineCall({
  id: 'costumers.emails',
  method: 'GET',
  path: '/costumers/emails',
  access: 'customer',
  summary: 'Los emails del cliente, también los que faltan confirmar',
  /** The customer's own id, if any; another's is a 404. */
  query: Type.Object({ id: Type.Optional(Id) }),
  errors: ['not-found'],
  answer: EmailList,
});

export const addEmail = defineCall({
  id: 'costumers.add-email',
  method: 'POST',
  path: '/costumers/emails',
  access: 'customer',
  needsRecentPassword: true,
  summary:
    'Añade un email y le envía un enlace para confirmarlo; uno propio sin confirmar recibe otro enlace',
  body: Strict({ email: Type.String({ maxLength: 254 }) }),
  errors: ['email-invalid', 'email-already-yours', 'too-many-emails'],
  answer: OkDataOf(EmailList),
});

export const confirmEmail = defineCall({
  id: 'costumers.confirm-email',
  method: 'POST',
  path: '/costumers/emails/confirm',
  access: 'visitor',
  summary: 'Confirma un email con el enlace que recibió; `ok: false` si ya no sirve',
  body: Strict({ token: Type.String({ maxLength: 200 }) }),
  answer: Ok,
});

export const makePrimaryEmail = defineCall({
  id: 'costumers.primary-email',
  method: 'GET',
  path: '/costumers/emails/type',
  access: 'customer',
  needsRecentPassword: true,
  summary: 'Hace principal un email confirmado',
  /** `id`: of the address. `costumer_id`: the own, if any; another's is a 404. */
  query: Type.Object({ costumer_id: Type.Optional(Id), id: Id }),
  errors: ['not-found', 'email-unconfirmed'],
  answer: OkDataOf(EmailList),
});

export const deleteEmail = defineCall({
  id: 'costumers.delete-email',
  method: 'POST',
  path: '/costumers/emails/delete',
  access: 'customer',
  needsRecentPassword: true,
  summary: 'Elimina un email que no es el principal; responde "OK"',
  body: Strict({ id: Id }),
  errors: ['not-found', 'email-primary'],
  answer: Type.String(),
});

const SessionList = Type.Array(OpenSession);

export const listSessions = defineCall({
  id: 'costumers.sessions',
  method: 'GET',
  path: '/costumers/sessions',
  access: 'customer',
  summary: 'Las sesiones abiertas del cliente, la usada más recientemente primero',
  answer: DataOf(SessionList),
});

export const endSession = defineCall({
  id: 'costumers.end-session',
  method: 'POST',
  path: '/costumers/sessions/end',
  access: 'customer',
  needsRecentPassword: true,
  summary: 'Cierra una sesión del cliente; responde las que quedan',
  body: Strict({ id: Id }),
  errors: ['not-found'],
  answer: OkDataOf(SessionList),
});

export const endOtherSessions = defineCall({
  id: 'costumers.end-other-sessions',
  method: 'POST',
  path: '/costumers/sessions/end-others',
  access: 'customer',
  needsRecentPassword: true,
  summary: 'Cierra todas las sesiones del cliente menos la que lo pide',
  answer: OkDataOf(SessionList),
});

export const favouriteLotteries = defineCall({
  id: 'costumers.create-loteries',
  method: 'POST',
  path: '/costumers/create_loteries',
  access: 'customer',
  summary: 'Las loterías favoritas del cliente, que se muestran primero',
  /** Ids in the order in which they are shown. */
  body: Strict({ loteries: JsonTextOf(Type.Array(Id, { maxItems: 50 })) }),
  errors: ['unknown-lottery'],
  answer: OkDataOf(Type.Array(Id)),
});

export const limitFields = {
  /** Own limit of a calendar month; null: none. */
  monthly: Nullable(AmountOut),
  /** A higher limit, or none, that holds from an instant on. */
  pending: Nullable(Type.Object({ monthly: Nullable(AmountOut), from: Instant })),
  /** What counts against it this month: plays and shares that were paid, fees included, less refunds. */
  spent: AmountOut,
  /** First day of the next month: then it starts again. */
  renews: DateText,
  /** Until then the account neither plays nor pays; null: it is not paused. */
  paused_until: Nullable(Instant),
} as const;

export const spendingLimits = defineCall({
  id: 'costumers.limits',
  method: 'GET',
  path: '/costumers/limits',
  access: 'customer',
  summary: 'El límite mensual de gasto y la pausa del cliente',
  answer: Type.Object({ ok: Type.Boolean(), ...limitFields }),
});

export const setSpendingLimit = defineCall({
  id: 'costumers.set-limits',
  method: 'POST',
  path: '/costumers/limits',
  access: 'customer',
  summary: 'Cambia el límite mensual: si baja, rige al instante; si sube o se quita, rige en 7 días',
  /** Null, or an empty text, takes the limit away. */
  body: Strict({ monthly: AmountInOrNone }),
  errors: ['limit-invalid'],
  answer: Type.Object({ ok: Type.Boolean(), ...limitFields }),
});

export const pauseAccount = defineCall({
  id: 'costumers.pause',
  method: 'POST',
  path: '/costumers/pause',
  access: 'customer',
  summary: 'Pausa jugadas y pagos hasta una fecha; no se puede acortar',
  body: Strict({
    /** A calendar date: the pause ends as that day begins, in the time zone of the house. Or an instant. */
    until: Type.String({ maxLength: 40 }),
  }),
  errors: ['pause-invalid', 'pause-cannot-shorten'],
  answer: Type.Object({ ok: Type.Boolean(), ...limitFields }),
});
