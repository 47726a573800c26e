/** What an order pays for. */
export const orderKinds = ['cart', 'subscription'] as const;
export type OrderKind = (typeof orderKinds)[number];

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

/** The states of an order whose money goes, or went, back. */
export const moneyBackStates = ['refunding', 'refunded'] as const;

/**
 * Why an order's money went back: what it was for was no longer as it was shown; the customer paused or at their limit by then;
 * the attempt had ended before the money came; not the amount, the currency or the order that was asked for; the
 * payment company's own doing.
 */
export const refundCauses = ['changed', 'not-allowed', 'ended', 'mismatch', 'provider'] as const;
export type RefundCause = (typeof refundCauses)[number];

/** The refund of a purchase: promised, then done once the provider has given the money back. */
export const refundStates = ['requested', 'done'] as const;
