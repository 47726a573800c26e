import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Nullable } from '../wire.ts';
import { HelpLineOut, HouseFields } from './house.ts';

export const appSettings = defineCall({
  id: 'settings.public',
  method: 'GET',
  path: '/settings',
  access: 'visitor',
  summary: 'Ajustes públicos: proveedor de pagos, reglas de contraseña y edad, zona y hora del servidor',
  answer: Type.Object({
    /** `test` (marked on screen) or `paypal`. */
    payments: Type.String(),
    /** The payment company's public id of this house, for its window; null with the test gateway. */
    paypal_client_id: Nullable(Type.String()),
    /** Fewest characters of a password. */
    password_min: Type.Integer(),
    /** Years. */
    min_age: Type.Integer(),
    /** IANA zone of the house, `America/Lima`: its calendar decides ages, months of limits, ends of pauses and subscriptions. */
    time_zone: Type.String(),
    /** The server's clock, an ISO instant: countdowns follow it. */
    now: Type.String(),
    /** Whether the database holds generated draws. */
    demo: Type.Boolean(),
    /** Where players who need it find help, as the house has set them. */
    help_lines: Type.Array(HelpLineOut),
    /** Who stands behind the product, for the foot of every page; what is empty is not known yet. `demo`: made up. */
    house: Type.Object({ ...HouseFields, demo: Type.Boolean() }),
    /** Least time in milliseconds that an overlay or the splash stays; 0 unless the house has set it. */
    minimum_wait: Type.Integer(),
  }),
});
