import { cartLimit } from '@bolillero/contract/calls/checkouts';
import { registrationFields } from '@bolillero/contract/field-names';
import { type DrawDate, parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { seriesNumber, seriesOf } from '@bolillero/domain/games/series';
import { playKey } from '@bolillero/domain/tickets/play';
import { fieldMessage } from '@bolillero/texts/fields';
import { playedSeries } from '../../catalogue/catalogue.ts';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { saleClosed, saleOf, sells } from '../../catalogue/sale.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { CustomerIdentity } from '../../identity/identity.ts';
import { countCartShares } from '../group-games/cart-shares-repository.ts';
import { withinPlaysPerDay } from '../limits/plays-per-day.ts';
import { houseTime, pauseRefusal, seriesRefusal } from '../limits/refusals.ts';
import { checkLines, type Line, type TypedLine } from './registration-lines.ts';
import * as plays from './repository.ts';

export interface Registration {
  readonly lotteryId: number;
  /** The wire's series. */
  readonly type: number | undefined;
  readonly date: string;
  readonly lines: readonly TypedLine[];
}

/**
 * Puts plays in the cart, all or none, and answers their ids in the order of the lines. A play that is in the cart
 * already keeps its id, however often and from wherever it is sent again (Rulebook 6). Whoever paused their account registers
 * none.
 * @throws {AppError} series-not-yours, unknown-lottery, series-not-played, input-invalid, sale-closed, play-invalid, account-paused,
 *   plays-per-day, cart-full
 */
export async function registerPlays(
  context: Context,
  customer: Pick<CustomerIdentity, 'customerId' | 'type'>,
  registration: Registration,
): Promise<number[]> {
  const [ids = []] = await registerAll(context, customer, [registration]);
  return ids;
}

/**
 * The same for plays of several draws: all of them or none.
 * @throws {AppError} series-not-yours, unknown-lottery, series-not-played, input-invalid, sale-closed, play-invalid, account-paused,
 *   plays-per-day, cart-full
 */
export async function registerAll(
  context: Context,
  { customerId, type: customerType }: Pick<CustomerIdentity, 'customerId' | 'type'>,
  registrations: readonly Registration[],
): Promise<number[][]> {
  const { db, clock } = context;
  const groups: CheckedLines[] = [];
  for (const one of registrations) groups.push(await check(context, customerType, one));
  return await db.transaction(async (tx) => {
    const paused = pauseRefusal(await plays.lockCart(tx, customerId), houseTime(context));
    if (paused !== null) throw paused;
    const ids: number[][] = [];
    for (const { lottery, series, drawDate, lines } of groups) {
      const draw = { lotteryId: lottery.id, series, drawDate };
      const distinct = [...new Map(lines.map((line) => [playKey(line), line])).values()];
      const rows = await withinPlaysPerDay(tx, customerId, { lottery, drawDate }, () =>
        plays.register(
          tx,
          distinct.map((line) => ({ ...line, ...draw, customerId, createdAt: clock.date() })),
        ),
      );
      const registered = new Map(rows.map((row) => [playKey(row), row.id]));
      ids.push(lines.map((line) => registeredId(registered.get(playKey(line)))));
    }
    if ((await plays.size(tx, customerId)) + (await countCartShares(tx, customerId)) > cartLimit) {
      throw new AppError('cart-full', { values: { limit: cartLimit } });
    }
    return ids;
  });
}

/** Lines that fit their draw, which is on sale. */
interface CheckedLines {
  readonly lottery: CatalogueLottery;
  readonly series: number;
  readonly drawDate: DrawDate;
  readonly lines: readonly Line[];
}

async function check(
  { catalogue, clock }: Context,
  customerType: CustomerIdentity['type'],
  { lotteryId, type, date, lines }: Registration,
): Promise<CheckedLines> {
  const notTheirs = seriesRefusal({ type: customerType }, [{ series: seriesNumber(seriesOf(type)) }]);
  if (notTheirs !== null) throw notTheirs;
  const lottery = await catalogue.find({ id: lotteryId });
  if (lottery.hidden) throw new AppError('unknown-lottery');
  const series = playedSeries(lottery, type);
  const draw = { series: seriesNumber(series), drawDate: knownDate(date) };
  const sale = saleOf(lottery, clock.now());
  if (!sells(sale, draw)) throw saleClosed(sale);
  return { lottery, ...draw, lines: checkLines({ lottery, series, date: draw.drawDate }, lines) };
}

function registeredId(id: number | undefined): number {
  if (id === undefined) throw new Error('a play was neither inserted nor found');
  return id;
}

/** A date that exists; 30 February is bad input. */
function knownDate(text: string): DrawDate {
  const date = parseDrawDate(text);
  if (date !== null) return date;
  const path = registrationFields.drawDate;
  const message = fieldMessage('format', path, {});
  throw new AppError('input-invalid', { message: [message], errors: [{ path, message }] });
}
