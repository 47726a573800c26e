import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Clock } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Config } from '../../settings/config.ts';

/**
 * What a settlement needs beside its transaction. The lotteries are read before the transaction begins: whoever holds a
 * connection, and perhaps a lock that others wait for, must not wait for a second connection.
 */
export interface SettlementInputs {
  readonly clock: Clock;
  readonly lotteries: readonly CatalogueLottery[];
  /** What the mails to winners are written with. */
  readonly config: Config;
}

export async function readSettlementInputs({
  catalogue,
  clock,
  config,
}: Pick<Context, 'catalogue' | 'clock' | 'config'>): Promise<SettlementInputs> {
  return { clock, config, lotteries: (await catalogue.snapshot()).lotteries };
}
