/** Where somebody is signed in. */
export const openSessionTexts = {
  title: 'Sesiones abiertas',
  lead: 'Los navegadores donde tu cuenta está abierta. Si no reconoces alguno, ciérralo y cambia tu contraseña.',
  current: 'Esta sesión',
  used: 'Último uso',
  opened: 'Abierta el',
  address: 'Dirección IP',
  end: 'Cerrar',
  endOf: (device: string, used: string) => `Cerrar la sesión de ${device}, usada el ${used}`,
  ended: 'Sesión cerrada',
  endOthers: 'Cerrar las demás sesiones',
  askOthers: '¿Cerrar las demás sesiones?',
  askOthersHint:
    'En esos navegadores habrá que volver a entrar con la contraseña. Esta sesión sigue abierta.',
  othersEnded: 'Se cerraron las demás sesiones',
} as const;
