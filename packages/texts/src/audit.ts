import type { AccessEvent } from '@bolillero/domain/accounts/access-events';

/** Who made a change in the audit that no person made. */
export const houseItself = 'El sistema de pagos';

/** Who tried something under the name of an account, and did not prove to be its owner. */
export const nobodyKnown = 'Alguien sin identificar';

/** What happened at the door of the back-office, in the audit. */
export const accessTexts: { readonly [E in AccessEvent]: string } = {
  'sign-in': 'Inició sesión',
  'sign-in-refused': 'Intento de inicio de sesión fallido',
  'sign-in-locked': 'Inicio de sesión bloqueado por intentos fallidos',
  'sign-out': 'Cerró la sesión',
  'sessions-ended': 'Cerró sesiones abiertas',
  'second-factor-on': 'Activó el segundo factor',
  'second-factor-off': 'Desactivó el segundo factor',
  'second-factor-reset': 'Le quitó el segundo factor',
  'recovery-codes-made': 'Generó códigos de recuperación nuevos',
  'confirmation-refused': 'Falló al confirmar que es quien dice ser',
  'confirmation-locked': 'Confirmación bloqueada por intentos fallidos',
};
