import type { Stage } from '../stage.ts';
import classes from './DrumPicture.module.css';

interface DrumPictureProps {
  readonly stage: Stage;
  /** What stands behind the balls, or the glass before them. */
  readonly layer: 'back' | 'front';
  /** Whether the last place is the special ball's. */
  readonly hasSpecial: boolean;
}

/** The drums with their stands, the rail below them and the places of the drawn balls. */
export function DrumPicture({ stage, layer, hasSpecial }: DrumPictureProps) {
  const { width, height, drums, places, placeRadius } = stage;
  return (
    <svg className={classes.picture} viewBox={`0 0 ${width} ${height}`} data-layer={layer} aria-hidden="true">
      {layer === 'back' && (
        <>
          <defs>
            <radialGradient id="drum-depth" cx="50%" cy="38%" r="62%">
              <stop offset="0%" className={classes.near} />
              <stop offset="100%" className={classes.far} />
            </radialGradient>
          </defs>
          {places.map(({ x, y }, at) => (
            <circle
              key={x}
              cx={x}
              cy={y}
              r={placeRadius - 1}
              className={classes.place}
              data-special={(hasSpecial && at === places.length - 1) || undefined}
            />
          ))}
        </>
      )}
      {drums.map(({ x, y, radius }, nth) =>
        layer === 'back' ? (
          <g key={x} data-special={nth === 1 || undefined} className={classes.drum}>
            <path
              className={classes.stand}
              d={`M${x - radius * 0.5} ${y + radius * 0.88} L${x - radius * 0.72} ${y + radius + 12} H${x + radius * 0.72} L${x + radius * 0.5} ${y + radius * 0.88} Z`}
            />
            <circle cx={x} cy={y} r={radius} fill="url(#drum-depth)" />
          </g>
        ) : (
          <g key={x} data-special={nth === 1 || undefined} className={classes.drum}>
            <circle cx={x} cy={y} r={radius + 2.5} className={classes.rim} />
            <path
              className={classes.shine}
              d={`M${x - radius * 0.8} ${y - radius * 0.24} A${radius * 0.84} ${radius * 0.84} 0 0 1 ${x - radius * 0.14} ${y - radius * 0.82}`}
            />
            <path className={classes.mouth} d={`M${x - 15} ${y + radius - 3} h30 l-4 13 h-22 Z`} />
          </g>
        ),
      )}
    </svg>
  );
}
