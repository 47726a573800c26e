import { picksSpecial } from '@bolillero/domain/games/matrix';
import type { StudyProps } from '../../../api/study.ts';
import { ScopeLine } from '../../../components/study/ScopeLine.tsx';
import { useMode } from '../api.ts';
import { ModeCard } from './ModeCard.tsx';
import classes from './ModeStudy.module.css';

/** The most repeated balls of the last three months, which are its definition: it has no other dates. */
export default function ModeStudy(props: StudyProps) {
  const { lottery, series } = props;
  const { data } = useMode(series, 'main');
  return (
    <div className={classes.cards}>
      <ScopeLine lottery={lottery} series={series} scope={data} range={{}} />
      <ModeCard {...props} drum="main" />
      {picksSpecial(lottery.matrix) && <ModeCard {...props} drum="special" />}
    </div>
  );
}
