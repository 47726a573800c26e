import { picksSpecial, specialSize } from '@bolillero/domain/games/matrix';
import { studyTexts } from '@bolillero/texts/study';
import { getRouteApi } from '@tanstack/react-router';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { StudiedSeries } from '../../../api/study.ts';
import { FrequencyTable } from '../../../features/study/components/FrequencyTable.tsx';
import classes from '../../../features/study/components/Study.module.css';
import { paths, routes } from '../../../paths.ts';
import { StudiedLottery } from './StudiedLottery.tsx';
import { StudyQuestion } from './StudyQuestion.tsx';
import { useStudy } from './use-study.ts';

const route = getRouteApi(`/signedIn${routes.analysis}`);
const words = studyTexts.frequency;

/** How often each ball of a lottery came, beside what chance alone gives. */
export function AnalysisPage() {
  const { id, name } = route.useParams();
  const { type } = route.useSearch();
  return (
    <StudiedLottery
      id={id}
      name={name}
      type={type}
      menu={studyTexts.analysis.title}
      page={paths.analysis}
      picker={paths.analyses}
    >
      {(lottery, series) => <Analysis lottery={lottery} series={series} />}
    </StudiedLottery>
  );
}

function Analysis({ lottery, series }: { lottery: LotteryDetail; series: StudiedSeries }) {
  const { accent, matrix, specialName } = lottery;
  const study = useStudy((fecha) => ({ ...paths.studyResult(lottery.id, lottery.name), search: { fecha } }));
  return (
    <div className={classes.parts}>
      <StudyQuestion lottery={lottery} series={series} {...study} />
      <FrequencyTable series={series} drum="main" title={words.title} balls={matrix.size} accent={accent} />
      {picksSpecial(matrix) && (
        <FrequencyTable
          series={series}
          drum="special"
          title={words.special(specialName)}
          balls={specialSize(matrix)}
          accent={accent}
        />
      )}
    </div>
  );
}
