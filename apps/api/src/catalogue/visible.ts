import { type SeriesNumber, seriesNumber, seriesOf } from '@bolillero/domain/games/series';
import { AppError } from '../errors/app-error.ts';
import type { Identity } from '../identity/identity.ts';
import { type Catalogue, playedSeries } from './catalogue.ts';
import type { CatalogueLottery } from './load-lotteries.ts';

/** The lotteries that lists show: all but those whose state flag is set. */
export async function visibleLotteries(catalogue: Catalogue): Promise<CatalogueLottery[]> {
  const { lotteries } = await catalogue.snapshot();
  return lotteries.filter(({ hidden }) => !hidden);
}

/**
 * One lottery by id, name or both; a hidden one does not exist for anybody but operators and administrators.
 * @throws {AppError} unknown-lottery
 */
export async function visibleLottery(
  catalogue: Catalogue,
  { admin }: Identity,
  key: { id?: number | undefined; name?: string | undefined },
): Promise<CatalogueLottery> {
  const lottery = await catalogue.find(key);
  if (lottery.hidden && admin === null) throw new AppError('unknown-lottery');
  return lottery;
}

/**
 * The series of the wire's `type`, as the database numbers it. One that is not played is a 404 for everybody but operators
 * and administrators, who see what it has from before.
 * @throws {AppError} series-not-played
 */
export function shownSeries(
  lottery: CatalogueLottery,
  { admin }: Identity,
  type: number | undefined,
): SeriesNumber {
  if (admin === null) playedSeries(lottery, type);
  return seriesNumber(seriesOf(type));
}
