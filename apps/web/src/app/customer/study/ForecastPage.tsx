import { studyTexts } from '@bolillero/texts/study';
import { getRouteApi } from '@tanstack/react-router';
import { ForecastWorth } from '../../../features/study/components/ForecastWorth.tsx';
import { PreviousPlays } from '../../../features/study/components/PreviousPlays.tsx';
import classes from '../../../features/study/components/Study.module.css';
import { paths, routes } from '../../../paths.ts';
import { StudiedLottery } from './StudiedLottery.tsx';

const route = getRouteApi(`/signedIn${routes.forecast}`);

/** What the forecast helpers of a lottery work from, and what they are worth. */
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
          <PreviousPlays lottery={lottery} series={series} />
          <ForecastWorth lotteryId={lottery.id} />
        </div>
      )}
    </StudiedLottery>
  );
}
