import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Customer } from '../entities/account.ts';
import { DataOf, Id, Ok } from '../wire.ts';

const optionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

export const registerCustomer = defineCall({
  id: 'costumers.create',
  method: 'POST',
  path: '/costumers/create',
  access: 'visitor',
  summary: 'Registra un cliente',
  invalidAs: 'registration-refused',
  body: Type.Object({
    email: optionalText(254),
    birthday: optionalText(40),
    password: optionalText(200),
    confirm_password: optionalText(200),
    terms: Type.Optional(Type.Boolean()),
    promotion: Type.Optional(Type.Union([Type.Integer(), Type.String(), Type.Null()])),
    name: optionalText(100),
    lastname: optionalText(100),
    country: optionalText(60),
  }),
  answer: Type.Object({ status: Type.Integer(), costumer: Customer }),
});

export const signInCustomer = defineCall({
  id: 'costumers.login',
  method: 'POST',
  path: '/costumers/login',
  access: 'visitor',
  summary: 'Ingreso de clientes con e-mail y contraseña',
  invalidAs: 'customer-sign-in-failed',
  body: Type.Object({ email: optionalText(254), password: optionalText(200) }),
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
  answer: Type.Object({
    ok: Type.Boolean(),
    token: Type.Optional(Type.String()),
    costumer: Type.Optional(Customer),
  }),
});

export const customerProfile = defineCall({
  id: 'costumers.profile',
  method: 'GET',
  path: '/costumers/profile',
  access: 'customer',
  summary: 'El perfil del cliente que ingresó',
  answer: DataOf(Customer),
});

export const oneCustomer = defineCall({
  id: 'costumers.one',
  method: 'GET',
  path: '/costumers/one/{id}',
  access: 'customer-or-administrator',
  summary: 'Un cliente: el propio, o cualquiera para un administrador',
  params: Type.Object({ id: Id }),
  answer: DataOf(Customer),
});
