/** What the server says of a changed profile, password or address. */
export const passwordChangeTexts = {
  currentMissing: '¡¡¡La contraseña actual es requerida!!!',
  newMissing: '¡¡¡La nueva contraseña es requerida!!!',
  confirmationMissing: '¡¡¡Debe confirmar la contraseña!!!',
  differ: '¡¡¡Las contraseñas deben ser iguales!!!',
} as const;

/** What the office reads of a player's password that it sets. */
export const playerPasswordTexts = {
  empty: 'Rellene los campos',
  differ: '¡Los campos no coinciden!',
} as const;

export const profileFaultTexts = {
  countryUnknown: 'Elige un país de la lista.',
} as const;
