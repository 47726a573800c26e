import { frequencyTexts } from '@bolillero/texts/study-frequency';
import { ChartCard } from '../../../components/charts/ChartCard.tsx';
import { RankedBars } from '../../../components/charts/RankedBars.tsx';
import { MarkedText } from '../../../components/study/MarkedText.tsx';
import type { Asked } from '../../../components/ui/Loaded.tsx';
import type { CombinationCounts } from '../api.ts';
import { countsTable } from '../tables.ts';
import type { ChartProps } from './BallsChart.tsx';

/** How many bars; the table has the others. */
const shown = { 2: { phone: 6, desktop: 10 }, 3: { phone: 5, desktop: 5 } } as const;
const rowHeight = 34;
const foot = 26;

interface CombinationsChartProps extends ChartProps {
  readonly of: 2 | 3;
  readonly phone: boolean;
  readonly query: Asked<CombinationCounts>;
  /** There are too few draws for counts of balls to tell anything, and so for those of several balls. */
  readonly tooFew: boolean;
}

/** The pairs or trios that came most, beside what chance gives to one of them and to the first of all. */
export function CombinationsChart({ of, phone, query, tooFew, ...chart }: CombinationsChartProps) {
  const words = of === 2 ? frequencyTexts.pairs : frequencyTexts.trios;
  const bars = shown[of][phone ? 'phone' : 'desktop'];
  return (
    <ChartCard
      title={words.title}
      help={chart.help}
      helpOn={chart.helpOn}
      onHelp={chart.onHelp}
      scope={chart.scope}
      height={bars * rowHeight + foot}
      query={query}
      isEmpty={({ draws }) => draws === 0}
      onClearDates={chart.onClearDates}
    >
      {({ rows, tied, compared, first, draws }) => {
        const [top] = rows;
        if (top === undefined) return { sentence: words.none, picture: null };
        return {
          sentence: (
            <MarkedText
              text={
                tooFew
                  ? frequencyTexts.tooFewForSeveral(draws)
                  : words.sentence({ count: top.count, tied, compared, first })
              }
            />
          ),
          picture: (
            <RankedBars
              label={words.title}
              nameOf={words.name}
              bars={rows.slice(0, bars)}
              first={first}
              chosen={chart.chosen}
              onChoose={chart.onChoose}
              onEscape={chart.onEscape}
            />
          ),
          table: () =>
            countsTable(words.title, of === 2 ? frequencyTexts.table.pair : frequencyTexts.table.trio, rows),
          all: words.all(rows.length),
        };
      }}
    </ChartCard>
  );
}
