/** Paying a cart or a subscription. */
export const paymentTexts = {
  capturing: 'Confirmando el pago…',
  window: {
    title: 'Pagar',
    test: 'Pago de prueba: no se cobra dinero',
    explain: 'Esto es una prueba: aprueba o rechaza el pago.',
    amount: 'Total',
    approve: 'Aprobar',
    decline: 'Rechazar',
  },
  paypal: {
    explain: 'Paga con PayPal o con tarjeta. Cuando el cobro se confirme, verás tu recibo.',
    buttons: 'Formas de pago',
    cancelled: 'Saliste del pago sin terminarlo. Puedes intentarlo de nuevo cuando quieras.',
    notLoaded: 'No se pudo abrir el pago. Revisa tu conexión e inténtalo otra vez.',
  },
  successHint: (count: number) =>
    count === 1
      ? 'Tu jugada está en Compras. Te avisaremos si tiene premio; ahí mismo verás el resultado.'
      : `Tus ${count} jugadas están en Compras. Te avisaremos si alguna tiene premio; ahí mismo verás los resultados.`,
  seePurchases: 'Ver mis compras',
  playAgain: 'Seguir jugando',
  failed: '¡Vuelva a intentarlo más tarde!',
  ifApproved:
    'Si llegaste a aprobar el pago, espera unos minutos y mira tus compras o tu suscripción antes de pagar otra vez.',
  cart: {
    /** What the window asks money for. */
    paying: (count: number) => `Pagas ${count === 1 ? '1 jugada' : `${count} jugadas`}, servicio incluido.`,
    success: '¡Números registrados!',
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
