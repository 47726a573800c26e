import { canonicalLotteryName } from '@bolillero/contract/lottery-names';
import type { CatalogueLottery } from '../catalogue/load-lotteries.ts';

/**
 * Whether an address names a lottery that everybody may see: its number, as it is written, and its name in any accepted
 * spelling. The lottery's own page decides the same of what the server tells it.
 */
export function namesLottery(
  lotteries: readonly Pick<CatalogueLottery, 'id' | 'name' | 'hidden'>[],
  { id, name = '' }: Readonly<Record<string, string | undefined>>,
): boolean {
  const wanted = canonicalLotteryName(name);
  return lotteries.some((lottery) => !lottery.hidden && String(lottery.id) === id && lottery.name === wanted);
}
