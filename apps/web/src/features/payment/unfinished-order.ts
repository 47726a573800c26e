/** An order that was approved here and of whose capture this browser has not heard yet. */
export interface UnfinishedOrder {
  readonly id: string;
  /** Decimal amount. */
  readonly amount: string;
}

const keyOf = (customerId: number) => `bolillero-order-${customerId}`;

/** Kept from the moment of approval, so that a browser that is closed in between can finish it. */
export function keepOrder(customerId: number, order: UnfinishedOrder): void {
  try {
    localStorage.setItem(keyOf(customerId), JSON.stringify({ id: order.id, amount: order.amount }));
  } catch {
    // storage may be forbidden: the server's own job finishes what was approved
  }
}

export function forgetOrder(customerId: number): void {
  try {
    localStorage.removeItem(keyOf(customerId));
  } catch {
    // nothing was kept either
  }
}

export function keptOrder(customerId: number): UnfinishedOrder | null {
  try {
    const order = JSON.parse(localStorage.getItem(keyOf(customerId)) ?? 'null') as UnfinishedOrder | null;
    return order !== null && typeof order.id === 'string' ? order : null;
  } catch {
    return null;
  }
}
