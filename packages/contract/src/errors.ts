/**
 * Every error code that the interface answers, with its HTTP status. Codes are stable and in English; the words for
 * people live in `@bolillero/texts/errors`, where a missing code does not compile.
 */
export const errorStatus = {
  // the request itself
  'input-invalid': 400,
  'json-unreadable': 400,
  'request-unreadable': 400,
  'request-too-slow': 408,
  'headers-too-large': 431,
  'expectation-unsupported': 417,
  'unknown-lottery': 404,
  'series-not-played': 404,
  'not-found': 404,
  'route-unknown': 404,
  'body-too-large': 413,
  'media-type-unsupported': 415,
  'too-many-requests': 429,
  'internal-error': 500,
  'not-ready': 503,
  stopping: 503,
  'database-busy': 503,
  'disk-full': 503,
  'exports-busy': 503,
  'metrics-token-required': 401,
  // accounts
  'sign-in-required': 401,
  forbidden: 403,
  'subscription-required': 403,
  'series-not-yours': 403,
  'password-needed': 403,
  'admin-sign-in-failed': 401,
  'second-factor-needed': 401,
  'second-factor-wrong': 401,
  'second-factor-required': 403,
  'second-factor-on': 409,
  'second-factor-off': 409,
  'customer-sign-in-failed': 406,
  'registration-refused': 405,
  'email-taken': 405,
  'under-age': 405,
  'birthday-invalid': 405,
  'terms-not-accepted': 405,
  'passwords-differ': 406,
  'password-weak': 406,
  'password-wrong': 406,
  'password-change-refused': 422,
  'profile-invalid': 422,
  'reset-link-expired': 422,
  'email-invalid': 422,
  'email-already-yours': 409,
  'email-unconfirmed': 422,
  'email-primary': 422,
  'too-many-emails': 422,
  'limit-exceeded': 422,
  'limit-invalid': 422,
  'account-paused': 403,
  'pause-invalid': 422,
  'pause-cannot-shorten': 422,
  'dni-taken': 409,
  'admin-email-taken': 409,
  'last-administrator': 422,
  'own-account': 422,
  'own-role': 422,
  'customer-changed': 409,
  'customer-closed': 409,
  'account-unsettled': 409,
  'prizes-unpaid': 409,
  'name-differs': 422,
  'note-not-yours': 403,
  // lotteries
  'lottery-invalid': 422,
  'lottery-name-taken': 409,
  'lottery-changed': 409,
  'lottery-asks-first': 409,
  'lottery-in-use': 422,
  'lottery-incomplete': 422,
  'image-unreadable': 415,
  // draws
  'draw-exists': 409,
  /** Somebody else saved the house's settings meanwhile. */
  'house-changed': 409,
  'draw-changed': 409,
  'draw-source-exists': 409,
  /** Somebody else saved its settings meanwhile. */
  'draw-source-changed': 409,
  /** Its source says other numbers by now, or somebody has decided about it. */
  'draw-proposal-changed': 409,
  'draw-invalid': 422,
  'prize-table-invalid': 422,
  'draw-in-the-future': 422,
  'import-rejected': 422,
  'import-unreadable': 415,
  'import-empty': 422,
  'import-too-costly': 422,
  'imports-busy': 503,
  // forecasts
  'backtest-running': 429,
  'backtests-busy': 503,
  'backtest-too-long': 422,
  // plays, cart, payments
  'play-invalid': 422,
  'sale-closed': 422,
  'cart-item-expired': 422,
  'cart-item-missing': 404,
  'play-being-paid': 409,
  'cart-full': 422,
  'plays-per-day': 422,
  'group-game-incomplete': 422,
  'group-game-participations': 422,
  'group-game-terms-invalid': 422,
  'group-game-active': 409,
  'group-game-has-shares': 409,
  'group-game-closed': 422,
  'group-game-shares-gone': 422,
  'group-lines-refused': 422,
  'play-set-name-taken': 409,
  'too-many-play-sets': 422,
  'order-changed': 409,
  'order-not-approved': 422,
  'order-declined': 422,
  'order-refused': 409,
  'order-not-captured': 409,
  'order-refunding': 409,
  'order-refunded': 409,
  'package-unknown': 404,
  'price-changed': 409,
  'order-of-another-kind': 409,
  'order-paid-otherwise': 409,
  'payment-not-found': 409,
  'webhook-unsigned': 401,
  'payment-unavailable': 503,
  'payments-only-in-test': 404,
  // tickets
  'file-missing': 400,
  'file-too-large': 413,
  'file-not-pdf': 415,
  'purchase-already-sold': 409,
  'purchase-not-sold': 409,
  'purchase-refunded': 409,
  'not-settled': 409,
  'purchase-won': 409,
  'purchase-free': 422,
  'refund-reason-missing': 422,
  // support and mail
  'support-invalid': 422,
  'support-answered': 409,
  // frequent questions, winners' stories, packages
  'faq-title-taken': 409,
  'faq-changed': 409,
  'winner-exists': 409,
  'draw-of-another-lottery': 422,
  'package-months-taken': 409,
  'last-package': 422,
  'mail-not-failing': 409,
  /** It carries a link that opens an account: it goes to no other address. */
  'mail-is-personal': 409,
  'mail-wiped': 409,
  'mail-kind-required': 422,
  'multiplier-required': 422,
  'multiplier-invalid': 422,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** What every call that delivers a paid order refuses. */
export const paidOrderRefusals = [
  'not-found',
  'order-declined',
  'order-refused',
  'order-not-captured',
  'order-refunding',
  'order-refunded',
  'order-of-another-kind',
  'payment-not-found',
] as const satisfies readonly ErrorCode[];

/** What every call about a series of draws refuses. */
export const seriesRefusals = [
  'unknown-lottery',
  'series-not-played',
] as const satisfies readonly ErrorCode[];

/** The body of every error answer. `message` is Spanish, one text or a list of them. */
export interface ErrorBody {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string | readonly string[];
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  readonly details?: unknown;
}
