import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import type { DrawSort } from '../api.ts';
import classes from './Study.module.css';

interface SortHeadingProps {
  readonly label: string;
  /** What its column is sorted by. */
  readonly by: 'fecha' | 'balls';
  readonly sort: DrawSort;
  readonly onSort: (sort: DrawSort) => void;
  readonly className?: string | undefined;
}

/** The heading of a column that the table can be sorted by: a press sorts by it, the next one turns the order round. */
export function SortHeading({ label, by, sort, onSort, className }: SortHeadingProps) {
  const isUp = sort === by;
  const isDown = sort === `-${by}`;
  const Icon = isUp ? IconArrowUp : isDown ? IconArrowDown : IconArrowsSort;
  // dates begin with the newest, balls with the smallest
  const next: DrawSort = isUp ? `-${by}` : isDown || by === 'balls' ? by : '-fecha';
  return (
    <th scope="col" className={className} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <button type="button" className={classes.sort} onClick={() => onSort(next)}>
        {label}
        <Icon size={16} aria-hidden="true" />
      </button>
    </th>
  );
}
