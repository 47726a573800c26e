import { studyTexts } from '@bolillero/texts/study';
import { getRouteApi } from '@tanstack/react-router';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { StudiedSeries } from '../../../api/study.ts';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { DrawTable } from '../../../features/study/components/DrawTable.tsx';
import { paths, routes } from '../../../paths.ts';
import { StudiedLottery } from './StudiedLottery.tsx';
import { useStudy } from './use-study.ts';

const route = getRouteApi(`/signedIn${routes.studyResult}`);
const words = studyTexts.draws;

/** Every draw of a lottery: a table that is sorted, and each draw leads to its result. */
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
      {(lottery, series) => <Results key={`${series.id} ${series.type}`} lottery={lottery} series={series} />}
    </StudiedLottery>
  );
}

function Results({ lottery, series }: { lottery: LotteryDetail; series: StudiedSeries }) {
  const study = useStudy((fecha) => paths.drawResult(lottery.id, lottery.name, fecha, series.type));
  return (
    <DrawTable
      lottery={lottery}
      series={series}
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
