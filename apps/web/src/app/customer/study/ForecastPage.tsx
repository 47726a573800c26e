import { studyTexts } from '@bolillero/texts/study';
import { getRouteApi } from '@tanstack/react-router';
import { PreviousPlays } from '../../../features/study/components/PreviousPlays.tsx';
import classes from '../../../features/study/components/Study.module.css';
import { paths, routes } from '../../../paths.ts';
import { ForecastMix } from './ForecastMix.tsx';
import { StudiedLottery } from './StudiedLottery.tsx';

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
        <div className={classes.parts}>
          <ForecastMix key={`${series.id} ${series.type}`} lottery={lottery} series={series} />
          <PreviousPlays lottery={lottery} series={series} />
        </div>
      )}
    </StudiedLottery>
  );
}
