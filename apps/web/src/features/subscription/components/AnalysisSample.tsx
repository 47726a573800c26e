import { fixedText } from '@bolillero/domain/number-text';
import { chartTexts } from '@bolillero/texts/charts';
import { subscriptionAdvertTexts } from '@bolillero/texts/subscription-advert';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { dateInWords } from '../../../components/ui/dates.ts';
import { analysisSampleQuery } from '../api.ts';
import { SampleCard } from './SampleCard.tsx';
import type { SampleProps } from './sample-props.ts';

const BarChart = lazy(() =>
  import('../../../components/charts/BarChart.tsx').then((module) => ({ default: module.BarChart })),
);
const words = subscriptionAdvertTexts.analysis;
const height = 190;

/** Of Analítica: the ball that came most, beside what chance gives. */
export function AnalysisSample({ lottery, series }: SampleProps) {
  const { data } = useQuery(analysisSampleQuery(series));
  if (data?.first === null) return null;
  const first = data?.first;
  const top = data?.bars.find(({ ball }) => ball === first?.balls[0]);
  const { balls, size } = lottery.matrix;
  const [from, to] = [data?.bars[0]?.ball ?? 1, data?.bars.at(-1)?.ball ?? 1];
  return (
    <SampleCard
      lottery={lottery.description}
      sentence={
        first &&
        top &&
        words.sentence({ ...first, low: fixedText(top.low, 0), high: fixedText(top.high, 0) }, balls, size)
      }
      note={
        data?.from &&
        data.to &&
        words.scope(from, to, data.draws, dateInWords(data.from, 'numeric'), dateInWords(data.to, 'numeric'))
      }
    >
      <div style={{ minBlockSize: height }}>
        {data && (
          <Suspense fallback={null}>
            <BarChart
              label={words.chart}
              keys={chartTexts.arrows}
              height={height}
              bars={data.bars.map(({ ball, ...bar }) => ({ ...bar, label: String(ball) }))}
            />
          </Suspense>
        )}
      </div>
    </SampleCard>
  );
}
