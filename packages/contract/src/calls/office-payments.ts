import { groupRefundCauses } from '@bolillero/domain/group-games/options';
import {
  orderKinds,
  orderStates,
  paymentProviders,
  refundCauses,
  refundStates,
} from '@bolillero/domain/payments/states';
import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { dayRange, exportOf, ListOf, listQuery } from '../list.ts';
import {
  AmountOut,
  BallsText,
  CurrencyCode,
  DataOf,
  DateText,
  Id,
  Instant,
  Nullable,
  SeriesType,
  SpecialBall,
  Uuid,
} from '../wire.ts';

const filters = {
  ...dayRange,
  state: Type.Optional(Type.Enum(orderStates)),
  kind: Type.Optional(Type.Enum(orderKinds)),
  provider: Type.Optional(Type.Enum(paymentProviders)),
  costumer_id: Type.Optional(Id),
};

export const OfficePayment = Type.Object({
  id: Uuid,
  /** What its receipt is called. */
  number: Type.Integer(),
  costumer_id: Id,
  costumer: Type.String(),
  kind: Type.Enum(orderKinds),
  provider: Type.Enum(paymentProviders),
  state: Type.Enum(orderStates),
  amount: AmountOut,
  currency: CurrencyCode,
  /** What of it went back, or is promised. */
  refunded: AmountOut,
  createdAt: Instant,
  capturedAt: Nullable(Instant),
});
export type OfficePayment = Static<typeof OfficePayment>;

export const listPayments = defineCall({
  id: 'payments.list',
  method: 'GET',
  path: '/payments/list',
  access: 'administrator',
  summary: 'Los pagos: de quién, por qué, cuánto, con quién y en qué quedaron',
  query: listQuery(['number', 'player', 'amount', 'captured_at'], filters),
  answer: ListOf(OfficePayment),
});

export const exportPayments = exportOf(listPayments);

export const sumPayments = defineCall({
  id: 'payments.sums',
  method: 'GET',
  path: '/payments/sums',
  access: 'administrator',
  summary: 'Cuánto suman los pagos de los mismos filtros: lo cobrado y lo devuelto',
  query: Type.Object({
    q: Type.Optional(Type.String({ maxLength: 100, pattern: '^[^\\u0000]*$' })),
    ...filters,
  }),
  answer: DataOf(Type.Object({ captured: AmountOut, refunded: AmountOut, currency: CurrencyCode })),
});

export const onePaymentOfOffice = defineCall({
  id: 'payments.one',
  method: 'GET',
  path: '/payments/one/{id}',
  access: 'administrator',
  summary: 'Un pago: lo que compró, los números del proveedor y sus devoluciones',
  params: Type.Object({ id: Uuid }),
  errors: ['not-found'],
  answer: DataOf(
    Type.Object({
      ...OfficePayment.properties,
      /** What the payment company calls the order and the payment. */
      provider_order: Type.String(),
      provider_capture: Nullable(Type.String()),
      /** Why its money went back as a whole; null: it did not, or that was not written down. */
      refund_cause: Nullable(Type.Enum(refundCauses)),
      /** Of a subscription. */
      months: Nullable(Type.Integer()),
      items: Type.Array(
        Type.Object({
          id: Id,
          lottery_id: Id,
          type: SeriesType,
          date_lottery: DateText,
          balls: BallsText,
          ball_red: SpecialBall,
          multiplier_bought: Type.Boolean(),
          price: AmountOut,
          /** The purchase that it became. */
          purchase_id: Nullable(Id),
          refund: Nullable(
            Type.Object({
              amount: AmountOut,
              reason: Type.String(),
              admin: Type.String(),
              state: Type.Enum(refundStates),
              requestedAt: Instant,
              doneAt: Nullable(Instant),
            }),
          ),
        }),
      ),
      /** Shares of group games. */
      penas: Type.Array(
        Type.Object({
          id: Id,
          pena_id: Id,
          lottery_id: Id,
          date_lottery: DateText,
          shares: Type.Integer(),
          price: AmountOut,
          /** The numbers that they became, both included. */
          numbers: Nullable(Type.Object({ from: Type.Integer(), to: Type.Integer() })),
          refund: Nullable(
            Type.Object({
              amount: AmountOut,
              cause: Type.Enum(groupRefundCauses),
              state: Type.Enum(refundStates),
              requestedAt: Instant,
              doneAt: Nullable(Instant),
            }),
          ),
        }),
      ),
    }),
  ),
});
