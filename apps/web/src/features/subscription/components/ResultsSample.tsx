import { fixedText } from '@bolillero/domain/number-text';
import { subscriptionAdvertTexts } from '@bolillero/texts/subscription-advert';
import { useQuery } from '@tanstack/react-query';
import { Ball, type Heat } from '../../../components/ui/Ball.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { resultsSampleQuery } from '../api.ts';
import { SampleCard } from './SampleCard.tsx';
import classes from './Samples.module.css';
import type { SampleProps } from './sample-props.ts';

const words = subscriptionAdvertTexts.results;

/** Of Resultados: the newest draw, its balls coloured by the five draws before it (JA5). */
export function ResultsSample({ lottery, series }: SampleProps) {
  const { data } = useQuery(resultsSampleQuery(series));
  if (data === null) return null;
  const came = data?.balls.filter(({ before }) => before > 0).length ?? 0;
  return (
    <SampleCard
      lottery={lottery.description}
      sentence={data && words.sentence(came, data.balls.length, fixedText(data.expected, 1))}
      note={data && `${words.balls(dateInWords(data.date, 'numeric'))}. ${words.key}`}
    >
      <ul className={classes.balls} aria-label={data && words.balls(dateInWords(data.date, 'long'))}>
        {data?.balls.map(({ ball, before }) => (
          <li key={ball}>
            <Ball number={ball} size="lg" heat={Math.min(before, 3) as Heat} />
          </li>
        ))}
        {data?.special != null && (
          <li>
            <Ball
              number={data.special}
              size="lg"
              state="special"
              accent={lottery.accent}
              label={lottery.specialName}
            />
          </li>
        )}
      </ul>
    </SampleCard>
  );
}
