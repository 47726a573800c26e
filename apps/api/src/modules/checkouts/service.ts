import type { Db } from '@bolillero/database/connection';
import { seriesNumber } from '@bolillero/domain/games/series';
import { type Sale, salesAt } from '../../catalogue/sale.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import * as shares from '../group-games/cart-shares-repository.ts';
import { sharesBeingPaid } from '../group-games/share-sale.ts';
import type { CartPart, PlayRow } from './repository.ts';
import * as plays from './repository.ts';

export interface Cart {
  readonly rows: readonly PlayRow[];
  readonly shares: readonly shares.CartShare[];
  readonly country: string;
  readonly sales: (lotteryId: number) => Sale;
}

/** Shares of group games are of the traditional series. */
const hasShares = ({ series }: CartPart) => series === undefined || series === seriesNumber('traditional');

/** How an application reads carts or parts of them, newest play first. */
export function createCartReader({
  db,
  catalogue,
  clock,
}: Context): (customerId: number, part?: CartPart) => Promise<Cart> {
  const listWithCountry = plays.prepareListWithCountry(db);
  const listShares = shares.prepareListCartShares(db);
  return async (customerId, part = {}) => {
    const { lotteries } = await catalogue.snapshot();
    const found = await listWithCountry(customerId, part);
    const withShares = hasShares(part) ? await listShares(customerId, part.lotteryId) : [];
    return { ...found, shares: withShares, sales: salesAt(lotteries, clock.now()) };
  };
}

/** How many plays of each lottery are in the cart, and how many shares of its group games; only lotteries that have some. */
export async function countCart({ db, catalogue }: Context, customerId: number) {
  const { lotteries } = await catalogue.snapshot();
  const ofPlays = await plays.countByLottery(db, customerId);
  const ofShares = await shares.countSharesByLottery(db, customerId);
  const ids = [...new Set([...ofPlays, ...ofShares].map(({ lotteryId }) => lotteryId))];
  return ids
    .toSorted((a, b) => a - b)
    .map((lotteryId) => ({
      lotteryId,
      plays: ofPlays.find((one) => one.lotteryId === lotteryId)?.plays ?? 0,
      shares: ofShares.find((one) => one.lotteryId === lotteryId)?.shares ?? 0,
      name: lotteries.find(({ id }) => id === lotteryId)?.name ?? '',
    }));
}

/**
 * Takes one line out of the cart, a play or shares; one that is being paid stays.
 * @throws {AppError} not-found, play-being-paid
 */
export async function removeItem({ db }: Context, customerId: number, id: number): Promise<void> {
  await changeCart(db, customerId, async (tx) => {
    const [play] = await plays.findByIds(tx, customerId, [id]);
    const [share] = await shares.findCartShares(tx, customerId, [id]);
    const row = play ?? share?.row;
    if (row === undefined) throw new AppError('not-found');
    if (row.orderId !== null) throw share ? sharesBeingPaid() : new AppError('play-being-paid');
    // Their ids are of one sequence: only one of the two has it.
    await plays.remove(tx, [row]);
    await shares.removeCartShares(tx, [row.id]);
  });
}

/** Empties the cart or a part of it, but for what is being paid, and for free plays: those are deleted one by one. */
export async function clearCart({ db }: Context, customerId: number, part: CartPart): Promise<void> {
  await changeCart(db, customerId, async (tx) => {
    await plays.clear(tx, customerId, part);
    if (hasShares(part)) await shares.clearCartShares(tx, customerId, part.lotteryId);
  });
}

async function changeCart(db: Db, customerId: number, change: (tx: Db) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await plays.lockCart(tx, customerId);
    await change(tx);
  });
}
