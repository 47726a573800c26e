import { tableTexts as texts } from '@bolillero/texts/table';
import classes from './ListTools.module.css';
import type { ChoiceFilter } from './list-filters.ts';
import type { ListSearch } from './list-search.ts';
import type { ListState } from './use-list-state.ts';

interface SelectFilterProps<S extends ListSearch> {
  readonly filter: ChoiceFilter<S>;
  readonly state: ListState<S>;
}

/** One value of a filter, or all of them, by the browser's own control. */
export function SelectFilter<S extends ListSearch>({ filter, state }: SelectFilterProps<S>) {
  const { name, label, options } = filter;
  const value = state.search[name];
  return (
    <select
      className={classes.select}
      aria-label={label}
      data-applied={value !== undefined || undefined}
      value={value === undefined ? '' : String(value)}
      onChange={({ currentTarget }) => {
        const chosen = currentTarget.value;
        const typed = typeof value === 'number' || /^\d+$/.test(chosen) ? Number(chosen) : chosen;
        state.change({ [name]: chosen === '' ? undefined : typed });
      }}
    >
      <option value="">{value === undefined ? label : texts.all(label)}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
