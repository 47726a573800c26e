import type { NoticeHeaders } from '../../adapters/payment-provider.ts';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { approvalHolds } from './check-times.ts';
import * as events from './notice-repository.ts';
import type { OrderRow } from './repository.ts';

/**
 * Takes a notice of the provider's, once. It says where to look and nothing else is believed of it: its order is due for a
 * check at once, and the reconciling job asks the provider what is true.
 */
export async function takeNotice(
  { db, payments, clock }: Context,
  headers: NoticeHeaders,
  text: string,
): Promise<void> {
  const notice = (await payments.readNotice?.(headers, text)) ?? null;
  if (notice === null) throw new AppError('webhook-unsigned');
  const at = clock.date();
  await db.transaction(async (tx) => {
    const providerOrder = await events.orderOf(tx, payments.name, notice);
    if (!(await events.insert(tx, { id: notice.id, kind: notice.kind, providerOrder, receivedAt: at })))
      return;
    if (providerOrder !== null) await events.checkAtOnce(tx, payments.name, providerOrder, at);
  });
}

/**
 * Whether the payer pressed "pay" in the provider's window just now, by a signed notice, so that an order which its browser
 * left behind is captured all the same. Not for long: later the customer may have seen an unpaid cart and changed their mind.
 */
export async function payerHasAsked({ db, clock }: Context, order: OrderRow): Promise<boolean> {
  if (clock.now() - order.createdAt.getTime() >= approvalHolds) return false;
  return await events.wasApproved(db, order.providerOrder);
}
