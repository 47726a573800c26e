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
