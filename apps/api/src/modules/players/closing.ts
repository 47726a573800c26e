import type { Db } from '@bolillero/database/connection';
import { isNameTyped, obstaclesOf } from '@bolillero/domain/accounts/closing';
import { cents } from '@bolillero/domain/money/cents';
import { obstacleText } from '@bolillero/texts/players';
import { recordChange } from '../../audit/repository.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { emailsOf } from '../customers/repository.ts';
import { endUnpaid } from '../payments/move-order.ts';
import { lockOpening, removeItems } from '../payments/repository.ts';
import { countAwaitingDraw } from '../purchases/awaiting-repository.ts';
import { find as findSubscription } from '../subscriptions/repository.ts';
import { blank, countUnderWay, lockOrders } from './closing-repository.ts';
import { sumPrizes } from './page-repository.ts';
import { find, type PlayerColumns } from './repository.ts';
import { lockOpen } from './service.ts';

/** What keeps an account from being closed, as it stands in the transaction. */
async function obstacles(db: Db, customerId: number) {
  const underWay = await countUnderWay(db, customerId);
  return obstaclesOf({ ...underWay, 'draw-pending': await countAwaitingDraw(db, customerId) });
}

/** What is to be typed to close an account: who gave no name has an address. */
async function askedFor(db: Db, { id, name, lastname }: PlayerColumns): Promise<string> {
  const fullName = `${name} ${lastname}`.trim();
  if (fullName !== '') return fullName;
  return (await emailsOf(db, id))[0]?.email ?? '';
}

/**
 * What is to be known before an account is closed.
 * @throws {AppError} not-found
 */
export async function readClosing({ db, clock }: Context, id: number) {
  const row = await find(db, id);
  if (row === null) throw new AppError('not-found');
  const subscription = await findSubscription(db, id);
  const runs = subscription !== null && subscription.endsAt.getTime() > clock.now();
  return {
    asked: await askedFor(db, row),
    obstacles: await obstacles(db, id),
    prizes: (await sumPrizes(db, id)).map(({ currency, cents: sum }) => ({ currency, amount: cents(sum) })),
    subscribedUntil: runs ? subscription.endsAt : null,
  };
}

/**
 * Closes a player's account, once and for all: everything personal goes, what was paid stays. Nobody signs in with it any more, and
 * its addresses are free. Refused while money, a ticket or a prize of theirs is on its way; that known prizes were paid out is for
 * whoever closes it to say, since the house pays them by hand.
 *
 * Orders that were opened and not paid end here: what is being captured has marked its order, which is locked with the others, so
 * either this waits for it and refuses, or it finds its order ended. Money that comes for one all the same goes back by itself.
 * @throws {AppError} not-found, customer-closed, name-differs, account-unsettled, prizes-unpaid
 */
export async function closeAccount(
  context: Context,
  admin: AdminIdentity,
  id: number,
  { name, prizesPaid }: { readonly name: string; readonly prizesPaid: boolean },
): Promise<void> {
  const at = context.clock.date();
  await context.db.transaction(async (tx) => {
    await lockOpening(tx, id);
    const orders = await lockOrders(tx, id);
    const row = await lockOpen(tx, id);
    if (!isNameTyped(name, await askedFor(tx, row))) throw new AppError('name-differs');
    const standing = await obstacles(tx, id);
    if (standing.length > 0) {
      const message = standing.map(({ what, count }) => obstacleText(what, count));
      throw new AppError('account-unsettled', { message, details: { obstacles: standing } });
    }
    const prizes = await sumPrizes(tx, id);
    if (prizes.length > 0 && !prizesPaid) throw new AppError('prizes-unpaid');
    for (const order of orders) await endUnpaid(tx, order, 'refused', at);
    await removeItems(
      tx,
      orders.map(({ id: order }) => order),
    );
    await blank(tx, id, at);
    const after = { closed: true, ...(prizes.length > 0 && { prizesPaid: true }) };
    await recordChange(tx, admin, at, { action: 'close', entity: 'customer', entityId: id, after });
  });
}
