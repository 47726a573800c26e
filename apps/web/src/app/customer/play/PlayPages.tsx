import { lotteryTexts } from '@bolillero/texts/lotteries';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { type PlayPage, paths } from '../../../paths.ts';
import { LinkStrip, StripLink } from '../LinkStrip.tsx';
import { useAdvancedPlay } from './use-advanced-play.ts';

interface PlayPagesProps {
  readonly lottery: Pick<LotteryDetail, 'id' | 'name'>;
  readonly series: SeriesType;
  /** The one that is shown. */
  readonly page: PlayPage;
}

const words = lotteryTexts.playPages;

/** From the normal page of a series to its advanced one and back, for those to whom it is open. */
export function PlayPages({ lottery: { id, name }, series, page }: PlayPagesProps) {
  const advanced = useAdvancedPlay();
  if (!advanced && page === 'simple') return null;
  const value = series === 1 ? 'laggards' : 'normal';
  return (
    <LinkStrip label={words.label}>
      {(['simple', 'mix'] as const).map((one) => (
        <StripLink
          key={one}
          {...paths.play(id, name, value, one)}
          aria-current={one === page ? 'page' : undefined}
        >
          {words[one]}
        </StripLink>
      ))}
    </LinkStrip>
  );
}
