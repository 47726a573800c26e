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
  expired: 'Venta cerrada',
  beingPaid: 'Se está pagando',
  remove: (index: string) => `Eliminar la jugada ${index}`,
  clear: 'Eliminar todas',
  confirmClear: '¿Confirma eliminar todas las jugadas?',
  removed: '¡Eliminado!',
  empty: '¡ Carrito vacío !',
  emptyHint: 'Completa una cartilla y la verás aquí.',
  goPlay: 'Ir a jugar',
  others: 'También tienes jugadas de:',
  total: 'Total',
  plays: (count: number) => (count === 1 ? '1 jugada' : `${count} jugadas`),
  buy: 'Comprar',
  closing: (date: string) => `Para el sorteo del ${date}. La venta cierra en`,
  renew: {
    title: (count: number) =>
      count === 1
        ? '1 jugada es de un sorteo con la venta cerrada'
        : `${count} jugadas son de un sorteo con la venta cerrada`,
    question: (count: number, date: string) =>
      count === 1
        ? `¿La pasas al sorteo del ${date} o la eliminas?`
        : `¿Las pasas al sorteo del ${date} o las eliminas?`,
    noNext: 'Aún no hay otro sorteo a la venta.',
    keep: (count: number) => (count === 1 ? 'Pasarla' : 'Pasarlas'),
    discard: (count: number) => (count === 1 ? 'Eliminarla' : 'Eliminarlas'),
    done: (count: number, date: string) =>
      count === 1
        ? `Ahora es para el sorteo del ${date}. Falta pagarla.`
        : `Ahora son para el sorteo del ${date}. Falta pagarlas.`,
  },
  otherSeries: {
    title: (count: number) =>
      count === 1 ? '1 jugada es de REZAGADOS' : `${count} jugadas son de REZAGADOS`,
    text: 'Tu cuenta no juega esa serie: elimínalas para poder pagar las demás.',
    discard: 'Eliminar',
  },
} as const;
