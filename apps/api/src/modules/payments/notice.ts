import type { NoticeHeaders } from '../../adapters/payment-provider.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import * as events from './notice-repository.ts';

/**
 * Takes a notice of the provider's, once. It says where to look and nothing else is believed of it: its order is due for a
 * check at once, and the reconciling job asks the provider what is true.
 * @throws {AppError} webhook-unsigned
 */
export async function takeNotice(
  { db, payments, clock }: Context,
  headers: NoticeHeaders,
  text: string,
): Promise<void> {
  const notice = (await payments.current.readNotice?.(headers, text)) ?? null;
  if (notice === null) throw new AppError('webhook-unsigned');
  const at = clock.date();
  await db.transaction(async (tx) => {
    const providerOrder = await events.orderOf(tx, payments.current.name, notice);
    if (!(await events.insert(tx, { id: notice.id, kind: notice.kind, providerOrder, receivedAt: at })))
      return;
    if (providerOrder !== null) await events.checkAt(tx, payments.current.name, providerOrder, at);
  });
}
