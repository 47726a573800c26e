import { lotteryTexts } from '@bolillero/texts/lotteries';
import { playTexts } from '@bolillero/texts/play';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { Countdown } from '../../../components/ui/Countdown.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { PageHeader } from '../../../components/ui/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { usePlaysSeries } from '../../../session/customer.ts';
import { SeriesLink, SeriesSwitch } from '../SeriesSwitch.tsx';
import classes from './PlayRoom.module.css';

interface PlayHeaderProps {
  readonly lottery: LotteryDetail;
  readonly series: SeriesType;
  readonly drawDate: string | null;
}

/** What is played, for which draw, and how long it is on sale. */
export function PlayHeader({ lottery, series, drawDate }: PlayHeaderProps) {
  const { id, name } = lottery;
  const playsSeries = usePlaysSeries();
  return (
    <PageHeader
      title={playTexts.title(lottery.description)}
      mark={<LotteryMark name={name} image={lottery.image} size={44} />}
      subtitle={
        drawDate === null || lottery.closesAt === null ? (
          playTexts.saleUnavailable
        ) : (
          <>
            <span className={classes.part}>
              {playTexts.draw} <DrawDateText date={drawDate} form="short" /> ·
            </span>{' '}
            <span className={classes.part}>
              {playTexts.closesIn} <Countdown to={lottery.closesAt} />
            </span>
          </>
        )
      }
      actions={
        <>
          <ButtonLink {...paths.lottery(id, name)} variant="default">
            {lotteryTexts.page.detail}
          </ButtonLink>
          {lottery.hasDoublePlay && playsSeries(1) && (
            <SeriesSwitch>
              <SeriesLink {...paths.play(id, name)} aria-current={series === 0 ? 'page' : undefined}>
                {lotteryTexts.series.traditional}
              </SeriesLink>
              <SeriesLink
                {...paths.play(id, name, 'laggards')}
                aria-current={series === 1 ? 'page' : undefined}
              >
                {lotteryTexts.series.laggards}
              </SeriesLink>
            </SeriesSwitch>
          )}
        </>
      }
    />
  );
}
