import { slipsTexts as words } from '@bolillero/texts/study-slips';
import { heats } from '../slip-state.ts';
import classes from './HeatKey.module.css';

/** What the colours by count mean, each with its figure. */
export function HeatKey() {
  return (
    <ul className={classes.key} aria-label={words.legend}>
      {heats.map((heat) => (
        <li key={heat}>
          <span className={classes.ball} data-heat={heat} aria-hidden="true">
            {words.badges[heat]}
          </span>
          {words.heats[heat]}
        </li>
      ))}
    </ul>
  );
}
