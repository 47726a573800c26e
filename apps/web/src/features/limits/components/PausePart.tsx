import { limitTexts } from '@bolillero/texts/limits';
import { serverNow } from '../../../api/server-clock.ts';
import { instantInWords } from '../../../components/ui/dates.ts';
import type { Limits } from '../api.ts';
import classes from './Limits.module.css';
import { PauseForm } from './PauseForm.tsx';

const words = limitTexts.pause;

/** The pause that holds, and how to begin or lengthen one. */
export function PausePart({ limits: { pausedUntil } }: { limits: Limits }) {
  const paused = pausedUntil !== null && Date.parse(pausedUntil) > serverNow();
  return (
    <section className={classes.part} aria-labelledby="pause">
      <h2 id="pause" className={classes.heading}>
        {words.title}
      </h2>
      <p className={classes.lead}>{words.lead}</p>
      {paused && (
        <div className={classes.paused} role="status">
          <p>
            <strong>{words.until(instantInWords(pausedUntil))}</strong>
          </p>
          <p>{words.untilHint}</p>
        </div>
      )}
      <PauseForm paused={paused} />
    </section>
  );
}
