import type { Context } from '../context.ts';
import { orderChecks } from '../modules/payments/reconcile.ts';

/** Checks all orders that are due, as the process does by itself. Throws after the last of them what broke. */
export async function reconcileOrders(context: Context): Promise<void> {
  const broken: unknown[] = [];
  const checks = orderChecks(context, (error) => broken.push(error));
  await checks.drain();
  if (broken.length > 0) throw new AggregateError(broken, 'orders could not be reconciled');
}
