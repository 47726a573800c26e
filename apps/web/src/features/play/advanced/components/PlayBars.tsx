import { type ReactNode, useRef } from 'react';
import { useCover } from '../../../../components/layout/use-cover.ts';
import classes from './PlayBars.module.css';

interface PlayBarsProps {
  readonly children: ReactNode;
}

/**
 * What stays beneath the header while the slips scroll: both rows of tools, or the bar that takes their place while tickets are marked. How
 * much of the screen it covers stands in `--bars-cover`, for what else sticks there.
 */
export function PlayBars({ children }: PlayBarsProps) {
  const bars = useRef<HTMLDivElement>(null);
  useCover(bars, '--bars-cover');
  return (
    <div ref={bars} className={classes.bars}>
      {children}
    </div>
  );
}
