import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { paidOrderRefusals } from '../errors.ts';
import { AmountIn, AmountOut, DataOf, Id, Ok, OkDataOf, Strict, Uuid } from '../wire.ts';

export const Promotion = Type.Object({
  id: Id,
  months: Type.Integer(),
  /** Per month. */
  price: AmountOut,
  /** Its colour: red, green and blue, 0 to 255. */
  r: Type.Integer(),
  g: Type.Integer(),
  b: Type.Integer(),
  /** What is charged: price x months. */
  total: AmountOut,
  /** Whole per cent saved a month against the first package; 0 for that one. */
  saving: Type.Integer(),
});
export type Promotion = Static<typeof Promotion>;

export const listPromotions = defineCall({
  id: 'promotions.list',
  method: 'GET',
  path: '/promotions/list',
  access: 'visitor',
  summary: 'Los paquetes de suscripción, por meses',
  answer: DataOf(Type.Array(Promotion)),
});

const packageBody = Strict({
  months: Type.Integer(),
  /** Per month. */
  price: AmountIn,
  r: Type.Integer({ minimum: 0, maximum: 255 }),
  g: Type.Integer({ minimum: 0, maximum: 255 }),
  b: Type.Integer({ minimum: 0, maximum: 255 }),
});

export const createPackage = defineCall({
  id: 'promotions.create',
  method: 'POST',
  path: '/promotions/list',
  access: 'administrator',
  summary: 'Crea un paquete de suscripción',
  body: packageBody,
  errors: ['package-months-taken'],
  answer: OkDataOf(Promotion),
});

export const updatePackage = defineCall({
  id: 'promotions.update',
  method: 'PUT',
  path: '/promotions/list/{id}',
  access: 'administrator',
  summary: 'Cambia un paquete; un pago abierto a otro precio tendrá que abrirse de nuevo',
  params: Type.Object({ id: Id }),
  body: packageBody,
  errors: ['not-found', 'package-months-taken'],
  answer: OkDataOf(Promotion),
});

export const deletePackage = defineCall({
  id: 'promotions.delete',
  method: 'DELETE',
  path: '/promotions/list/{id}',
  access: 'administrator',
  summary: 'Elimina un paquete; el último se queda',
  params: Type.Object({ id: Id }),
  errors: ['not-found', 'last-package'],
  answer: Ok,
});

const Bought = Strict({
  /** Months. */
  meses: Type.Integer({ minimum: 1, maximum: 120 }),
  /** Monthly price; one that is not the order's is refused. */
  precio: AmountIn,
  /** Id of a captured order; without it the newest one of these months at this price is meant. */
  token: Type.Optional(Uuid),
});

/** One subscription, as its dates are named on the wire: day, month and year of the end and of the last change. */
const stateFields = {
  ok: Type.Boolean(),
  /** Whole months until the end, begun ones not counted. */
  count_mounth_expired: Type.Optional(Type.Integer()),
  date_day_end: Type.Optional(Type.Integer()),
  date_month_end: Type.Optional(Type.Integer()),
  date_year_end: Type.Optional(Type.Integer()),
  date_day_updated: Type.Optional(Type.Integer()),
  date_month_updated: Type.Optional(Type.Integer()),
  date_year_updated: Type.Optional(Type.Integer()),
  /** Days left, begun ones counted. */
  dias: Type.Optional(Type.Integer()),
  /** Within 7 days of its end. */
  about_to_expire: Type.Optional(Type.Boolean()),
} as const;
export const SubscriptionState = Type.Object(stateFields);
export type SubscriptionState = Static<typeof SubscriptionState>;

export const createSubscription = defineCall({
  id: 'subscriptions.create',
  method: 'POST',
  path: '/subscriptions/create',
  access: 'customer',
  summary: 'La suscripción de una orden cobrada; repetirlo no la alarga',
  body: Bought,
  errors: [...paidOrderRefusals, 'order-paid-otherwise'],
  answer: SubscriptionState,
});

export const renewSubscription = defineCall({
  id: 'subscriptions.renovate',
  method: 'POST',
  path: '/subscriptions/renovate',
  access: 'customer',
  summary: 'La renovación de una orden cobrada: se suma al final de la actual',
  body: Bought,
  errors: [...paidOrderRefusals, 'order-paid-otherwise'],
  answer: SubscriptionState,
});

export const validSubscription = defineCall({
  id: 'subscriptions.validate',
  method: 'GET',
  path: '/subscriptions/validate',
  // Asking whether something is valid is never an error.
  access: 'visitor',
  tellsOfOneself: true,
  summary: 'Dice si hay una suscripción vigente, y hasta cuándo',
  answer: SubscriptionState,
});

export const subscriptionTime = defineCall({
  id: 'subscriptions.time',
  method: 'GET',
  path: '/subscriptions/timeSubscription',
  access: 'customer',
  summary: 'Los días que quedan de suscripción',
  answer: Type.Object({ ok: Type.Boolean(), dias: Type.Optional(Type.Integer()) }),
});
