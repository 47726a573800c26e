import type { OrderKind, RefundCause } from '@bolillero/domain/payments/states';

export const bankTakesDays = 'Tu banco puede demorar unos días en mostrarlo.';

const ended = 'Tu pago llegó cuando ese intento de pago ya había terminado.';
const mismatch = 'El pago que llegó no coincide con lo que te pedimos.';

const causes: Readonly<Record<RefundCause, Readonly<Record<OrderKind, string>>>> = {
  changed: {
    cart: 'Tu pago llegó tarde: la venta ya había cerrado o tu carrito había cambiado.',
    subscription: 'Tu pago llegó tarde: el paquete o su precio había cambiado.',
  },
  'not-allowed': {
    cart: 'Tu pago llegó cuando tu cuenta estaba en pausa, o pasaba tu límite mensual o las jugadas que puedes tener para un sorteo.',
    subscription: 'Tu pago llegó cuando tu cuenta estaba en pausa.',
  },
  ended: { cart: ended, subscription: ended },
  mismatch: { cart: mismatch, subscription: mismatch },
  provider: {
    cart: 'Tu compra no se completó.',
    subscription: 'Tu suscripción no se completó.',
  },
};

/** What became of an order's money, and why: it is on its way back, or (`done`) the payment company has given it back. */
export function orderRefundText(kind: OrderKind, cause: RefundCause | null, done: boolean): string {
  const why = cause === null ? 'No pudimos completar lo que pagaste.' : causes[cause][kind];
  if (cause === 'provider') return `${why} El proveedor de pagos te devolvió el monto completo.`;
  return `${why} ${done ? 'Te devolvimos' : 'Te estamos devolviendo'} el monto completo por el mismo medio con que pagaste.`;
}
