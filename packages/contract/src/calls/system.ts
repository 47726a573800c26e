import { Type } from 'typebox';
import { defineCall } from '../call.ts';

export const appSettings = defineCall({
  id: 'settings.public',
  method: 'GET',
  path: '/settings',
  access: 'visitor',
  summary: 'Ajustes públicos: pasarela de pago, reglas de contraseña y edad, hora del servidor',
  answer: Type.Object({
    /** `test` (marked on screen) or `paypal`. */
    payments: Type.String(),
    password_min: Type.Integer(),
    min_age: Type.Integer(),
    /** The server's clock, an ISO instant: countdowns follow it. */
    now: Type.String(),
    /** Whether the database holds generated draws. */
    demo: Type.Boolean(),
  }),
});
