import type { BallState } from './ball-marks.ts';
import classes from './Slip.module.css';
import { SlipCell } from './SlipPanel.tsx';

interface SlipSampleProps {
  /** Side by side, as in a row of a panel. */
  readonly numbers: readonly number[];
  /** How the numbers are inked; without it they are not chosen. */
  readonly state?: BallState;
  /** How often they came in the draws that colour the panel; without it nothing colours it. */
  readonly count?: number;
  /** The row is framed as a zone. */
  readonly zone?: boolean;
  readonly tone?: 'main' | 'special';
  /** Of a slip on which no further number fits. */
  readonly full?: boolean;
}

/** Numbers as the panels of a slip draw them, to be looked at: what they say is told beside them. */
export function SlipSample({ numbers, state, count, zone = false, tone = 'main', full }: SlipSampleProps) {
  const last = numbers.length - 1;
  return (
    <div
      className={classes.panel}
      style={{ gridTemplateColumns: `repeat(${numbers.length}, 1fr)` }}
      data-sample
      data-tone={tone}
      data-full={full || undefined}
      data-coloured={count !== undefined || undefined}
      aria-hidden="true"
      inert
    >
      {numbers.map((number, at) => (
        <SlipCell
          key={number}
          number={number}
          state={state}
          matched={false}
          count={count ?? 0}
          zone={zone ? (at === 0 ? 'start' : at === last ? 'end' : 'inside') : undefined}
          tabbable={false}
        />
      ))}
    </div>
  );
}
