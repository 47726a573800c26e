import type { BallCount } from '@bolillero/domain/statistics/counts';
import { placeOfPair } from '@bolillero/domain/statistics/pair-map';
import { frequencyTexts } from '@bolillero/texts/study-frequency';
import { chancePlace } from '../../components/charts/chance-place.ts';
import type { ChartTable } from '../../components/charts/chart-table.ts';
import type { Counted } from './api.ts';
import { isJudged } from './outside.ts';

const words = frequencyTexts.table;

/** What a chart of counts shows, as rows; one ball stands as a number, several as "21-32". */
export function countsTable(title: string, what: string, rows: readonly Counted[]): ChartTable {
  const single = rows.every(({ balls }) => balls.length === 1);
  return {
    title,
    columns: [
      { heading: what, kind: single ? 'number' : 'text' },
      { heading: words.count, kind: 'number' },
      { heading: words.expected, kind: 'number', decimals: 1 },
      { heading: words.low, kind: 'number', decimals: 1 },
      { heading: words.high, kind: 'number', decimals: 1 },
      ...(single ? [{ heading: words.place, kind: 'text' } as const] : []),
    ],
    rows: rows.map((row) => [
      single ? (row.balls[0] ?? null) : row.balls.join('-'),
      row.count,
      row.expected,
      row.low,
      row.high,
      ...(single ? [isJudged(row) ? words.places[chancePlace(row)] : null] : []),
    ]),
  };
}

/** All pairs of a map. */
export function pairsTable(counts: readonly number[], size: number): ChartTable {
  const rows: [number, number, number][] = [];
  for (let one = 1; one < size; one += 1) {
    for (let other = one + 1; other <= size; other += 1) {
      rows.push([one, other, counts[placeOfPair(one, other, size)] ?? 0]);
    }
  }
  return {
    title: frequencyTexts.map.title,
    columns: [
      { heading: words.ball, kind: 'number' },
      { heading: words.with, kind: 'number' },
      { heading: words.count, kind: 'number' },
    ],
    rows,
  };
}

/** The pairs of one ball. `expectedOf`: what chance gives to a pair, by its larger ball. */
export function partnersTable(
  ball: number,
  partners: readonly BallCount[],
  expectedOf: (larger: number) => number,
): ChartTable {
  return {
    title: frequencyTexts.map.tableTitle(ball),
    columns: [
      { heading: words.with, kind: 'number' },
      { heading: words.count, kind: 'number' },
      { heading: words.expected, kind: 'number', decimals: 1 },
    ],
    rows: partners.map((partner) => [partner.ball, partner.count, expectedOf(Math.max(ball, partner.ball))]),
  };
}
