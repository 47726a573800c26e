import { studyDatesTexts } from '@bolillero/texts/study-dates';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { type ReactNode, useRef, useState } from 'react';
import type { LotteryDetail } from '../../api/lottery.ts';
import type { StudiedRange, StudiedSeries } from '../../api/study.ts';
import { Bone } from '../ui/Bone.tsx';
import { Button } from '../ui/Button.tsx';
import { LazyWindow } from '../ui/LazyWindow.tsx';
import classes from './ScopeLine.module.css';
import { type StudiedScope, scopeWords } from './scope-words.ts';

interface ScopeLineProps {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
  /** Of the answer; undefined until it is there. */
  readonly scope: StudiedScope | undefined;
  /** The range of the address. */
  readonly range: StudiedRange;
  /** Changes the address; without it there is no [Fechas]: the range is the study's own. */
  readonly onRange?: (range: StudiedRange) => void;
  /** Further buttons before [Fechas]. */
  readonly children?: ReactNode;
}

const loadDates = () => import('./DatesWindow.tsx').then(({ DatesWindow }) => DatesWindow);

/** Over which draws a study speaks, and the button that changes its dates. As high while it waits as afterwards. */
export function ScopeLine({ lottery, series, scope, range, onRange, children }: ScopeLineProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const words = scopeWords(lottery, series, scope, range);
  const close = () => setOpen(false);
  return (
    <div className={classes.line} data-scope>
      <p className={classes.words} aria-live="polite" aria-busy={scope === undefined || undefined}>
        <b>{words.draws ?? <Waiting width="6.6em" />}</b>
        {words.range !== '' && (
          <span className={classes.range}>{words.range ?? <Waiting width="11.6em" />}</span>
        )}
        {words.series !== '' && <span className={classes.series}>{words.series}</span>}
        {words.matrices !== '' && <span className={classes.matrices}>{words.matrices}</span>}
      </p>
      {(children || onRange) && (
        <div className={classes.buttons} ref={button}>
          {children}
          {onRange && (
            <Button
              variant="default"
              size="md"
              className={classes.dates}
              leftSection={<IconCalendar size={18} aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {studyDatesTexts.dates}
            </Button>
          )}
        </div>
      )}
      {open && onRange && (
        <LazyWindow
          load={loadDates}
          onFailed={close}
          props={{ lottery, series, range, onRange, onClose: close, anchor: button }}
        />
      )}
    </div>
  );
}

const Waiting = ({ width }: { width: string }) => (
  <span className={classes.waiting}>
    <Bone width={width} height="0.9em" />
  </span>
);
