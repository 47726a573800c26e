import { studyTexts } from '@bolillero/texts/study';
import { getRouteApi } from '@tanstack/react-router';
import { DrawTable } from '../../../features/study/components/DrawTable.tsx';
import { paths, routes } from '../../../paths.ts';
import { StudiedLottery } from './StudiedLottery.tsx';

const route = getRouteApi(`/signedIn${routes.studyResult}`);

/** Every draw of a lottery, by pages. */
export function StudyResultPage() {
  const { id, name } = route.useParams();
  const { type } = route.useSearch();
  return (
    <StudiedLottery
      id={id}
      name={name}
      type={type}
      menu={studyTexts.results.title}
      page={paths.studyResult}
      picker={paths.studyResults}
    >
      {(lottery, series) => (
        <DrawTable key={`${series.id} ${series.type}`} lottery={lottery} series={series} />
      )}
    </StudiedLottery>
  );
}
