import { AppError } from '../app-error.ts';
import type { Identity } from '../plugins/sessions.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueLottery } from './load-lotteries.ts';

/** The lotteries that lists show: all but those whose state flag is set. */
export async function visibleLotteries(catalogue: Catalogue): Promise<CatalogueLottery[]> {
  const { lotteries } = await catalogue.snapshot();
  return lotteries.filter(({ hidden }) => !hidden);
}

/** One lottery by id, name or both; a hidden one does not exist for anybody but operators and administrators. */
export async function visibleLottery(
  catalogue: Catalogue,
  { admin }: Identity,
  key: { id?: number | undefined; name?: string | undefined },
): Promise<CatalogueLottery> {
  const lottery = await catalogue.find(key);
  if (lottery.hidden && admin === null) throw new AppError('unknown-lottery');
  return lottery;
}
