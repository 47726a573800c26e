import { tableTexts as texts } from '@bolillero/texts/table';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Button } from '../ui/Button.tsx';
import classes from './FilterChips.module.css';
import type { AppliedFilter } from './list-filters.ts';

interface FilterChipsProps {
  readonly applied: readonly AppliedFilter[];
  readonly onRemove: (filter: AppliedFilter) => void;
  readonly onClear: () => void;
}

/** What a list is filtered by, each taken off by itself or all at once. */
export function FilterChips({ applied, onRemove, onClear }: FilterChipsProps) {
  if (applied.length === 0) return null;
  return (
    <div className={classes.bar}>
      <ul className={classes.chips} aria-label={texts.applied}>
        {applied.map((filter) => (
          <li key={filter.words} className={classes.chip}>
            {filter.words}
            <button
              type="button"
              className={classes.remove}
              aria-label={texts.remove(filter.words)}
              onClick={() => onRemove(filter)}
            >
              <IconX size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Button size="xs" variant="subtle" onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  );
}
