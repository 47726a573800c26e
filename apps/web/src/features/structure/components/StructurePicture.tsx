import { numberText } from '@bolillero/domain/number-text';
import { structureTexts as words } from '@bolillero/texts/study-structure';
import { scaleLinear } from '@visx/scale';
import { chancePlace } from '../../../components/charts/chance-place.ts';
import { useChartKeys } from '../../../components/charts/use-chart-keys.ts';
import { useWidth } from '../../../components/charts/use-width.ts';
import { placeOf, type StructureBar } from '../structure-bars.ts';
import classes from './StructurePicture.module.css';

interface StructurePictureProps {
  /** What the bars are of, for screen readers. */
  readonly label: string;
  readonly bars: readonly StructureBar[];
  /** How a bar is announced: "3 impares", "Suma de 171 a 180". */
  readonly nameOf: (bar: StructureBar) => string;
  /** The value of the slip that is looked at. */
  readonly slip: number | undefined;
}

export const pictureHeight = 200;
const edge = { side: 4, top: 40, bottom: 24 };
/** Up to as many bars each has its label and its figure. */
const fewBars = 9;
const mostLabels = 6;

/**
 * How the draws fall on the values of one kind: a bar is what came, the stroke across it and its grey box what chance gives exactly and
 * its 95 % interval. The scale begins at 0.
 */
export function StructurePicture({ label, bars, nameOf, slip }: StructurePictureProps) {
  const [frame, width] = useWidth<HTMLDivElement>(320);
  const step = (width - 2 * edge.side) / Math.max(1, bars.length);
  const { active, focused, handlers } = useChartKeys({
    count: bars.length,
    nearest: (x) => Math.min(bars.length - 1, Math.max(0, Math.floor((x * width - edge.side) / step))),
  });
  const highest = Math.max(1, ...bars.map(({ count, high }) => Math.max(count, high)));
  const base = pictureHeight - edge.bottom;
  const scale = scaleLinear<number>({ domain: [0, highest], range: [base, edge.top] });
  const looked = bars[active];
  const own = bars.findIndex(({ first, last }) => slip !== undefined && slip >= first && slip <= last);
  const isFew = bars.length <= fewBars;
  const every = isFew ? 1 : Math.ceil(bars.length / mostLabels);
  const middle = (place: number) => edge.side + (place + 0.5) * step;
  return (
    <div ref={frame} className={classes.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with keys of its own */}
      <div {...handlers} role="group" aria-label={`${label}. ${words.keys}`} className={classes.plot}>
        <svg
          data-chart
          width={width}
          height={pictureHeight}
          viewBox={`0 0 ${width} ${pictureHeight}`}
          aria-hidden="true"
        >
          {own >= 0 && (
            <rect
              className={classes.slip}
              data-slip={bars[own]?.first}
              x={middle(own) - step / 2}
              y={edge.top - 22}
              width={step}
              height={pictureHeight - edge.top + 21}
              rx={Math.min(6, step / 3)}
            />
          )}
          {bars.map((bar, place) => {
            const thick = Math.max(1, Math.min(step * 0.62, 56));
            const band = Math.min(step, thick * 1.3 + 4);
            const stands = placeOf(bar) !== 'inside';
            const mark = stands ? (chancePlace(bar) === 'above' ? '▲' : '▼') : '';
            return (
              <g key={bar.first}>
                <rect
                  className={classes.bar}
                  data-place={placeOf(bar)}
                  data-count={bar.count}
                  x={middle(place) - thick / 2}
                  y={scale(bar.count)}
                  width={thick}
                  height={Math.max(0, base - scale(bar.count))}
                  rx={Math.min(3, thick / 3)}
                />
                <rect
                  className={classes.band}
                  x={middle(place) - band / 2}
                  y={scale(bar.high)}
                  width={band}
                  height={Math.max(0, scale(bar.low) - scale(bar.high))}
                />
                <line
                  className={classes.expected}
                  x1={middle(place) - band / 2}
                  x2={middle(place) + band / 2}
                  y1={scale(bar.expected)}
                  y2={scale(bar.expected)}
                />
                {(isFew || stands) && (
                  <text
                    className={classes.figure}
                    x={middle(place)}
                    y={Math.min(scale(bar.count), scale(bar.high)) - 6}
                    textAnchor="middle"
                  >
                    {mark}
                    {numberText(bar.count)}
                  </text>
                )}
                {(place === own ||
                  (place % every === 0 && (own < 0 || Math.abs(place - own) * step > 30))) && (
                  <text
                    className={classes.label}
                    data-own={place === own || undefined}
                    x={middle(place)}
                    y={pictureHeight - 7}
                    textAnchor="middle"
                  >
                    {bar.first}
                  </text>
                )}
              </g>
            );
          })}
          <line className={classes.base} x1={0} x2={width} y1={base} y2={base} />
          {looked && (
            <>
              <rect
                className={classes.looked}
                x={middle(active) - step / 2 + 1}
                y={edge.top - 21}
                width={Math.max(1, step - 2)}
                height={base - edge.top + 21}
                rx={Math.min(6, step / 3)}
              />
              <text className={classes.seen} x={width / 2} y={13} textAnchor="middle">
                {words.seen(nameOf(looked), looked.count, looked.expected)}
              </text>
            </>
          )}
        </svg>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {focused && looked ? words.mark(nameOf(looked), looked.count, looked.expected, placeOf(looked)) : ''}
      </p>
    </div>
  );
}
