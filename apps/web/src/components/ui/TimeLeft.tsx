import { timeLeftText } from '@bolillero/texts/time-left';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useEffect, useState } from 'react';
import { serverNow } from '../../api/server-clock.ts';
import { timeOfInstant } from './dates.ts';
import classes from './TimeLeft.module.css';

const hour = 3_600_000;

interface TimeLeftProps {
  /** The instant by which something is to be done. */
  readonly to: string;
  /** The house's, whose hour it is told by. */
  readonly timeZone: string | undefined;
}

/** How long there is yet, and until what hour: 'en 6 h 04 min · 21:59'. Under an hour it is urgent. Told anew each minute. */
export function TimeLeft({ to, timeZone }: TimeLeftProps) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    // A little after the minute, so that a clock that is read early has passed it.
    const timer = setTimeout(() => setNow(serverNow()), 60_050 - (now % 60_000));
    return () => clearTimeout(timer);
  }, [now]);
  const left = Date.parse(to) - now;
  const isUrgent = left < hour;
  return (
    <span className={classes.left} data-urgent={isUrgent || undefined}>
      {isUrgent && <IconClock size={14} aria-hidden="true" />}
      <b>{timeLeftText(left)}</b>
      <span className={classes.at}>· {timeOfInstant(to, timeZone)}</span>
    </span>
  );
}
