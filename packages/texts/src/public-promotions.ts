/** The subscription's packages as visitors and customers see them. */
export const promotionTexts = {
  title: 'Promociones',
  lead: 'Elige por cuántos meses. Pagas una sola vez y no se renueva sola.',
  description: 'Paquetes de suscripción de Bolillero: precio por mes, total y ahorro de cada uno.',
  months: (months: number) => (months === 1 ? '1 mes' : `${months} meses`),
  /** 'desde price x Mes', around the price. */
  from: { before: 'desde', after: 'x Mes' },
  saving: (percent: number) => `Ahorras ${percent} %`,
  noSaving: 'Precio por mes',
  total: (total: string, months: number) =>
    months === 1 ? `Pagas ${total}` : `Pagas ${total} por los ${months} meses`,
  choose: 'Elegir',
  choosePackage: (months: string) => `Elegir ${months}`,
  none: 'Ahora mismo no hay paquetes a la venta',
  noneHint: 'Vuelve más tarde, o escríbenos si querías renovar tu suscripción.',
  all: 'Ver promociones',
  planList: 'Paquetes de suscripción',
  opens: 'Qué abre la suscripción',
  menus: [
    {
      title: 'Resultados',
      text: 'El historial de sorteos de cada lotería y de cada serie, del más reciente al más antiguo. Cada página dice desde qué fecha.',
    },
    {
      title: 'Analítica',
      text: 'Cuántas veces salió cada bolilla, cada cifra junto a lo que daría el puro azar.',
    },
    {
      title: 'Pronóstico Mix',
      text: 'Las jugadas anteriores y las herramientas para llenar tu cartilla. Cada una dice qué hace; ninguna aumenta tus probabilidades.',
    },
  ],
  terms:
    'Pagas en dólares, una sola vez, el total del paquete. Si ya tienes una suscripción, los meses se suman al final.',
  chosen: {
    title: 'Paquete elegido',
    change: 'Cambiar',
    line: (months: string, price: string, total: string) => `${months} · ${price} al mes · total ${total}`,
    unknown: 'El paquete de este enlace ya no está a la venta. Podrás elegir otro cuando entres.',
    payNext: 'Lo pagas cuando entres.',
  },
} as const;
