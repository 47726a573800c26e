import { Suspense } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { paths } from '../../../paths.ts';
import { SoundnessLink } from '../SoundnessLink.tsx';
import { StudyQuestion } from '../study/StudyQuestion.tsx';
import { SubscribersOnly } from '../study/SubscribersOnly.tsx';
import { useStudy } from '../study/use-study.ts';
import type { LotteryTab } from './lottery-tabs.ts';
import { saysScope, studies } from './studies.ts';

interface LotteryStudyProps {
  readonly lottery: LotteryDetail;
  readonly series: SeriesType;
  readonly tab: LotteryTab;
}

/** A tab of Analítica, for subscribers. */
export default function LotteryStudy({ lottery, series, tab }: LotteryStudyProps) {
  const study = useStudy((fecha) => ({
    ...paths.lottery(lottery.id, lottery.name),
    search: { tab: '3', fecha, ...(series === 1 && { type: '1' }) },
  }));
  const Study = studies[tab];
  if (Study === undefined) return null;
  const asked = { lottery, series: { id: lottery.id, type: series }, ...study };
  return (
    <SubscribersOnly>
      {tab !== '3' && <StudyQuestion {...asked} saysScope={!saysScope.has(tab)} />}
      <Suspense fallback={<RowsSkeleton rows={4} height={260} />}>
        <Study {...asked} />
      </Suspense>
      <SoundnessLink lottery={lottery} series={series} />
    </SubscribersOnly>
  );
}
