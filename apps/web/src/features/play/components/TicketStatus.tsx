import { playTexts } from '@bolillero/texts/play';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconLoader from '@tabler/icons-react/dist/esm/icons/IconLoader.mjs';
import type { SlipStatus } from '../tickets/slip-status.ts';
import classes from './TicketStatus.module.css';

const icons = {
  registered: IconCheck,
  sending: IconLoader,
  waiting: IconClock,
  repeated: IconCopy,
  refused: IconAlertTriangle,
} as const;

interface TicketStatusProps {
  readonly status: SlipStatus;
  /** Main balls chosen, of how many: the words of an unfinished ticket. */
  readonly chosen: number;
  readonly of: number;
}

/** A ticket's state as a sign and words. */
export function TicketStatus({ status, chosen, of }: TicketStatusProps) {
  const words = playTexts.tickets;
  return (
    <span className={classes.status} data-status={status}>
      <TicketSign status={status} share={chosen / of} />
      {status === 'partial' ? words.chosen(chosen, of) : words.states[status]}
    </span>
  );
}

/** The sign alone: a ring that fills, then what became of the ticket. */
export function TicketSign({ status, share }: { status: SlipStatus; share: number }) {
  if (status === 'empty' || status === 'partial' || status === 'full')
    return (
      <svg className={classes.sign} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle className={classes.track} cx="8" cy="8" r="6" />
        <circle className={classes.share} cx="8" cy="8" r="6" pathLength="1" strokeDasharray={`${share} 1`} />
      </svg>
    );
  const Icon = icons[status];
  return <Icon className={classes.sign} data-status={status} size={16} stroke={2.5} aria-hidden="true" />;
}
