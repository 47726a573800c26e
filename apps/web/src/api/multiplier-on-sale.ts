import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { sellsMultiplier } from '@bolillero/domain/games/multiplier';
import { seriesOf } from '@bolillero/domain/games/series';
import { formatMoney } from '@bolillero/domain/money/cents';
import type { LotteryDetail } from './lottery.ts';
import type { SeriesType } from './series.ts';

/** The multiplier that is bought with a play for the draw on sale, with its price: 'POWER PLAY +$1.00'. Null where none is. */
export function multiplierOnSale(lottery: LotteryDetail, series: SeriesType): string | null {
  const date = lottery.nextDrawDate;
  if (date === null || !sellsMultiplier(lottery, seriesOf(series), date as DrawDate)) return null;
  return `${lottery.multiplierLabel} +${formatMoney(lottery.multiplierPrice, 'USD')}`;
}
