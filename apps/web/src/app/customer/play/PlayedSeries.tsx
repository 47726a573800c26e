import { lotteryTexts } from '@bolillero/texts/lotteries';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { type PlayPage, paths } from '../../../paths.ts';
import { usePlaysSeries } from '../../../session/customer.ts';
import { StripLink } from '../LinkStrip.tsx';
import { SeriesSwitch } from '../SeriesSwitch.tsx';

interface PlayedSeriesProps {
  readonly lottery: Pick<LotteryDetail, 'id' | 'name' | 'hasDoublePlay'>;
  readonly series: SeriesType;
  /** The page of the series, which the other one keeps. */
  readonly page: PlayPage;
}

/** From one series to the other, for those who play both. */
export function PlayedSeries({ lottery: { id, name, hasDoublePlay }, series, page }: PlayedSeriesProps) {
  const playsSeries = usePlaysSeries();
  if (!hasDoublePlay || !playsSeries(1)) return null;
  return (
    <SeriesSwitch>
      <StripLink {...paths.play(id, name, 'normal', page)} aria-current={series === 0 ? 'page' : undefined}>
        {lotteryTexts.series.traditional}
      </StripLink>
      <StripLink {...paths.play(id, name, 'laggards', page)} aria-current={series === 1 ? 'page' : undefined}>
        {lotteryTexts.series.laggards}
      </StripLink>
    </SeriesSwitch>
  );
}
