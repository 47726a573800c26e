/** The subscription's packages as visitors and customers see them. */
export const promotionTexts = {
  title: 'Promociones',
  lead: 'Elige por cuántos meses. El precio baja cuanto más largo el paquete, y se paga una sola vez: no se renueva solo.',
  description: 'Paquetes de suscripción de Bolillero: precio por mes, total y ahorro de cada uno.',
  months: (months: number) => (months === 1 ? '1 mes' : `${months} meses`),
  /** 'desde price x Mes', around the price. */
  from: { before: 'desde', after: 'x Mes' },
  saving: (percent: number) => `Ahorras ${percent} %`,
  noSaving: 'Precio de partida',
  total: (total: string, months: number) =>
    months === 1 ? `Pagas ${total}` : `Pagas ${total} por los ${months} meses`,
  choose: 'Elegir',
  choosePackage: (months: string) => `Elegir ${months}`,
  none: 'Ahora mismo no hay paquetes a la venta',
  noneHint: 'Vuelve más tarde, o escríbenos si querías renovar tu suscripción.',
  all: 'Ver promociones',
  planList: 'Planes de suscripción',
  opens: 'Qué abre la suscripción',
  menus: [
    {
      title: 'Resultados',
      text: 'Todos los sorteos de cada lotería y de cada una de sus series, del más reciente al más antiguo.',
    },
    {
      title: 'Analítica',
      text: 'Cuántas veces salió cada bolilla, cada cifra junto a lo que daría el puro azar.',
    },
    {
      title: 'Pronóstico Mix',
      text: 'Las jugadas anteriores y las ayudas para llenar cartillas, cada una con lo que vale. No aumentan tus probabilidades: ordenan tu manera de elegir.',
    },
  ],
  terms:
    'El cobro es en dólares, por el total del paquete. Si ya tienes una suscripción, los meses se suman al final de la actual.',
  chosen: {
    title: 'Paquete elegido',
    change: 'Cambiar',
    line: (months: string, price: string, total: string) => `${months} · ${price} x Mes · total ${total}`,
    unknown: 'El paquete de este enlace ya no está a la venta. Podrás elegir otro después de ingresar.',
    payNext: 'Lo pagas después de ingresar.',
  },
} as const;
