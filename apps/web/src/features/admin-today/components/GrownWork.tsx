import { adminTodayTexts as texts } from '@bolillero/texts/admin-today';
import { useEffect, useRef, useState } from 'react';
import { type DueCounts, useDueCounts } from '../../../api/dashboard.ts';

/** Tells screen readers when more waits than before; what was done by then is seen to by who did it. */
export function GrownWork() {
  const counts = useDueCounts().data;
  const known = useRef(counts);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const more = known.current && counts ? growth(known.current, counts) : 0;
    if (more > 0) setSaid(texts.grown(more));
    known.current = counts;
  }, [counts]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

/** How much came to what waits; what went elsewhere counts for nothing. */
function growth(before: DueCounts, after: DueCounts): number {
  const names = Object.keys(after) as (keyof DueCounts)[];
  return names.reduce((sum, name) => sum + Math.max(0, (after[name] ?? 0) - (before[name] ?? 0)), 0);
}
