/** Cart and checkout. */
export const cartTexts = {
  title: 'Carrito',
  of: (lottery: string) => `Carrito de ${lottery}`,
  columns: {
    index: '#',
    lottery: 'Lotería',
    numbers: 'Números',
    extra: 'Extra',
    date: 'Sorteo',
    price: 'Precio',
    actions: 'Eliminar',
  },
  madeOf: (ticket: string, service: string) => `${ticket} + ${service} de servicio`,
  free: 'Jugada gratis',
  expired: 'Sorteo cerrado',
  beingPaid: 'Se está pagando',
  remove: (index: string) => `Eliminar la jugada ${index}`,
  clear: 'Eliminar todas',
  confirmClear: '¿Confirma eliminar todas las jugadas?',
  removed: '¡Eliminado!',
  empty: '¡ Carrito vacío !',
  emptyHint: 'Llena una cartilla y aparecerá aquí.',
  goPlay: 'Ir a jugar',
  others: 'También tienes jugadas de:',
  total: 'Total',
  plays: (count: number) => (count === 1 ? '1 jugada' : `${count} jugadas`),
  buy: 'Comprar',
  closing: (date: string) => `Para el sorteo del ${date}. La venta cierra en`,
  renew: {
    title: (count: number) =>
      count === 1
        ? '1 jugada es de un sorteo que ya cerró'
        : `${count} jugadas son de un sorteo que ya cerró`,
    question: (date: string) => `¿Quieres continuar con ellas en el sorteo del ${date} o eliminarlas?`,
    noNext: 'Aún no hay otro sorteo a la venta.',
    keep: 'Continuar',
    discard: 'Eliminar',
    done: (date: string) => `Ahora juegan el ${date}`,
  },
  otherSeries: {
    title: (count: number) =>
      count === 1 ? '1 jugada es de REZAGADOS' : `${count} jugadas son de REZAGADOS`,
    text: 'Tu cuenta no juega esa serie: elimínalas para poder pagar las demás.',
    discard: 'Eliminar',
  },
} as const;
