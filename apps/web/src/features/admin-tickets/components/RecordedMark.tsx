import { adminTicketsTexts } from '@bolillero/texts/admin-tickets';
import type { Recorded } from '../api/tickets.ts';
import classes from './Tickets.module.css';

const { recorded: words } = adminTicketsTexts;

/** Where a PDF stands in the chain of proof, in a row; one that was recorded after its draw is told apart. */
export function RecordedMark({ proof }: { proof: Recorded }) {
  return (
    <span className={classes.recorded}>
      {words.entryOf(proof.seq)}
      {proof.aheadMs <= 0 && <span className={classes.overdue}>{words.late}</span>}
    </span>
  );
}
