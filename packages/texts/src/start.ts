/** What the program says on the terminal. */
export const startTexts = {
  badSettings: 'Hay ajustes que corregir antes de arrancar:',
  failed: (reason: string) => `No se pudo arrancar: ${reason}`,
  ready: (address: string) => `Listo: ${address}`,
  firstAdministrator: (dni: string, password: string) =>
    `Se creó el primer administrador. DNI: ${dni}  contraseña: ${password}  (se muestra una sola vez)`,
  demonstrationLoading: 'Cargando la demostración…',
  demonstrationSignIns: 'Demostración cargada. Cuentas para probar:',
} as const;
