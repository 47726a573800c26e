/** Paying a cart or a subscription. */
export const paymentTexts = {
  capturing: 'Confirmando el pago…',
  window: {
    title: 'Pagar',
    test: 'Pasarela de prueba: no se cobra dinero',
    explain: 'Haz de pagador: aprueba o rechaza este pago.',
    amount: 'Importe',
    order: 'Orden',
    approve: 'Aprobar',
    decline: 'Rechazar',
  },
  paypal: {
    explain: 'Paga con tu cuenta de PayPal o con tarjeta. El cobro lo confirma nuestro servidor.',
    buttons: 'Formas de pago',
    cancelled: 'Saliste del pago sin terminarlo. Puedes intentarlo de nuevo cuando quieras.',
    notLoaded: 'No se pudo abrir la pasarela de pago.',
  },
  successHint: (count: number) =>
    count === 1
      ? 'Tu jugada está en Compras. Te avisaremos cuando se publique el resultado.'
      : `Tus ${count} jugadas están en Compras. Te avisaremos cuando se publique el resultado.`,
  seePurchases: 'Ver mis compras',
  playAgain: 'Seguir jugando',
  failed: '¡Vuelva a intentarlo más tarde!',
  ifApproved:
    'Si llegaste a aprobar el pago, espera unos minutos y mira tus compras o tu suscripción antes de pagar otra vez.',
  cart: {
    success: '¡Números registrados!',
    nothingLost: 'Tu carrito sigue como estaba.',
    amountChanged:
      'El precio cambió mientras mirabas el carrito. Revísalo y paga de nuevo: no se cobró nada.',
  },
  subscription: {
    success: '¡Suscripción realizada!',
    nothingLost: 'Tu suscripción sigue como estaba.',
    amountChanged:
      'El precio del paquete cambió mientras lo mirabas. Revísalo y paga de nuevo: no se cobró nada.',
  },
  unfinished: {
    title: 'Quedó un pago por confirmar',
    text: (amount: string) =>
      `Aprobaste un pago de ${amount} y la confirmación no terminó. Puedes terminarlo sin pagar dos veces.`,
    finish: 'Terminar el pago',
    discard: 'Dejarlo',
  },
} as const;
