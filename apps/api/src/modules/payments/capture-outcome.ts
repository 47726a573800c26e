import type { Db } from '@bolillero/database/connection';
import { err, ok, type Result } from '@bolillero/domain/result';
import { orderRefundText } from '@bolillero/texts/refunds';
import { AppError } from '../../errors/app-error.ts';
import type { OrderRow } from './repository.ts';
import * as orders from './repository.ts';

/** What a capture comes to: the purchases, or why there are none. */
export type CaptureOutcome = Result<readonly number[], AppError>;

const refusalOf = {
  open: 'order-not-approved',
  capturing: 'payment-unavailable',
  declined: 'order-declined',
  refused: 'order-refused',
  refunding: 'order-refunding',
  refunded: 'order-refunded',
} as const satisfies Record<Exclude<OrderRow['state'], 'captured'>, unknown>;

type NotCaptured = Pick<OrderRow, 'kind' | 'refundCause'> & {
  readonly state: Exclude<OrderRow['state'], 'captured'>;
};

/**
 * Why what an order is for is not there: the end that it has come to, or that its payment is not confirmed yet. An order that is
 * open or being captured may have been charged all the same.
 */
export function notCaptured(order: NotCaptured): AppError {
  const { state } = order;
  const isDecided = state !== 'open' && state !== 'capturing';
  return isDecided ? refusal(order) : new AppError('order-not-captured');
}

/** The refusal of an order's state; money that went back says why. */
function refusal({ state, kind, refundCause }: NotCaptured): AppError {
  if (state !== 'refunding' && state !== 'refunded') return new AppError(refusalOf[state]);
  return new AppError(refusalOf[state], {
    message: orderRefundText(kind, refundCause, state === 'refunded'),
  });
}

/** What an order has come to so far; the same however often it is asked. */
export async function outcomeOf(db: Db, order: OrderRow): Promise<CaptureOutcome> {
  const { state } = order;
  if (state === 'captured') return ok(await orders.purchaseIds(db, order.id));
  return err(refusal({ ...order, state }));
}
