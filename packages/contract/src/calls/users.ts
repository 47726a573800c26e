import { adminRoles } from '@bolillero/domain/accounts/roles';
import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { AdminUser } from '../entities/account.ts';
import { DataOf, Id, Ok, OkDataOf, PageOf, pageQuery, Strict } from '../wire.ts';

const password = Type.Optional(Type.String({ maxLength: 200 }));

/** Of the application that makes them, or a recovery code; asked for where a second factor is on. */
const code = Type.Optional(Type.String({ maxLength: 40 }));

const Credentials = Type.Object({ dni: Type.Optional(Type.String({ maxLength: 40 })), password, code });

/** The house asks a second factor of all and this user has none: nothing but setting it up is open to them. */
const secondFactorRequired = Type.Boolean();

/**
 * Field rules are checked by the service, so that an administrator reads every fault at once. A new user without a role is
 * an operator: who may do everything is said, never left to chance.
 */
const userFields = {
  name: Type.Optional(Type.String({ maxLength: 100 })),
  lastname: Type.Optional(Type.String({ maxLength: 100 })),
  dni: Type.Optional(Type.String({ maxLength: 40 })),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  password: Type.Optional(Type.String({ maxLength: 200 })),
  role: Type.Optional(Type.Enum(adminRoles)),
} as const;

export const signInAdmin = defineCall({
  id: 'users.login',
  method: 'POST',
  path: '/users/login',
  access: 'visitor',
  summary: 'Inicio de sesión de administradores con DNI y contraseña, y código donde hay un segundo factor',
  invalidAs: 'admin-sign-in-failed',
  body: Credentials,
  answersSecret: true,
  errors: ['second-factor-needed', 'second-factor-wrong'],
  answer: Type.Object({
    status: Type.Integer(),
    token: Type.String(),
    user: AdminUser,
    second_factor_required: Type.Optional(secondFactorRequired),
  }),
});

export const validAdminToken = defineCall({
  id: 'users.valid-token',
  method: 'POST',
  path: '/users/valid-token',
  access: 'visitor',
  summary: 'Dice si la sesión de administrador (cookie o token) sigue viva',
  /** Asking is never an error: whatever is no live token answers `ok: false`. */
  body: Type.Object({ token: Type.Optional(Type.Unknown()) }),
  answersSecret: true,
  answer: Type.Object({
    ok: Type.Boolean(),
    token: Type.Optional(Type.String()),
    user: Type.Optional(AdminUser),
    second_factor_required: Type.Optional(secondFactorRequired),
  }),
});

export const signOutAdmin = defineCall({
  id: 'users.logout',
  method: 'POST',
  path: '/users/logout',
  access: 'operator',
  beforeSecondFactor: true,
  summary: 'Cierra la sesión de administrador',
  answer: Ok,
});

export const confirmAdminPassword = defineCall({
  id: 'users.confirm-password',
  method: 'POST',
  path: '/users/confirm-password',
  access: 'operator',
  beforeSecondFactor: true,
  summary:
    'Confirma la contraseña, y el código donde hay un segundo factor, en esta sesión: por 15 minutos, lo que la pide no responde `password-needed`',
  body: Strict({ password, code }),
  errors: ['password-wrong', 'second-factor-needed', 'second-factor-wrong'],
  answer: Ok,
});

export const listUsers = defineCall({
  id: 'users.list',
  method: 'GET',
  path: '/users',
  access: 'administrator',
  summary: 'Lista los usuarios administradores',
  /** Without `perPage` everybody is listed. */
  query: Type.Object({
    ...pageQuery,
    perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    role: Type.Optional(Type.Enum(adminRoles)),
  }),
  answer: PageOf(AdminUser),
});

export const oneUser = defineCall({
  id: 'users.one',
  method: 'GET',
  path: '/users/one/{id}',
  access: 'administrator',
  summary: 'Un usuario administrador',
  params: Type.Object({ id: Id }),
  errors: ['not-found'],
  answer: DataOf(AdminUser),
});

export const createUser = defineCall({
  id: 'users.create',
  method: 'POST',
  path: '/users/create',
  access: 'administrator',
  needsRecentPassword: true,
  summary: 'Crea un usuario administrador u operador',
  body: Type.Object(userFields),
  errors: ['dni-taken', 'admin-email-taken'],
  answer: OkDataOf(AdminUser),
});

export const updateUser = defineCall({
  id: 'users.update',
  method: 'POST',
  path: '/users/update/{id}',
  access: 'administrator',
  needsRecentPassword: true,
  summary:
    'Cambia un usuario; sin contraseña se conserva la anterior. Quien deja de ser administrador él mismo lo confirma con `leave_administration`',
  params: Type.Object({ id: Id }),
  body: Strict({ ...userFields, leave_administration: Type.Optional(Type.Boolean()) }),
  errors: ['not-found', 'dni-taken', 'admin-email-taken', 'last-administrator', 'own-role'],
  answer: OkDataOf(AdminUser),
});

export const deleteUser = defineCall({
  id: 'users.delete',
  method: 'POST',
  path: '/users/delete/{id}',
  access: 'administrator',
  needsRecentPassword: true,
  summary: 'Elimina un usuario; nadie se elimina a sí mismo ni al último administrador',
  params: Type.Object({ id: Id }),
  errors: ['not-found', 'last-administrator', 'own-account'],
  answer: Ok,
});
