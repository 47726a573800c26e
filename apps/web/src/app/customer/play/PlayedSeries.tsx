import { lotteryTexts } from '@bolillero/texts/lotteries';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { paths } from '../../../paths.ts';
import { usePlaysSeries } from '../../../session/customer.ts';
import { SeriesLink, SeriesSwitch } from '../SeriesSwitch.tsx';

interface PlayedSeriesProps {
  readonly lottery: Pick<LotteryDetail, 'id' | 'name' | 'hasDoublePlay'>;
  readonly series: SeriesType;
}

/** From one series to the other, for those who play both. */
export function PlayedSeries({ lottery: { id, name, hasDoublePlay }, series }: PlayedSeriesProps) {
  const playsSeries = usePlaysSeries();
  if (!hasDoublePlay || !playsSeries(1)) return null;
  return (
    <SeriesSwitch>
      <SeriesLink {...paths.play(id, name)} aria-current={series === 0 ? 'page' : undefined}>
        {lotteryTexts.series.traditional}
      </SeriesLink>
      <SeriesLink {...paths.play(id, name, 'laggards')} aria-current={series === 1 ? 'page' : undefined}>
        {lotteryTexts.series.laggards}
      </SeriesLink>
    </SeriesSwitch>
  );
}
