/** The administrators' sign-in page. */
export const adminSessionTexts = {
  title: 'Administración',
  subtitle: 'Ingresa con tu DNI y tu contraseña.',
  dni: 'DNI',
  password: 'Contraseña',
  submit: 'Ingresar',
  players: '¿Eres jugador?',
  playersLink: 'Inicia sesión aquí',
} as const;
