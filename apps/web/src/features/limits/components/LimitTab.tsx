import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useLimits } from '../api.ts';
import { HelpLines } from './HelpLines.tsx';
import { LimitForm } from './LimitForm.tsx';
import { LimitState } from './LimitState.tsx';
import classes from './Limits.module.css';
import { PausePart } from './PausePart.tsx';

/** 'Juego responsable': one's own monthly limit, a pause, and where to find help. */
export function LimitTab() {
  const query = useLimits();
  return (
    <Loaded query={query} waiting={<RowsSkeleton rows={3} height={160} />}>
      {(data) => (
        <div className={classes.parts}>
          <section className={classes.part} aria-labelledby="limit">
            <LimitState limits={data} />
            <LimitForm limits={data} />
          </section>
          <PausePart limits={data} />
          <HelpLines />
        </div>
      )}
    </Loaded>
  );
}
