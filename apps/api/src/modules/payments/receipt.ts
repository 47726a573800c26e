import type { Receipt } from '@bolillero/contract/calls/payments';
import type { Context } from '../../context.ts';
import { headAt } from '../../proof/repository.ts';
import { sharesOf } from '../group-games/order-shares-repository.ts';
import { presentReceipt } from './receipt-presenter.ts';
import type { OrderRow } from './repository.ts';
import * as orders from './repository.ts';

/** The receipt of an order of the cart; null while it is not captured, and of a subscription. */
export async function readReceipt({ db, catalogue }: Context, order: OrderRow): Promise<Receipt | null> {
  const { id, kind, state, capturedAt } = order;
  if (kind !== 'cart' || state !== 'captured' || capturedAt === null) return null;
  const head = await headAt(db, order.proofSeq);
  const { lotteries } = await catalogue.snapshot();
  const bought = { purchases: await orders.purchasesOf(db, id), shares: await sharesOf(db, id) };
  return presentReceipt({ ...order, head }, capturedAt, bought, (lotteryId) => {
    const lottery = lotteries.find((one) => one.id === lotteryId);
    if (lottery === undefined) throw new Error(`no lottery ${lotteryId}`);
    return lottery;
  });
}
