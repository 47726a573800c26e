import { type Sale, salesAt } from '../../catalogue/sale.ts';
import type { Context } from '../../context.ts';
import { type HouseTime, houseTime } from '../limits/refusals.ts';

/** What an order is checked against at one moment. */
export interface SaleTerms extends HouseTime {
  readonly sales: (lotteryId: number) => Sale;
}

/** The terms of each moment at which they are asked for, with the lotteries as they are now. */
export async function currentSaleTerms(context: Pick<Context, 'catalogue' | 'clock' | 'config'>) {
  const { lotteries } = await context.catalogue.snapshot();
  return (): SaleTerms => {
    const time = houseTime(context);
    return { ...time, sales: salesAt(lotteries, time.now) };
  };
}
