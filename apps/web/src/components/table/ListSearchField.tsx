import { tableTexts as texts } from '@bolillero/texts/table';
import { useCallback } from 'react';
import { SearchField } from '../ui/SearchField.tsx';
import classes from './ListTools.module.css';
import type { ListState } from './use-list-state.ts';

/** The box that a list is searched with; `/` leads to it. */
export function ListSearchField({ placeholder, state }: { placeholder: string; state: ListState }) {
  const { change, search } = state;
  const onSearch = useCallback((q: string | undefined) => change({ q }), [change]);
  return (
    <SearchField
      label={texts.search}
      placeholder={placeholder}
      className={classes.search}
      q={search.q}
      onSearch={onSearch}
    />
  );
}
