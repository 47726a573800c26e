/** Paying a cart or a subscription. */
export const paymentTexts = {
  /** What is taken, before anything is paid. */
  accepted: {
    paypal: 'Aceptamos PayPal, con tu cuenta o con tarjeta donde PayPal lo permite.',
    test: 'Pago de prueba: no se mueve dinero.',
  },
  capturing: '¡Por favor, espere!',
  window: {
    title: 'Pagar',
    test: 'Pago de prueba: no se cobra dinero',
    explain: 'Esto es una prueba: aprueba o rechaza el pago.',
    amount: 'Total',
    order: (id: string) => `Pago ${id}`,
    adults: (age: number) => `${age}+ Juega con medida`,
    approve: 'Aprobar',
    decline: 'Rechazar',
  },
  paypal: {
    explain: 'Paga con PayPal o con tarjeta. Cuando el cobro se confirme, verás tu comprobante.',
    buttons: 'Formas de pago',
    cancelled: 'Saliste del pago sin terminarlo. Puedes intentarlo de nuevo cuando quieras.',
    notLoaded: 'No se pudo abrir el pago. Revisa tu conexión e inténtalo otra vez.',
  },
  failed: '¡Vuelva a intentarlo más tarde!',
  ifApproved:
    'Si llegaste a aprobar el pago, espera unos minutos y mira tus compras o tu suscripción antes de pagar otra vez.',
  cart: {
    /** A line of what is paid. */
    line: (lottery: string, count: number) => `${lottery} · ${count === 1 ? '1 jugada' : `${count} jugadas`}`,
    /** Where the payment opens away from the cart. */
    whole: 'Pagas todo tu carrito.',
    draw: (date: string) => `Sorteo ${date}`,
    total: 'Total',
    includes: (service: string) => `Incluye ${service} de servicio.`,
    includesMultiplier: (service: string, multiplier: string, label: string) =>
      `Incluye ${service} de servicio y ${multiplier} de ${label}.`,
    promises: {
      label: 'Lo que puedes esperar',
      receipt: 'Verás tu comprobante al momento.',
      refund: 'Lo que no lleguemos a comprar, te lo devolvemos.',
      limit: (left: string, month: string) => `Te quedan ${left} de tu límite de ${month}.`,
    },
    closed: {
      title: (lotteries: string) => `La venta de ${lotteries} cerró`,
      text: 'No se cobró nada. Tu carrito sigue como estaba.',
      payRest: (lotteries: string, amount: string) => `Pagar solo ${lotteries} · ${amount}`,
      move: (count: number, lottery: string, date: string) =>
        count === 1 ? `Pasar la de ${lottery} al ${date}` : `Pasar las ${count} de ${lottery} al ${date}`,
      back: 'Volver al carrito',
    },
    nothingLost: 'Tus jugadas siguen en el carrito.',
    amountChanged:
      'El precio cambió mientras mirabas el carrito. Revísalo y paga de nuevo: no se cobró nada.',
  },
  subscription: {
    success: '¡Suscripción realizada!',
    nothingLost: 'Tu suscripción no cambió.',
    amountChanged:
      'El precio del paquete cambió mientras lo mirabas. Revísalo y paga de nuevo: no se cobró nada.',
  },
  unfinished: {
    title: 'Quedó un pago por confirmar',
    text: (amount: string) =>
      `Aprobaste un pago de ${amount} y falta confirmarlo. Confírmalo ahora: no pagarás dos veces. Si lo dejas, igual puede completarse solo.`,
    finish: 'Confirmar el pago',
    discard: 'Ocultar este aviso',
  },
} as const;
