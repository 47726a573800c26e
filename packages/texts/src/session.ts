import { confirmationMinutes } from '@bolillero/domain/accounts/confirmation';

/** The window over the page that asks for the password of a session that has ended. */
export const sessionTexts = {
  title: 'Tu sesión terminó',
  lead: (name: string) =>
    `${name}, escribe tu contraseña para seguir aquí. Lo que tenías escrito en la página se queda.`,
  password: 'Contraseña',
  submit: 'Continuar',
  leave: 'Entrar con otra cuenta',
  leaveHint: 'Lo que tenías escrito en la página se perderá.',
} as const;

/** The window over the page that asks who is signed in for their password, before a change of who owns an account. */
export const confirmationTexts = {
  title: 'Confirma tu contraseña para continuar',
  lead: `Este cambio decide quién entra en la cuenta y queremos asegurarnos de que eres tú. En los próximos ${confirmationMinutes} minutos no te la pediremos otra vez.`,
  submit: 'Confirmar',
} as const;
