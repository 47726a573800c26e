import { lotteryTexts } from '@bolillero/texts/lotteries';
import { studyTexts } from '@bolillero/texts/study';
import { usePrefetchQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';
import { subscriptionQuery } from '../../../api/subscription.ts';
import type { TourStep } from '../../../components/tour/run-tour.ts';
import { TourButton } from '../../../components/tour/TourButton.tsx';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import type { paths } from '../../../paths.ts';
import { StripLink } from '../LinkStrip.tsx';
import { LotteryGate } from '../LotteryGate.tsx';
import { SeriesSwitch } from '../SeriesSwitch.tsx';
import { StudyPage } from './StudyPage.tsx';

type LotteryPath = typeof paths.studyResult | typeof paths.analysis | typeof paths.forecast;
type PickerPath = typeof paths.studyResults | typeof paths.analyses | typeof paths.forecasts;

interface StudiedLotteryProps {
  /** The address's `{id}`, `{name}` and `type`. */
  readonly id: string;
  readonly name: string;
  readonly type: '0' | '1' | undefined;
  /** What is studied: "Analítica". */
  readonly menu: string;
  /** This page of a lottery, and the picker that leads to it. */
  readonly page: LotteryPath;
  readonly picker: PickerPath;
  /** Which of the page's views is open: as the address says it, which the other series keeps, and in words. */
  readonly vista?: string | undefined;
  readonly view?: string | undefined;
  /** The steps of the page's guided tour. */
  readonly tour?: (lottery: LotteryDetail) => Promise<readonly TourStep[]>;
  readonly children: (lottery: LotteryDetail, series: { id: number; type: SeriesType }) => ReactNode;
}

/** One lottery's page in a subscribers' menu, with both of its series where it has two. */
export function StudiedLottery(props: StudiedLotteryProps) {
  const { id, name, type, menu, page, picker, vista, view, tour, children } = props;
  // each page knows its own views
  const ofView = { ...(vista !== undefined && { vista }) } as object;
  // asked beside the lottery, not after it
  usePrefetchQuery(subscriptionQuery());
  return (
    <LotteryGate id={id} name={name}>
      {(lottery) => {
        const series = lottery.hasDoublePlay ? seriesType(type) : 0;
        const here = page(lottery.id, lottery.name);
        return (
          <StudyPage
            title={`${menu}: ${lottery.description}`}
            tabTitle={view && lotteryTexts.page.tabTitle(view, lottery.description)}
            mark={<LotteryMark lottery={lottery} size={52} />}
            actions={
              <>
                {lottery.hasDoublePlay && (
                  <SeriesSwitch>
                    <StripLink {...here} search={ofView} aria-current={series === 0 ? 'page' : undefined}>
                      {lotteryTexts.series.traditional}
                    </StripLink>
                    <StripLink
                      {...here}
                      search={{ ...ofView, type: '1' }}
                      aria-current={series === 1 ? 'page' : undefined}
                    >
                      {lotteryTexts.series.laggards}
                    </StripLink>
                  </SeriesSwitch>
                )}
                {tour && <TourButton key={view ?? ''} load={() => tour(lottery)} />}
              </>
            }
          >
            <p style={{ margin: '0 0 20px' }}>
              <TextLink {...picker()}>{studyTexts.others}</TextLink>
            </p>
            {children(lottery, { id: lottery.id, type: series })}
          </StudyPage>
        );
      }}
    </LotteryGate>
  );
}
