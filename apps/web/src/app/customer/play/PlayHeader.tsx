import { lotteryTexts } from '@bolillero/texts/lotteries';
import { playTexts } from '@bolillero/texts/play';
import type { ReactNode } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { PageHeader } from '../../../components/ui/PageHeader.tsx';
import { type PlayPage, paths } from '../../../paths.ts';
import { Jackpot } from './Jackpot.tsx';
import { PlayedSeries } from './PlayedSeries.tsx';
import { PlayPages } from './PlayPages.tsx';
import classes from './PlayRoom.module.css';
import { SaleNote } from './SaleNote.tsx';

interface PlayHeaderProps {
  readonly lottery: LotteryDetail;
  readonly series: SeriesType;
  readonly page: PlayPage;
  readonly drawDate: string | null;
  /** The way into the page's guide, where no other part of the page has it. */
  readonly guide?: ReactNode;
}

/** On wide screens: what is played, for which draw, how long it is on sale, and for how much. */
export function PlayHeader({ lottery, series, page, drawDate, guide }: PlayHeaderProps) {
  return (
    <PageHeader
      title={playTexts.title(lottery.description)}
      mark={<LotteryMark lottery={lottery} size={44} />}
      subtitle={
        <>
          {playTexts.draw}{' '}
          <SaleNote drawDate={drawDate} closesAt={lottery.closesAt} timeZone={lottery.schedule.timeZone} />
        </>
      }
      actions={
        <>
          <span className={classes.jackpot}>
            <Jackpot lottery={lottery} series={series} />
          </span>
          <PlayedSeries lottery={lottery} series={series} page={page} />
          <PlayPages lottery={lottery} series={series} page={page} />
          <TextLink {...paths.lottery(lottery.id, lottery.name)}>{lotteryTexts.page.detail}</TextLink>
          {guide}
        </>
      }
    />
  );
}
