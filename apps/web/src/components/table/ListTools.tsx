import { tableTexts as texts } from '@bolillero/texts/table';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { Window } from '../ui/Window.tsx';
import { DatesFilter } from './DatesFilter.tsx';
import { ListSearchField } from './ListSearchField.tsx';
import classes from './ListTools.module.css';
import type { Density, ListColumn } from './list-column.ts';
import type { ListFilters } from './list-filters.ts';
import type { ListSearch } from './list-search.ts';
import { phone } from './phone.ts';
import { SelectFilter } from './SelectFilter.tsx';
import type { ListState } from './use-list-state.ts';

interface ListToolsProps<S extends ListSearch, Row> {
  readonly state: ListState<S>;
  readonly filters: ListFilters<S>;
  readonly columns: readonly ListColumn<Row>[];
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  /** How many filters are put on. */
  readonly applied: number;
}

/** The row above a list: what is searched, its filters, its parts and how close the rows stand. On a phone the filters are a sheet. */
export function ListTools<S extends ListSearch, Row>(props: ListToolsProps<S, Row>) {
  const { state, filters, columns, density, onDensity, applied } = props;
  const [sheet, setSheet] = useState(false);
  const onPhone = useMediaQuery(phone);
  const fields: ReactNode = (
    <>
      {filters.choices?.map((filter) => (
        <SelectFilter key={filter.name} filter={filter} state={state} />
      ))}
      {filters.dates && <DatesFilter label={filters.dates} state={state} />}
    </>
  );
  const { parts } = filters;
  const isAnything = (filters.choices?.length ?? 0) > 0 || filters.dates !== undefined;
  return (
    <search className={classes.tools}>
      {filters.search && <ListSearchField placeholder={filters.search} state={state} />}
      {onPhone ? (
        <Button
          variant="default"
          leftSection={<IconFilter size={16} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setSheet(true)}
        >
          {texts.showFilters(applied)}
        </Button>
      ) : (
        isAnything && fields
      )}
      {parts && (
        <Segments
          label={parts.label}
          value={String(state.search[parts.name] ?? '')}
          options={parts.options.map(({ value, label, count }) => ({ value, label, count }))}
          onChange={(value) => state.change({ [parts.name]: value === '' ? undefined : value })}
        />
      )}
      {!onPhone && (
        <span className={classes.density}>
          <Segments
            label={texts.density}
            value={density}
            options={(['dense', 'airy'] as const).map((value) => ({ value, label: texts.densities[value] }))}
            onChange={onDensity}
          />
        </span>
      )}
      {sheet && (
        <Window title={texts.filters} onClose={() => setSheet(false)}>
          <div className={classes.sheet}>
            {fields}
            <OrderField columns={columns} state={state} />
            <Button onClick={() => setSheet(false)}>{texts.close}</Button>
          </div>
        </Window>
      )}
    </search>
  );
}

/** The order as a choice, where there are no headings to press. */
function OrderField<Row>({ columns, state }: { columns: readonly ListColumn<Row>[]; state: ListState }) {
  const options = columns.flatMap(({ sort, heading }) =>
    sort === undefined
      ? []
      : [
          { value: sort, label: texts.ascending(heading) },
          { value: `-${sort}`, label: texts.descending(heading) },
        ],
  );
  if (options.length === 0) return null;
  return (
    <label className={classes.field}>
      <span>{texts.order}</span>
      <select
        className={classes.select}
        value={state.search.sort ?? ''}
        onChange={(event) => state.change({ sort: event.currentTarget.value || undefined })}
      >
        <option value="">{texts.usualOrder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
