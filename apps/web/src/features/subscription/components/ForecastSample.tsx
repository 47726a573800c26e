import { fixedText, numberText } from '@bolillero/domain/number-text';
import { subscriptionAdvertTexts } from '@bolillero/texts/subscription-advert';
import { useQuery } from '@tanstack/react-query';
import { dateInWords } from '../../../components/ui/dates.ts';
import { forecastSampleQuery } from '../api.ts';
import { SampleCard } from './SampleCard.tsx';
import classes from './Samples.module.css';
import type { SampleProps } from './sample-props.ts';

const words = subscriptionAdvertTexts.forecast;

/** Of Pronóstico: a helper in past draws beside as many tickets at random, and beside what chance gives exactly. */
export function ForecastSample({ lottery, series }: SampleProps) {
  const { data: answer } = useQuery(forecastSampleQuery(series));
  if (answer?.data === null) return null;
  const data = answer?.data;
  const rows = data
    ? [
        { name: words.helper, hits: data.helper },
        { name: words.random, hits: data.random },
        { name: words.expected, hits: data.expected },
      ]
    : [];
  const most = Math.max(1, ...rows.map(({ hits }) => hits));
  const date = (day: string | null) => (day === null ? '' : dateInWords(day, 'numeric'));
  return (
    <SampleCard
      lottery={lottery.description}
      sentence={
        answer && data && words.sentence(numberText(data.helper), answer.draws, numberText(data.random))
      }
      note={
        answer &&
        data &&
        words.scope(
          data.tickets,
          date(answer.from),
          date(answer.to),
          fixedText(data.low, 0),
          fixedText(data.high, 0),
        )
      }
    >
      <ul className={classes.bars}>
        {rows.map(({ name, hits }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{fixedText(hits, 0)}</b>
            <span className={classes.bar} style={{ inlineSize: `${(100 * hits) / most}%` }} />
          </li>
        ))}
      </ul>
    </SampleCard>
  );
}
