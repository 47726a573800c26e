import type { Database } from '@bolillero/database/connection';
import { seriesOf } from '@bolillero/domain/games/series';
import type { AskedSeries } from './engine.ts';
import { readEnteredPrizes } from './entered-prizes-repository.ts';
import type { PlayTerms } from './run-backtest.ts';

/** Reads what plays of a series would have cost and paid, draw by draw. */
export async function readPlayTerms(
  { pool }: Pick<Database, 'pool'>,
  { lottery, series }: Pick<AskedSeries, 'lottery' | 'series'>,
  buysMultiplier: boolean,
): Promise<PlayTerms> {
  const {
    prizeTemplates,
    multipliers,
    traditionalMultiplier,
    playoffMultiplier,
    ticketPrice,
    serviceFee,
    multiplierPrice,
  } = lottery;
  return {
    lottery: {
      prizeTemplates,
      multipliers,
      traditionalMultiplier,
      playoffMultiplier,
      ticketPrice,
      serviceFee,
      multiplierPrice,
    },
    series: seriesOf(series),
    entered: await readEnteredPrizes(pool, lottery.id, series),
    buysMultiplier,
  };
}
