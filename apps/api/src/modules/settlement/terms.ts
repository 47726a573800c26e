import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Clock } from '../../clock.ts';
import type { Context } from '../../context.ts';

/**
 * What a settlement needs beside its transaction. The lotteries are read before the transaction begins: whoever holds a
 * connection, and perhaps a lock that others wait for, must not wait for a second connection.
 */
export interface SettlementTerms {
  readonly clock: Clock;
  readonly lotteries: readonly CatalogueLottery[];
}

export async function settlementTerms({
  catalogue,
  clock,
}: Pick<Context, 'catalogue' | 'clock'>): Promise<SettlementTerms> {
  return { clock, lotteries: (await catalogue.snapshot()).lotteries };
}
