import { structureTexts as words } from '@bolillero/texts/study-structure';
import type { StructureKind } from './api.ts';
import { aboutHalf, chanceOf, likeliest, placeOf, type StructureBar } from './structure-bars.ts';

const { charts } = words;

/** What is most common of a kind, in one short line; `balls`: how many a draw has. Empty without draws. */
export function lineOf(kind: StructureKind, bars: readonly StructureBar[], balls: number): string {
  const [first, second] = likeliest(bars);
  if (first === undefined) return '';
  switch (kind) {
    case 'odd':
      return charts.odd.line(first.first, balls, chanceOf(bars, first));
    case 'low': {
      const two = [first, ...(second ? [second] : [])].toSorted((a, b) => a.first - b.first);
      const part = two.reduce((sum, bar) => sum + chanceOf(bars, bar), 0);
      return charts.low.line(two[0]?.first ?? 0, two.at(-1)?.first ?? 0, part);
    }
    case 'consecutive': {
      const none = bars.find((bar) => bar.first === 0);
      const draws = bars.reduce((sum, { count }) => sum + count, 0);
      const came = draws === 0 ? 0 : 1 - (none?.count ?? 0) / draws;
      return charts.consecutive.line(
        came,
        1 - chanceOf(bars, none),
        none === undefined || placeOf(none) === 'inside',
      );
    }
    case 'repeats':
      return charts.repeats.line(
        chanceOf(
          bars,
          bars.find((bar) => bar.first === 0),
        ),
      );
    case 'sum':
    case 'span': {
      const half = aboutHalf(bars);
      return half === null ? '' : charts[kind].line(half.part, half.first, half.last);
    }
  }
}
