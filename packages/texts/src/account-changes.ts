/** What the server says of a changed profile, password or address. */
export const passwordChangeTexts = {
  currentMissing: '¡¡¡La contraseña actual es requerida!!!',
  newMissing: '¡¡¡La nueva contraseña es requerida!!!',
  confirmationMissing: '¡¡¡Debe confirmar la contraseña!!!',
  differ: '¡¡¡Las contraseñas deben ser iguales!!!',
} as const;

export const profileFaultTexts = {
  countryUnknown: 'Elige un país de la lista.',
} as const;
