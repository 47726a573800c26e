import { type PaymentProvider, ProviderUnavailable } from '../../adapters/payment-provider.ts';
import type { Context } from '../../context.ts';
import { createLanes, type Lanes } from '../../jobs/lanes.ts';
import { clocksDiffer } from '../../jobs/pauses.ts';
import type { Log } from '../../log.ts';
import { capture } from './capture.ts';
import { approvalHolds, longestPause, nextCheck, openFor, retryAfter } from './check-times.ts';
import { conclude } from './conclude.ts';
import { endUnpaid } from './move-order.ts';
import type { OrderRow } from './repository.ts';
import * as orders from './repository.ts';

/** Orders that one process asks about at a time: one that waits for its provider holds up no other. */
const lanes = 4;

/** An order that this process has claimed, and the instant that its next check was set to. */
interface Due {
  readonly order: OrderRow;
  readonly isLastCheck: boolean;
  readonly claimedFor: Date;
}

/**
 * Asks the provider about every order that is due, and finishes what a lost browser, a killed process or a provider that did
 * not answer left behind. Safe to repeat, and for many processes at once. `onBroken` is told what broke; the order is checked
 * again at its next time.
 */
export function orderChecks(context: Context, onBroken: (error: unknown) => void): Lanes {
  const { db, clock } = context;

  async function claim(): Promise<Due | null> {
    const now = clock.date();
    // Also the last check of an order is made until the provider has answered it.
    const next = (order: OrderRow) => checkAfter(order, now) ?? retryAfter(now);
    const order = await orders.claimDue(db, now, next);
    if (order === null) return null;
    return { order, isLastCheck: checkAfter(order, now) === null, claimedFor: next(order) };
  }

  async function work({ order, isLastCheck, claimedFor }: Due): Promise<void> {
    try {
      await check(context, order);
      if (isLastCheck) await orders.endChecks(db, order.id, claimedFor);
    } catch (error) {
      // An unreachable provider is asked again at the order's next check.
      if (!(error instanceof ProviderUnavailable)) onBroken(error);
    }
  }

  return createLanes({ lanes, claim, work }, onBroken);
}

const checkAfter = ({ state, updatedAt }: OrderRow, now: Date) => nextCheck(state, updatedAt, now);

async function check(context: Context, order: OrderRow): Promise<void> {
  // One that cannot be asked is not given up unasked: that throws.
  if (order.provider !== 'none') await askProvider(context, order, context.payments.of(order.provider));
  const { clock } = context;
  const tooOld = clock.now() - order.createdAt.getTime() >= openFor;
  if (order.state === 'open' && tooOld) await giveUp(context, order.id);
}

async function askProvider(context: Context, order: OrderRow, provider: PaymentProvider): Promise<void> {
  if (order.state === 'capturing') {
    await capture(context, order);
    return;
  }
  const known = await provider.find(order.providerOrder);
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

/** Has done what a clock that was set back since would let wait for as long. */
export async function catchUpWithOrders({ db, clock }: Context, log: Pick<Log, 'warn'>): Promise<void> {
  const at = clock.date();
  const due = await orders.makeDueAgain(db, at, new Date(at.getTime() + longestPause + clocksDiffer));
  if (due.length > 0) log.warn({ orders: due }, 'the clock was set back: these orders are checked at once');
}

/** Forgets what orders were for that ended without money and are asked about no more. */
export const forgetEnded = ({ db }: Context): Promise<void> => orders.removeItemsOfEnded(db);

/** Says which orders wait because the house is not configured for their provider any more. */
export async function tellOrdersLeft({ db, payments }: Context, log: Pick<Log, 'warn'>): Promise<void> {
  for (const { provider, orders: waiting } of await orders.countToCheck(db)) {
    if (provider === 'none' || payments.isConfigured(provider)) continue;
    log.warn({ provider, orders: waiting }, 'orders wait for a payment provider that is not configured');
  }
}
