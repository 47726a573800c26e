import { numberText } from '@bolillero/domain/number-text';
import type { PeriodLength } from '@bolillero/domain/statistics/periods';
import { chartTexts } from '@bolillero/texts/charts';
import { appearanceTexts } from '@bolillero/texts/study-appearance';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { useChartKeys } from '../../../components/charts/use-chart-keys.ts';
import { useWidth } from '../../../components/charts/use-width.ts';
import type { PeriodCount } from '../api.ts';
import { type PeriodBars, periodBars } from '../period-bars.ts';
import classes from './PeriodsPicture.module.css';

interface PeriodsPictureProps {
  readonly ball: number;
  readonly periods: readonly PeriodCount[];
  readonly by: PeriodLength;
}

const words = appearanceTexts.averages;

export const periodsPictureHeight = 224;
const height = 210;
/** Months keep this width and scroll. */
const monthWidth = 36;
/** Narrower columns of years say only their last two figures. */
const wholeYear = 44;

/** How often a ball came, period by period, each before the band of its own draws. Months scroll in their own box, the newest at the right. */
export const PeriodsPicture = memo(function PeriodsPicture({ ball, periods, by }: PeriodsPictureProps) {
  const [frame, room] = useWidth<HTMLDivElement>(324);
  const box = useRef<HTMLDivElement>(null);
  const width = by === 'month' ? Math.max(room, periods.length * monthWidth) : room;
  const layout = periodBars(periods, width, height);
  const { active, focused, handlers } = useChartKeys({
    count: periods.length,
    nearest: (x) => Math.min(periods.length - 1, Math.floor(x * periods.length)),
  });
  const looked = focused ? layout.bars[active] : undefined;
  // the newest are seen first, and whichever the keyboard looks at
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are others
  useLayoutEffect(() => {
    box.current?.scrollTo({ left: width });
  }, [width, ball]);
  const markX = looked?.x;
  useEffect(() => {
    const { current: it } = box;
    if (!it || markX === undefined) return;
    const [least, most] = [markX - it.clientWidth + monthWidth, markX - monthWidth];
    if (it.scrollLeft < least) it.scrollLeft = least;
    if (it.scrollLeft > most) it.scrollLeft = most;
  }, [markX]);
  return (
    <div ref={frame} style={{ minBlockSize: periodsPictureHeight }}>
      <div ref={box} className={classes.box} data-strip>
        {/* biome-ignore lint/a11y/useSemanticElements: a picture with keys of its own */}
        <div
          {...handlers}
          role="group"
          aria-roledescription={chartTexts.chart}
          aria-label={`${words.label(ball, by)}. ${words.keys}`}
          className={classes.plot}
          style={{ inlineSize: width }}
        >
          <Bars {...layout} {...{ by, width }} looked={looked?.period ?? null} />
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {looked ? words.mark(looked.period, looked.count, looked.expected, looked.place) : ''}
      </p>
    </div>
  );
});

interface BarsProps extends PeriodBars {
  readonly by: PeriodLength;
  readonly width: number;
  /** The period that is looked at. */
  readonly looked: string | null;
}

function Bars({ bars, floor, by, width, looked }: BarsProps) {
  return (
    <svg data-chart width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {bars.map(({ period, x, column }) =>
        period === looked ? (
          <rect
            key={period}
            className={classes.looked}
            x={x - column / 2 + 1}
            y={2}
            width={column - 2}
            height={height - 4}
            rx={6}
          />
        ) : null,
      )}
      {bars.map(({ period, x, column, highY, lowY }) => (
        <rect
          key={period}
          className={classes.band}
          x={x - column / 2}
          y={highY}
          width={column}
          height={Math.max(0, lowY - highY)}
        />
      ))}
      <line className={classes.floor} x1={0} x2={width} y1={floor} y2={floor} />
      {bars.map(({ period, count, draws, x, width: bar, column, top, place, expectedY }) => (
        <g key={period}>
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
            <text className={classes.count} x={x} y={top - 6} textAnchor="middle">
              {sign[place]}
              {numberText(count)}
            </text>
          )}
          <text className={classes.period} x={x} y={height - 8} textAnchor="middle">
            {nameOf(period, by, column)}
          </text>
        </g>
      ))}
    </svg>
  );
}

const sign = { above: '▲ ', below: '▼ ', inside: '' } as const;

/** A year as room allows; a month by its figures, January with its year. */
function nameOf(period: string, by: PeriodLength, column: number): string {
  if (by === 'year') return column < wholeYear ? `’${period.slice(2)}` : period;
  return appearanceTexts.averages.shortMonth(period);
}
