import type { Db } from '@bolillero/database/connection';
import { type Sale, salesAt } from '../../catalogue/sale.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { CartPart, PlayRow } from './repository.ts';
import * as plays from './repository.ts';

export interface Cart {
  readonly rows: readonly PlayRow[];
  readonly country: string;
  readonly sales: (lotteryId: number) => Sale;
}

/** How an application reads carts or parts of them, newest play first. */
export function createCartReader({
  db,
  catalogue,
  clock,
}: Context): (customerId: number, part?: CartPart) => Promise<Cart> {
  const listWithCountry = plays.prepareListWithCountry(db);
  return async (customerId, part = {}) => {
    const { lotteries } = await catalogue.snapshot();
    const found = await listWithCountry(customerId, part);
    return { ...found, sales: salesAt(lotteries, clock.now()) };
  };
}

/** How many plays of each lottery are in the cart. */
export async function countCart({ db, catalogue }: Context, customerId: number) {
  const { lotteries } = await catalogue.snapshot();
  const counts = await plays.countByLottery(db, customerId);
  return counts.map((count) => ({
    ...count,
    name: lotteries.find(({ id }) => id === count.lotteryId)?.name ?? '',
  }));
}

/**
 * Takes one play out of the cart; one that is being paid stays.
 * @throws {AppError} not-found, play-being-paid
 */
export async function removePlay({ db }: Context, customerId: number, id: number): Promise<void> {
  await changeCart(db, customerId, async (tx) => {
    const [row] = await plays.findByIds(tx, customerId, [id]);
    if (row === undefined) throw new AppError('not-found');
    if (row.orderId !== null) throw new AppError('play-being-paid');
    await plays.remove(tx, [row]);
  });
}

/** Empties the cart or a part of it, but for what is being paid, and for free plays: those are deleted one by one. */
export async function clearCart({ db }: Context, customerId: number, part: CartPart): Promise<void> {
  await changeCart(db, customerId, async (tx) => {
    await plays.clear(tx, customerId, part);
  });
}

async function changeCart(db: Db, customerId: number, change: (tx: Db) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await plays.lockCart(tx, customerId);
    await change(tx);
  });
}
