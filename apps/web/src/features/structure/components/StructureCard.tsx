import { structureTexts as words } from '@bolillero/texts/study-structure';
import { ChartCard } from '../../../components/charts/ChartCard.tsx';
import type { ChartTable } from '../../../components/charts/chart-table.ts';
import type { Asked } from '../../../components/ui/Loaded.tsx';
import { type DrawStructure, type StructureKind, valuesPerBar } from '../api.ts';
import { drawnBars, type StructureBar } from '../structure-bars.ts';
import { lineOf } from '../structure-lines.ts';
import { pictureHeight, StructurePicture } from './StructurePicture.tsx';

interface StructureCardProps {
  readonly kind: StructureKind;
  readonly title: string;
  readonly query: Asked<DrawStructure>;
  /** Series, dates and number of draws in full. */
  readonly scope: string;
  /** How many balls a draw has. */
  readonly balls: number;
  /** The value of the slip that is looked at. */
  readonly slip: number | undefined;
}

/** How the draws fall on the values of one kind, with a short line. */
export function StructureCard({ kind, title, query, scope, balls, slip }: StructureCardProps) {
  return (
    <ChartCard
      title={title}
      help={words.charts[kind].help}
      scope={scope}
      height={pictureHeight}
      query={query}
      narrow
    >
      {(structure) => {
        const bars = drawnBars(structure[kind]);
        return {
          sentence: lineOf(kind, structure[kind], balls),
          picture: (
            <StructurePicture label={title} bars={bars} nameOf={(bar) => nameOf(kind, bar)} slip={slip} />
          ),
          table: () => tableOf(kind, title, bars),
        };
      }}
    </ChartCard>
  );
}

function nameOf(kind: StructureKind, { first, last }: StructureBar): string {
  return words.charts[kind].mark(first, last);
}

function tableOf(kind: StructureKind, title: string, bars: readonly StructureBar[]): ChartTable {
  const isSingle = valuesPerBar[kind] === 1;
  return {
    title,
    columns: [
      { heading: title, kind: isSingle ? 'number' : 'text' },
      { heading: words.table.draws, kind: 'number' },
      { heading: words.table.expected, kind: 'number', decimals: 1 },
      { heading: words.table.low, kind: 'number', decimals: 1 },
      { heading: words.table.high, kind: 'number', decimals: 1 },
    ],
    rows: bars.map(({ first, last, count, expected, low, high }) => [
      isSingle ? first : words.range(first, last),
      count,
      expected,
      low,
      high,
    ]),
  };
}
