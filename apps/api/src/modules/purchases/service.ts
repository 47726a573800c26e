import { lastHeldDate } from '@bolillero/domain/calendar/schedule';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Identity } from '../../identity/identity.ts';
import { pageOf } from '../../wire/paging.ts';
import { notCaptured } from '../payments/capture-outcome.ts';
import type { AdminPurchaseRow, BoughtLine, OwnPurchase } from './repository.ts';
import * as purchases from './repository.ts';
import * as files from './ticket-file-repository.ts';

type Lotteries = (lotteryId: number) => CatalogueLottery;

/** The lotteries by their ids. */
export async function lotteriesOf({ catalogue }: Context): Promise<Lotteries> {
  const { lotteries } = await catalogue.snapshot();
  return (lotteryId) => {
    const lottery = lotteries.find(({ id }) => id === lotteryId);
    if (lottery === undefined) throw new Error(`no lottery ${lotteryId}`);
    return lottery;
  };
}

export interface AskedPurchases {
  readonly id: number | undefined;
  /** By the draw: those to come, or those that have been held by now. */
  readonly part: 'to-come' | 'held' | undefined;
  readonly page: number;
  readonly perPage: number;
}

export async function listOwn(context: Context, customerId: number, asked: AskedPurchases) {
  const { id, part, page, perPage } = asked;
  const { lotteries } = await context.catalogue.snapshot();
  const now = context.clock.now();
  const held = lotteries.map(({ id: lotteryId, schedule }) => ({
    lotteryId,
    until: lastHeldDate(schedule, now),
    cancelled: schedule.cancelled,
  }));
  const filter = { id, draws: part && { part, held } };
  const found = await purchases.listOwn(context.db, customerId, filter, pageOf(page, perPage));
  return { ...found, lotteryOf: await lotteriesOf(context) };
}

/**
 * The purchases that an own, captured order became; `lines` are the plays that it is said to be for, if it is said.
 * @throws {AppError} not-found, order-of-another-kind, order-not-captured, order-declined, order-refused, order-refunding,
 *   order-refunded, payment-not-found
 */
export async function listOfOrder(
  context: Context,
  customerId: number,
  orderId: string,
  lines: readonly BoughtLine[] | null,
): Promise<{ rows: OwnPurchase[]; lotteryOf: Lotteries }> {
  const order = await purchases.findOrder(context.db, customerId, orderId);
  if (order === null) throw new AppError('not-found');
  if (order.kind !== 'cart') throw new AppError('order-of-another-kind');
  const { state } = order;
  if (state !== 'captured') throw notCaptured({ ...order, state });
  if (lines !== null && (await purchases.newestOrderOf(context.db, customerId, lines, orderId)) === null) {
    throw new AppError('payment-not-found');
  }
  return { rows: await purchases.listOfOrder(context.db, orderId), lotteryOf: await lotteriesOf(context) };
}

/**
 * The purchases of a customer's newest captured order of exactly these plays.
 * @throws {AppError} payment-not-found
 */
export async function listOfPlays(context: Context, customerId: number, lines: readonly BoughtLine[]) {
  const orderId = await purchases.newestOrderOf(context.db, customerId, lines);
  if (orderId === null) throw new AppError('payment-not-found');
  return { rows: await purchases.listOfOrder(context.db, orderId), lotteryOf: await lotteriesOf(context) };
}

export interface Worklist {
  readonly q: string;
  readonly lotteryId: number | undefined;
  readonly sort: string | undefined;
  readonly perPage: number;
  /** The page of the pending list, and of the sold one. */
  readonly page: number;
  readonly soldPage: number;
}

/**
 * What administrators have to buy, and what they have bought.
 * @throws {AppError} input-invalid
 */
export async function readWorklist(context: Context, asked: Worklist) {
  const { db } = context;
  const filter = { q: asked.q.trim(), lotteryId: asked.lotteryId };
  const read = (sold: boolean, page: number) =>
    purchases.listForAdmins(db, { ...filter, sold }, asked.sort, pageOf(page, asked.perPage));
  const pending = await read(false, asked.page);
  const sold = await read(true, asked.soldPage);
  return { pending, sold, lotteryOf: await lotteriesOf(context) };
}

/**
 * One purchase as administrators see it.
 * @throws {AppError} not-found
 */
export async function readForAdmins(
  context: Context,
  id: number,
): Promise<{ found: AdminPurchaseRow; lottery: CatalogueLottery }> {
  const found = await purchases.findForAdmins(context.db, id);
  if (found === null) throw new AppError('not-found');
  return { found, lottery: (await lotteriesOf(context))(found.row.lotteryId) };
}

/**
 * A ticket's PDF, for its owner (unless its price went back) and for whoever works in the back-office; nobody else learns that there is one.
 * @throws {AppError} not-found
 */
export async function readTicket({ db }: Context, { customer, admin }: Identity, id: number) {
  const ticket = await files.ticketOf(db, id);
  if (ticket === null) throw new AppError('not-found');
  const isOwners = customer?.customerId === ticket.customerId && !ticket.refunded;
  if (admin === null && !isOwners) throw new AppError('not-found');
  return ticket;
}
