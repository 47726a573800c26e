import { studyTexts } from '@bolillero/texts/study';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { StudiedSeries } from '../../../api/study.ts';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import tabs from '../../../components/ui/tabs.module.css';
import { paths, routes } from '../../../paths.ts';
import { SoundnessLink } from '../SoundnessLink.tsx';
import classes from './AnalysisPage.module.css';
import { analysisView, analysisViews } from './analysis-views.ts';
import { StudiedLottery } from './StudiedLottery.tsx';
import { StudyQuestion } from './StudyQuestion.tsx';
import { useStudy } from './use-study.ts';

const route = getRouteApi(`/signedIn${routes.analysis}`);

/** 'Analítica' of a lottery: one's own question, and one view of its history at a time. */
export function AnalysisPage() {
  const { id, name } = route.useParams();
  const { type, vista } = route.useSearch();
  return (
    <StudiedLottery
      id={id}
      name={name}
      type={type}
      vista={vista}
      view={analysisView(vista)?.label}
      menu={studyTexts.analysis.title}
      page={paths.analysis}
      picker={paths.analyses}
      tour={async (lottery) => (await import('./tours.ts')).tourOfAnalysis(lottery, vista)}
    >
      {(lottery, series) => (
        <Analysis key={`${series.id} ${series.type}`} lottery={lottery} series={series} />
      )}
    </StudiedLottery>
  );
}

function Analysis({ lottery, series }: { lottery: LotteryDetail; series: StudiedSeries }) {
  const { vista, from, to } = route.useSearch();
  const ofSeries = series.type === 1 ? ({ type: '1' } as const) : {};
  const study = useStudy((fecha) => ({
    ...paths.studyResult(lottery.id, lottery.name),
    search: { vista: 'cartillas', fecha, ...ofSeries },
  }));
  const shown = analysisView(vista);
  return (
    <div className={classes.analysis}>
      <StudyQuestion lottery={lottery} series={series} {...study} saysScope={!shown?.saysScope} />
      <nav className={tabs.tabs} aria-label={studyTexts.views.label}>
        {analysisViews.map((view) => (
          <Link
            key={view.label}
            {...paths.analysis(lottery.id, lottery.name)}
            search={{
              ...(view.vista !== undefined && { vista: view.vista }),
              ...(from !== undefined && { from }),
              ...(to !== undefined && { to }),
              ...ofSeries,
            }}
            resetScroll={false}
            className={tabs.tab}
            activeOptions={{ exact: true }}
            aria-current={view === shown ? 'page' : undefined}
          >
            {view.label}
          </Link>
        ))}
      </nav>
      {shown && (
        <Suspense key={shown.label} fallback={<RowsSkeleton rows={4} height={260} />}>
          <shown.Study lottery={lottery} series={series} {...study} />
        </Suspense>
      )}
      <SoundnessLink lottery={lottery} series={series.type} />
    </div>
  );
}
