/** Why the program cannot be reached where the settings say, by the system's code. */
const listenReasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'otro programa ya atiende',
  EACCES: 'el sistema no permite atender',
  EADDRNOTAVAIL: 'esta máquina no tiene esa dirección: no se puede atender',
  ENOTFOUND: 'esa máquina no existe: no se puede atender',
};

/** What the program says on the terminal. */
export const startTexts = {
  badSettings: 'Hay ajustes que corregir antes de arrancar:',
  cannotListen: (host: string, port: number, code: string) =>
    `${listenReasons[code] ?? 'no se puede atender'} en HOST=${host} PORT=${port} (${code}).`,
  failed: (reason: string) => `No se pudo arrancar: ${reason}`,
  diskFull: 'El disco está lleno. Libera espacio y vuelve a arrancar: no se perdió nada.',
  ready: (address: string) => `Listo: ${address}`,
  firstAdministrator: (dni: string, password: string) =>
    `Se creó el primer administrador. DNI: ${dni}  contraseña: ${password}  (se muestra una sola vez)`,
  demonstrationLoading: 'Cargando la demostración…',
  demonstrationSignIns: 'Demostración cargada (sorteos generados, no reales). Cuentas para probar:',
  signInColumns: ['Quién', 'Entra en', 'DNI o email', 'Contraseña', 'Qué ve'],
  staffPage: '/login',
  customerPage: '/login-client',
} as const;

/** Who each account of the demonstration is, and what it shows. */
export const demonstrationTexts = {
  administrator: { who: 'Administrador', sees: 'toda la administración' },
  operator: { who: 'Operador', sees: 'resultados, tickets y soporte; ni usuarios ni dinero' },
  customer: { who: 'Cliente', sees: 'loterías, juego normal, carrito, compras y premios sin leer' },
  subscriber: { who: 'Suscriptor', sees: 'además, lo que pide la suscripción' },
  'subscriber-ending': {
    who: 'Suscriptor por vencer',
    sees: 'el aviso de los días que quedan, y la renovación',
  },
  'type-one': { who: 'Cliente tipo 1', sees: 'las páginas avanzadas, con el aviso de suscripción' },
  'type-one-subscriber': { who: 'Suscriptor tipo 1', sees: 'todo lo que puede ver un cliente' },
  'united-states': { who: 'Cliente en Estados Unidos', sees: 'además, imprimir y exportar jugadas' },
} as const;
