import { leastExpected } from '@bolillero/domain/statistics/expected';
import { scaleLinear } from '@visx/scale';
import { type ChancePlace, chancePlace } from '../../components/charts/chance-place.ts';
import type { PeriodCount } from './api.ts';

export interface PeriodBar extends PeriodCount {
  readonly x: number;
  /** Of the bar; of its period's band and line, which touch their neighbours'. */
  readonly width: number;
  readonly column: number;
  readonly top: number;
  readonly expectedY: number;
  readonly highY: number;
  readonly lowY: number;
  readonly place: ChancePlace;
}

/** Where the bars of periods lie, in pixels from the upper left corner. */
export interface PeriodBars {
  readonly floor: number;
  readonly bars: readonly PeriodBar[];
}

const room = { above: 24, below: 26 } as const;
const widest = 44;

/** Lays out a bar a period, the oldest first, from 0. */
export function periodBars(periods: readonly PeriodCount[], width: number, height: number): PeriodBars {
  const most = Math.max(1, ...periods.flatMap(({ count, high }) => [count, high]));
  const floor = height - room.below;
  const scale = scaleLinear<number>({ domain: [0, most], range: [floor, room.above] });
  const column = width / Math.max(1, periods.length);
  const bar = Math.min(widest, column * 0.66);
  return {
    floor,
    bars: periods.map((period, at) => ({
      ...period,
      x: (at + 0.5) * column,
      width: bar,
      column,
      top: scale(period.count),
      expectedY: scale(period.expected),
      highY: scale(period.high),
      lowY: scale(period.low),
      // so few are expected that nothing stands out
      place: period.expected < leastExpected ? 'inside' : chancePlace(period),
    })),
  };
}
