import type { Db } from '@bolillero/database/connection';
import { holdLotteries } from '../../catalogue/repository.ts';
import { type Sale, salesAt } from '../../catalogue/sale.ts';
import type { Context } from '../../context.ts';
import { type HouseTime, houseTime } from '../limits/refusals.ts';

/** What an order is checked against at one moment. */
export interface SaleTerms extends HouseTime {
  readonly sales: (lotteryId: number) => Sale;
}

/**
 * A transaction under the terms of sale of the moments at which it asks for them: the lotteries stay as they are until it ends. One that found
 * them changed since they were read begins anew, having done nothing.
 */
export async function underSaleTerms<T>(
  context: Pick<Context, 'catalogue' | 'clock' | 'config' | 'db'>,
  work: (tx: Db, terms: () => SaleTerms) => Promise<T>,
): Promise<T> {
  for (;;) {
    const { lotteries, lotteriesVersion } = await context.catalogue.snapshot();
    const terms = (): SaleTerms => {
      const time = houseTime(context);
      return { ...time, sales: salesAt(lotteries, time.now) };
    };
    const done = await context.db.transaction(async (tx) =>
      (await holdLotteries(tx)) === lotteriesVersion ? { value: await work(tx, terms) } : null,
    );
    if (done !== null) return done.value;
  }
}
