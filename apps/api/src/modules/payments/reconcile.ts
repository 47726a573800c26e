import { ProviderUnavailable } from '../../adapters/payment-provider.ts';
import type { Context } from '../../context.ts';
import { capture } from './capture.ts';
import { nextCheck, openFor } from './check-times.ts';
import { conclude } from './conclude.ts';
import { endUnpaid } from './fulfil.ts';
import { payerHasAsked } from './notice.ts';
import type { OrderRow } from './repository.ts';
import * as orders from './repository.ts';

const atATime = 20;

/**
 * Asks the provider about every order that is due, and finishes what a lost browser, a killed process or a provider that did
 * not answer left behind. Safe to repeat, and for many processes at once. Throws after the last order what broke.
 */
export async function reconcileOrders(context: Context): Promise<void> {
  const { db, clock } = context;
  const broken: unknown[] = [];
  let due: OrderRow[];
  do {
    const now = clock.date();
    due = await orders.claimDue(db, now, atATime, ({ state, updatedAt }) => nextCheck(state, updatedAt, now));
    for (const order of due) {
      try {
        await check(context, order);
      } catch (error) {
        // An unreachable provider is asked again at the order's next check.
        if (!(error instanceof ProviderUnavailable)) broken.push(error);
      }
    }
  } while (due.length === atATime);
  if (broken.length > 0) throw new AggregateError(broken, 'orders could not be reconciled');
}

async function check(context: Context, order: OrderRow): Promise<void> {
  if (order.provider === context.payments.name) await askProvider(context, order);
  const { clock } = context;
  const tooOld = clock.now() - order.createdAt.getTime() >= openFor;
  if (order.state === 'open' && tooOld) await giveUp(context, order.id);
}

async function askProvider(context: Context, order: OrderRow): Promise<void> {
  if (order.state === 'capturing') {
    await capture(context, order);
    return;
  }
  const known = await context.payments.find(order.providerOrder);
  // Nothing is captured here that the customer did not ask to: an order of whose approval no notice came stays as it is.
  const asked = order.state === 'open' && known.state === 'approved' && (await payerHasAsked(context, order));
  if (asked) await capture(context, order);
  else await conclude(context, order.id, known);
}

/** Ends an order that nobody finished; the cart is as it was. */
async function giveUp({ db, clock }: Context, orderId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await orders.lock(tx, orderId);
    if (order.state === 'open') await endUnpaid(tx, order, 'refused', clock.date());
  });
}
