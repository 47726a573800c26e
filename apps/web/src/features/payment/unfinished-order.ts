import type { OrderKind } from './api.ts';

/** An order that was approved here and of whose capture this browser has not heard yet. */
export interface UnfinishedOrder {
  readonly id: string;
  /** Decimal amount. */
  readonly amount: string;
}

/** Whose order of which kind: each has one at most. */
export interface Payer {
  readonly customerId: number;
  readonly kind: OrderKind;
}

const keyOf = ({ customerId, kind }: Payer) =>
  kind === 'cart' ? `bolillero-order-${customerId}` : `bolillero-order-${customerId}-${kind}`;

/** Kept from the moment of approval, so that a browser that is closed in between can finish it. */
export function keepOrder(payer: Payer, order: UnfinishedOrder): void {
  try {
    localStorage.setItem(keyOf(payer), JSON.stringify({ id: order.id, amount: order.amount }));
  } catch {
    // storage may be forbidden: the server's own job finishes what was approved
  }
}

export function forgetOrder(payer: Payer): void {
  try {
    localStorage.removeItem(keyOf(payer));
  } catch {
    // nothing was kept either
  }
}

export function keptOrder(payer: Payer): UnfinishedOrder | null {
  try {
    const order = JSON.parse(localStorage.getItem(keyOf(payer)) ?? 'null') as UnfinishedOrder | null;
    return order !== null && typeof order.id === 'string' ? order : null;
  } catch {
    return null;
  }
}
