import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { cyclesQuery } from '../../../api/cycles.ts';
import type { StudyProps } from '../../../api/study.ts';
import { ScopeLine } from '../../../components/study/ScopeLine.tsx';
import { together } from '../../../components/ui/Loaded.tsx';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import { useKnownDraws } from '../api.ts';
import { readStudiedBalls } from '../studied-balls.ts';
import classes from './AppearanceStudy.module.css';
import { AveragesCard } from './AveragesCard.tsx';
import { BallCard } from './BallCard.tsx';
import { LinesCard } from './LinesCard.tsx';

/** As many draws of one ball are drawn. */
const stripDraws = { phone: 120, desktop: 200 } as const;

/** When the balls came: one of them draw by draw, all of them a line each, and how often in each month or year. */
export default function AppearanceStudy(props: StudyProps) {
  const { lottery, series, search, onSearch } = props;
  const range = { from: search.from, to: search.to };
  const screen = useMediaQuery('(max-width: 48em)') ? 'phone' : 'desktop';
  const cycles = useQuery(cyclesQuery(series, range, 'ball'));
  const [wanted, setWanted] = useState(0);
  const total = cycles.data?.draws ?? 0;
  const most = Math.min(total, Math.max(wanted, stripDraws[screen]));
  const known = useKnownDraws(lottery, series, range, most);
  const query = together(cycles, known);
  const [counted, drawn] = [cycles.data, known.data?.draws];
  const data = useMemo(
    () => counted && drawn && readStudiedBalls(lottery, counted, drawn, search.to),
    [lottery, counted, drawn, search.to],
  );
  const studied = { ...query, data };
  const shared = { ...props, query: studied, screen } as const;
  return (
    <div className={classes.cards}>
      <ScopeLine
        lottery={lottery}
        series={series}
        scope={cycles.data}
        range={range}
        onRange={(chosen) => onSearch({ ...chosen, end: undefined })}
      />
      <BallCard {...shared} count={stripDraws[screen]} />
      <LinesCard {...shared} older={known.data} onWant={setWanted} />
      <AveragesCard {...props} screen={screen} ball={data?.chosen(search.ball)} />
    </div>
  );
}
