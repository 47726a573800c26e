import { limitTexts } from '@bolillero/texts/limits';
import { serverNow } from '../../../api/server-clock.ts';
import type { Limits } from '../api/limits.ts';
import { dayOfInstant } from './house-day.ts';
import classes from './Limits.module.css';
import { PauseForm } from './PauseForm.tsx';

const words = limitTexts.pause;

/** The pause that holds, and how to begin or lengthen one. */
export function PausePart({ limits: { paused_until: until } }: { limits: Limits }) {
  const paused = until !== null && Date.parse(until) > serverNow();
  return (
    <section className={classes.part} aria-labelledby="pause">
      <h2 id="pause" className={classes.heading}>
        {words.title}
      </h2>
      <p className={classes.lead}>{words.lead}</p>
      {paused && (
        <div className={classes.paused} role="status">
          <p>
            <strong>{words.until(dayOfInstant(until))}</strong>
          </p>
          <p>{words.untilHint}</p>
        </div>
      )}
      <PauseForm paused={paused} />
    </section>
  );
}
