import { deviationsFor95 } from '@bolillero/domain/statistics/expected';
import { partnersOf, placeOfPair } from '@bolillero/domain/statistics/pair-map';
import { frequencyTexts } from '@bolillero/texts/study-frequency';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { StudiedRange, StudiedSeries } from '../../../api/study.ts';
import { ChartCard } from '../../../components/charts/ChartCard.tsx';
import { scopeLine } from '../../../components/study/scope-words.ts';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import { type PairChance, pairMapQuery } from '../api.ts';
import type { Looked } from '../looked.ts';
import { type Square, tonesAround } from '../pair-map.ts';
import { pairsTable, partnersTable } from '../tables.ts';
import { useNear } from '../use-near.ts';
import { PairMap, TonesKey } from './PairMap.tsx';

const words = frequencyTexts.map;
const none: PairChance = { expected: 0, low: 0, high: 0 };

interface PairMapCardProps {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
  readonly range: StudiedRange;
  readonly looked: Looked | null;
  /** Outlined while no ball is looked at. */
  readonly mostFrequent: number | undefined;
  readonly helpOn: boolean;
  readonly onHelp: () => void;
  readonly onChoose: (pair: string) => void;
  readonly onEscape: () => void;
  readonly onClearDates: () => void;
}

/** How often each pair came, as a map; asked for once it comes near. */
export function PairMapCard(props: PairMapCardProps) {
  const { lottery, series, range, looked, mostFrequent = 1 } = props;
  const phone = useMediaQuery('(max-width: 48em)');
  const [frame, near] = useNear<HTMLDivElement>();
  const [explained, setExplained] = useState<string | null>(null);
  const map = useQuery({ ...pairMapQuery(series, range), enabled: near });
  return (
    <div ref={frame}>
      <ChartCard
        title={words.title}
        help={explained ?? words.help}
        helpOn={props.helpOn}
        onHelp={() => {
          setExplained(null);
          props.onHelp();
        }}
        scope={map.data ? scopeLine(lottery, series, map.data) : ''}
        height={phone ? 326 : 458}
        query={map}
        isEmpty={({ draws }) => draws === 0}
        onClearDates={props.onClearDates}
      >
        {({ size, counts, chances }) => {
          const chanceOf = (larger: number) => chances[larger - 2] ?? none;
          // Of the balls that were there from the beginning: of the younger ones chance gives less.
          const { expected, high } = chanceOf(2);
          const least = chanceOf(size).expected;
          const choose = ({ one, other }: Square) => {
            if (!props.helpOn) return props.onChoose(`${one}-${other}`);
            const count = counts[placeOfPair(one, other, size)] ?? 0;
            const chance = chanceOf(other);
            setExplained(
              frequencyTexts.explained([one, other], count, chance.expected, chance.low, chance.high),
            );
          };
          const tones = tonesAround(expected, (high - expected) / deviationsFor95);
          const ball = Math.min(size, ballOf(looked) ?? mostFrequent);
          const partners = partnersOf(ball, { counts, size });
          return {
            picture: (
              <PairMap
                size={size}
                counts={counts}
                tones={tones}
                expectedOf={(larger) => chanceOf(larger).expected}
                ball={ball}
                partners={partners}
                pair={looked?.kind === 'pair' ? looked.balls : undefined}
                onChoose={choose}
                onEscape={props.onEscape}
              />
            ),
            legend: <TonesKey tones={tones} />,
            note: words.expected(least, expected),
            table: () => partnersTable(ball, partners, (larger) => chanceOf(larger).expected),
            fileTable: () => pairsTable(counts, size),
            all: words.all(ball),
          };
        }}
      </ChartCard>
    </div>
  );
}

/** The main ball that is looked at; of a pair the larger one, whose row it stands in. */
function ballOf(looked: Looked | null): number | undefined {
  return looked === null || looked.kind === 'special' ? undefined : looked.balls.at(-1);
}
