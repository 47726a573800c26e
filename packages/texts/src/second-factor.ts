/** What the server refuses about second factors in words of its own. */
export const secondFactorRefusals = {
  ownReset: 'El segundo factor de tu propia cuenta se desactiva en «Seguridad».',
} as const;

/** The step after the password, where a second factor is on. */
export const codeStepTexts = {
  lead: 'Escribe el código de 6 cifras que muestra tu aplicación de autenticación.',
  code: 'Código',
  recoveryLead: 'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una sola vez.',
  recovery: 'Código de recuperación',
  useRecovery: 'Usar un código de recuperación',
  useApp: 'Usar el código de la aplicación',
  back: 'Volver',
  missing: 'Escribe el código.',
} as const;

/** One's own way into the back-office: `/admin/seguridad`. */
export const securityTexts = {
  title: 'Seguridad',
  factor: {
    title: 'Segundo factor',
    lead: 'Además de tu contraseña, te pediremos un código que cambia cada medio minuto y que solo muestra una aplicación de tu celular.',
    required: 'Aquí se pide el segundo factor a todos. Actívalo para seguir.',
    off: 'Desactivado',
    on: 'Activado',
    since: (date: string) => `desde el ${date}`,
    begin: 'Activar el segundo factor',
    scan: 'Abre tu aplicación de autenticación (Google Authenticator, Microsoft Authenticator, Aegis u otra) y escanea este código.',
    qr: 'Código QR para tu aplicación de autenticación',
    byHand: '¿No puedes escanearlo? Escribe esta clave en la aplicación:',
    onThisPhone: 'Abrir en la aplicación de este celular',
    type: 'Después escribe el código que la aplicación muestra.',
    turnOn: 'Activar',
    turnedOn: 'Segundo factor activado',
    turnOff: 'Desactivar',
    askOff: '¿Desactivar el segundo factor?',
    askOffHint: 'Desde ahora bastará tu contraseña. Tus códigos de recuperación dejarán de servir.',
    confirmOff: 'Sí, desactivar',
    turnedOff: 'Segundo factor desactivado',
  },
  recovery: {
    title: 'Códigos de recuperación',
    left: (count: number) =>
      count === 0
        ? 'No te queda ningún código de recuperación: genera otros.'
        : `Te ${count === 1 ? 'queda 1 código' : `quedan ${count} códigos`} de recuperación.`,
    lead: 'Si pierdes el celular, entras con uno de estos códigos. Cada uno sirve una sola vez. Guárdalos ahora: no los volveremos a mostrar.',
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'No se pudo copiar. Selecciona el texto y cópialo a mano.',
    download: 'Descargar',
    file: 'bolillero-codigos-de-recuperacion.txt',
    fileHead: (dni: string) =>
      `Códigos de recuperación de Bolillero, DNI ${dni}. Cada uno sirve una sola vez.`,
    done: 'Ya los guardé',
    renew: 'Generar códigos nuevos',
    askRenew: '¿Generar códigos nuevos?',
    askRenewHint: 'Los que tienes ahora dejarán de servir.',
  },
  copySecret: 'Copiar la clave',
  sessions: {
    lead: 'Los navegadores donde tu cuenta de la administración está abierta. Si no reconoces alguno, ciérralo y cambia tu contraseña.',
    ofUser: 'Los navegadores donde este usuario tiene abierta la administración.',
    none: 'No tiene ninguna sesión abierta.',
    endAll: 'Cerrar todas sus sesiones',
    askAll: '¿Cerrar todas sus sesiones?',
    askAllHint: 'Tendrá que volver a entrar con su contraseña.',
    allEnded: 'Sesiones cerradas',
  },
  user: {
    lead: 'Si perdió el celular y los códigos de recuperación, quítaselo: entrará solo con su contraseña y podrá activar otro.',
    reset: 'Quitar el segundo factor',
    ask: '¿Quitar el segundo factor?',
    askHint: (name: string) => `${name} entrará solo con su contraseña, y se cerrarán sus sesiones.`,
    confirm: 'Sí, quitar',
    done: 'Segundo factor quitado',
  },
} as const;
