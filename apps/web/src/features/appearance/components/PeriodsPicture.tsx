import { numberText } from '@bolillero/domain/number-text';
import type { PeriodLength } from '@bolillero/domain/statistics/periods';
import { appearanceTexts } from '@bolillero/texts/study-appearance';
import type { PeriodCount } from '../api.ts';
import { periodBars } from '../period-bars.ts';
import classes from './PeriodsPicture.module.css';

interface PeriodsPictureProps {
  readonly periods: readonly PeriodCount[];
  readonly by: PeriodLength;
  readonly width: number;
  /** The period under the keyboard's or the finger's mark. */
  readonly marked: string | null;
}

export const periodsPictureHeight = 210;
/** Narrower columns of years say only their last two figures. */
const wholeYear = 44;

/** How often a ball came, period by period, each before the band of its own draws. */
export function PeriodsPicture({ periods, by, width, marked }: PeriodsPictureProps) {
  const height = periodsPictureHeight;
  const { floor, bars } = periodBars(periods, width, height);
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {bars.map(({ period, x, column, highY, lowY }) => (
        <rect
          key={period}
          className={classes.band}
          x={x - column / 2}
          y={highY}
          // a hair wider: between neighbours no seam is seen
          width={column + 0.5}
          height={Math.max(0, lowY - highY)}
        />
      ))}
      <line className={classes.floor} x1={0} x2={width} y1={floor} y2={floor} />
      {bars.map(({ period, count, draws, x, width: bar, column, top, place, expectedY }) => (
        <g key={period}>
          {period === marked && (
            <rect
              className={classes.marked}
              x={x - column / 2 + 1}
              y={2}
              width={column - 2}
              height={height - 4}
              rx={6}
            />
          )}
          <rect className={classes[place]} x={x - bar / 2} y={top} width={bar} height={floor - top} rx={3} />
          {draws > 0 && (
            <line
              className={classes.expected}
              x1={x - column / 2}
              x2={x + column / 2}
              y1={expectedY}
              y2={expectedY}
            />
          )}
          {draws > 0 && (
            <text className={classes.count} x={x} y={top - 6}>
              {sign[place]}
              {numberText(count)}
            </text>
          )}
          <text className={classes.period} x={x} y={height - 8}>
            {nameOf(period, by, column)}
          </text>
        </g>
      ))}
    </svg>
  );
}

const sign = { above: '▲ ', below: '▼ ', within: '' } as const;

/** A year as room allows; a month by its figures, January with its year. */
function nameOf(period: string, by: PeriodLength, column: number): string {
  if (by === 'year') return column < wholeYear ? `’${period.slice(2)}` : period;
  return appearanceTexts.averages.shortMonth(period);
}
