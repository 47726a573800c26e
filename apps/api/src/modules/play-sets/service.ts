import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { sellsMultiplier } from '@bolillero/domain/games/multiplier';
import { seriesNumber, seriesOf } from '@bolillero/domain/games/series';
import { playKey, type TypedPlay } from '@bolillero/domain/tickets/play';
import { mostPlaySets } from '@bolillero/domain/tickets/play-set';
import { playedSeries } from '../../catalogue/catalogue.ts';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { saleClosed, saleOf } from '../../catalogue/sale.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { CustomerIdentity } from '../../identity/identity.ts';
import { registerPlays } from '../checkouts/register.ts';
import { checkLines, type TypedLine } from '../checkouts/registration-lines.ts';
import { seriesRefusal } from '../limits/refusals.ts';
import { lockCustomer } from '../limits/repository.ts';
import * as sets from './repository.ts';

type Customer = Pick<CustomerIdentity, 'customerId' | 'type'>;

/** A set with what its price depends on. */
export interface PricedSet {
  readonly row: sets.SetRow;
  readonly lottery: CatalogueLottery;
  /** Whether its plays can be bought with the multiplier now. */
  readonly sold: boolean;
}

/** What a set is saved of. */
export interface NewPlaySet {
  readonly lotteryId: number;
  /** The wire's series. */
  readonly type: number | undefined;
  readonly name: string;
  readonly lines: readonly TypedLine[];
}

/**
 * A customer's sets of a series, by name.
 * @throws {AppError} unknown-lottery, series-not-played
 */
export async function listSets(
  context: Context,
  customerId: number,
  { lotteryId, type }: Pick<NewPlaySet, 'lotteryId' | 'type'>,
): Promise<PricedSet[]> {
  const lottery = await context.catalogue.find({ id: lotteryId });
  const series = seriesNumber(playedSeries(lottery, type));
  const rows = await sets.list(context.db, { customerId, lotteryId: lottery.id, series });
  return rows.map((row) => priced(context, lottery, row));
}

/**
 * Keeps plays under a name that no other set of that customer and series has. The same numbers twice are kept once. Asked again,
 * for the same name and the same plays, it answers the set that is there.
 * @throws {AppError} series-not-yours, unknown-lottery, series-not-played, sale-closed, play-invalid, too-many-play-sets,
 *   play-set-name-taken
 */
export async function saveSet(
  context: Context,
  { customerId, type: customerType }: Customer,
  { lotteryId, type, name: typedName, lines: typed }: NewPlaySet,
): Promise<PricedSet> {
  const notTheirs = seriesRefusal({ type: customerType }, [{ series: seriesNumber(seriesOf(type)) }]);
  if (notTheirs !== null) throw notTheirs;
  const { lottery, date } = await onSale(context, lotteryId);
  const series = playedSeries(lottery, type);
  const lines = checkLines({ lottery, series, date }, typed);
  const distinct = [...new Map(lines.map((line) => [playKey(line), line])).values()];
  const of = { customerId, lotteryId: lottery.id, series: seriesNumber(series) };
  const name = readName(typedName);
  const row = await context.db.transaction(async (tx) => {
    const owner = await lockCustomer(tx, customerId);
    if (owner.closedAt !== null) throw new AppError('sign-in-required');
    const same = await sets.idNamed(tx, of, name);
    if (same !== null && haveSamePlays(await sets.linesOf(tx, same), distinct)) {
      return await sets.find(tx, customerId, same);
    }
    if ((await sets.size(tx, customerId)) >= mostPlaySets) {
      throw new AppError('too-many-play-sets', { values: { limit: mostPlaySets } });
    }
    if (await sets.isTaken(tx, of, name)) throw new AppError('play-set-name-taken');
    const id = await sets.insert(tx, { ...of, name, createdAt: context.clock.date() }, distinct);
    return await sets.find(tx, customerId, id);
  });
  return priced(context, lottery, known(row));
}

/** @throws {AppError} not-found, play-set-name-taken */
export async function renameSet(
  context: Context,
  customerId: number,
  id: number,
  typedName: string,
): Promise<PricedSet> {
  const name = readName(typedName);
  const row = await context.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const before = known(await sets.find(tx, customerId, id));
    if (await sets.isTaken(tx, before, name, id)) throw new AppError('play-set-name-taken');
    await sets.rename(tx, id, name);
    return { ...before, name };
  });
  return priced(context, await context.catalogue.find({ id: row.lotteryId }), row);
}

/**
 * The plays of a set, in their order.
 * @throws {AppError} not-found
 */
export async function linesOfSet({ db }: Context, customerId: number, id: number): Promise<sets.LineRow[]> {
  return await sets.linesOf(db, known(await sets.find(db, customerId, id)).id);
}

/** @throws {AppError} not-found */
export async function deleteSet({ db }: Context, customerId: number, id: number): Promise<void> {
  if (!(await sets.remove(db, customerId, id))) throw new AppError('not-found');
}

/**
 * Puts the plays of a set in the cart for the draw on sale, all or none, with the multiplier where they have it and it is still
 * sold. Asked again it finds the same plays. Numbers that the lottery no longer has are refused, line by line.
 * @throws {AppError} not-found, series-not-yours, unknown-lottery, series-not-played, sale-closed, play-invalid, account-paused,
 *   plays-per-day, cart-full
 */
export async function playSet(
  context: Context,
  customer: Customer,
  id: number,
): Promise<{ readonly ids: readonly number[]; readonly date: DrawDate }> {
  const { lotteryId, series: type } = known(await sets.find(context.db, customer.customerId, id));
  const { lottery, date } = await onSale(context, lotteryId);
  const sold = sellsMultiplier(lottery, seriesOf(type), date);
  const lines = (await sets.linesOf(context.db, id)).map((line) => ({
    ...line,
    withMultiplier: line.withMultiplier && sold,
  }));
  const ids = await registerPlays(context, customer, { lotteryId, type, date, lines });
  return { ids: [...new Set(ids)], date };
}

/** A lottery with the draw that it sells plays for. */
async function onSale({ catalogue, clock }: Context, lotteryId: number) {
  const lottery = await catalogue.find({ id: lotteryId });
  if (lottery.hidden) throw new AppError('unknown-lottery');
  const sale = saleOf(lottery, clock.now());
  if (sale.date === null) throw saleClosed(sale);
  return { lottery, date: sale.date };
}

function priced({ clock }: Context, lottery: CatalogueLottery, row: sets.SetRow): PricedSet {
  const { date } = saleOf(lottery, clock.now());
  const sold = date !== null && sellsMultiplier(lottery, seriesOf(row.series), date);
  return { row, lottery, sold };
}

/** Somebody else's is as unknown as none. */
function known(row: sets.SetRow | undefined): sets.SetRow {
  if (row === undefined) throw new AppError('not-found');
  return row;
}

/** Whether these are the same plays, each once, whatever their order. */
function haveSamePlays(some: readonly TypedPlay[], others: readonly TypedPlay[]): boolean {
  const keys = new Set(some.map(playKey));
  return keys.size === others.length && others.every((play) => keys.has(playKey(play)));
}

/** A name as it is kept: with single spaces, none around it. */
const readName = (typed: string) => typed.trim().replace(/\s+/g, ' ');
