import { cartLimit } from '@bolillero/contract/calls/checkouts';
import { registrationFields } from '@bolillero/contract/field-names';
import { type DrawDate, parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { seriesNumber, seriesOf } from '@bolillero/domain/games/series';
import { playKey } from '@bolillero/domain/tickets/play';
import { fieldMessage } from '@bolillero/texts/fields';
import { playedSeries } from '../../catalogue/catalogue.ts';
import { saleClosed, saleOf, sells } from '../../catalogue/sale.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { CustomerIdentity } from '../../identity/identity.ts';
import { withinPlaysPerDay } from '../limits/plays-per-day.ts';
import { houseTime, pauseRefusal, seriesRefusal } from '../limits/refusals.ts';
import { checkLines, type TypedLine } from './registration-lines.ts';
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
  { customerId, type: customerType }: Pick<CustomerIdentity, 'customerId' | 'type'>,
  { lotteryId, type, date, lines }: Registration,
): Promise<number[]> {
  const { db, catalogue, clock } = context;
  const notTheirs = seriesRefusal({ type: customerType }, [{ series: seriesNumber(seriesOf(type)) }]);
  if (notTheirs !== null) throw notTheirs;
  const lottery = await catalogue.find({ id: lotteryId });
  if (lottery.hidden) throw new AppError('unknown-lottery');
  const series = playedSeries(lottery, type);
  const draw = { series: seriesNumber(series), drawDate: knownDate(date) };
  const sale = saleOf(lottery, clock.now());
  if (!sells(sale, draw)) throw saleClosed(sale);
  const checked = checkLines({ lottery, series, date: draw.drawDate }, lines);

  const distinct = [...new Map(checked.map((line) => [playKey(line), line])).values()];
  const registered = await db.transaction(async (tx) => {
    const paused = pauseRefusal(await plays.lockCart(tx, customerId), houseTime(context));
    if (paused !== null) throw paused;
    const rows = await withinPlaysPerDay(tx, customerId, { lottery, drawDate: draw.drawDate }, () =>
      plays.register(
        tx,
        distinct.map((line) => ({ ...line, ...draw, customerId, lotteryId, createdAt: clock.date() })),
      ),
    );
    if ((await plays.size(tx, customerId)) > cartLimit) {
      throw new AppError('cart-full', { values: { limit: cartLimit } });
    }
    return new Map(rows.map((row) => [playKey(row), row.id]));
  });
  return checked.map((line) => {
    const id = registered.get(playKey(line));
    if (id === undefined) throw new Error('a play was neither inserted nor found');
    return id;
  });
}

/** A date that exists; 30 February is bad input. */
function knownDate(text: string): DrawDate {
  const date = parseDrawDate(text);
  if (date !== null) return date;
  const path = registrationFields.drawDate;
  const message = fieldMessage('format', path, {});
  throw new AppError('input-invalid', { message: [message], errors: [{ path, message }] });
}
