import classes from './HeatKey.module.css';
import { heatBadges, heats } from './heat.ts';

interface HeatKeyProps {
  readonly label: string;
  /** Of each colour, from none on. */
  readonly meanings: readonly string[];
}

/** What the colours by count mean, each with its figure. */
export function HeatKey({ label, meanings }: HeatKeyProps) {
  return (
    <ul className={classes.key} aria-label={label}>
      {heats.map((heat) => (
        <li key={heat}>
          <span className={classes.sample} data-heat={heat} aria-hidden="true">
            {heatBadges[heat]}
          </span>
          {meanings[heat]}
        </li>
      ))}
    </ul>
  );
}

/** The same of tiles, on one line: '0 1 2 3+ veces en los últimos 3 sorteos'. */
export function TileHeatKey({ caption }: { caption: string }) {
  return (
    <p className={classes.line}>
      {heats.map((heat) => (
        <span key={heat} className={classes.sample} data-heat={heat} data-tile>
          {heatBadges[heat]}
        </span>
      ))}{' '}
      <span className={classes.caption}>{caption}</span>
    </p>
  );
}
