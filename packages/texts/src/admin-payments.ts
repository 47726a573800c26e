import type { GroupRefundCause } from '@bolillero/domain/group-games/options';
import type { OrderKind, orderStates, PaymentProviderName } from '@bolillero/domain/payments/states';

const states = {
  open: 'Sin pagar',
  capturing: 'Cobrando',
  captured: 'Cobrado',
  declined: 'Rechazado',
  refused: 'No se cobró',
  refunding: 'Devolviendo',
  refunded: 'Devuelto',
} as const satisfies Record<(typeof orderStates)[number], string>;

const refundCauses: Readonly<Record<GroupRefundCause, string>> = {
  'no-lines': 'el juego cerró sin líneas',
  'draw-cancelled': 'su sorteo se canceló',
};

/** Payments, as administrators look them up. */
export const adminPaymentsTexts = {
  title: 'Pagos',
  subtitle: 'Lo que se cobró y lo que se devolvió.',
  /** What an exported file is called. */
  file: 'pagos',
  search: 'Jugador o número',
  columns: {
    number: 'N.º',
    created: 'Cuándo',
    player: 'Jugador',
    kind: 'Qué',
    amount: 'Monto',
    currency: 'Moneda',
    refunded: 'Devuelto',
    provider: 'Proveedor',
    state: 'Estado',
    captured: 'Cobrado el',
  },
  kinds: { cart: 'Carrito', subscription: 'Suscripción' } satisfies Record<OrderKind, string>,
  providers: { none: 'Gratis', test: 'Prueba', paypal: 'PayPal' } satisfies Record<
    PaymentProviderName,
    string
  >,
  states,
  empty: 'Todavía no hay pagos',
  emptyHint: 'Cuando un jugador pague, lo verás aquí.',
  sums: {
    label: 'Totales de estos filtros',
    captured: 'Cobrado',
    refunded: 'Devuelto o por devolver',
  },
  number: (number: number) => `Pago N.º ${String(number).padStart(6, '0')}`,
  toPlayer: 'Abrir la página del jugador',
  providerOrder: 'Orden del proveedor',
  providerCapture: 'Cobro del proveedor',
  months: (count: number) => (count === 1 ? '1 mes de suscripción' : `${count} meses de suscripción`),
  items: 'Lo que compró',
  shares: (shares: number) =>
    `Juego en grupo: ${shares === 1 ? '1 participación' : `${shares} participaciones`}`,
  sharesRefund: (amount: string, cause: GroupRefundCause) => `Se devuelve ${amount}: ${refundCauses[cause]}`,
  sharesRefundDone: (amount: string, cause: GroupRefundCause) =>
    `Se devolvió ${amount}: ${refundCauses[cause]}`,
  noPurchase: 'No llegó a ser compra',
  refund: (amount: string, reason: string, admin: string) => `Se devuelve ${amount}: ${reason} (${admin})`,
  refundDone: (amount: string, reason: string, admin: string) =>
    `Se devolvió ${amount}: ${reason} (${admin})`,
} as const;
