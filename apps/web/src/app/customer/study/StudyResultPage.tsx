import { studyTexts } from '@bolillero/texts/study';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { StudiedSeries, StudyProps } from '../../../api/study.ts';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { Segments } from '../../../components/ui/Segments.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { DrawTable } from '../../../features/study/components/DrawTable.tsx';
import classes from '../../../features/study/components/Study.module.css';
import { paths, routes } from '../../../paths.ts';
import { StudiedLottery } from './StudiedLottery.tsx';
import { useStudy } from './use-study.ts';

const SlipsStudy = lazy(() => import('./SlipsStudy.tsx'));

const route = getRouteApi(`/signedIn${routes.studyResult}`);
const words = studyTexts.draws;

/** Every draw of a lottery: a table that is sorted, and each draw leads to its result. */
export function StudyResultPage() {
  const { id, name } = route.useParams();
  const { type, vista } = route.useSearch();
  return (
    <StudiedLottery
      id={id}
      name={name}
      type={type}
      vista={vista}
      view={vista && studyTexts.views.slips}
      menu={studyTexts.results.title}
      page={paths.studyResult}
      picker={paths.studyResults}
      tour={async (lottery) => (await import('./tours.ts')).tourOfResults(lottery, vista)}
    >
      {(lottery, series) => <Results key={`${series.id} ${series.type}`} lottery={lottery} series={series} />}
    </StudiedLottery>
  );
}

/** As a table, or as slips to study. */
function Results({ lottery, series }: { lottery: LotteryDetail; series: StudiedSeries }) {
  const { vista } = route.useSearch();
  const study = useStudy((fecha) => paths.drawResult(lottery.id, lottery.name, fecha, series.type));
  const navigate = route.useNavigate();
  const views = (['table', 'slips'] as const).map((value) => ({ value, label: studyTexts.views[value] }));
  return (
    <div className={classes.views}>
      <Segments
        label={studyTexts.views.label}
        options={views}
        value={vista === undefined ? 'table' : 'slips'}
        onChange={(view) =>
          void navigate({
            search: ({ type, from, to }) => ({
              ...(type !== undefined && { type }),
              ...(from !== undefined && { from }),
              ...(to !== undefined && { to }),
              ...(view === 'slips' && { vista: 'cartillas' as const }),
            }),
            resetScroll: false,
          })
        }
      />
      {vista === undefined ? (
        <Draws lottery={lottery} series={series} {...study} />
      ) : (
        <Suspense fallback={<RowsSkeleton rows={2} height={620} />}>
          <SlipsStudy lottery={lottery} series={series} {...study} />
        </Suspense>
      )}
    </div>
  );
}

function Draws(study: StudyProps) {
  const { lottery, series } = study;
  return (
    <DrawTable
      {...study}
      dateLink={(date) => (
        <TextLink
          {...paths.drawResult(lottery.id, lottery.name, date, series.type)}
          aria-label={words.open(dateInWords(date, 'long'))}
        >
          <DrawDateText date={date} />
        </TextLink>
      )}
    />
  );
}
