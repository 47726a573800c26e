const monthsAdded = 'Si renuevas ahora, no pierdes días: los meses nuevos se suman al final.';

/** The subscription: its state, its packages, and what it opens. */
export const subscriptionTexts = {
  title: 'Suscripción',
  months: (months: number) => (months === 1 ? '1 mes' : `${months} meses`),
  monthly: (price: string) => `${price} x mes`,
  total: (amount: string, months: number) =>
    months === 1 ? `${amount} por 1 mes` : `${amount} por ${months} meses`,
  saving: (percent: number) => `Ahorras ${percent} %`,
  subscribe: 'Suscribirse',
  subscribeTo: (months: string) => `Suscribirse por ${months}`,
  packages: 'Paquetes de suscripción',
  noPackages: 'Ahora mismo no hay paquetes a la venta',
  noPackagesHint: 'Vuelve más tarde: aparecerán aquí.',
  none: {
    title: 'Aún no tienes una suscripción',
    lead: 'Elige un paquete. Pagas una sola vez y no se renueva sola.',
  },
  active: {
    title: 'Suscripción activa',
    until: 'Vence el',
    left: 'Te quedan',
    changed: 'Última renovación',
  },
  ending: {
    title: 'Tu suscripción está por terminar',
    text: (days: string) => `Te quedan ${days}. ${monthsAdded}`,
  },
  days: (days: number) => (days === 1 ? '1 día' : `${days} días`),
  renew: 'Renovar',
  renewWindow: {
    title: 'Renovar suscripción',
    left: (days: string) => `Te quedan ${days} de suscripción. ${monthsAdded}`,
    pack: 'Paquete',
    pay: 'Continuar al pago',
  },
  paying: {
    what: (months: string) => `Suscripción de ${months}`,
    extends: 'Se suma al final de tu suscripción actual.',
    otherPrice: (claimed: string, real: string) =>
      `El enlace decía ${claimed} al mes. El precio de este paquete es ${real} al mes.`,
    unknown: 'Ese paquete ya no se vende. Elige otro.',
  },
  gate: {
    title: '¡Solo para suscriptores!',
    text: '¡Suscríbete ahora o hazlo desde el menú de perfil del cliente!',
    free: 'Ver los últimos resultados, sin suscripción',
  },
} as const;
