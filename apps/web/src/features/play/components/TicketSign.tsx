import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import type { SlipStatus } from '../tickets/slip-status.ts';
import classes from './TicketSign.module.css';

/** A ticket's state as a sign: a ring that fills, with a dot where the special ball is missing, dashed on its way, a check in the cart. */
export function TicketSign({ status, share }: { status: SlipStatus; share: number }) {
  if (status === 'refused')
    return <IconAlertTriangle className={classes.sign} data-status={status} size={16} aria-hidden="true" />;
  if (status === 'repeated')
    return <IconCopy className={classes.sign} data-status={status} size={16} aria-hidden="true" />;
  return (
    <svg
      className={classes.sign}
      data-status={status}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
    >
      {status === 'registered' ? (
        <>
          <circle className={classes.disc} cx="8" cy="8" r="7.5" />
          <path className={classes.check} d="m4.6 8.2 2.3 2.3 4.5-4.7" />
        </>
      ) : (
        <>
          <circle className={classes.track} cx="8" cy="8" r="6" />
          {status !== 'pending' && (
            <circle
              className={classes.share}
              cx="8"
              cy="8"
              r="6"
              pathLength="1"
              strokeDasharray={`${share} 1`}
            />
          )}
          {status === 'special-missing' && <circle className={classes.dot} cx="8" cy="8" r="2.5" />}
        </>
      )}
    </svg>
  );
}
