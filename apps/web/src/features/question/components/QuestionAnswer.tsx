import type { AskedBalls } from '@bolillero/domain/tickets/asked-balls';
import { validatePlay } from '@bolillero/domain/tickets/play';
import { useQuery } from '@tanstack/react-query';
import { studiedDrawsQuery } from '../../../api/study.ts';
import { ScopeLine } from '../../../components/study/ScopeLine.tsx';
import type { QuestionProps } from '../question-props.ts';
import { AlwaysCard } from './AlwaysCard.tsx';
import classes from './Question.module.css';
import { TogetherCard } from './TogetherCard.tsx';

interface QuestionAnswerProps extends QuestionProps {
  readonly asked: AskedBalls;
}

/** What the history says of some balls; of a whole play also what it would have won. */
export default function QuestionAnswer({
  lottery,
  series,
  search,
  onSearch,
  saysScope,
  asked,
}: QuestionAnswerProps) {
  const { from, to } = search;
  const range = { from, to };
  const query = useQuery(studiedDrawsQuery(series, range));
  const { data } = query;
  const scope = data && { draws: data.count, from: data.from, to: data.to };
  const onClearDates =
    from === undefined && to === undefined ? undefined : () => onSearch({ from: undefined, to: undefined });
  const play = validatePlay(lottery.matrix, asked);
  return (
    <div className={classes.answer}>
      {saysScope && (
        <ScopeLine lottery={lottery} series={series} scope={scope} range={range} onRange={onSearch} />
      )}
      <div className={classes.cards} data-single={!play.ok || undefined}>
        <TogetherCard lottery={lottery} asked={asked} query={query} onClearDates={onClearDates} />
        {play.ok && (
          <AlwaysCard
            lottery={lottery}
            series={series}
            range={range}
            asked={asked}
            scope={scope}
            onClearDates={onClearDates}
          />
        )}
      </div>
    </div>
  );
}
