import { ProviderUnavailable } from '../../adapters/payment-provider.ts';
import type { Context } from '../../context.ts';
import { capture } from './capture.ts';
import { approvalHolds, nextCheck, openFor, retryAfter } from './check-times.ts';
import { conclude } from './conclude.ts';
import { endUnpaid } from './move-order.ts';
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
    // Also the last check of an order is made until the provider has answered it.
    due = await orders.claimDue(db, now, atATime, (order) => checkAfter(order, now) ?? retryAfter(now));
    for (const order of due) {
      try {
        await check(context, order);
        if (checkAfter(order, now) === null) await orders.endChecks(db, order.id, retryAfter(now));
      } catch (error) {
        // An unreachable provider is asked again at the order's next check.
        if (!(error instanceof ProviderUnavailable)) broken.push(error);
      }
    }
  } while (due.length === atATime);
  if (broken.length > 0) throw new AggregateError(broken, 'orders could not be reconciled');
}

const checkAfter = ({ state, updatedAt }: OrderRow, now: Date) => nextCheck(state, updatedAt, now);

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
  const left = order.state === 'open' && known.state === 'approved' && (await stillMeant(context, order));
  if (left) await capture(context, order);
  else await conclude(context, order.id, known);
}

/**
 * Whether an order that its browser left behind is captured all the same: its payer pressed "pay" in the provider's window.
 * Not for long, and not once they have opened another one: later they may have seen an unpaid cart and changed their mind.
 */
async function stillMeant({ db, clock }: Context, order: OrderRow): Promise<boolean> {
  if (clock.now() - order.createdAt.getTime() >= approvalHolds) return false;
  return !(await orders.hasNewer(db, order));
}

/** Ends an order that nobody finished; the cart is as it was. */
async function giveUp({ db, clock }: Context, orderId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await orders.lock(tx, orderId);
    if (order.state === 'open') await endUnpaid(tx, order, 'refused', clock.date());
  });
}
