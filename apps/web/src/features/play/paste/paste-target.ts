import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { printsMultiplier, sellsMultiplier } from '@bolillero/domain/games/multiplier';
import { seriesOf } from '@bolillero/domain/games/series';
import { pasteWords } from '@bolillero/texts/paste';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import type { PasteTarget } from './check-paste.ts';

/** What lines are read for on the play page of a lottery's series: the draw that is on sale. */
export function pasteTargetOf(lottery: LotteryDetail, series: SeriesType): PasteTarget {
  const date = lottery.nextDrawDate as DrawDate | null;
  const name = seriesOf(series);
  return {
    game: {
      matrix: lottery.matrix,
      sellsMultiplier: date !== null && sellsMultiplier(lottery, name, date),
      words: pasteWords(lottery.specialName, lottery.multiplierLabel),
    },
    specialName: lottery.specialName,
    noMultiplier: date !== null && printsMultiplier(lottery, name, date) ? 'included' : 'not-sold',
  };
}
