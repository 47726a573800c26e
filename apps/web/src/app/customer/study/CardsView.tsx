import type { StudyProps } from '../../../api/study.ts';
import { CardsStudy } from '../../../features/analysis-cards/components/CardsStudy.tsx';
import { paths } from '../../../paths.ts';
import { cardSearch } from './card-search.ts';

/** The cards of a range, each of which leads to its draw. */
export default function CardsView(props: StudyProps) {
  const { lottery, series } = props;
  return (
    <CardsStudy
      {...props}
      cardPlace={(index, range) => ({
        ...paths.analysisCard(lottery.id, lottery.name, index),
        search: cardSearch(series, range),
      })}
    />
  );
}
