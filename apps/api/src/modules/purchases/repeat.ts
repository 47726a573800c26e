import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { sellsMultiplier } from '@bolillero/domain/games/multiplier';
import { seriesOf } from '@bolillero/domain/games/series';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { saleClosed, saleOf } from '../../catalogue/sale.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { CustomerIdentity } from '../../identity/identity.ts';
import { type Registration, registerAll } from '../checkouts/register.ts';
import * as purchases from './repository.ts';

/** What is played again: one purchase, or all that a payment bought. */
export type Repeated = { readonly id: number } | { readonly orderId: string };

/** A purchase and the play of it that is in the cart now. */
export interface RepeatedPlay {
  readonly purchaseId: number;
  readonly playId: number;
  readonly drawDate: DrawDate;
}

interface OneDraw {
  readonly lottery: CatalogueLottery;
  readonly date: DrawDate;
  readonly rows: purchases.PurchaseRow[];
}

/**
 * Puts the numbers of a customer's own purchases in the cart, for the next draw of each: all or none, with the multiplier
 * where they had it and it is still sold. Asked again it finds the same plays: nothing is added twice.
 * @throws {AppError} not-found, series-not-yours, unknown-lottery, series-not-played, sale-closed, play-invalid, account-paused,
 *   plays-per-day, cart-full
 */
export async function repeatPurchases(
  context: Context,
  customer: Pick<CustomerIdentity, 'customerId' | 'type'>,
  repeated: Repeated,
): Promise<RepeatedPlay[]> {
  const rows = await purchases.ownRows(context.db, customer.customerId, repeated);
  if (rows.length === 0) throw new AppError('not-found');
  const draws = await byDraw(context, rows);
  const ids = await registerAll(context, customer, draws.map(registrationOf));
  return draws.flatMap(({ rows, date }, draw) =>
    rows.map((row, line) => {
      const playId = ids[draw]?.[line];
      if (playId === undefined) throw new Error('a play was not registered');
      return { purchaseId: row.id, playId, drawDate: date };
    }),
  );
}

/** The purchases by lottery and series, each with the draw that is on sale. */
async function byDraw({ catalogue, clock }: Context, rows: readonly purchases.PurchaseRow[]) {
  const draws = new Map<string, OneDraw>();
  for (const row of rows) {
    const key = `${row.lotteryId} ${row.series}`;
    const known = draws.get(key);
    if (known === undefined) {
      const lottery = await catalogue.find({ id: row.lotteryId });
      if (lottery.hidden) throw new AppError('unknown-lottery');
      const sale = saleOf(lottery, clock.now());
      if (sale.date === null) throw saleClosed(sale);
      draws.set(key, { lottery, date: sale.date, rows: [row] });
    } else known.rows.push(row);
  }
  return [...draws.values()];
}

function registrationOf({ lottery, date, rows }: OneDraw): Registration {
  const series = rows[0]?.series ?? 0;
  const isSold = sellsMultiplier(lottery, seriesOf(series), date);
  return {
    lotteryId: lottery.id,
    type: series,
    date,
    lines: rows.map(({ balls, special, withMultiplier }) => ({
      balls,
      special,
      withMultiplier: withMultiplier && isSold,
    })),
  };
}
