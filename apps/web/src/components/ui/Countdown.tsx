import { useEffect, useSyncExternalStore } from 'react';
import { serverNow } from '../../api/server-clock.ts';
import classes from './Countdown.module.css';
import { countdownText } from './countdown-text.ts';

interface CountdownProps {
  /** The instant it runs to: ISO text or milliseconds since the epoch. */
  readonly to: string | number;
  /** Said before the time while it runs: "Cierra en". */
  readonly prefix?: string | undefined;
  /** Called once when the end is reached while on screen. */
  readonly onEnd?: (() => void) | undefined;
}

/** What is left until an instant, by the server's clock. A timer for screen readers: read when asked, never by itself. */
export function Countdown({ to, prefix, onEnd }: CountdownProps) {
  const end = typeof to === 'number' ? to : Date.parse(to);
  // The text is the snapshot: a component renders again only when what it shows changes.
  const text = useSyncExternalStore(everySecond, () => countdownText(end - serverNow()));
  const closed = useSyncExternalStore(everySecond, () => end <= serverNow());
  useEffect(() => {
    if (!onEnd || closed) return;
    const timer = setTimeout(onEnd, Math.min(end - serverNow(), 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [closed, end, onEnd]);
  return (
    <span role="timer" className={classes.countdown} data-closed={closed || undefined}>
      {prefix && !closed && <span className={classes.prefix}>{prefix} </span>}
      <time dateTime={new Date(end).toISOString()}>{text}</time>
    </span>
  );
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls back once a second. However many clocks are on the page, there is one timer, and none without them. */
function everySecond(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
