/** What an order pays for. */
export const orderKinds = ['cart', 'subscription'] as const;

/** Who moves an order's money: nobody, for one of nothing but free plays; the test gateway; PayPal. */
export const paymentProviders = ['none', 'test', 'paypal'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/**
 * `open` → (`capturing` →) `captured`, or one of the ends without money: `declined`, `refused`; or money that came too
 * late and went back: `refunding` → `refunded`.
 */
export const orderStates = [
  'open',
  'capturing',
  'captured',
  'declined',
  'refused',
  'refunding',
  'refunded',
] as const;

/** The refund of a purchase: promised, then done once the provider has given the money back. */
export const refundStates = ['requested', 'done'] as const;
