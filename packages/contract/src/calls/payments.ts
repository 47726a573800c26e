import { orderKinds, orderStates, paymentProviders } from '@bolillero/domain/payments/states';
import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { LotteryBrief } from '../entities/lottery.ts';
import { ChainHead } from '../entities/proof.ts';
import {
  AmountOut,
  BallsText,
  CurrencyCode,
  DateText,
  Id,
  Instant,
  Nullable,
  Ok,
  SeriesType,
  SpecialBall,
  Strict,
  Uuid,
} from '../wire.ts';
import { CartItemIds } from './checkouts.ts';

const OrderParams = Type.Object({ id: Uuid });

export const createOrder = defineCall({
  id: 'payments.create-order',
  method: 'POST',
  path: '/payments/orders',
  access: 'customer',
  summary: 'Abre una orden de pago; el servidor calcula el monto',
  body: Type.Union([
    Strict({ kind: Type.Literal('cart'), items: CartItemIds }),
    /** `meses` names the package; the price is the server's. */
    Strict({ kind: Type.Literal('subscription'), meses: Type.Integer({ minimum: 1, maximum: 120 }) }),
  ]),
  errors: [
    'series-not-yours',
    'limit-exceeded',
    'plays-per-day',
    'account-paused',
    'play-invalid',
    'cart-item-expired',
    'cart-item-missing',
    'group-game-closed',
    'group-game-shares-gone',
    'play-being-paid',
    'package-unknown',
    'payment-unavailable',
  ],
  answer: Type.Object({
    id: Uuid,
    amount: AmountOut,
    currency: CurrencyCode,
    /** `none` when there is nothing to pay: capture it at once. */
    provider: Type.Enum(paymentProviders),
    /** The provider's own id of the order, for its window. */
    provider_order: Type.String(),
  }),
});

export const approveOrder = defineCall({
  id: 'payments.approve-order',
  method: 'POST',
  path: '/payments/orders/{id}/approve',
  access: 'customer',
  summary: 'Solo con el pago de prueba: aprueba o rechaza la orden',
  params: OrderParams,
  body: Type.Optional(
    Strict({ outcome: Type.Optional(Type.Union([Type.Literal('approve'), Type.Literal('decline')])) }),
  ),
  errors: ['not-found', 'order-refused', 'payments-only-in-test'],
  answer: Type.Object({
    ok: Type.Boolean(),
    /** What the gateway says of the order then: `approved` or `declined`, or what had become of it before. */
    status: Type.String(),
  }),
});

export const captureOrder = defineCall({
  id: 'payments.capture-order',
  method: 'POST',
  path: '/payments/orders/{id}/capture',
  access: 'customer',
  summary: 'Cobra la orden y entrega lo comprado, una sola vez',
  params: OrderParams,
  body: Type.Optional(Strict({})),
  errors: [
    'not-found',
    'series-not-yours',
    'limit-exceeded',
    'plays-per-day',
    'account-paused',
    'sale-closed',
    'group-game-closed',
    'group-game-shares-gone',
    'order-changed',
    'order-not-approved',
    'order-declined',
    'order-refused',
    'order-refunding',
    'order-refunded',
    'price-changed',
    'payment-unavailable',
  ],
  answer: Type.Object({ status: Type.Literal('captured'), purchases: Type.Array(Id) }),
});

/** What was bought with an order of plays, as it was paid. */
export const Receipt = Type.Object({
  /** Shown with six digits: 000021. */
  number: Type.Integer(),
  paid_at: Instant,
  /** The head of the chain of proof when it was paid; null before there was one. */
  proof: Nullable(ChainHead),
  ticket_price: AmountOut,
  service_fee: AmountOut,
  multiplier_price: AmountOut,
  /** The sum of the three and of the shares, in USD. */
  total: AmountOut,
  lines: Type.Array(
    Type.Object({
      /** The purchase. */
      id: Id,
      loterie: LotteryBrief,
      type: SeriesType,
      date_lottery: DateText,
      /** The cut-off of its draw: until then its ticket is bought. */
      closes_at: Instant,
      balls: BallsText,
      ball_red: SpecialBall,
      multiplier_bought: Type.Boolean(),
      price: AmountOut,
      free: Type.Boolean(),
      /** Its price goes, or went, back. */
      refunded: Type.Boolean(),
    }),
  ),
  /** Shares of group games; absent where there are none. */
  penas: Type.Optional(
    Type.Array(
      Type.Object({
        /** The game. */
        id: Id,
        loterie: LotteryBrief,
        date_lottery: DateText,
        closes_at: Instant,
        /** At most so many lines. */
        type: Type.Integer(),
        participations: Type.Integer(),
        shares: Type.Integer(),
        /** Share numbers, both included. */
        from: Type.Integer(),
        to: Type.Integer(),
        price: AmountOut,
        refunded: Type.Boolean(),
      }),
    ),
  ),
});
export type Receipt = Static<typeof Receipt>;

export const oneOrder = defineCall({
  id: 'payments.order',
  method: 'GET',
  path: '/payments/orders/{id}',
  access: 'customer',
  summary: 'El estado de una orden de pago propia',
  params: OrderParams,
  errors: ['not-found'],
  answer: Type.Object({
    id: Uuid,
    kind: Type.Enum(orderKinds),
    status: Type.Enum(orderStates),
    amount: AmountOut,
    currency: CurrencyCode,
    purchases: Type.Array(Id),
    /** Of an order of plays that was captured; null for all others. */
    receipt: Nullable(Receipt),
  }),
});

export const paymentWebhook = defineCall({
  id: 'payments.webhook',
  method: 'POST',
  path: '/payments/webhook',
  access: 'visitor',
  summary: 'Aviso firmado del proveedor de pagos: termina lo que un navegador perdido dejó abierto',
  body: Type.Object({}),
  errors: ['webhook-unsigned', 'payment-unavailable'],
  answer: Ok,
});
