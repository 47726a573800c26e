import { refundStates } from '@bolillero/domain/payments/states';
import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { exportOf, ListOf, listQuery } from '../list.ts';
import { AmountOut, CurrencyCode, DataOf, Id, Instant, Nullable, OkDataOf, Strict } from '../wire.ts';
import { adminPurchaseFields, ticketFilters } from './purchases.ts';

export const refundPurchase = defineCall({
  id: 'purchases.refund',
  method: 'POST',
  path: '/purchases/refund/{id}',
  access: 'administrator',
  summary: 'Devuelve el precio completo de una compra, una sola vez, con su motivo',
  params: Type.Object({ id: Id }),
  body: Strict({ reason: Type.String({ maxLength: 500 }) }),
  errors: [
    'not-found',
    'payment-unavailable',
    'purchase-refunded',
    'purchase-won',
    'purchase-free',
    'refund-reason-missing',
  ],
  answer: OkDataOf(
    Type.Object({
      id: Id,
      amount: AmountOut,
      reason: Type.String(),
      state: Type.Enum(refundStates),
    }),
  ),
});

/** So many overdue tickets go back with one call. */
export const mostRefundedAtOnce = 1_000;

/** Tickets whose price goes back, and what they cost together, in USD. */
const OverdueRefunds = Type.Object({
  ids: Type.Array(Id),
  count: Type.Integer(),
  amount: AmountOut,
});

export const overdueRefunds = defineCall({
  id: 'purchases.overdue-refunds',
  method: 'GET',
  path: '/purchases/refund-overdue',
  access: 'administrator',
  summary: 'Las cartillas vencidas cuyo precio se puede devolver, hasta 1000, y cuánto suman; no cambia nada',
  answer: DataOf(OverdueRefunds),
});

export const refundOverdue = defineCall({
  id: 'purchases.refund-overdue',
  method: 'POST',
  path: '/purchases/refund-overdue',
  access: 'administrator',
  summary:
    'Devuelve el precio de estas cartillas vencidas, cada una una sola vez; las que ya no están vencidas quedan como están',
  body: Strict({
    /** Those that `GET` told of. */
    ids: Type.Array(Id, { minItems: 1, maxItems: mostRefundedAtOnce }),
    reason: Type.String({ maxLength: 500 }),
  }),
  errors: ['not-found', 'payment-unavailable', 'refund-reason-missing', 'purchase-free', 'purchase-won'],
  answer: OkDataOf(OverdueRefunds),
});

/** A purchase whose price went back, with who promised it, when and why. */
export const RefundedPurchase = Type.Object({
  ...adminPurchaseFields,
  refund: Type.Object({
    amount: AmountOut,
    currency: CurrencyCode,
    reason: Type.String(),
    /** Name of the administrator who did it. */
    admin: Type.String(),
    requestedAt: Instant,
    /** When the provider gave the money back; null until then. */
    doneAt: Nullable(Instant),
    /** The provider that it waits for because the house is not configured for it any more; null: none. */
    waitsFor: Nullable(Type.String()),
  }),
});
export type RefundedPurchase = Static<typeof RefundedPurchase>;

export const listRefunds = defineCall({
  id: 'purchases.refunds',
  method: 'GET',
  path: '/purchases/refunds',
  access: 'administrator',
  summary: 'Las compras con devolución: cuánto, quién, cuándo y por qué',
  query: listQuery(['id', 'lottery', 'player', 'amount', 'requested'], ticketFilters),
  answer: ListOf(RefundedPurchase),
});
export const exportRefunds = exportOf(listRefunds);
