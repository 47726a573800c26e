/** The administrators' sign-in page. */
export const adminSessionTexts = {
  title: 'Administración',
  subtitle: 'Entra con tu DNI y tu contraseña.',
  dni: 'DNI',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  players: '¿Eres jugador?',
  playersLink: 'Inicia sesión aquí',
} as const;
