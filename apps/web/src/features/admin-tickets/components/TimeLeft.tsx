import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../api/server-clock.ts';
import { timeOfInstant } from '../../../components/ui/dates.ts';
import { timeLeft } from '../time-left.ts';
import type { Purchase } from '../api/tickets.ts';
import classes from './Tickets.module.css';

const hour = 3_600_000;

interface TimeLeftProps {
  readonly purchase: Purchase;
  readonly timeZone: string | undefined;
}

/** How long a ticket may still be bought, and until what hour of the house; under an hour it is urgent, overdue it says so. */
export function TimeLeft({ purchase: { closesAt, overdue }, timeZone }: TimeLeftProps) {
  const now = useMinute();
  const left = Date.parse(closesAt) - now;
  if (overdue) {
    return (
      <span className={classes.overdue} title={texts.overdueHint}>
        <IconAlertTriangle size={14} aria-hidden="true" />
        {texts.overdue}
      </span>
    );
  }
  const at = timeOfInstant(closesAt, timeZone);
  if (left <= 0) return <span className={classes.urgent}>{texts.closed(at)}</span>;
  return (
    <span className={classes.left} data-urgent={left < hour || undefined}>
      {left < hour && <IconClock size={14} aria-hidden="true" />}
      <b>{timeLeft(left)}</b> · {at}
    </span>
  );
}

/** This instant, told anew as each minute begins. */
function useMinute(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), 60_000 - (serverNow() % 60_000) + 50);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
