import { studyTexts } from '@bolillero/texts/study';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { PreviousPlays } from '../../../features/study/components/PreviousPlays.tsx';
import classes from '../../../features/study/components/Study.module.css';
import { paths, routes } from '../../../paths.ts';
import { StudiedLottery } from './StudiedLottery.tsx';

// Previous plays are there before what fills plays has come.
const ForecastMix = lazy(() =>
  import('./ForecastMix.tsx').then((module) => ({ default: module.ForecastMix })),
);

const route = getRouteApi(`/signedIn${routes.forecast}`);

/** 'Pronóstico Mix' of a lottery: what each helper makes and what would have come of it, and the previous plays that they work from. */
export function ForecastPage() {
  const { id, name } = route.useParams();
  const { type } = route.useSearch();
  return (
    <StudiedLottery
      id={id}
      name={name}
      type={type}
      menu={studyTexts.forecast.title}
      page={paths.forecast}
      picker={paths.forecasts}
    >
      {(lottery, series) => (
        <>
          <Suspense fallback={<RowsSkeleton rows={2} height={400} />}>
            <ForecastMix key={`${series.id} ${series.type}`} lottery={lottery} series={series} />
          </Suspense>
          <div className={classes.parts}>
            <PreviousPlays lottery={lottery} series={series} />
          </div>
        </>
      )}
    </StudiedLottery>
  );
}
